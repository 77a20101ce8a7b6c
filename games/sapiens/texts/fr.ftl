# Refus, par règle.
SAP-SET-2 = On ne peut pas jouer à { $seats } : de { $fewest } à { $most } joueurs.
SAP-RUL-41 = Il n’y a pas d’option { $option } à choisir.
SAP-RUL-2 = L’option { $key } ne peut pas valoir { $value } : le Premier Joueur est tiré au sort ou désigné par sa place.
SAP-START-1 = Faites d’abord votre pose de départ : une moitié sur une Caverne, l’autre sur son entrée.
SAP-START-2 = { $tile } sur { $low } et { $high } n’est pas une pose de départ : une tuile de votre réserve va sur une Caverne et son entrée.
SAP-START-3 = Sur { $cave } se trouve { $token } : { $scene } ne peut pas y commencer.
SAP-START-4 = { $square } est une Plaine : la Cueillette ne peut pas y être posée.
SAP-START-9 = Aucun jeton Montagne ne se joue pendant l’étape de départ.
SAP-START-10 = { $why ->
    [tile] { $tile } n’est pas dans la Réserve Commune.
   *[other] Prenez maintenant une tuile de la Réserve Commune.
 }
SAP-START-12 = L’une de vos tuiles convient à une Caverne : faites une pose de départ.
SAP-TURN-1 = Ce n’est pas votre tour : c’est à { $deciders } de décider.
SAP-TURN-2 = { $why ->
    [lay] L’une de vos tuiles peut être posée : vous ne pouvez pas terminer.
   *[other] Posez d’abord une tuile : votre tour commence par là.
 }
SAP-TURN-3 = Votre pose est faite : jouez un jeton Montagne ou complétez votre réserve.
SAP-TURN-5 = Viennent d’abord les pouvoirs de la tuile posée, ou le renoncement.
SAP-LAY-1 = { $why ->
    [reserve] { $tile } n’est pas dans votre réserve.
   *[other] { $low } et { $high } ne sont pas deux cases voisines de votre vallée.
 }
SAP-LAY-2 = Une tuile couvre déjà { $square }.
SAP-LAY-3 = Un Ours occupe { $square }.
SAP-LAY-4 = Une Cascade ne se couvre jamais : { $square }.
SAP-LAY-5 = La tuile ne toucherait pas votre Tribu.
SAP-LAY-6 = { $scene } sur { $square } toucherait { $other } : seules des Scènes identiques peuvent se toucher.
SAP-LAY-8 = { $square } touche une Tribu abandonnée.
SAP-LAY-9 = { $square } est une Plaine : la Cueillette ne peut pas y être posée.
SAP-LAY-11 = Sur { $square } se trouve le jeton { $token } : { $scene } ne peut pas y être posée.
SAP-EFF-1 = Aucune moitié connectée ne vous donne { $scene } maintenant.
SAP-EFF-3 = Terminez d’abord le Festin : posez la tuile supplémentaire ou renoncez-y.
SAP-EFF-6 = { $scene } ne peut rien faire maintenant.
SAP-RIT-1 = Le jeton { $token } est déjà en main.
SAP-RIT-2 = Le jeton { $token } est utilisé : on ne le reprend que s’il ne reste aucun jeton sur vos Cavernes et vos Cascades.
SAP-RIT-3 = Le jeton { $token } a été défaussé et ne revient jamais.
SAP-RIT-5 = Le jeton { $token } est celui de la Caverne que vous couvrez : il vous reviendra ensuite.
SAP-RIT-7 = Le jeton { $token } est en train d’être joué et ne peut pas se reprendre lui-même.
SAP-BRAWL-4 = { $why ->
    [owner] { $owner } n’a pas de jeton Baston sur cette tuile.
   *[other] Réglez d’abord les jetons Baston de la tuile : choisissez le suivant.
 }
