### Ce que lisent les joueurs de La Colère de la Montagne de Feu.

## Refus, sous le numéro de la règle

WRA-SETUP-1 = On joue de { $fewest } à { $most } joueurs, pas à { $seats }.
WRA-SETUP-7 = { $species } n’est pas en jeu dans cette partie.
WRA-TURN-2 = Cela relève de : { $wanted } ; on en est à : { $now }.
WRA-TURN-3 = Ce n’est pas à { $seat } : { $deciders } décide.
WRA-DICE-2 = Lancez d’abord tous vos dés.
WRA-DICE-3 = Choisissez au moins un de vos dés à relancer, ou gardez-les tous (lancers : { $rolls } sur { $most }).
WRA-DICE-7 = Il ne vous reste pas de { $die }.
WRA-ACT-5 = { $dice ->
    [one] Il vous reste un dé Volcan, à exécuter d’abord.
   *[other] Il vous reste { $dice } dés Volcan, à exécuter d’abord.
}
WRA-VOLC-1 = Il n’y a pas de Cro-Magnon dans votre réserve.
WRA-VOLC-3 = Vous n’avez pas de Cro-Magnon à cet endroit : { $place }.
WRA-VOLC-4 = { $reserve ->
    [one] Il reste un Cro-Magnon dans votre réserve : il part en premier.
   *[other] Il reste { $reserve } Cro-Magnons dans votre réserve : ils partent en premier.
}
WRA-VOLC-5 = Les { $spaces } cases du Volcan sont toutes occupées.
WRA-VOLC-7 = De tous les Dinosaures, seul le Stégosaure peut aller sur le Volcan, pas celui-ci : { $figure }.
WRA-VOLC-8 = Personne ne quitte le Volcan avant l’éruption ; on n’y reprend pas de { $figure }.
WRA-CAVE-1 = Votre réserve n’a pas de { $figure }.
WRA-CAVE-2 = Vous n’avez pas de { $figure } à cet endroit : { $place }.
WRA-CAVE-3 = Un dé Caverne ne prend une figurine ailleurs que si votre réserve est vide.
WRA-CAVE-5 = Cette figurine est déjà dans la Caverne.
WRA-HUT-1 = Votre réserve n’a pas de { $figure }.
WRA-HUT-2 = Vous n’avez pas de { $figure } à cet endroit : { $place }.
WRA-HUT-3 = Un dé Hutte ne prend une figurine ailleurs que si votre réserve est vide.
WRA-HUT-5 = Cette figurine est déjà dans la Hutte.
WRA-HUT-6 = Il faut un { $need } ; un { $have } ne convient pas.
WRA-FOOT-1 = Aucun pas ne mène là : { $figure }, de { $from } à { $to }.
WRA-FOOT-2 = De { $from } à { $to }, c’est une diagonale.
WRA-FOOT-4 = Seules les figurines du terrain marchent, pas celles d’ici : { $place }.
WRA-FOOT-6 = { $why ->
    [stop] { $to }, c’est de l’eau : on la traverse sans s’y arrêter.
   *[cost] { $cost ->
        [one] Aller à { $to } coûte une Empreinte, pas { $dice }.
       *[other] Aller à { $to } coûte { $cost } Empreintes, pas { $dice }.
    }
}
WRA-FOOT-7 = Il faut { $cost } Empreintes, vous en avez { $left }.
WRA-FOOT-9 = On ne monte pas à pied sur le Volcan.
WRA-FOOT-10 = Le terrain s’arrête là : rien ne mène de { $from } à { $to } par le bord.
WRA-EGG-1 = Il n’y a pas de Cro-Magnon dans votre réserve.
WRA-EGG-2 = { $reserve ->
    [0] Vous n’avez pas de Cro-Magnon à cet endroit : { $place }.
   *[other] Votre réserve a encore des Cro-Magnons : prenez-en un là.
}
WRA-EGG-3 = Seuls les Cro-Magnons couvent les œufs, pas ce Dinosaure : { $figure }.
WRA-EGG-5 = Ce Cro-Magnon est déjà sur l’emplacement Œuf.
WRA-HATCH-2 = { $left ->
    [0] Il n’en reste plus sur le plateau : { $species }.
   *[other] { $species } demande { $cost } de vos Cro-Magnons sur l’emplacement Œuf ; vous en avez { $have }.
}
WRA-HATCH-5 = Vous avez déjà fait éclore un Dinosaure pendant ce tour.
WRA-HATCH-6 = { $bases ->
    [one] Votre seul socle est utilisé.
   *[other] Vos { $bases } socles sont tous utilisés.
}
WRA-END-2 = La partie est terminée.
WRA-STEG-1 = Vous n’avez pas de Stégosaure à cet endroit : { $place }.
WRA-STEG-4 = Un Stégosaure ne quitte le terrain pour le Volcan que s’il n’y a pas de Cro-Magnon dans votre réserve.
WRA-PTER-3 = Un Ptéranodon ne vole que vers une Prairie ou une Jungle ; { $to } n’en est pas une : { $tile }.
WRA-PLES-1 = Un Plésiosaure avance d’une tuile par Empreinte ; { $to } est plus loin.
WRA-TYRA-1 = { $why ->
    [figure] Seul un Tyrannosaure dévore, pas celui-ci : { $figure }.
   *[nobody] { $victim } n’a personne en { $to }.
}
WRA-TYRA-2 = Choisissez l’un des { $seats } joueurs.
WRA-TYRA-4 = Un Tyrannosaure ne dévore que sur une Prairie ou une Jungle, pas ici : { $tile }.
WRA-TYRA-5 = Un Tyrannosaure ne dévore pas les siens.
WRA-TYRA-6 = Pour ressortir de l’eau en { $from }, il faut 2 Empreintes, un Lagon voisin et quelqu’un à dévorer.
WRA-VAR-5 = { $why ->
    [land] Un terrain à vous demande exactement les 16 tuiles du jeu.
    [swap] Échangez l’un des Dinosaures de première partie contre l’un des autres.
    [four] Choisissez quatre Dinosaures différents.
   *[option] Ce choix ne convient pas : { $what }.
}

