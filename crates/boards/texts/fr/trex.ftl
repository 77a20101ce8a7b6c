trex-square-tree = un arbre
trex-tree = Un arbre : qui est seul ici à la fin du tour le prend.
trex-trees-why = Arbres en réserve. À la fin, qui en a le plus gagne ; heurts et morsures en coûtent.
trex-card-move = Un pas dans la direction de votre choix.
trex-card-rest = Vous restez sur place.
trex-card-panic = Un pas de votre choix, puis un par adversaire, qui en choisit la direction.
trex-board = La clairière, tour { $turn } sur { $turns }.
trex-lair = La Tanière
trex-ask-lake = Indiquez où déplacer le Lac.
trex-ask-volcano = Indiquez où déplacer le Volcan.
trex-ask-choose = Choisissez une carte, et sa direction.
trex-ask-panic = { $name } panique : indiquez où.
trex-ask-rex = Indiquez où va le Ty-Rex.
trex-hand = Vos cartes
trex-committed = Vous avez choisi : { $choice }. Personne ne le sait encore.
trex-dial = Directions
trex-abstain = S’abstenir
trex-turn = Tour { $turn } sur { $turns }. { $name } a l’Os.
trex-bone = a l’Os
trex-trees = { $count ->
    [one] arbre
   *[other] arbres
}
trex-out = Éliminé
trex-answered = A choisi
trex-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
trex-unseen = Non vues : Mouvement × { $moves }, Repos × { $rests }, Panique × { $panics }

## ce qu'il reste à toucher
trex-touch-card = une carte
trex-touch-dir = une flèche ou la case qu'elle montre
trex-why-far = Un seul pas : touchez une case qu'une flèche montre.