SAP-BRAWL-8 = { $why ->
    [stock] Tous vos jetons Baston sont placés : dites lequel déplacer.
    [left] Il vous reste un jeton Baston en main : placez celui-là.
    [tile] Vous ne pouvez pas reprendre de jeton Baston sur { $tile }.
   *[other] Selon les règles avec lesquelles cette partie a commencé, les jetons Baston ne se reprennent qu’avant la pose du tour.
 }
SAP-BRAWL-11 = { $tile } n’est dans aucune réserve, ni dans la Réserve Commune.
SAP-WATER-1 = { $why ->
    [give] { $tile } n’est pas dans votre réserve.
   *[other] { $tile } n’est ni dans la Réserve Commune ni dans la réserve d’un autre joueur.
 }
SAP-HUNT-2 = Vous n’avez aucun Steak à convertir.
SAP-HUNT-5 = Le jeton Chasse donne un Steak, mais ne permet pas de convertir.
SAP-FIRE-1 = { $why ->
    [valley] Un Ours se place dans la vallée d’un autre joueur.
   *[other] { $square } n’est pas une case libre au contact d’une tuile de cette vallée.
 }
SAP-FIRE-4 = Aucun Ours n’occupe { $square } dans votre vallée.
SAP-FIRE-6 = Une Cascade n’est pas une place pour un Ours : { $square }.
SAP-FIRE-7 = Il n’y a plus d’Ours en stock.
SAP-TOK-1 = Le jeton { $token } n’est pas dans votre main.
SAP-TOK-2 = Ce n’est pas le moment de jouer un jeton Montagne.
SAP-TOK-4 = Vous avez déjà joué un jeton Montagne pendant ce tour.
SAP-TOK-8 = Le jeton { $token } ne pourrait rien faire maintenant.
SAP-TOK-10 = Les pouvoirs des Scènes ne sont pas interrompus par un jeton Montagne.
SAP-REF-1 = { $why ->
    [tile] { $tile } n’est pas dans la Réserve Commune.
    [count] { $needed ->
        [one] Prenez exactement une tuile.
       *[other] Prenez exactement { $needed } tuiles.
     }
   *[other] Complétez maintenant votre réserve avec la Réserve Commune.
 }
SAP-ABN-1 = Vous pouvez fonder une nouvelle Tribu : vous ne pouvez pas terminer.
SAP-ABN-2 = L’une de vos tuiles peut être posée : vous ne pouvez pas abandonner votre Tribu.
SAP-ABN-3 = { $square } n’est pas libre.
SAP-ABN-5 = { $why ->
    [reserve] { $tile } n’est pas dans votre réserve.
   *[other] { $low } et { $high } ne sont pas une de vos Cavernes et son entrée.
 }
SAP-ABN-6 = { $square } est une Plaine : la Cueillette ne peut pas y être posée.
SAP-ABN-7 = { $square } touche une tuile d’une Tribu que vous avez quittée ou que vous quittez.
SAP-END-2 = La partie est terminée.
SAP-2P-1 = { $why ->
    [tile] { $tile } n’est pas dans la Réserve Commune.
   *[other] Retirez maintenant une tuile de la Réserve Commune.
 }

# Options.
option-first = Premier Joueur
option-first-random = au hasard
option-first-1 = joueur 1
option-first-2 = joueur 2
option-first-3 = joueur 3
option-first-4 = joueur 4
option-first-help = Qui pose la première tuile ; ensuite on joue dans l’ordre des places.

