sapiens-odds = Au moins une des nouvelles tuiles ({ $count }) montre : { $scenes }.
sapiens-odds-scene = { $scene } { $percent } %
sapiens-board = La vallée de { $name }. { $pile } tuiles dans la pioche.
sapiens-ask-start = Choisissez la Caverne de départ : touchez une tuile, puis une Caverne dont elle montre le jeton.
sapiens-ask-lay = Touchez une tuile, puis ses deux cases : Scène contre même Scène.
sapiens-ask-found = Fondez une Tribu : touchez une tuile, une Caverne libre, une Scène.
sapiens-ask-finish = Rien ne convient nulle part : votre partie s’arrête ici.
sapiens-ask-settle = Quel jeton Baston régler d’abord ?
sapiens-ask-powers = Utilisez les pouvoirs de votre tuile, dans l’ordre de votre choix.
sapiens-ask-extra = Festin : posez une tuile supplémentaire, ou renoncez-y.
sapiens-ask-after = Jouez un jeton Montagne, ou complétez votre réserve.
sapiens-ask-take = { $count ->
    [one] Prenez une tuile de la Réserve Commune.
   *[other] Prenez { $count } tuiles de la Réserve Commune.
}
sapiens-ask-remove = Retirez de la partie une tuile de la Réserve Commune.
sapiens-go-take = Prendre les tuiles choisies
sapiens-go-remove = Retirer la tuile choisie
sapiens-go-recall = Reprendre le jeton Baston choisi
sapiens-go-decline = Ne plus utiliser de pouvoir
sapiens-go-skip = Pas de tuile supplémentaire
sapiens-go-end = Pas de jeton : compléter la réserve
sapiens-go-finish = Terminer ma partie
sapiens-settle = D’abord le jeton de { $name }
sapiens-inside = Dans la Caverne :
sapiens-powers = Pouvoirs de la tuile
sapiens-power-feast = Posez une tuile supplémentaire.
sapiens-power-gathering = Plus de Nourriture. Jamais sur une Plaine.
sapiens-power-ritual = Prenez un jeton Montagne.
sapiens-power-brawl = Posez un jeton Baston sur une tuile.
sapiens-power-water = Échangez une tuile de votre réserve.
sapiens-power-camp = Plus d’Abri.
sapiens-power-hunt = Prenez un Steak ; convertissez-les tous si vous voulez.
sapiens-power-fire = Un Ours chez un adversaire, ou chassez-en un de chez vous.
sapiens-token-gathering = En jeton : les Plaines lui sont ouvertes ce tour-ci.
sapiens-token-hunt = En jeton : un Steak, rien de plus.
sapiens-hunt-keep = Prendre un Steak, tout garder.
sapiens-hunt-convert = Prendre un Steak, tout convertir.
sapiens-reserve-own = Votre réserve
sapiens-reserve = Réserve de { $name }
sapiens-common = Réserve Commune, { $pile ->
    [one] { $pile } tuile dans la pioche
   *[other] { $pile } tuiles dans la pioche
}
sapiens-tokens = Jetons Montagne
sapiens-token-played = un jeton déjà joué ce tour-ci
sapiens-brawls = Jetons Baston
sapiens-brawls-left = { $count ->
    [one] { $count } jeton Baston en main
   *[other] { $count } jetons Baston en main
}
sapiens-mark-on = Jeton Baston sur { $tile }
sapiens-marked = { $tile }, jeton Baston de { $names }
sapiens-steaks = { $count ->
    [one] { $count } Steak
   *[other] { $count } Steaks
}
sapiens-none = aucun
sapiens-plains-open = La Cueillette peut être posée sur les Plaines ce tour-ci.
sapiens-first = premier joueur
sapiens-food = Nourriture : { $count }. Seul compte le plus bas de Nourriture et Abri.
sapiens-shelter = Abri : { $count }. Seul compte le plus bas de Nourriture et Abri.
sapiens-round = Manche { $round }
sapiens-pile = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
sapiens-forest = { $square } : Forêt, { $food } de Nourriture
sapiens-plain = { $square } : Plaine, { $food } de Nourriture, interdite à la Cueillette
sapiens-cave = Caverne { $at } : Abri { $low }, son jeton n’y est plus
sapiens-cave-token = Caverne { $at } : Abri { $high } avec { $scene }, { $low } sans son jeton
sapiens-token = Jeton Montagne { $scene }
sapiens-token-used = Jeton Montagne { $scene }, hors jeu
sapiens-laid = { $low } en { $at }, { $high } en { $to }
sapiens-laid-abandoned = { $low } en { $at }, { $high } en { $to } : Tribu abandonnée
sapiens-legend = Les huit Scènes

## ce qu'il reste à toucher
sapiens-touch-tile = une tuile
sapiens-touch-square = une case
sapiens-touch-token = un jeton Montagne
sapiens-touch-power = un pouvoir
sapiens-touch-hunt = ce que devient le Steak
sapiens-touch-mark = un de vos jetons Baston
sapiens-touch-inside = la Scène qui entre dans la Caverne
sapiens-touch-settle = un joueur
