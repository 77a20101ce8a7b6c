# Les refus, par règle.

TRX-SETUP-1 = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
TRX-SETUP-2 = À deux, on choisit entre STE_TRI (Stégosaure et Tricératops) et PTE_DIP (Ptéranodon et Diplodocus) ; { $pair } n’est pas possible ici.
TRX-SETUP-3 = Chacun de { $species } est attribué une fois et une seule ; ce n’est pas le cas avec { $assignment }.
TRX-SETUP-9 = L’Os va à une place de cette table, de 0 à { $last }, ou au hasard ; { $seat } n’est ni l’un ni l’autre.
TRX-RUL-27 = Il n’y a rien à choisir sous le nom { $option }.
TRX-PLACE-2 = Le Diplodocus n’a rien à dire sur la place du Lac.
TRX-PLACE-3 = Le Ptéranodon n’a rien à dire sur la place du Volcan.
TRX-PLACE-14 = Indiquez l’une des huit directions : ici, personne ne peut s’abstenir.
TRX-CARD-5 = Jouez une carte : personne ne peut passer.
TRX-TURN-1 = Cela ne convient pas à la phase en cours : { $phase }.
TRX-TURN-3 = Vous n’avez pas de carte { $card } en main.
TRX-TURN-6 = Depuis { $cell }, un pas vers { $direction } ferait sortir du plateau.
TRX-TURN-11 = { $why ->
    [turn] Cette question n’est pas pour vous.
   *[twice] Vous avez déjà répondu : les réponses sont dévoilées quand tous ont répondu.
  }
TRX-PAN-4 = C’est vous qui paniquez : vos adversaires choisissent où vous courez.
TRX-PAN-13 = Les joueurs éliminés ne choisissent pas de direction dans une Panique.
TRX-PAN-16 = Indiquez l’une des huit directions : dans une Panique, personne ne peut s’abstenir.
TRX-REX-2 = Tant que vous êtes en jeu, vous devez indiquer une direction au Ty-Rex.
TRX-ELIM-4 = Vous êtes éliminé : vous ne faites plus que diriger le Ty-Rex.
TRX-END-1 = La partie est finie.

# Les choix.

do-move = Mouvement vers { $direction }
do-rest = Repos
do-panic = Panique, premier pas vers { $direction }
do-vote = Indiquer { $direction }
do-abstain = S’abstenir

# Ce qui arrive : la mise en place.

event-dealt = { $seat } joue le { $species }.
event-tile-laid = On pose { $tile } en { $cell }.
event-figure-placed = { $seat } commence en { $cell }.
event-rex-placed = Le Ty-Rex dort en { $cell }.
event-provisioned = { $seat } prend { $trees ->
    [one] { $trees } arbre
   *[other] { $trees } arbres
  } comme provisions.
event-bone-given = { $seat } reçoit l’Os.
event-tile-moved = { $by } déplace { $tile } vers { $direction }, en { $to }.
event-carried = { $seat } est emporté en { $to }.
event-tile-settled = Désormais, { $tile } reste en { $cell }.
event-planted = On plante { $count ->
    [one] { $count } arbre
   *[other] { $count } arbres
  }.
event-boxed = { $count ->
    [0] Aucun arbre ne reste
    [one] { $count } arbre reste
   *[other] { $count } arbres restent
  } dans la boîte.
event-set-aside = { $seat } écarte une carte { $card }.
event-set-aside-unseen = { $seat } écarte une carte.

# Ce qui arrive : les cartes.