# Événements.
event-put-away = { $count } tuiles sont écartées sans être vues.
event-valley = { $seat } reçoit la vallée { $left } + { $right }.
event-token-placed = { $seat } place { $scene } sur { $at }.
event-drew = { $seat } pioche { $tile }.
event-first = { $seat } est le Premier Joueur.
event-revealed = { $tile } rejoint la Réserve Commune.
event-turn = { $seat } commence le tour { $round }.
event-laid = { $seat } pose { $lower } sur { $low } et { $higher } sur { $high }.
event-laid-start = { $seat } commence avec { $lower } sur { $low } et { $higher } sur { $high }.
event-laid-found = { $seat } fonde une Tribu avec { $lower } sur { $low } et { $higher } sur { $high }.
event-laid-extra = { $seat } pose une tuile supplémentaire, { $lower } sur { $low } et { $higher } sur { $high }.
event-abandoned = { $seat } abandonne sa Tribu.
event-settled = { $food ->
    [0] Le jeton Baston de { $owner } ne trouve rien à prendre à { $seat } et lui revient.
   *[other] { $seat } paie { $food } PN à { $owner } pour un jeton Baston.
 }
event-settled-own = { $seat } tombe sur son propre jeton Baston : rien ne change.
event-ate = { $seat } gagne { $food } PN en { $square }.
event-power-lost = { $scene } ne peut rien faire pour { $seat } : le pouvoir est perdu.
event-declined = { $seat } renonce aux pouvoirs restants.
event-feast = { $seat } peut poser une tuile supplémentaire.
event-feast-skipped = { $seat } ne pose pas de tuile supplémentaire.
event-gathered = { $seat } cueille { $food } PN de plus.
event-plains-open = { $seat } peut poser la Cueillette sur les Plaines pendant ce tour.
event-token-played = { $seat } joue le jeton Montagne { $scene }.
event-token-taken = { $seat } prend le jeton { $scene } sur { $at }.
event-token-back = { $seat } reprend le jeton utilisé { $scene }.
event-token-discarded = { $seat } défausse le jeton { $scene } de { $at }.
event-marked = { $seat } pose un jeton Baston sur { $tile }.
event-unmarked = Un jeton Baston posé sur { $tile } revient à { $seat }.
event-swapped = { $seat } échange { $gave } contre { $took } de { $with }.
event-swapped-common = { $seat } échange { $gave } contre { $took } de la Réserve Commune.
event-camped = { $seat } gagne { $shelter } PA pour un Campement.
event-steak = { $seat } prend un Steak.
event-converted = { $steaks ->
    [one] { $seat } convertit un Steak en { $food } PN.
   *[other] { $seat } convertit { $steaks } Steaks en { $food } PN.
 }
event-bear = { $seat } place un Ours en { $square } chez { $on } et gagne { $shelter } PA.
event-chased = { $seat } chasse l’Ours de { $square }.
event-sheltered = { $seat } gagne { $shelter } PA pour la Caverne { $cave }.
event-took = { $seat } prend { $tile }.
event-removed = { $seat } retire { $tile } de la partie.
event-last-round = La pioche et la Réserve Commune sont vides : c’est la dernière manche.
event-finished = { $seat } ne peut plus rien poser et a terminé.
event-result = { $seat } : { $food } PN, { $shelter } PA, résultat { $result }.
event-won = { $seat } gagne.

# Choix.
do-start = Commencer avec { $lower } sur { $low } et { $higher } sur { $high } ({ $tile })
do-lay = Poser { $lower } sur { $low } et { $higher } sur { $high } ({ $tile })
do-found = Fonder une Tribu avec { $lower } sur { $low } et { $higher } sur { $high } ({ $tile })
do-extra = Poser en plus { $lower } sur { $low } et { $higher } sur { $high } ({ $tile })
do-skip = Pas de tuile supplémentaire
do-finish = Rien ne convient : terminer la partie
do-settle = Régler ensuite un jeton Baston de { $owner }
do-decline = Ne plus utiliser de pouvoir
do-recall = Reprendre un jeton Baston sur { $tile }
do-end = Pas de jeton : compléter la réserve
do-take = Prendre { $tiles }
do-remove = Retirer { $tile }
do-feast = { $source ->
    [token] Jeton Festin : poser une tuile supplémentaire
   *[use] Festin : poser une tuile supplémentaire
 }
