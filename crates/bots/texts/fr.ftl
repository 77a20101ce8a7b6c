# Pourquoi un robot déciderait ainsi, dit à qui demande conseil : « vous ». Les parts sont en pour cent d'une victoire.

why-plain = C'est ce que l'on fait d'ordinaire ici.
why-only = Il n'y avait rien d'autre à faire.
why-clear = Nettement mieux que « { $action } » : { $chosen } % contre { $other } %.
why-close = À peine mieux que « { $action } » : { $chosen } % contre { $other } %.
why-surer = C'est le choix le plus sûr : { $chosen } %. « { $action } » arrive à { $other } %, mais a été moins examiné.
why-mixed = Tous décident en même temps, alors il faut varier : ceci { $share } % du temps, pour que personne ne puisse y compter.
why-greedy = C'est ce qui paraît le mieux sur le moment : { $chosen } %.
why-random = Tiré au sort.

look-better = Le meilleur choix valait { $best } %, celui-ci { $chosen } %.

why-wrath-dice = Pesé sur tous les résultats que les dés peuvent encore donner.
why-wrath-hatch = Un dinosaure travaille pour vous jusqu'à la fin de la partie.
why-wrath-eruption = { $left ->
    [0] Aucune place du Volcan n’est libre
    [one] Une place du Volcan est libre
   *[other] { $left } places du Volcan sont libres
} ; une éruption vous rapporterait { $mine } points, et { $best } au meilleur des autres.
why-wrath-majority = En l'état, une éruption vous rapporterait { $mine } points, et { $best } au meilleur des autres.
why-trex-near = Le Ty-Rex est à { $steps } pas.
why-trex-trees = { $trees ->
    [0] Aucun arbre n’est à un pas.
    [one] Un arbre est à un pas.
   *[other] { $trees } arbres sont à un pas.
}
why-trex-lead = Vous avez { $mine } arbres, le premier { $best }.
why-sapiens-balance = C'est le plus faible des deux qui compte : vous avez { $food } de nourriture et { $shelter } d'abri.
why-sapiens-tiles = Des tuiles qui vont à vos extrémités libres, et dont les autres auraient besoin.
why-warlock-chest = Ces trois numéros sont les bons à { $chance } %.
why-warlock-learn = Combinaisons encore possibles : { $possible }. Il faut en savoir plus.
why-warlock-known = { $possible ->
    [one] Une seule combinaison reste possible.
   *[other] { $possible } combinaisons restent possibles.
}
why-warlock-round = C'est le tour { $round } ; après le tour { $last } Zagor l'emporte.
why-fuji-card = Cela rapproche le groupe du village, et vos dés lui conviennent.
why-fuji-dice = Gardez les dés qui comptent pour votre carte.
why-fuji-hint = Un mot honnête sur vos dés, pour que les autres puissent en tenir compte.
why-fuji-hint-roll = Sur cette carte, ces dés comptent plus qu'environ { $percent } % des lancers possibles.
why-fuji-hint-threat = Sur la carte de votre voisin, vos dés comptent plus qu'environ { $percent } % des lancers possibles.
why-fuji-hint-card = { $gain ->
    [0] Pour l'un de vous, aucune place ne vaut mieux que cette carte.
    [one] Pour l'un de vous, cette carte n'est qu'à { $gain } point de pourcentage de la meilleure place.
   *[other] Pour l'un de vous, cette carte n'est qu'à { $gain } points de pourcentage de la meilleure place.
}
why-fuji-plan = { $loss ->
    [0] C'est ainsi que le groupe se gêne le moins : vous remportez votre comparaison dans { $percent } % des cas et n'y perdez presque pas de santé.
    [one] C'est ainsi que le groupe se gêne le moins : vous remportez votre comparaison dans { $percent } % des cas et y perdez environ une case de santé.
   *[other] C'est ainsi que le groupe se gêne le moins : vous remportez votre comparaison dans { $percent } % des cas et y perdez environ { $loss } cases de santé.
}
why-fuji-third = { $loss ->
    [0] Là, le troisième pion remporte sa comparaison dans { $percent } % des cas et n'y perd presque pas de santé.
    [one] Là, le troisième pion remporte sa comparaison dans { $percent } % des cas et y perd environ une case de santé.
   *[other] Là, le troisième pion remporte sa comparaison dans { $percent } % des cas et y perd environ { $loss } cases de santé.
}
why-fuji-chance = Le groupe est alors sauvé dans { $percent } % des cas, à ce qu'il semble.
why-fuji-over = { $gain ->
    [one] Juste après vient « { $action } », qui coûterait au groupe { $gain } point de pourcentage.
   *[other] Juste après vient « { $action } », qui coûterait au groupe { $gain } points de pourcentage.
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
why-fuji-patience = Vous avez marqué des cartes { $count } fois pendant ce tour : tenez-vous-en à la dernière.
why-fuji-nowhere = Aucune carte d'un bon plan ne vous est ouverte : tenez-vous-en à celle que vous avez marquée.
why-fuji-unready = De votre côté, tout est prêt ; vous ne pourriez plus que revenir là-dessus.
why-fuji-reroll = { $gain ->
    [0] De toutes les façons de garder et de relancer, pour vous et vos voisins, c'est la meilleure, de moins d'un point de pourcentage.
    [one] De toutes les façons de garder et de relancer, pour vous et vos voisins, c'est la meilleure : les chances du groupe gagnent { $gain } point de pourcentage.
   *[other] De toutes les façons de garder et de relancer, pour vous et vos voisins, c'est la meilleure : les chances du groupe gagnent { $gain } points de pourcentage.
}
why-fuji-stop = Dans { $percent } % des cas, cela suffira ; sinon, il faudra encore relancer.
why-fuji-keep = Mieux vaut garder vos dés : en moyenne, les relancer nuirait au groupe.
why-fuji-no-reroll = Il ne vous reste aucune relance.
why-fuji-bars = Une relance épargnée vaut plus que ce que celle-ci rapporterait.
why-fuji-gear = { $gain ->
    [0] Utilisée maintenant, cette carte sert un peu plus que si vous la gardez : de moins d'un point de pourcentage.
    [one] Utilisée maintenant, cette carte améliore les chances du groupe de { $gain } point de pourcentage de plus que si vous la gardez.
   *[other] Utilisée maintenant, cette carte améliore les chances du groupe de { $gain } points de pourcentage de plus que si vous la gardez.
}
why-fuji-gift = { $gain ->
    [0] Entre les mains de votre coéquipier, cette carte améliore un peu les chances du groupe : de moins d'un point de pourcentage.
    [one] Entre les mains de votre coéquipier, cette carte améliore les chances du groupe de { $gain } point de pourcentage.
   *[other] Entre les mains de votre coéquipier, cette carte améliore les chances du groupe de { $gain } points de pourcentage.
}
why-fuji-no-gift = Les cartes sont en bonnes mains : en donner une n'aiderait pas assez.
why-fuji-spare = Aucune carte n'aide assez pour l'instant : mieux vaut les garder.
why-fuji-no-gear = Aucune de vos cartes ne semble utile maintenant.
why-fuji-kept = { $more ->
    [0] Ce sont les cartes qui servent le plus d'ordinaire ; « { $action } » vaudrait autant.
   *[other] Ce sont les cartes qui servent le plus d'ordinaire : elles valent { $more } % de plus que « { $action } ».
}
why-fuji-setup = Rien ne les départage : c'est le choix habituel.
why-fuji-leg = C'est le premier dé que vous pouvez perdre : ils se valent.
why-fuji-trust = Qui le propose y a réfléchi : on agit ensemble.
why-fuji-reject = Cet ordre perdrait le groupe ; un autre, non.
why-fuji-lost = Aucun ordre ne semble sauver le groupe.
why-fuji-injury = { $count ->
    [one] Il ne reste que cette place pour une blessure.
   *[other] Des { $count } places qui restent pour une blessure, c'est celle qui gêne le moins.
}
why-fuji-draw = Une carte en main sert toujours.
why-fuji-pick-cost = { $gain ->
    [one] La carte doit s'appliquer : c'est ce qui coûte le moins au groupe, { $gain } point de pourcentage.
   *[other] La carte doit s'appliquer : c'est ce qui coûte le moins au groupe, { $gain } points de pourcentage.
}
why-fuji-pick = { $gain ->
    [0] De tout ce que la carte permet, c'est ce qu'il y a de mieux ; les chances du groupe changent de moins d'un point de pourcentage.
    [one] C'est ainsi que la carte sert le mieux : les chances du groupe changent de { $gain } point de pourcentage.
   *[other] C'est ainsi que la carte sert le mieux : les chances du groupe changent de { $gain } points de pourcentage.
}
why-fuji-pass = Mieux vaut aucun dé : tels qu'ils sont, ils servent au mieux.
why-fuji-decline = Aucun de vos dés ne mérite d'être prêté : vous en avez davantage besoin.
why-fuji-few = La carte exige une réponse : aussi peu de dés que possible, les plus bas.
