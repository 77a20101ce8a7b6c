# Pourquoi un robot a décidé ainsi. Les parts sont en pour cent d'une victoire.

why-plain = C'est ce que l'on fait d'ordinaire ici.
why-only = Il n'y avait rien d'autre à faire.
why-clear = Nettement mieux que « { $action } » : { $chosen } % contre { $other } %.
why-close = À peine mieux que « { $action } » : { $chosen } % contre { $other } %.
why-mixed = Tous décident en même temps, alors je varie : ceci { $share } % du temps, pour que personne ne puisse y compter.
why-greedy = C'est ce qui paraît le mieux sur le moment : { $chosen } %.
why-random = Je tire au sort.

why-wrath-dice = Pesé sur tous les résultats que les dés peuvent encore donner.
why-wrath-hatch = Un dinosaure travaille pour moi jusqu'à la fin de la partie.
why-wrath-eruption = { $left ->
    [0] Aucune place du Volcan n’est libre
    [one] Une place du Volcan est libre
   *[other] { $left } places du Volcan sont libres
} ; une éruption me rapporterait { $mine } points, et { $best } au meilleur des autres.
why-wrath-majority = En l'état, une éruption me rapporterait { $mine } points, et { $best } au meilleur des autres.
why-trex-near = Le Ty-Rex est à { $steps } pas.
why-trex-trees = { $trees ->
    [0] Aucun arbre n’est à un pas.
    [one] Un arbre est à un pas.
   *[other] { $trees } arbres sont à un pas.
}
why-trex-lead = J'ai { $mine } arbres, le premier { $best }.
why-sapiens-balance = C'est le plus faible des deux qui compte : j'ai { $food } de nourriture et { $shelter } d'abri.
why-sapiens-tiles = Des tuiles qui vont à mes extrémités libres, et dont les autres auraient besoin.
why-warlock-chest = Ces trois numéros sont les bons à { $chance } %.
why-warlock-learn = Combinaisons encore possibles : { $possible }. Je veux en savoir plus.
why-warlock-known = { $possible ->
    [one] Une seule combinaison reste possible.
   *[other] { $possible } combinaisons restent possibles.
}
why-warlock-round = C'est le tour { $round } ; après le tour { $last } Zagor l'emporte.
why-fuji-card = Cela nous rapproche du village, et mes dés lui conviennent.
why-fuji-dice = Je garde les dés qui comptent pour ma carte.
why-fuji-hint = Un mot honnête sur mes dés, pour que les autres puissent en tenir compte.
why-fuji-hint-roll = Sur cette carte, ces dés comptent plus qu'environ { $percent } % des lancers possibles.
why-fuji-hint-threat = Sur la carte de mon voisin, mes dés comptent plus qu'environ { $percent } % des lancers possibles.
why-fuji-hint-card = { $gain ->
    [0] Pour l'un de nous, aucune place ne vaut mieux que cette carte.
    [one] Pour l'un de nous, cette carte n'est qu'à { $gain } point de pourcentage de la meilleure place.
   *[other] Pour l'un de nous, cette carte n'est qu'à { $gain } points de pourcentage de la meilleure place.
}
why-fuji-plan = { $loss ->
    [0] C'est ainsi que nous nous gênons le moins : je remporte ma comparaison dans { $percent } % des cas et n'y perds presque pas de santé.
    [one] C'est ainsi que nous nous gênons le moins : je remporte ma comparaison dans { $percent } % des cas et y perds environ une case de santé.
   *[other] C'est ainsi que nous nous gênons le moins : je remporte ma comparaison dans { $percent } % des cas et y perds environ { $loss } cases de santé.
}
why-fuji-third = { $loss ->
    [0] Là, le troisième pion remporte sa comparaison dans { $percent } % des cas et n'y perd presque pas de santé.
    [one] Là, le troisième pion remporte sa comparaison dans { $percent } % des cas et y perd environ une case de santé.
   *[other] Là, le troisième pion remporte sa comparaison dans { $percent } % des cas et y perd environ { $loss } cases de santé.
}
why-fuji-chance = À mon avis, nous sommes alors sauvés dans { $percent } % des cas.
why-fuji-over = { $gain ->
    [one] Juste après vient « { $action } », qui nous coûterait { $gain } point de pourcentage.
   *[other] Juste après vient « { $action } », qui nous coûterait { $gain } points de pourcentage.
}
why-fuji-alike = « { $action } » vaudrait pratiquement autant.
why-fuji-under = { $gain ->
    [one] « { $action } » paraît meilleur de { $gain } point de pourcentage : trop peu pour s'y fier.
   *[other] « { $action } » paraît meilleur de { $gain } points de pourcentage : trop peu pour s'y fier.
}
why-fuji-asked = { $gain ->
    [0] Un coéquipier l'a suggéré, et aucune autre carte ne vaut mieux.
    [one] Un coéquipier l'a suggéré : cela vaut bien le point de pourcentage qu'une autre carte semble offrir de plus.
   *[other] Un coéquipier l'a suggéré : cela vaut bien les { $gain } points de pourcentage qu'une autre carte semble offrir de plus.
}
why-fuji-patience = J'ai marqué des cartes { $count } fois pendant ce tour : je m'en tiens à la dernière.
why-fuji-nowhere = Aucune carte d'un bon plan ne m'est ouverte : je m'en tiens à ce que j'ai marqué.
why-fuji-unready = De mon côté, tout est prêt ; je ne pourrais plus que revenir là-dessus.
why-fuji-reroll = { $gain ->
    [0] De toutes les façons de garder et de relancer, pour moi et mes voisins, c'est la meilleure, de moins d'un point de pourcentage.
    [one] De toutes les façons de garder et de relancer, pour moi et mes voisins, c'est la meilleure : nos chances gagnent { $gain } point de pourcentage.
   *[other] De toutes les façons de garder et de relancer, pour moi et mes voisins, c'est la meilleure : nos chances gagnent { $gain } points de pourcentage.
}
why-fuji-stop = Dans { $percent } % des cas, je m'en contenterai ; sinon, je relancerai encore.
why-fuji-keep = Mieux vaut garder mes dés : en moyenne, les relancer nous nuirait.
why-fuji-no-reroll = Il ne me reste aucune relance.
why-fuji-bars = Une relance épargnée vaut plus que ce que celle-ci rapporterait.
why-fuji-gear = { $gain ->
    [0] Utilisée maintenant, cette carte nous sert un peu plus que si je la garde : de moins d'un point de pourcentage.
    [one] Utilisée maintenant, cette carte améliore nos chances de { $gain } point de pourcentage de plus que si je la garde.
   *[other] Utilisée maintenant, cette carte améliore nos chances de { $gain } points de pourcentage de plus que si je la garde.
}
why-fuji-gift = { $gain ->
    [0] Entre les mains de mon coéquipier, cette carte améliore un peu nos chances : de moins d'un point de pourcentage.
    [one] Entre les mains de mon coéquipier, cette carte améliore nos chances de { $gain } point de pourcentage.
   *[other] Entre les mains de mon coéquipier, cette carte améliore nos chances de { $gain } points de pourcentage.
}
why-fuji-no-gift = Les cartes sont en bonnes mains : en donner une ne nous aiderait pas assez.
why-fuji-spare = Aucune carte n'aide assez pour l'instant : mieux vaut les garder.
why-fuji-no-gear = Je ne vois aucune carte qui puisse nous aider maintenant.
why-fuji-kept = { $more ->
    [0] Ce sont les cartes qui servent le plus d'ordinaire ; « { $action } » vaudrait autant.
   *[other] Ce sont les cartes qui servent le plus d'ordinaire : elles valent { $more } % de plus que « { $action } ».
}
why-fuji-setup = Je n'y vois aucune différence : je fais comme d'habitude.
why-fuji-leg = Je renonce au premier dé que je peux perdre : pour moi, ils se valent.
why-fuji-trust = Qui le propose y a réfléchi : nous agissons ensemble.
why-fuji-reject = Cet ordre nous perdrait ; un autre, non.
why-fuji-lost = Je ne vois aucun ordre qui nous sauve.
why-fuji-injury = { $count ->
    [one] Il ne reste que cette place pour une blessure.
   *[other] Des { $count } places qui restent pour une blessure, c'est celle qui gêne le moins.
}
why-fuji-draw = Une carte en main sert toujours.
why-fuji-pick-cost = { $gain ->
    [one] La carte doit s'appliquer : c'est ce qui nous coûte le moins, { $gain } point de pourcentage.
   *[other] La carte doit s'appliquer : c'est ce qui nous coûte le moins, { $gain } points de pourcentage.
}
why-fuji-pick = { $gain ->
    [0] De tout ce que la carte permet, c'est ce que j'ai trouvé de mieux ; nos chances changent de moins d'un point de pourcentage.
    [one] C'est ainsi que la carte nous sert le mieux : nos chances changent de { $gain } point de pourcentage.
   *[other] C'est ainsi que la carte nous sert le mieux : nos chances changent de { $gain } points de pourcentage.
}
why-fuji-pass = Mieux vaut aucun dé : tels qu'ils sont, ils nous servent au mieux.
why-fuji-decline = Aucun de mes dés ne mérite d'être prêté : j'en ai davantage besoin.
why-fuji-few = La carte exige une réponse : aussi peu de dés que possible, les plus bas.