do-gathering = { $source ->
    [token] Jeton Cueillette : les Plaines sont ouvertes ce tour-ci
   *[use] Cueillette : un point de Nourriture de plus
 }
do-ritual = { $source ->
    [token] Jeton Rituel : prendre { $scene }
   *[use] Rituel : prendre { $scene }
 }
do-brawl = { $source ->
    [token] Jeton Baston : marquer { $on }
   *[use] Baston : marquer { $on }
 }
do-brawl-move = { $source ->
    [token] Jeton Baston : déplacer une marque de { $from } sur { $on }
   *[use] Baston : déplacer une marque de { $from } sur { $on }
 }
do-water = { $source ->
    [token] Jeton Eau : échanger { $give } contre { $take }
   *[use] Eau : échanger { $give } contre { $take }
 }
do-camp = { $source ->
    [token] Jeton Campement : gagner de l’Abri
   *[use] Campement : gagner de l’Abri
 }
do-hunt = { $source ->
    [token] Jeton Chasse : prendre un Steak
   *[use] Chasse : prendre un Steak et tout garder
 }
do-hunt-convert = { $source ->
    [token] Jeton Chasse : prendre un Steak et tout convertir
   *[use] Chasse : prendre un Steak et tout convertir
 }
do-bear = { $source ->
    [token] Jeton Feu : un Ours en { $square } chez { $seat }
   *[use] Feu : un Ours en { $square } chez { $seat }
 }
do-chase = { $source ->
    [token] Jeton Feu : chasser l’Ours de { $square }
   *[use] Feu : chasser l’Ours de { $square }
 }

# Mots du plateau.
label-nothing = aucun jeton
label-food = PN
label-shelter = PA
label-steaks = Steaks
label-stock = jetons
label-used = utilisés
label-reserve = réserve
label-marks = jetons Baston
label-common = Réserve Commune
label-pile = pioche
label-removed = retirées
label-bears = Ours en stock
label-round = manche
label-start = étape de départ
label-last-round = dernière manche
label-finished = a terminé
label-bear = Ours
label-turn = tour
label-result = résultat
label-winner = gagne

# Scènes.
label-feast = Festin
label-gathering = Cueillette
label-ritual = Rituel
label-brawl = Baston
label-water = Eau
label-camp = Campement
label-hunt = Chasse
label-fire = Feu

