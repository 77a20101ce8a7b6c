waiting = On attend { $names }.
over-won = La partie est finie : victoire de { $names }.
over-lost = La partie est finie : personne n’a gagné.
choose = À vous de décider.
score = { $score } { $score ->
    [one] point
   *[other] points
}
if-erupted = +{ $points } en cas d’éruption
percent = { $percent } %
you = vous
why-idle = Ce n’est pas ce qui est demandé.
decimal = ,

## the plain board
plain-that-is-all = C’est tout
plain-write = Ou écrivez-le :
plain-do = Faire
plain-decides = doit décider
plain-standing = { $place ->
    [one] 1re place
   *[other] { $place }e place
}

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

## trex
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

## sapiens
sapiens-odds = Au moins une des nouvelles tuiles ({ $count }) montre : { $scenes }.
sapiens-odds-scene = { $scene } { $percent } %
sapiens-board = La vallée de { $name }. { $pile } tuiles dans la pioche.
sapiens-ask-start = Choisissez la Caverne de départ : touchez une tuile, puis une Caverne dont elle montre le jeton.
sapiens-ask-lay = Posez une tuile : touchez-la, puis les deux cases qu’elle couvre. Seules des Scènes identiques se touchent.
sapiens-ask-found = Rien ne convient à votre Tribu : fondez-en une autre. Touchez une tuile, une Caverne libre et la Scène qui y entre.
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