## Choix

do-roll = Lancer les dés
do-reroll = Relancer : { $dice }
do-keep = Garder tous les dés
do-volcano = Volcan : { $figure }, depuis { $place }
do-cave = Caverne : { $figure }, depuis { $place }
do-hut = Hutte : { $figure }, depuis { $place }
do-egg = Œufs : { $figure }, depuis { $place }
do-walk = { $dice ->
    [one] Déplacer { $figure } de { $from } à { $to }
   *[other] Déplacer { $figure } de { $from } à { $to } pour { $dice } Empreintes
}
do-walk-devour = { $dice ->
    [one] Déplacer { $figure } de { $from } à { $to } et dévorer un Cro-Magnon de { $victim }
   *[other] Déplacer { $figure } de { $from } à { $to } pour { $dice } Empreintes et dévorer un Cro-Magnon de { $victim }
}
do-hatch = Faire éclore { $species }
do-end = Terminer les actions
do-quake = Pousser le Volcan vers { $direction }
do-no-quake = Pas de séisme

## Événements

event-first-player = Le joueur assis à la chaise { $place } commence.
event-land-laid = Le terrain, ligne par ligne : { $tiles }.
event-species-chosen = Les Dinosaures en jeu : { $species }.
event-turn-began = { $seat } commence son tour.
event-rolled = { $roll ->
    [1] { $seat } lance les dés : { $rolled }.
   *[other] { $seat } relance : { $rolled }. Les dés : { $dice }.
}
event-kept = { $seat } garde ses dés : { $dice }.
event-placed = { $seat } déplace { $figure } de { $from } à { $to }.
event-walked = { $dice ->
    [one] { $seat } déplace { $figure } de { $from } à { $to }.
   *[other] { $seat } déplace { $figure } de { $from } à { $to } pour { $dice } Empreintes.
}
event-devoured = Le Tyrannosaure de { $seat } dévore un Cro-Magnon de { $victim } en { $at }.
event-hatched = { $seat } fait éclore { $species }.
event-returned = { $count ->
    [one] { $seat } reprend dans sa réserve un { $figure } ({ $from }).
   *[other] { $seat } reprend dans sa réserve { $count } × { $figure } ({ $from }).
}
event-ended = { $count ->
    [0] { $seat } a utilisé tous ses dés.
   *[other] { $seat } laisse inutilisés : { $lost }.
}
event-may-quake = { $seat } peut provoquer un séisme.
event-quaked = { $seat } pousse le Volcan vers { $direction }, en { $volcano }.
event-declined = { $seat } laisse la terre en paix.
event-erupted = Le Volcan entre en éruption ! Cases occupées : { $spaces }.
event-region = { $tile } ({ $cells }) : forces { $strengths }.
event-region-triceratops = { $tile } ({ $cells }), où un Tricératops fait que les Cro-Magnons ne comptent pas : forces { $strengths }.
event-scored = { $points ->
    [one] { $seat } marque { $points } point : { $total } en tout.
   *[other] { $seat } marque { $points } points : { $total } en tout.
}
event-game-over = { $score ->
    [one] { $winner } gagne avec { $score } point.
   *[other] { $winner } gagne avec { $score } points.
}