event-turn-began = Tour { $turn } sur { $of } : { $bone } a l’Os.
event-answered = { $seat } a choisi.
event-revealed-move = { $seat } dévoile : Mouvement vers { $direction }.
event-revealed-rest = { $seat } dévoile : Repos.
event-revealed-panic = { $seat } dévoile : Panique, d’abord vers { $direction }.
event-revealed-vote = { $seat } indique { $direction }.
event-revealed-abstain = { $seat } s’abstient.
event-rested = { $seat } se repose.
event-stepped = { $seat } va de { $from } en { $to }.
event-stepped-panic = { $seat } panique et court de { $from } en { $to }.
event-stepped-pushed = { $by } fait courir { $seat } de { $from } en { $to }.
event-sheltered = { $seat } est à l’abri dans { $tile }.
event-barred = { $seat } ne peut pas entrer dans { $tile }, reste sur place et perd un arbre.
event-hit = { $by } heurte { $victim }.
event-received = { $from } cède un arbre à { $seat }.
event-bitten-entered = { $seat } se retrouve nez à nez avec le Ty-Rex et perd un arbre.
event-bitten-rex-step = Le Ty-Rex mord { $seat }, qui perd un arbre.
event-bitten-rex-return = Le Ty-Rex rentre chez lui sur { $seat }, qui perd un arbre.
event-card-lost = { $seat } est éliminé, et la carte { $card } n’est pas jouée.
event-panic-asked = { $seat } panique : vers où ?
event-panic-dropped = { $seat } est éliminé et ne panique plus.
event-discarded = { $seat } défausse une carte { $card }.

# Ce qui arrive : les directions sans effet.

event-ignored-edge = { $by } indique { $direction }, mais { $piece } ne peut pas quitter le plateau.
event-ignored-barred = { $by } indique { $direction }, mais { $piece } ne peut pas y entrer.
event-ignored-lair = { $by } indique { $direction }, mais { $piece } ne peut pas couvrir la Tanière.
event-ignored-other-tile = { $by } indique { $direction }, mais { $piece } ne peut pas couvrir l’autre carton.
event-ignored-figure = { $by } indique { $direction }, mais { $piece } ne peut pas couvrir un dinosaure.
event-ignored-rex-gone = { $by } indique { $direction }, mais { $piece } a disparu.
event-ignored-panicker-out = { $by } indique { $direction }, mais { $piece } est éliminé.
event-ignored-abstained = { $by } laisse { $piece } tranquille.

# Ce qui arrive : le Ty-Rex, la récolte, la fin.

event-rex-asked = Où va le Ty-Rex ?
event-rex-stepped = { $by } mène le Ty-Rex de { $from } en { $to }.
event-rex-vanished = { $by } mène le Ty-Rex dans { $tile } : il disparaît.
event-spared = { $seat } ne perd rien : { $tile } est un refuge.
event-rex-returned = Le Ty-Rex est de retour en { $cell }.
event-harvested = { $seat } récolte l’arbre en { $cell }.
event-contested = Personne n’est seul en { $cell } : l’arbre reste.
event-eliminated = { $seat } n’a plus d’arbres : éliminé.
event-hand-discarded = { $seat } montre et défausse le reste de sa main : Mouvement × { $moves }, Repos × { $rests }, Panique × { $panics }.
event-bone-passed = { $to } prend l’Os.
event-set-aside-shown = { $seat } avait écarté une carte { $card }.
event-won = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
  }

# Les noms.

label-species-ste = Stégosaure
label-species-tri = Tricératops
label-species-pte = Ptéranodon
label-species-dip = Diplodocus
label-tile-lake = le Lac
label-tile-volcano = le Volcan
label-rex = le Ty-Rex
label-card-move = Mouvement
label-card-rest = Repos
label-card-panic = Panique
label-direction-n = le nord
label-direction-ne = le nord-est
label-direction-e = l’est
label-direction-se = le sud-est
label-direction-s = le sud
label-direction-sw = le sud-ouest
label-direction-w = l’ouest
label-direction-nw = le nord-ouest
label-era = Tour { $number }
label-phase-lake = déplacer le Lac
label-phase-volcano = déplacer le Volcan
label-phase-choose = choisir une carte et une direction
label-phase-panic = diriger un dinosaure en panique
label-phase-rex = diriger le Ty-Rex
label-phase-over = la partie est finie

# Avant la partie.