## fuji
fuji-odds = Total plus élevé { $more } %, égal { $same } %, plus bas { $less } %.
fuji-odds-reach = Chances de dépasser vos voisins : environ { $percent } %.
fuji-odds-supposes = En supposant leurs dés cachés tombés au hasard, et sans relance des autres.
fuji-board = { $scenario }, niveau { $level }, tour { $turn }
fuji-level-turn = niveau { $level } · tour { $turn }
fuji-letter-pink = R
fuji-letter-blue = B
fuji-letter-yellow = J
fuji-face = { $colour } { $value }
fuji-colour-pink = rose
fuji-colour-blue = bleu
fuji-colour-yellow = jaune
fuji-or = { " ou " }
fuji-bound = { $colours }, { $values }
fuji-pawn = { $name } est ici
fuji-marker = Destination de { $name }
fuji-place = Aller en { $cell } ({ $condition }) : { $steps ->
    [0] sur place
    [one] un pas
   *[other] { $steps } pas
}, { $rerolls ->
    [0] aucune relance
    [one] une relance
   *[other] { $rerolls } relances
}, vos dés y valent { $sum } pour l’instant
fuji-card-volcano = { $cell } : le volcan. Il entre en éruption à la fin de chaque tour
fuji-card-lava = { $cell } : lave. Personne n’y va
fuji-card-rubble = { $cell } : scories. Personne n’y va
fuji-card-landscape = { $cell } : y comptent les dés { $condition }
fuji-card-village = { $cell }, village : y comptent les dés { $condition }
fuji-bonus = Une relance de plus pour qui va ici
fuji-token-equipment = Qui arrive ici peut piocher un équipement
fuji-token-eruption = { $count ->
    [one] Y passer déclenche une éruption de plus
   *[other] Y passer déclenche { $count } éruptions de plus
}
fuji-burns = { $count ->
    [one] Brûle à la prochaine éruption
   *[other] Brûle dans { $count } éruptions
}
fuji-never-burns = Ne brûle jamais
fuji-own-sum = Vos dés valent { $sum } pour cette carte
fuji-die = { $value } { $colour } (dé { $die })
fuji-die-counts = compte pour la destination
fuji-die-aside = mis de côté : ne compte pas
fuji-die-lent = prêté : rien ne le change ce tour-ci
fuji-hidden = { $count ->
    [one] Un dé de { $name } derrière l’écran
   *[other] { $count } dés de { $name } derrière l’écran
}
fuji-own = Derrière votre écran
fuji-own-open = Vos dés, visibles de tous
fuji-no-dice = Les dés se lancent au début du tour.
fuji-destination = Destination { $cell }
fuji-rerolls = { $of ->
    [0] Aucune relance ce tour-ci
   *[other] Relances restantes : { $left } sur { $of }
}
fuji-rerolls-tip = Relances selon la distance à la destination, une de plus avec le symbole bonus
fuji-third-side = Dés du troisième pion de votre côté
fuji-third-side-tip = Vous seul les voyez ; l’autre moitié est du côté de votre partenaire
fuji-third-skill = Une compétence pour le troisième pion
fuji-proposal = { $name } propose : { $what }
fuji-pairs = Qui part du blanc ?
fuji-go-accept = Accepter
fuji-go-reject = Refuser
fuji-go-walk = Marcher
fuji-go-stay = Rester
fuji-go-draw = Piocher une carte
fuji-go-leave = Laisser le jeton
fuji-go-reroll = Relancer les dés choisis
fuji-go-aside = Mettre de côté le dé choisi
fuji-go-done = Fini
fuji-go-pick = Prendre les dés choisis
fuji-go-pick-none = Aucun
fuji-go-decline = Ne rien prêter
fuji-go-keep = Garder les cartes choisies
fuji-go-lose = Sacrifier le dé choisi
fuji-go-pass = Ne plus rien donner
fuji-go-ready = Prêt
fuji-go-unready = Finalement pas prêt
fuji-go-use = Utiliser
fuji-go-give = Donner
fuji-go-next = { $name } agit maintenant
fuji-go-clear = Reprendre le marqueur
fuji-go-clear-third = Reprendre le marqueur : { $name }
fuji-go-aside-side = { $name } pourra mettre un dé de côté
fuji-marker-third = Marquer pour le troisième pion
fuji-gear-how = Comment l’utiliser
fuji-copy = Copier quoi ?
fuji-turn-to = Tourner sur
fuji-side = De quel côté ?
fuji-side-one = un du côté de { $name }
fuji-side-two = un de plus du côté de { $name }
fuji-whom = À qui ?
fuji-tilted = Utilisée une fois ; encore une, puis elle est défaussée
fuji-gear-first-aid = Aucune perte de santé ce tour-ci
fuji-gear-shovel = Tourner un dé sur la face voulue
fuji-gear-rope = Un pas tout de suite
fuji-gear-flare = +3 quand vous agissez
fuji-gear-flashlight = Une relance en phase 2
fuji-gear-knife = Copie toute carte visible
fuji-gear-water = Deux relances, ou une pour un autre
fuji-gear-binoculars = Échanger deux paysages libres
fuji-gear-lighter = Emprunter un dé
fuji-gear-carabiner = Chacun relance un dé
fuji-gear-map = Prêter un de vos dés
fuji-gear-duct-tape = Vos 1 deviennent des 6
fuji-gear-compass = Vos 6 deviennent des 1
fuji-gear-machete = Mettre de côté un ou deux dés
fuji-gear-radio = Montrer vos dés à tous
fuji-skill-manager = Donne de l’équipement aux autres
fuji-skill-scout = Va jusqu’à quatre pas
fuji-skill-comrade = Montre un dé en phase 3
fuji-skill-survivalist = Une relance de plus
fuji-skill-gatherer = Ses relances inutilisées deviennent des barres énergétiques
fuji-skill-tinkerer = Utilise deux fois chaque carte
fuji-injury-leg = Un dé de moins
fuji-injury-arm = Plus d’équipement
fuji-injury-amnesia = Plus de compétence
fuji-injury-eye = Aucune relance en phase 3
fuji-slot-hurt = Blessure, { $injury } : { $effect }
fuji-slot-free = Emplacement de blessure, { $injury } : { $effect }
fuji-bars = { $count ->
    [one] Une barre énergétique : +1 dans une comparaison
   *[other] { $count } barres énergétiques : +1 chacune dans une comparaison
}
fuji-health = Santé perdue : { $health } sur { $last }. Chaque pansement est une blessure, la dernière case est la mort
fuji-neighbour = voisin
fuji-neighbour-tip = On vous compare à vos voisins
fuji-flag-ready = prêt
fuji-ready-tip = La phase finit quand tous sont prêts
fuji-flag-done = a fini
fuji-done-tip = A fini de relancer
fuji-flag-acted = a agi
fuji-acted-tip = Chacun agit une fois par tour
fuji-flag-first-aid = protégé
fuji-flag-open = sans écran
fuji-entitled = { $count ->
    [0] aucune relance
    [one] une relance
   *[other] { $count } relances
}
fuji-dummy-tip = Ces dés comptent comme un voisin des deux joueurs
fuji-say = Donner un indice
fuji-say-tip = Ni nombres ni quantités ; pour le reste, à vous de juger
fuji-say-what = Quoi ?
fuji-say-roll = Mon lancer pour une carte
fuji-say-tendency = Ce que j’ai
fuji-say-threat = Un avertissement
fuji-say-request = Une demande
fuji-say-suggest = Tu pourrais aller là
fuji-say-mood = Mon humeur
fuji-say-about = Quels dés ?
fuji-say-wish = De faire quoi ?
fuji-say-card = Touchez une carte éclairée du plan.
fuji-say-kind = Quel genre de dés ?
fuji-say-gear = Quel équipement ?
fuji-say-grade = Qu’en pensez-vous ?
fuji-say-danger = Quel danger ?
fuji-said = Indices sur la table
fuji-wish-go = Vas-y
fuji-wish-stay = Reste sur place
fuji-wish-another = Choisis une autre carte
fuji-wish-down = Limite ceci…
fuji-wish-use = Utilise…
fuji-wish-keep = Garde…
fuji-won = Tous au village !
fuji-points = points de victoire
fuji-points-tip = Pour chaque personnage, moins chaque blessure, plus chaque équipement non utilisé
fuji-lost = La montagne a gagné
fuji-died-lava = { $name } a été pris par la lave
fuji-died-tired = { $name } est mort d’épuisement
fuji-compare = Qui peut marcher
fuji-compare-tip = Strictement plus que chaque voisin, en ne comptant que les dés qui conviennent à sa propre destination ; l’écart décide de la perte
fuji-passes = écart de { $margin } : santé { $loss ->
    [0] intacte
   *[other] −{ $loss }
}
fuji-fails = non autorisé : santé −{ $loss }
fuji-reference = Niveau { $level }, points et symboles
fuji-level-tip = Plus l’écart est petit, plus on perd de santé
fuji-level-table = Santé perdue
fuji-margin = Écart
fuji-loss = Perte
fuji-rerolls-table = Relances en phase 3
fuji-steps = Pas
fuji-rerolls-word = Relances
fuji-score-now = Points si tous étaient au village
fuji-pile = { $count ->
    [one] Il reste un équipement à piocher
   *[other] Il reste { $count } équipements à piocher
}
fuji-discarded = Déjà utilisés :
fuji-legend-colour = Les dés { $colour }
fuji-legend-clock = Éruptions avant que la carte brûle
fuji-ask-answer = Une proposition attend votre réponse.
fuji-ask-ready = Vous êtes prêt. Vous pouvez encore parler.
fuji-ask-plan = Touchez une carte pour marquer votre destination ; parlez par indices.
fuji-ask-marked = Votre destination est marquée. Parlez, utilisez de l’équipement, ou dites-vous prêt.
fuji-ask-pairs = Touchez les deux joueurs qui partent du blanc.
fuji-ask-third-skill = Choisissez une compétence pour le troisième pion.
fuji-ask-keep = Touchez les cartes à garder.
fuji-ask-reroll = Silence : touchez les dés à relancer, ou finissez.
fuji-ask-gear = Parlez, utilisez de l’équipement, ou dites-vous prêt.
fuji-ask-next = Qui agit ensuite ?
fuji-ask-bars = Combien de barres énergétiques ?
fuji-ask-move = Marcher ou rester : touchez votre destination, ou les cartes de votre chemin.
fuji-ask-draw = Piocher un équipement ?
fuji-ask-gift = Donner des cartes avant de perdre de la santé ?
fuji-ask-injury = Où avez-vous mal ?
fuji-ask-legs = Touchez le dé perdu pour de bon.
fuji-ask-re-roll = Touchez les dés à relancer avec la gourde, ou aucun.
fuji-ask-lend = On vous demande un dé : touchez celui que vous prêtez, ou refusez.
fuji-ask-re-roll-one = Le mousqueton : touchez un dé à relancer.
fuji-ask-both-sides = Touchez des dés du troisième pion de votre côté, ou aucun.
fuji-ask-one-side = Touchez un dé du troisième pion de votre côté.