## Noms

label-person = Cro-Magnon
label-titanosaur = Titanosaure
label-brontosaurus = Brontosaure
label-stegosaurus = Stégosaure
label-ankylosaurus = Ankylosaure
label-pteranodon = Ptéranodon
label-plesiosaurus = Plésiosaure
label-triceratops = Tricératops
label-tyrannosaurus = Tyrannosaure
label-a-person = un Cro-Magnon
label-a-titanosaur = un Titanosaure
label-a-brontosaurus = un Brontosaure
label-a-stegosaurus = un Stégosaure
label-a-ankylosaurus = un Ankylosaure
label-a-pteranodon = un Ptéranodon
label-a-plesiosaurus = un Plésiosaure
label-a-triceratops = un Tricératops
label-a-tyrannosaurus = un Tyrannosaure
label-place-reserve = la réserve
label-place-egg = l’emplacement Œuf
label-place-volcano = le Volcan
label-tile-grassland = Prairie
label-tile-jungle = Jungle
label-tile-lagoon = Lagon
label-tile-cave = Caverne
label-tile-hut = Hutte
label-tile-volcano = Volcan
label-face-volcano = Volcan
label-face-cave = Caverne
label-face-hut = Hutte
label-face-footprint = Empreinte
label-face-egg = Œuf
label-die-volcano = dé Volcan
label-die-cave = dé Caverne
label-die-hut = dé Hutte
label-die-footprint = dé Empreinte
label-die-egg = dé Œuf
label-up = le haut
label-down = le bas
label-left = la gauche
label-right = la droite
label-era = Éruption { $number }
label-step-1 = étape 1, lancer les dés
label-step-2 = étape 2, utiliser les dés
label-step-3 = étape 3, le séisme
label-step-4 = la fin de la partie

## Le plateau en texte

sketch-turn = Tour { $turn }, { $seat } : { $step }. Objectif { $target }.
sketch-rolls = Lancers { $rolls }/{ $most }. Dés : { $dice }
sketch-volcano = Volcan { $taken }/{ $spaces } : { $held }
sketch-board = Sur le plateau : { $species }
sketch-species = { $species } ×{ $left } (demande { $egg })
sketch-player = { $seat } : { $score } points (+{ $gain } en cas d’éruption), réserve { $reserve }, œufs { $egg }, Volcan { $volcano }
sketch-dinosaurs = en réserve : { $dinosaurs }
sketch-worshipper = Adorateur Suprême

## Options

