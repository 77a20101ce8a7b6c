wrath-board = Le terrain. Volcan { $taken } sur { $spaces }.
wrath-dice = Dés, lancer { $rolls } sur { $most }
wrath-ask-roll = Lancez les dés.
wrath-ask-again = Touchez les dés à relancer, ou gardez-les tous ({ $left ->
    [one] encore un lancer
   *[other] encore { $left } lancers
}).
wrath-ask-volcano = Le Volcan réclame son dû : utilisez les dés Volcan.
wrath-ask-use = Touchez un dé puis une figurine, ou une figurine puis sa destination.
wrath-ask-quake = Un séisme ? Touchez une flèche, ou laissez la terre en paix.
wrath-odds = Au moins un : { $faces }.
wrath-odds-face = { $face } { percent }
wrath-face-volcano = Volcan
wrath-face-cave = Caverne
wrath-face-hut = Hutte
wrath-face-footprint = Empreinte
wrath-face-egg = Œuf
wrath-odds-then = Si vous en restez là : éruption { $eruption } %, droit au séisme { $quake } %.
wrath-odds-supposes = En supposant qu’aucun Stégosaure n’éclot à ce tour.
wrath-odds-eruption = Si vous en restez là : éruption { $eruption } %.
wrath-volcano-left = { $left ->
    [one] Encore une case et il entre en éruption.
   *[other] Encore { $left } cases et il entre en éruption.
}
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
wrath-score-why = Points de toutes les éruptions : places sur le Volcan, et un par tuile de chaque région menée.
wrath-target-why = La partie se termine avec l’éruption où quelqu’un atteint { $target } points.
wrath-erupted-why = Ce qu’une éruption rapporterait dans la situation présente.
wrath-worshipper-why = Personne n’occupe plus de cases du Volcan : après les dés, ce joueur peut faire trembler la terre.
wrath-power-titanosaur = Un dé de plus à chaque tour.
wrath-power-brontosaurus = Compte pour trois.
wrath-power-stegosaurus = Va sur le Volcan et provoque un séisme.
wrath-power-ankylosaurus = Deux points de plus si vous menez seul.
wrath-power-pteranodon = Une Empreinte le mène sur toute tuile verte.
wrath-power-plesiosaurus = S’arrête dans les lagons et les marque.
wrath-power-triceratops = Autour de lui, les Cro-Magnons ne comptent pas.
wrath-power-tyrannosaurus = Renvoie un Cro-Magnon adverse quand il bouge.
wrath-told-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

## ce qu'il reste à toucher, et pourquoi un dé ne mène pas là
wrath-touch-die = un dé
wrath-touch-figure = une figurine
wrath-touch-tile = la tuile où elle va
wrath-touch-victim = la victime
wrath-touch-hatch = une espèce
wrath-touch-quake = une flèche
wrath-why-volcano = Un dé Volcan mène au Volcan.
wrath-why-cave = Un dé Caverne mène à la Caverne.
wrath-why-hut = Un dé Hutte mène à la Hutte.
wrath-why-egg = Un dé Œuf mène à la case Œuf.