## warlock
warlock-board = La Montagne de Feu vue d’en haut, manche { $round } sur { $cap }
warlock-title-1 = La Montagne
warlock-title-2 = de Feu
warlock-ask = À vous : { $decision }.
warlock-ask-walk = Vous avez fait { $roll } : touchez la case où finit votre déplacement.
warlock-entrance = L’entrée : tout aventurier commence ici.
warlock-passage-black = Passage secret noir { $number }
warlock-passage-red = Passage secret rouge { $number }
warlock-way-ferry = Le bac : { $price } Pièces d’Or, sans risque
warlock-way-punt = La barque : tentez votre Chance
warlock-way-bridge = Le pont branlant : { $from } ou plus au dé
warlock-maze-up = Carte Labyrinthe M{ $number }, face visible
warlock-maze-remembered = Carte Labyrinthe M{ $number }, recachée ; on se souvient de sa face
warlock-maze-down = Carte Labyrinthe M{ $number }, face cachée
warlock-encounter-unknown = Une Rencontre que personne n’a vue
warlock-encounter-remembered = { $name }, face cachée mais déjà vu
warlock-guarded = Un trésor gardé
warlock-loose = Un trésor abandonné
warlock-loose-unknown = Vous ne connaissez pas cette carte.
warlock-grave = La tombe de l’aventurier de { $name }
warlock-hero = { $name } : HABILETÉ { $skill }, ENDURANCE { $stamina }, CHANCE { $luck }
warlock-strength = HABILETÉ { $skill }, ENDURANCE { $stamina }
warlock-special-fire = Souffle de feu : avant chaque Assaut, un dé ; sur 1 ou 2, 1 point d’ENDURANCE perdu.
warlock-special-paralyse = Sa quatrième blessure tue.
warlock-special-paralyse-now = { $wounds ->
        [0] Sa quatrième blessure tue ; aucune pour l’instant.
        [one] Une blessure sur { $deadly } : la dernière tue.
       *[other] { $wounds } blessures sur { $deadly } : la dernière tue.
    }