# Tuiles, par exemplaire.
tile-feast-gathering-a = Festin-Cueillette a
tile-feast-gathering-b = Festin-Cueillette b
tile-feast-gathering-c = Festin-Cueillette c
tile-feast-ritual-a = Festin-Rituel a
tile-feast-ritual-b = Festin-Rituel b
tile-feast-brawl-a = Festin-Baston a
tile-feast-brawl-b = Festin-Baston b
tile-feast-water-a = Festin-Eau a
tile-feast-water-b = Festin-Eau b
tile-feast-camp-a = Festin-Campement a
tile-feast-camp-b = Festin-Campement b
tile-feast-hunt-a = Festin-Chasse a
tile-feast-hunt-b = Festin-Chasse b
tile-feast-fire-a = Festin-Feu a
tile-feast-fire-b = Festin-Feu b
tile-gathering-ritual-a = Cueillette-Rituel a
tile-gathering-ritual-b = Cueillette-Rituel b
tile-gathering-ritual-c = Cueillette-Rituel c
tile-gathering-brawl-a = Cueillette-Baston a
tile-gathering-brawl-b = Cueillette-Baston b
tile-gathering-brawl-c = Cueillette-Baston c
tile-gathering-water-a = Cueillette-Eau a
tile-gathering-water-b = Cueillette-Eau b
tile-gathering-water-c = Cueillette-Eau c
tile-gathering-camp-a = Cueillette-Campement a
tile-gathering-camp-b = Cueillette-Campement b
tile-gathering-camp-c = Cueillette-Campement c
tile-gathering-hunt-a = Cueillette-Chasse a
tile-gathering-hunt-b = Cueillette-Chasse b
tile-gathering-hunt-c = Cueillette-Chasse c
tile-gathering-fire-a = Cueillette-Feu a
tile-gathering-fire-b = Cueillette-Feu b
tile-gathering-fire-c = Cueillette-Feu c
tile-ritual-brawl-a = Rituel-Baston a
tile-ritual-brawl-b = Rituel-Baston b
tile-ritual-water-a = Rituel-Eau a
tile-ritual-water-b = Rituel-Eau b
tile-ritual-camp-a = Rituel-Campement a
tile-ritual-camp-b = Rituel-Campement b
tile-ritual-hunt-a = Rituel-Chasse a
tile-ritual-hunt-b = Rituel-Chasse b
tile-ritual-fire-a = Rituel-Feu a
tile-ritual-fire-b = Rituel-Feu b
tile-brawl-water-a = Baston-Eau a
tile-brawl-water-b = Baston-Eau b
tile-brawl-camp-a = Baston-Campement a
tile-brawl-camp-b = Baston-Campement b
tile-brawl-hunt-a = Baston-Chasse a
tile-brawl-hunt-b = Baston-Chasse b
tile-brawl-fire-a = Baston-Feu a
tile-brawl-fire-b = Baston-Feu b
tile-water-camp-a = Eau-Campement a
tile-water-camp-b = Eau-Campement b
tile-water-hunt-a = Eau-Chasse a
tile-water-hunt-b = Eau-Chasse b
tile-water-fire-a = Eau-Feu a
tile-water-fire-b = Eau-Feu b
tile-camp-hunt-a = Campement-Chasse a
tile-camp-hunt-b = Campement-Chasse b
tile-camp-fire-a = Campement-Feu a
tile-camp-fire-b = Campement-Feu b
tile-hunt-fire-a = Chasse-Feu a
tile-hunt-fire-b = Chasse-Feu b

# Cavernes et Cascades.
place-top-a = A en haut
place-top-b = B en haut
place-top-c = C en haut
place-top-d = D en haut
place-top-e = E en haut
place-top-f = F en haut
place-top-g = G en haut
place-top-h = H en haut
place-bot-a = A en bas
place-bot-b = B en bas
place-bot-c = C en bas
place-bot-d = D en bas
place-bot-e = E en bas
place-bot-f = F en bas
place-bot-g = G en bas
place-bot-h = H en bas
place-left-1 = 1 à gauche
place-left-2 = 2 à gauche
place-left-3 = 3 à gauche
place-left-4 = 4 à gauche
place-left-5 = 5 à gauche
place-right-1 = 1 à droite
place-right-2 = 2 à droite
place-right-3 = 3 à droite
place-right-4 = 4 à droite
place-right-5 = 5 à droite
place-fall-l = la Cascade gauche
place-fall-r = la Cascade droite

## Ce qui ne va pas dans une édition

edition-range = { $number } est impossible ici : de { $least } à { $most }
edition-steaks = donnez cinq nombres : la nourriture de 1, 2, 3, 4 et 5 steaks ou plus
edition-scene = { $name } n’est pas une scène
edition-scene-row = { $name } demande huit nombres, un par scène
edition-no-row = il manque la ligne { $name } dans [tiles]
edition-room = { $count } tuiles { $one } avec { $other } : il y a place pour { $most }
edition-both-ways = { $one } avec { $other } et { $other } avec { $one } doivent être le même nombre
edition-no-removed = il manque un nombre pour { $seats } joueurs dans [removed]
edition-few-tiles = à { $seats } joueurs, il faut { $needed } tuiles pour commencer, la boîte en a { $tiles }
edition-players = on ne joue pas à { $seats } : de 2 à 4
edition-face-twice = il y a deux faces { $face }
edition-half = le demi-plateau { $half } a exactement deux faces, toutes deux du même côté
edition-halves = { $count } faces avec side = { $side } : il faut { $halves } tels demi-plateaux de deux faces
edition-side = « { $side } » n’est pas un côté : left ou right
edition-fall-left = une cascade de gauche est en TL ou BL
edition-fall-right = une cascade de droite est en TR ou BR
edition-rows = { $count } rangées : une face en a { $rows }
edition-row = { $count } cases : une rangée en a quatre
edition-ground = « { $text } » : écrivez F2 ou P1
edition-rim = « { $text } » n’est pas une place du bord : top-A
edition-other-half = { $at } est sur l’autre moitié
edition-cave-twice = il y a deux Cavernes en { $at }
edition-high = la valeur haute est inférieure à la basse
edition-caves = { $count } Cavernes : une face en a trois

