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
why-wrath-eruption = { $left } places du Volcan sont libres ; une éruption me rapporterait { $mine } points, et { $best } au meilleur des autres.
why-wrath-majority = En l'état, une éruption me rapporterait { $mine } points, et { $best } au meilleur des autres.
why-trex-near = Le T-Rex est à { $steps } pas.
why-trex-trees = { $trees } arbres sont à un pas.
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
why-fuji-plan = C'est ainsi que nous nous gênons le moins : je remporte ma comparaison dans { $percent } % des cas.
why-fuji-chance = À mon avis, nous sommes alors sauvés dans { $percent } % des cas.
why-fuji-reroll = De toutes les façons de garder et de relancer, pour moi et mes voisins, c'est la meilleure : nos chances gagnent { $gain } points de pourcentage.
why-fuji-keep = Mieux vaut garder mes dés : en moyenne, les relancer nous nuirait.
why-fuji-gear = Utilisée maintenant, cette carte améliore nos chances de { $gain } points de pourcentage de plus que si je la garde.
why-fuji-gift = Entre les mains de mon coéquipier, cette carte améliore nos chances de { $gain } points de pourcentage.