warlock-special-hypnosis = Hypnose : sur un double du Vampire, tentez votre Chance ; Malchanceux, vous mourez.
warlock-special-magic = Seule une arme magique le blesse.
warlock-special-undead = Mort-Vivant : le Dispensateur de sommeil le détruit à vue.
warlock-shylock = Shylock
warlock-escape = Table de Fuite
warlock-sign-encounter = Rencontre cachée
warlock-sign-monster = Habileté · Endurance
warlock-sign-treasure = Trésor gardé
warlock-sign-grave = Tombe
warlock-sign-passage = Passage secret
warlock-sign-maze = Voie du labyrinthe
warlock-dice = Les derniers dés
warlock-die-move = Déplacement
warlock-die-lucky = { $name } : { $total } contre { $luck }, Chanceux
warlock-die-unlucky = { $name } : { $total } contre { $luck }, Malchanceux
warlock-die-one = { $name }
warlock-die-first = { $name }, pour commencer
warlock-round = Manche { $round } sur { $cap }
warlock-truce = trêve du début
warlock-fight = Combat : { $name } contre { $foe }
warlock-odds = Prochain Assaut : gagné, égal, perdu
warlock-odds-fight = Prochain Assaut : gagné { $won } %, perdu { $lost } %. Jusqu’au bout : victoire { $victory } %.
warlock-odds-flee = Table de Fuite : ENDURANCE { $stamina } % (perte moyenne { $mean }), CHANCE { $luck } %, une carte { $card } %, Provisions ou or { $supplies } %.
warlock-odds-free = Libre : { $percent } %.
warlock-odds-cross = Traversée sans encombre : { $percent } %. Sinon, le Crocodile.
warlock-odds-stake = Gagné : { $percent } %.
warlock-odds-challenge = Sous le coffre : { $chest } %. Quelqu’un le montrera : { $shown } %.
warlock-odds-trio = Les trois sous le coffre : { $percent } %.
warlock-odds-open = Il s’ouvre : { $percent } %.
warlock-odds-seer = Un numéro encore inconnu de vous : { $percent } %.
warlock-weapons = Armes
warlock-shield = Bouclier magique
warlock-loot = Butin
warlock-loot-keys = Toutes les clefs
warlock-loot-random = Une carte au hasard
warlock-loot-nothing = Aucune carte
warlock-loot-lantern = La lanterne aussi
warlock-spoils = Dépouilles
warlock-take = Trésors à prendre
warlock-take-known = Prendre { $card }
warlock-people = Aventuriers
warlock-leave = Quitter la partie…
warlock-leave-sure = Oui, pour de bon
warlock-go-leave = Quitter
warlock-go-drink = Boire
warlock-go-curse = Maudire
warlock-go-sell = Vendre
warlock-go-ask = Interroger
warlock-go-pawn = Mettre en gage
warlock-go-redeem = Acheter
warlock-go-drop = Laisser ici
warlock-go-attack = Attaquer
warlock-go-negotiate = Négocier
warlock-go-loot = Prendre
warlock-go-keep = Garder
warlock-go-arm = En garde !
warlock-go-open = Ouvrir le coffre
warlock-go-challenge = Lancer le défi
warlock-go-pass-challenge = Pas de défi
warlock-go-pass-chest = Laisser le coffre
warlock-go-propose = Proposer
warlock-go-accept = Accepter
warlock-go-end-talks = Pas de marché
warlock-numbers-chest = Trois numéros pour le coffre
warlock-numbers-challenge = Clef du Défi : quel numéro ?
warlock-numbers-note = Le pourcentage est la chance que le numéro soit sous le coffre, d’après ce que vous savez.
warlock-number-mine = Vous détenez ce numéro.
warlock-backpack = Sac à dos : { $count } sur { $most }
warlock-empty = vide
warlock-clues = Vos Clefs du Défi :
warlock-blank = vierge
warlock-covered = Vos clefs ouvrent :
warlock-wild = Un passe-partout : n’importe quel numéro
warlock-stock = Chez Shylock
warlock-skill = HABILETÉ
warlock-stamina = ENDURANCE
warlock-luck = CHANCE
warlock-provisions = Provisions
warlock-gold = Pièces d’Or
warlock-lanterns = Lanternes
warlock-cards = Cartes Trésor en main
warlock-clue-cards = Cartes Clef du Défi numérotées
warlock-gone = a quitté la partie
warlock-dead = mort
warlock-caged = en cage
warlock-cursed = maudit
warlock-misses = passe un tour
warlock-ate = a mangé
warlock-pending = une Rencontre attend
warlock-fled = doit s’éloigner
warlock-announced = a annoncé { $numbers }
warlock-seen = Vu chez ce joueur :
warlock-pledge-truce = trêve avec vous
warlock-pledge-alliance = alliance avec vous
warlock-deduction = Ce que vous pouvez conclure
warlock-number = Numéro
warlock-chest = Coffre, en %
warlock-has = a ce numéro
warlock-lacks = n’a pas ce numéro
warlock-unknown = inconnu
warlock-possible = { $count ->
        [one] Une seule combinaison reste possible.
       *[other] { $count } combinaisons restent possibles.
    }