## Ce qui ne va pas dans une position ; ce qui est toujours vrai se lit dans les titres du livre

position-square = « { $text } » n’est pas une case : écrivez D3 ou top-A
position-tile = « { $text } » n’est pas une tuile : écrivez FEAST-FIRE-a
position-token-place = « { $text } » n’est pas une place pour un jeton
position-edition = l’édition { $found } est demandée, voici { $edition }
position-seats = { $seats } sièges et { $players } joueurs : de 2 à 4, autant que de sièges
position-seat = seat et first doivent être des sièges de cette table
position-pile = la pioche contient plus de tuiles que la boîte
position-tile-twice = une tuile figure deux fois dans { $tiles }
position-half = le demi-plateau { $half } sert deux fois
position-valley = il n’y a pas de vallée de { $left } et { $right }
position-lays = une vallée a place pour { $most } tuiles
position-beside = { $tile } est posée hors de la vallée
position-bear = aucun ours ne peut se tenir en { $square }
position-no-token = où est le jeton { $scene } ?
position-brawls = { $count } jetons Baston sont posés
position-points = aucune partie n’atteint { $points } points
position-token = aucun jeton ne peut être en { $square }
position-cave = { $square } n’est pas une Caverne
position-round-0 = la manche 0 est l’étape de départ
position-start = l’étape de départ est la manche 0
position-settle = les Bastons se règlent pendant qu’une tuile est posée
position-feast = les poses supplémentaires viennent d’un Festin
position-feast-turn = un Festin s’ouvre pendant un tour
position-pending = les pouvoirs en attente sont ceux de la tuile qui vient d’être posée
position-finished = un joueur qui a fini ne joue pas
position-market = au dernier tour, la pioche et le marché sont vides
position-stuck = personne ne peut agir
position-decided = il n’y a plus rien à décider à cette étape
position-order = les listes de tuiles, de cases et de pouvoirs s’écrivent dans l’ordre, chaque chose une fois
position-round = chaque manche pose au moins une tuile : cette manche vient trop tard
position-turns = { $turns } tours de { $seat } ne vont pas avec la manche { $round }
position-memory = à cette étape du tour, il n’y a rien de tel à retenir
position-plains = les Plaines s’ouvrent par un jeton qui a été joué
position-feast-token = avant et après la pose du tour, seul le jeton Festin ouvre un Festin
position-covered = la Caverne qui attend sa récompense est sous la tuile qui vient d’être posée
position-found = une tribu se fonde sur une Caverne dont le jeton est parti
position-playing = seul le jeton Festin reste en jeu, le temps de ses poses supplémentaires
position-common = le marché est plein tant que dure la pioche
position-two = on ne retire des tuiles que dans une partie à deux
position-reserve = { $seat } doit avoir ici une réserve pleine
position-starting = { $seat } : à l’étape de départ, chacun pose une tuile dans l’ordre du tour, en prend une, et n’a rien d’autre
position-over = la partie est finie après le dernier tour, ou quand tous ont fini

## The score sheet at the end.
label-era = Tour { $number }
label-lead = Résultat à chaque moment : le plus bas de la nourriture et de l’abri
label-gain-food = Nourriture
label-gain-shelter = Abri