option-two-player-pair = Paire à deux joueurs
option-two-player-pair-PTE-DIP = Ptéranodon et Diplodocus
option-two-player-pair-STE-TRI = Stégosaure et Tricératops
option-first-bone = Premier Os
option-species-assignment = Qui joue quoi
option-species-assignment-STE = { label-species-ste }
option-species-assignment-TRI = { label-species-tri }
option-species-assignment-PTE = { label-species-pte }
option-species-assignment-DIP = { label-species-dip }
option-species-assignment-random = tiré au hasard
option-two-player-pair-help = À deux, on joue l’une ou l’autre de ces paires de dinosaures.
option-first-bone-help = Qui tient l’Os passe en premier ; il change de mains à chaque tour.
option-species-assignment-help = Chaque dinosaure a ses propres cartes : tirez-les, ou choisissez qui joue lequel.

# Le plateau en texte.

sketch-heading = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn } sur { $turns }
  } : { $phase }. Os : { $bone }.
sketch-rex-away = Le Ty-Rex est absent : il reviendra dans la Tanière.
sketch-player = { $letter } { $species } ({ $seat }) : { $trees ->
    [one] { $trees } arbre
   *[other] { $trees } arbres
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
sketch-player-out = { $letter } { $species } ({ $seat }) : éliminé
sketch-face-up =     sur la table : { $card }
sketch-own-hand = Votre main : Mouvement × { $moves }, Repos × { $rests }, Panique × { $panics }
sketch-own-set-aside = Vous avez écarté : { $card }
sketch-own-answer = Vous avez choisi : { $answer }
sketch-waiting = Doivent encore choisir : { $waiting }
sketch-lake = ~Lac~
sketch-volcano = ^Volcan^
sketch-lair = (Tanière)
sketch-tree = arbre

# Ce qui ne va pas dans un fichier d’édition.

edition-side = un plateau a de 3 à { $most } colonnes et lignes, pas { $side }
edition-directions = les directions sont, dans cet ordre, { $directions }
edition-cell = « { $text } » n’est pas une case ; les cases s’écrivent comme C3
edition-off-board = { $cell } n’est pas sur un plateau de { $width } colonnes et { $height } lignes
edition-start-barred = une espèce qui commence sur { $tile } doit pouvoir y entrer
edition-start-trees = chaque espèce commence avec au moins un arbre
edition-deck = un paquet compte { $size } cartes, pas { $found }
edition-species = une configuration a de deux à quatre espèces différentes
edition-setting-twice = cette configuration figure deux fois dans le fichier
edition-set-aside = un joueur écarte une carte au plus
edition-turns = une partie a autant de tours qu’une main a de cartes : { $turns }
edition-tiles-meet = le Volcan ne peut pas commencer sur le Lac
edition-lair = seul le Ty-Rex commence sur la Tanière
edition-start-taken = une autre espèce commence là
edition-start-on-tile = une tuile commence là
edition-trees-of-all = une configuration donne les arbres de départ de ses { $species } espèces, ou d’aucune
edition-trees = cette configuration demande { $planted } arbres sur le plateau et { $started } au départ, plus que les { $supply } qui existent

# Ce qui ne va pas dans une position.

position-edition = L’édition est { $edition }, mais la position est de l’édition { $found }.
position-setting = Il n’y a pas de configuration « { $setting } ».
position-species = Les joueurs doivent être les espèces de la configuration, chacune une fois.
position-bone = L’Os est chez { $seat }, mais personne ne joue là.
position-tree-twice = { $cell } figure deux fois dans la liste des arbres.
position-turn = Le tour { $turn } ne va pas avec la phase : { $phase }.
position-over = La partie est finie exactement quand il ne reste qu’un joueur ou aucun, ou quand le dernier tour est joué.
position-rex = Le Ty-Rex doit être sur le plateau dans cette phase : { $phase }.
position-set-up = Tant que le Lac et le Volcan ne sont pas placés, les figurines sont à leur départ, chacun a ses arbres de départ, et aucun arbre n’est planté ni perdu.
position-falls = Les éliminations sont numérotées dans l’ordre, et il manque le numéro { $missing }.
position-face-up = Ce que { $seat } a face visible ne va pas avec la phase : { $phase }.
position-panic = { $seat } ne panique pas.
position-answer = { $seat } ne peut pas avoir répondu { $answer }. { $reason }
position-answered = Tous ont déjà répondu : les réponses seraient révélées.