warlock-opens = Vos clefs l’ouvriraient.
warlock-more = et { $count } autres
warlock-talks = { $one } négocie avec { $other }
warlock-proposals = Proposition { $count } sur { $most }
warlock-i-give = Je donne
warlock-i-ask = Je demande
warlock-i-pick = Les cartes de mon choix
warlock-they-give = On vous donne
warlock-they-ask = On vous demande
warlock-face-down = { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
warlock-shows-treasure = { $count ->
        [one] un trésor montré
       *[other] { $count } trésors montrés
    }
warlock-shows-clues = { $count ->
        [one] une Clef du Défi montrée
       *[other] { $count } Clefs du Défi montrées
    }
warlock-give-down = { $card }, face cachée
warlock-give-show = montrer { $card }
warlock-amount-gold = { $count ->
        [one] une Pièce d’Or
       *[other] { $count } Pièces d’Or
    }
warlock-amount-food = { $count ->
        [one] une Provision
       *[other] { $count } Provisions
    }
warlock-all-treasure = voir tous les trésors
warlock-all-clues = voir toutes les Clefs du Défi
warlock-give-clue = montrer le numéro { $number }
warlock-some-clues = { $count ->
        [one] voir une Clef du Défi
       *[other] voir { $count } Clefs du Défi
    }
warlock-some-treasure = { $count ->
        [one] voir un trésor
       *[other] voir { $count } trésors
    }
warlock-ask-key = une clef de son choix
warlock-ask-any = un trésor de son choix
warlock-give-all-treasure = montrer tous mes trésors
warlock-give-all-clues = montrer toutes mes Clefs du Défi
warlock-zone-south = tunnels du sud
warlock-zone-north = tunnels du nord
warlock-zone-labyrinth = labyrinthe
warlock-compose = Autre proposition…
warlock-compose-up = cartes face visible
warlock-compose-down = cartes face cachée
warlock-compose-show = trésors
warlock-compose-clues = Clefs du Défi
warlock-compose-pledge = promesse
