waiting = On attend { $names }.
over-won = La partie est finie : victoire de { $names }.
over-lost = La partie est finie : personne n’a gagné.
choose = À vous de décider.
score = { $score } { $score ->
    [one] point
   *[other] points
}
if-erupted = +{ $points } en cas d’éruption
turn-of = { $name } joue
you = vous

## wrath
wrath-board = Le terrain. Volcan { $taken } sur { $spaces }.
wrath-dice = Dés, lancer { $rolls } sur { $most }
wrath-ask-roll = Lancez les dés.
wrath-ask-again = Touchez les dés à relancer, ou gardez-les tous ({ $left ->
    [one] encore un lancer
   *[other] encore { $left } lancers
}).
wrath-ask-volcano = Le Volcan réclame son dû : utilisez les dés Volcan.
wrath-ask-use = Utilisez vos dés : touchez un dé puis une figurine ; ou une figurine puis sa destination.
wrath-ask-quake = Un séisme ? Touchez une flèche, ou laissez la terre en paix.
wrath-roll = Lancer
wrath-reroll = Relancer les dés choisis
wrath-keep = Tout garder
wrath-end = Terminer
wrath-no-quake = Pas de séisme
wrath-hatch = Faire éclore
wrath-devour = Dévorer un Cro-Magnon de { $name }
wrath-spare = Ne dévorer personne
wrath-worshipper = Adorateur Suprême
wrath-figures = { $count } × { $kind } ({ $name })
wrath-reserve = { $count } en réserve
wrath-eggs = { $count } sur l’emplacement Œuf
wrath-cost = { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
}, reste { $left }
wrath-power-titanosaur = Un dé de plus à chaque tour.
wrath-power-brontosaurus = Compte pour trois.
wrath-power-stegosaurus = Va sur le Volcan et provoque un séisme.
wrath-power-ankylosaurus = Deux points de plus si vous menez seul.
wrath-power-pteranodon = Une Empreinte le mène sur toute tuile verte.
wrath-power-plesiosaurus = S’arrête dans les lagons et les marque.
wrath-power-triceratops = Autour de lui, les Cro-Magnons ne comptent pas.
wrath-power-tyrannosaurus = Renvoie un Cro-Magnon adverse quand il bouge.

## trex
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
trex-unseen = Non vues : { $moves } Mouvement, { $rests } Repos, { $panics } Panique
