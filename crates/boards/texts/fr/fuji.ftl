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
fuji-pawn-at = { $name } est sur la carte { $cell }
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
fuji-die-remembered = mémorisé : il est de nouveau derrière son écran
fuji-hidden = { $count ->
    [one] Un dé de { $name } derrière l’écran
   *[other] { $count } dés de { $name } derrière l’écran
}
fuji-own = Derrière votre écran
fuji-own-open = Vos dés, visibles de tous
fuji-no-dice = Les dés se lancent au début du tour.
fuji-sum-against = Vos dés valent { $sum } en { $cell }, la destination de { $name }
fuji-quick-roll = Mon jet pour ma destination :
fuji-quick-threat = Mes dés pour { $name } sur cette carte :
fuji-destination = Destination { $cell }
fuji-rerolls = { $of ->
    [0] Aucune relance ce tour-ci
   *[other] Relances restantes : { $left } sur { $of }
}
fuji-rerolls-tip = Relances selon la distance à la destination, une de plus avec le symbole bonus
fuji-third-side = Dés du troisième pion de votre côté
fuji-third-side-tip = Vous seul les voyez ; l’autre moitié est du côté de votre partenaire
fuji-own-skill = Une compétence pour vous
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
fuji-say-ask = Une question : es-tu dangereux ?
fuji-say-promise = Une promesse : je limite ceci
fuji-say-answer = Oui ou non
fuji-say-answer-what = Quelle réponse ?
fuji-say-loan = Quel dé ?
fuji-said-before = (avant les relances)
fuji-unsay = Retirer
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
fuji-wish-lend = Prête-moi…
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
fuji-ask-skill = Choisissez votre compétence.
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
fuji-told-card = la carte { $cell }
fuji-told-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## ce qu'il reste à toucher
fuji-touch-die = un dé
fuji-touch-gear = une carte équipement
fuji-touch-copy = la carte que le couteau imite
fuji-touch-asked = la carte dont vous parlez
fuji-touch-face = la face voulue
fuji-touch-member = un membre de l’équipe
fuji-touch-side = un dé du troisième pion
fuji-touch-skill = une compétence
fuji-touch-injury = là où vous avez mal
fuji-touch-marker = le marqueur du troisième pion
fuji-touch-cell = une carte du plan
fuji-touch-tell = ce que valent vos dés
fuji-touch-say = ce dont vous parlez
fuji-touch-kind = un genre de dés
fuji-touch-grade = ce que vous en pensez
fuji-touch-danger = le danger
fuji-touch-unsay = ce que vous reprenez
fuji-touch-wish = ce que vous demandez
fuji-touch-loan = le dé que vous demandez
fuji-touch-answer = votre réponse
fuji-touch-mood = votre humeur
fuji-touch-about = les dés en question