option-layout = Le terrain
option-layout-first-game = Comme pour une première partie
option-layout-random = Au hasard
option-layout-custom = Un terrain à vous
option-tiles = Les tuiles de votre terrain
option-species = Les Dinosaures
option-species-first-game = Comme pour une première partie
option-species-swap-one = En échanger un
option-species-choose-four = En choisir quatre
option-species-random-four = Quatre au hasard
option-swap = L’échange
option-four = Les quatre Dinosaures
option-tiles-grassland = { label-tile-grassland }
option-tiles-jungle = { label-tile-jungle }
option-tiles-lagoon = { label-tile-lagoon }
option-tiles-cave = { label-tile-cave }
option-tiles-hut = { label-tile-hut }
option-tiles-volcano = { label-tile-volcano }
option-swap-tyrannosaurus = { label-tyrannosaurus }
option-four-tyrannosaurus = { label-tyrannosaurus }
option-swap-triceratops = { label-triceratops }
option-four-triceratops = { label-triceratops }
option-swap-pteranodon = { label-pteranodon }
option-four-pteranodon = { label-pteranodon }
option-swap-brontosaurus = { label-brontosaurus }
option-four-brontosaurus = { label-brontosaurus }
option-swap-titanosaur = { label-titanosaur }
option-four-titanosaur = { label-titanosaur }
option-swap-stegosaurus = { label-stegosaurus }
option-four-stegosaurus = { label-stegosaurus }
option-swap-ankylosaurus = { label-ankylosaurus }
option-four-ankylosaurus = { label-ankylosaurus }
option-swap-plesiosaurus = { label-plesiosaurus }
option-four-plesiosaurus = { label-plesiosaurus }
option-swap-out = Celui qui sort
option-swap-in = Celui qui entre
option-layout-help = Le terrain de première partie convient à tous ; au hasard, chaque partie est différente.
option-tiles-help = Seize tuiles, rangée par rangée depuis le haut à gauche : cinq Prairies, cinq Jungles, trois Lagons, la Caverne, la Hutte et le Volcan.
option-species-help = Quatre espèces de Dinosaures peuvent éclore ; celles de première partie s’apprennent le plus vite.
option-swap-help = Un Dinosaure de première partie cède sa place à l’un des quatre autres.
option-four-help = Quatre espèces différentes parmi les huit.

## Ce qui ne va pas dans une édition

edition-range = { $what } : { $number } n’est pas de { $least } à { $most }
edition-target = objectif
edition-spaces = emplacements du Volcan
edition-people = Cro-Magnons d’une tribu
edition-markers = marqueurs de score d’une tribu
edition-bases = socles d’un joueur
edition-dice = dés d’un joueur
edition-rolls = lancers par tour
edition-egg = Cro-Magnons que demande un œuf
edition-weight = figurines que vaut un dinosaure
edition-most-spaces = points pour le plus d’emplacements
edition-presence = points de présence
edition-tile = points par tuile
edition-ankylosaurus = points d’un Ankylosaure
edition-turns = tours d’une partie
edition-sides = un dé a 6 faces, et non { $count }
edition-no-volcano = sans face volcan, rien n’entre jamais en éruption
edition-rows = le territoire a 4 rangées de 4 tuiles
edition-tiles = le territoire compte { $wanted } × { $tile }, et non { $found }
edition-species = quatre espèces différentes sont en jeu

## Ce qui ne va pas dans une position ; ce qui est toujours vrai se lit dans les titres du livre

position-unknown = « { $text } » est inconnu ici
position-edition = edition : « { $found } » n’est pas « { $edition } »
position-seats = first_place et active sont inférieurs à { $seats }
position-tribes = il y a de 2 à 4 joueurs, et une tribu pour chacun
position-species = species : quatre espèces différentes sont en jeu
position-dice = dice : il n’y en a jamais plus de { $most }
position-nobody = tribes : une tuile sans personne ne s’écrit pas
position-people = tribes : personne n’a plus de { $most } Cro-Magnons au même endroit
position-points = tribes : personne n’a plus de { $most } points
position-hatched = dinosaurs : il ne reste rien à faire éclore de cette espèce : { $species }
position-quake = step : { $seat } n’a pas le droit de faire trembler la terre
