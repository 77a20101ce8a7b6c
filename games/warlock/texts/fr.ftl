# Ce que lisent les joueurs, en français.

## Refus
WAR-SET-1 = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
WAR-SET-10 = { $value } n’est pas un réglage de { $option } : on ou off.
WAR-CHR-6 = { $points ->
        [one] Le point supplémentaire doit être réparti
       *[other] Les { $points } points supplémentaires doivent tous être répartis
    } entre Provisions et Pièces d’Or.
WAR-CHR-8 = { $card } : ce n’est pas une arme.
WAR-CHR-9 = { $why ->
        [keep] Vous portez déjà autant de cartes épée que permis : { $most }.
       *[leave] Vous avez plus de { $most } cartes épée : laissez une épée.
    }
WAR-CHR-10 = Le sac à dos est plein : il contient { $most } cartes Trésor.
WAR-CHR-11 = Vous n’avez pas { $card } : laissez une carte Trésor à vous.
WAR-PRV-3 = Vous avez mangé à votre tour précédent.
WAR-PRV-4 = { $why ->
        [fixed] On ne mange pas dans une salle de Rencontre fixée.
        [journey] On ne mange pas après un passage secret.
        [labyrinth] On ne mange pas devant le labyrinthe ouvert : lancez le dé.
       *[fled] On ne mange pas tant qu’il faut s’éloigner de la salle fuie.
    }
WAR-PRV-5 = { $why ->
        [food] Il ne vous reste aucune Provision à manger.
       *[full] Votre ENDURANCE est au maximum : { $stamina }.
    }
WAR-TRN-1 = { $why ->
        [turn] Ce n’est pas à { $seat } : { $deciders } décide.
       *[rule] Impossible maintenant. À décider : { $decision }.
    }
WAR-TRN-3 = { $card } : ce n’est pas une potion à boire avant l’action.
WAR-MOV-1 = Aucun déplacement de { $roll } ne finit là : { $to }.
WAR-MOV-3 = On ne revient pas à la case de départ.
WAR-MOV-4 = Il faut avancer de tout le dé : { $roll }.
WAR-MOV-12 = { $room } : on entre dans une salle par une de ses portes. Nommez la case devant elle.
WAR-MOV-13 = { $room } : une salle de Rencontre fixée n’accueille qu’un aventurier, et { $seat } s’y trouve.
WAR-ROOM-8 = Vous devez lancer le dé et quitter cette salle : { $room }.
WAR-TRE-4 = Vous avez déjà pris votre carte du tour dans une salle.
WAR-TRE-7 = Cette carte est dans la tombe de { $seat }.
WAR-TRE-8 = { $why ->
        [tunnel] Les cartes gardées sont dans les salles, et ceci n’en est pas une.
        [watched] La carte gardée est hors d’atteinte : quelqu’un la garde.
       *[empty] La carte gardée de cette salle n’y est plus.
    }
WAR-TRE-10 = Vous venez de laisser cette carte.
WAR-TRE-12 = Cette carte n’est pas sur votre case.
WAR-ENC-9 = { $why ->
        [opponent] Une malédiction vise un autre joueur.
        [dead] { $seat } n’a pas d’aventurier à maudire sur le plateau.
        [cursed] { $seat } est déjà sous une malédiction.
        [weak] { $seat } est trop faible : une malédiction demande plus de { $least } points d’ENDURANCE.
       *[price] Une malédiction coûte { $price } Pièces d’Or ; vous en avez { $gold }.
    }
WAR-ENC-10 = { $why ->
        [provisions] Vous n’avez pas de Provision à donner au Mendiant.
       *[price] Le Mendiant demande { $price } Pièces d’Or ; vous en avez { $gold }.
    }
WAR-ENC-11 = { $why ->
        [amount] Le Marchand vend de 1 à { $most } Provisions, pas { $amount }.
        [treasure] Il n’y a pas ici de carte gardée à acheter.
        [one] Vous avez déjà pris votre carte du tour dans une salle.
        [held] Vous n’avez pas { $card }.
        [key] Le Marchand n’achète pas de clefs : { $card }.
        [price] Cela coûte { $price } Pièces d’Or ; vous en avez { $gold }.
       *[again] Le Marchand ne fait cela qu’une fois par visite.
    }
WAR-ENC-12 = { $why ->
        [opponent] La Voyante regarde les cartes d’un autre joueur.
       *[price] La Voyante demande { $price } Pièces d’Or ; vous en avez { $gold }.
    }
WAR-ENC-14 = { $why ->
        [card] Vous n’avez pas le Dispensateur de sommeil.
       *[foe] Impossible d’endormir cet adversaire : { $foe }.
    }
WAR-ENC-15 = { $why ->
        [card] Vous n’avez pas le Parchemin du Feu du dragon.
       *[foe] Le parchemin ne chasse que le Dragon : vous affrontez { $foe }.
    }
WAR-ENC-16 = { $why ->
        [option] { $value } n’est pas un réglage de { $option } : board ou gamebook.
        [once] L’Œil du Cyclope affaiblit déjà le Sorcier.
        [card] Vous n’avez pas l’Œil du Cyclope.
       *[foe] L’Œil n’affaiblit que le Sorcier : vous affrontez { $foe }.
    }
WAR-ENC-21 = { $why ->
        [have] Vous ne pouvez miser { $amount } : vous avez { $have }.
       *[amount] Une mise de cette sorte est de 1 à { $most }, pas de { $amount }.
    }
WAR-ENC-22 = { $why ->
        [treasure] Il n’y a pas ici de carte gardée à acheter.
        [one] Vous avez déjà pris votre carte du tour dans une salle.
        [held] Vous n’avez pas { $card }.
        [stock] Shylock n’a pas { $card }.
        [pawned] Vous venez de mettre { $card } en gage : à racheter à une autre visite.
        [stamina] Une livre de chair demande { $least } points d’ENDURANCE ; vous en avez { $stamina }.
        [price] Cela coûte { $price } Pièces d’Or ; vous en avez { $gold }.
       *[again] Shylock ne le fait pas une seconde fois.
    }
WAR-KEY-3 = Annoncez un numéro de 1 à 9.
WAR-CBT-2 = { $why ->
        [shield] Vous n’avez pas le Bouclier magique.
       *[weapon] Vous n’avez pas { $card }.
    }
WAR-ITM-1 = { $why ->
        [potion] Il faut la Potion d’Invisibilité.
        [door] { $room } : vous n’êtes pas devant une de ses portes.
       *[card] { $room } : cette carte ne s’y trouve pas.
    }
WAR-ITM-2 = { $why ->
        [ball] Il faut la Boule de cristal.
       *[opponent] La Boule de cristal montre les numéros d’un autre joueur.
    }
WAR-ITM-3 = Vous n’avez pas la Potion de Bonne Fortune.
WAR-ITM-4 = Vous n’avez pas la Potion de Vigueur.
WAR-FLE-1 = On ne fuit pas avant le premier Assaut.
WAR-FLE-6 = { $why ->
        [enter] Vous ne pouvez pas y retourner à ce tour : vous avez fui { $room }.
       *[duty] Vous devez lancer le dé et vous éloigner de la salle fuie : { $room }.
    }
WAR-FLE-9 = Chaque pas doit éloigner de { $seat }.
WAR-FLE-10 = La fuite va aussi loin que { $steps } pas le permettent.
WAR-FLE-14 = { $seat } n’a pas de carte à piller.
WAR-FLE-15 = Vous n’avez pas vu { $card } chez { $seat } : on ne nomme qu’une carte vue dans cette main.
WAR-FLE-16 = { $seat } n’a pas de lanterne à prendre.
WAR-PAS-2 = { $why ->
        [here] Vous n’êtes pas sur une case de passage secret.
       *[there] Aucun passage ne mène d’ici au numéro { $number }.
    }
WAR-PAS-3 = Après un passage secret, on ne peut que lancer le dé ou rester.
WAR-PAS-4 = { $why ->
        [dark] Sans lanterne, c’est le dé qui choisit le passage.
       *[light] Avec une lanterne, on choisit soi-même le passage.
    }
WAR-PAS-6 = On ne se bat jamais sur une case de passage secret.
WAR-RIV-1 = On ne traverse la rivière que depuis une rive.
WAR-RIV-2 = Le bac coûte { $price } Pièces d’Or ; vous en avez { $gold }.
WAR-MEET-2 = Vous n’avez plus rien à négocier avec { $seat } dans cette rencontre.
WAR-MEET-3 = { $why ->
        [once] Vous n’avez plus rien à négocier avec { $seat } dans cette rencontre.
       *[active] Vous ne pouvez traiter qu’avec l’aventurier actif : { $seat }.
    }
WAR-MEET-6 = Nul n’attaque tant que chaque joueur n’est pas entré dans une salle et n’en est pas sorti ; il manque : { $seats }.
WAR-MEET-7 = { $why ->
        [caged] On ne se bat ni avec ni par un aventurier en cage : { $seat }.
       *[entrance] On ne se bat pas à l’entrée.
    }
WAR-MEET-8 = L’aventurier de { $seat } n’est pas sur votre case.
WAR-MEET-10 = { $why ->
        [most] { $most } propositions ont été faites : c’est tout pour une négociation.
        [gold] Vous ne pouvez donner { $amount } Pièces d’Or : vous en avez { $have }.
        [provisions] Vous ne pouvez donner { $amount } Provisions : vous en avez { $have }.
        [twice] Vous ne pouvez donner { $card } à la fois visible et cachée.
        [card] Vous n’avez pas { $card }.
        [number] Vous n’avez pas le numéro { $number }.
        [show] Vous n’avez rien de tel à montrer.
       *[empty] Une proposition donne, demande ou promet quelque chose.
    }
WAR-MEET-11 = { $why ->
        [gold] { $seat } n’a pas { $amount } Pièces d’Or, seulement { $have }.
        [provisions] { $seat } n’a pas { $amount } Provisions, seulement { $have }.
        [unseen] Vous n’avez pas vu { $card } chez { $seat }.
        [clues] Cartes Clef du Défi de { $seat } : { $have }. Demandez-en une au moins, et pas davantage.
        [pick-key] { $count ->
            [one] { $seat } demande une carte clef : choisissez-en une des vôtres qui ne soit pas déjà demandée.
           *[other] { $seat } demande { $count } cartes clefs : choisissez-les parmi les vôtres qui ne sont pas déjà demandées.
        }
        [newer] Les parties commencées selon les anciennes règles ne connaissent pas cette demande.
        [no-key] { $seat } ne demande pas de carte clef de votre choix.
        [pick-card] { $seat } demande une carte Trésor : choisissez une des vôtres qui n’est pas déjà donnée.
        [no-card] { $seat } ne demande pas de carte Trésor de votre choix.
        [pick-treasure] Cartes Trésor à vous, à choisir et à montrer à { $seat } : { $count }.
        [pick-clues] Cartes Clef du Défi à vous, à choisir et à montrer à { $seat } : { $count }.
       *[cards] Cartes Trésor de { $seat } : { $have }. Demandez-en une au moins, et pas davantage.
    }
WAR-MEET-12 = Vous ne pouvez fournir { $card }, qui est demandé.
WAR-DTH-4 = { $card } n’est pas dans le butin.
WAR-CHEST-1 = On tente le coffre dans la Chambre du trésor.
WAR-CHEST-2 = Annoncez exactement trois numéros différents, pas { $count }.
WAR-CHEST-3 = { $why ->
        [key] { $card } n’est pas une clef à vous : montrez vos propres clefs.
       *[cover] Les cartes montrées doivent couvrir les numéros { $numbers }.
    }
WAR-CHEST-8 = Vos clefs ne couvrent pas les numéros { $numbers }.
WAR-MAZ-2 = { $why ->
        [once] Vous avez déjà retourné une carte Labyrinthe à ce tour.
        [up] La carte Labyrinthe M{ $number } est déjà visible.
       *[far] Vous n’êtes pas à une porte de la carte Labyrinthe M{ $number }.
    }
WAR-MAZ-3 = Le labyrinthe est ouvert devant vous : lancez le dé.
WAR-MAZ-6 = La carte Labyrinthe M{ $number } est cachée : on n’y entre pas.
WAR-END-1 = La partie est terminée.
WAR-END-4 = { $value } n’est pas un nombre de manches de 1 à { $most }.
WAR-VAR-1 = { $why ->
        [unknown] Il n’y a pas d’option { $option }.
       *[option] { $value } n’est pas un réglage de { $option } : true ou false.
    }
WAR-VAR-2 = { $value } n’est pas un réglage de { $option } : true ou false.
WAR-VAR-3 = { $why ->
        [option] { $value } n’est pas un réglage de { $option } : single ou trio.
       *[rule] Annoncez trois numéros différents de 1 à 9.
    }
WAR-VAR-4 = { $value } n’est pas un réglage de { $option } : one ou one_two.
WAR-RUL-57 = On ne quitte la partie qu’au début de son propre tour.
WAR-RUL-63 = Adressez-vous à celui qui vous attaque : { $seat }.
WAR-RUL-68 = Impossible de combattre jusqu’à { $until } d’ENDURANCE : vous en avez { $stamina }.

## Options
option-double-six = Le double six du vainqueur blesse doublement
option-maze-rehide = Les cartes Labyrinthe sont recachées
option-challenge-mode = Numéros nommés dans une Clef du Défi
option-challenge-mode-single = un
option-challenge-mode-trio = trois
option-challenge-faces = Dés qui permettent une Clef du Défi
option-challenge-faces-one = 1
option-challenge-faces-one-two = 1 et 2 (partie rapide)
option-boss-stats = Force du Dragon et du Sorcier
option-boss-stats-board = du plateau
option-boss-stats-gamebook = du livre
option-round-cap = Manches avant la victoire de Zagor
option-memory-aid = Rappel de tout ce que vous avez vu
option-memory-aid-on = oui
option-memory-aid-off = non
option-double-six-help = Un assaut gagné par un double six coûte le double d’ENDURANCE.
option-maze-rehide-help = Le Labyrinthe doit alors être retenu de mémoire, et chacun peut s’y perdre de nouveau.
option-challenge-mode-help = Trois numéros à la fois font trouver les clefs plus vite.
option-challenge-faces-help = Avec 1 et 2, on se défie deux fois plus souvent et la partie est plus courte.
option-boss-stats-help = Les valeurs du livre rendent les derniers combats plus durs.
option-round-cap-help = Passé ce nombre de manches, Zagor garde son trésor et personne ne gagne.
option-memory-aid-help = La table note pour vous les cartes que vous avez vues ; sans elle, il faut s’en souvenir.

## Décisions
label-phase-split = répartir les points supplémentaires
label-phase-caged = tenter de sortir de la cage
label-phase-pending = affronter la Rencontre en attente
label-phase-begin = choisir l’action principale
label-phase-challenge = faire une Clef du Défi ou non
label-phase-walk = avancer du dé
label-phase-chest = tenter le coffre ou non
label-phase-take = prendre un trésor ou non
label-phase-drop = laisser une carte
label-phase-arm = choisir vos armes
label-phase-assault = combattre ou fuir
label-phase-meet = attaquer, négocier ou ignorer
label-phase-parley = combattre, ou parler d’abord
label-phase-strike = frapper ou épargner
label-phase-step-in = combattre à la place d’un allié ou non
label-phase-propose = faire une proposition
label-phase-answer = répondre à la proposition
label-phase-loot = choisir le butin
label-phase-flight = choisir où fuir
label-phase-spoils = choisir les dépouilles
label-phase-over = la partie est terminée
label-phase-hexmaster = traiter avec le Maître des sorts
label-phase-beggar = traiter avec le Mendiant
label-phase-trader = traiter avec le Marchand
label-phase-seer = traiter avec la Voyante
label-phase-fountain = boire à la Fontaine ou non
label-phase-games = jouer à la Salle de jeux
label-phase-shylock = traiter avec Shylock

## Pièces du jeu
label-dragon = le Dragon
label-warlock = le Sorcier
label-crocodile = le Crocodile
label-sword = l’épée fétiche
label-all-treasure = la vue de toutes les cartes Trésor
label-all-clues = la vue de toutes les cartes Clef du Défi
label-any-card = une carte Trésor au choix de qui la donne
label-nothing = rien
part-gold = { $count ->
        [one] une Pièce d’Or
       *[other] { $count } Pièces d’Or
    }
part-provisions = { $count ->
        [one] une Provision
       *[other] { $count } Provisions
    }
part-down = { $card } (face cachée)
part-face-down = { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
part-look = la vue de : { $cards }
part-look-numbers = { $count ->
        [one] la vue du numéro { $numbers }
       *[other] la vue des numéros { $numbers }
    }
part-look-treasure = { $count ->
        [one] la vue d’une carte Trésor
       *[other] la vue de { $count } cartes Trésor
    }
part-look-clues = { $count ->
        [one] la vue d’une carte Clef du Défi
       *[other] la vue de { $count } cartes Clef du Défi
    }
part-keys = { $count ->
        [one] une carte clef au choix de qui la donne
       *[other] { $count } cartes clefs au choix de qui les donne
    }
part-chosen-treasure = { $count ->
        [one] la vue d’une carte Trésor au choix de qui la montre
       *[other] la vue de { $count } cartes Trésor au choix de qui les montre
    }
part-chosen-clues = { $count ->
        [one] la vue d’une carte Clef du Défi au choix de qui la montre
       *[other] la vue de { $count } cartes Clef du Défi au choix de qui les montre
    }
part-holds = { $count ->
        [one] une réponse sincère : détenir ou non le numéro { $numbers }
       *[other] une réponse sincère : lesquels détenir des numéros { $numbers }
    }
pick-give = donner { $cards }
pick-show = montrer { $cards }
pick-show-numbers = { $count ->
        [one] montrer le numéro { $numbers }
       *[other] montrer les numéros { $numbers }
    }
label-truce = une trêve
label-alliance = une alliance
label-place-EN = l’entrée
label-tunnel = couloir { $column }-{ $row }
label-gate = grille { $column }-{ $row }
label-place-SB = la rive sud
label-place-NB = la rive nord

## Ce qui arrive
event-created = { $seat } a un nouvel aventurier : HABILETÉ { $skill }, ENDURANCE { $stamina }, CHANCE { $luck }.
event-split = { $seat } prend en plus { $provisions ->
        [0] aucune Provision
        [one] une Provision
       *[other] { $provisions } Provisions
    } et { $gold ->
        [0] aucune Pièce d’Or
        [one] une Pièce d’Or
       *[other] { $gold } Pièces d’Or
    }.
event-laid = Trésors, Rencontres et cartes Labyrinthe sont posés face cachée.
event-clues = { $seat } détient les numéros { $numbers }.
event-clues-hidden = { $seat } reçoit { $count ->
        [one] une carte numérotée
       *[other] { $count } cartes numérotées
    }.
event-first-die = { $seat } fait { $die } pour commencer.
event-first = { $seat } commence.
event-turn-begins = Manche { $round } : au tour de { $seat }.
event-missed = { $seat } passe son tour.
event-stamina = { $change ->
        [0] L’ENDURANCE de { $seat } reste à { $now }.
       *[other] { $seat } { $way ->
            [loses] perd
           *[gains] gagne
        } { $change } d’ENDURANCE : il en reste { $now }.
    }
event-luck = { $change ->
        [0] La CHANCE de { $seat } reste à { $now }.
       *[other] { $seat } { $way ->
            [loses] perd
           *[gains] gagne
        } { $change } de CHANCE : il en reste { $now }.
    }
event-gold = { $seat } { $way ->
        [loses] paie ou perd
       *[gains] gagne
    } { $change } Pièces d’Or : { $now } à présent.
event-provisions = { $seat } { $way ->
        [loses] use ou perd
       *[gains] gagne
    } { $change ->
        [one] { $change } Provision
       *[other] { $change } Provisions
    } : { $now } à présent.
event-lanterns = { $seat } { $way ->
        [loses] perd
       *[gains] prend
    } une lanterne : { $now } à présent.
event-luck-test = { $seat } tente sa Chance : { $total } contre { $luck }, { $lucky ->
        [yes] Chanceux
       *[no] Malchanceux
    }.
event-die = { $seat } fait { $die }.
event-caged = Une cage tombe sur { $seat }.
event-freed = { $seat } sort de la cage.
event-put-on = { $seat } se trouve maintenant ici : { $at }.
event-maze-turned = La carte Labyrinthe M{ $maze } est retournée : { $open ->
        [yes] la voie est libre
       *[no] une impasse
    }.
event-maze-hidden = Les cartes Labyrinthe sont recachées.
event-rolled = { $seat } fait { $die } pour avancer.
event-no-step = { $seat } ne peut faire aucun pas.
event-stayed = { $seat } reste.
event-challenged = { $seat } lance une Clef du Défi : { $numbers }.
event-answered = { $by } montre à { $seat } une carte vierge{ $count ->
        [0] {""}
       *[other] {" "}et { $numbers }
    }.
event-walked = { $steps ->
    [one] { $seat } avance d’une case : { $to }.
   *[other] { $seat } avance de { $steps } cases : { $to }.
}
event-encounter-up = Ici, { $room } : { $card } !
event-encounter-gone = { $card } quitte la partie ({ $room }).
event-encounter-down = On remet face cachée : { $card } ({ $room }).
event-game = { $seat } fait { $ours }, la banque { $house }.
event-cursed = { $seat } fait maudire { $victim }.
event-gazed = { $seat } regarde des cartes Clef du Défi de { $of }.
event-learnt = { $seat } voit chez { $of } : { $numbers }.
event-fell-in = { $seat } tombe dans la rivière !
event-waits = Une Rencontre attend { $seat } ici : { $room }.
event-met = { $seat } rencontre { $others }.
event-died = L’aventurier de { $seat } est mort.
event-chest-tried = { $seat } tente le coffre avec { $numbers }, en montrant { $keys }.
event-chest-wrong = { $wrong ->
        [one] Une clef est mauvaise
       *[other] { $wrong } clefs sont mauvaises
    } : { $seat } est rejeté.
event-chest-opened = { $seat } ouvre le coffre avec { $numbers } et gagne !
event-left-game = { $seat } quitte la partie.
event-zagor = Les manches sont écoulées : Zagor l’emporte.
event-alone = { $seat } reste seul.
event-took = { $seat } prend { $card } ({ $at }).
event-took-hidden = { $seat } prend une carte Trésor ({ $at }).
event-took-openly = { $seat } trouve et montre { $card } ({ $at }).
event-left = { $seat } laisse { $card } ({ $at }).
event-left-hidden = { $seat } laisse une carte face cachée ({ $at }).
event-shown = { $seat } montre { $card }.
event-used-up = { $seat } utilise { $card }, qui quitte la partie.
event-sold = { $seat } vend { $card }.
event-pawned = { $seat } met en gage { $card }.
event-redeemed = { $seat } achète { $card } à Shylock.
event-traded = { $from } donne à { $to } : { $cards }.
event-showed-cards = { $from } montre à { $to } des trésors : { $cards }.
event-showed-clues = { $from } montre à { $to } les numéros { $numbers }.
event-confirmed = { $which ->
        [all] { $from } répond sincèrement à { $to } : détient { $held }.
        [none] { $from } répond sincèrement à { $to } : ne détient pas { $lacks }.
       *[some] { $from } répond sincèrement à { $to } : détient { $held }, ne détient pas { $lacks }.
    }
event-showed-hidden = { $from } montre des cartes à { $to }.
event-looted = { $seat } prend à { $from } : { $cards }.
event-looted-hidden = { $seat } prend à { $from } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-not-there = { $from } n’a pas { $card }, que { $seat } a nommé.
event-grave = La tombe de { $seat } ({ $at }) contient { $cards }.
event-grave-hidden = La tombe de { $seat } ({ $at }) contient { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
event-kept = { $seat } garde { $card } de { $from }.
event-kept-hidden = { $seat } garde une carte de { $from }.
event-combat-begins = { $seat } combat { $foe }.
event-armed = { $seat } prend { $weapon }.
event-assault = { $foe } { $theirs }, { $seat } { $ours }.
event-foe-wounded = Une blessure pour { $foe } : il reste { $left }.
event-no-effect = L’arme de { $seat } ne mord pas sur { $foe }.
event-foe-beaten = { $seat } a vaincu { $foe }.
event-combat-ends = Le combat de { $seat } s’arrête sans vainqueur.
event-fled = { $seat } s’enfuit.
event-ran = { $steps ->
    [one] { $seat } court d’une case : { $to }.
   *[other] { $seat } court de { $steps } cases : { $to }.
}
event-attacked = { $seat } attaque { $victim }.
event-spared = { $seat } épargne { $victim }.
event-stepped-in = { $seat } combat à la place de { $victim }.
event-stood-aside = { $seat } ne prend pas la place de { $victim }.
event-fights-until = { $stamina ->
        [0] { $seat } combattra jusqu’au bout.
       *[other] { $seat } combattra jusqu’à { $stamina } d’ENDURANCE.
    }
event-ignored = { $seat } ignore les autres.
event-talks-begin = { $seat } négocie avec { $with }.
event-offered = { $seat } offre à { $to } : { $give }. En échange : { $ask }.
event-offered-hidden = { $seat } fait une proposition à { $to }.
event-accepted = { $seat } accepte la proposition de { $with }.
event-talks-end = { $seat } met fin à la négociation.

## Choix
do-split = { $provisions ->
        [0] Aucune Provision
        [one] Une Provision
       *[other] { $provisions } Provisions
    } et { $gold ->
        [0] aucune Pièce d’Or
        [one] une Pièce d’Or
       *[other] { $gold } Pièces d’Or
    }
do-drink = Boire { $card }
do-try-luck = Tenter sa Chance
do-try-die = Lancer le dé
do-face = Affronter la Rencontre
do-travel = Aller au passage { $number }
do-grope = Aller à l’aveugle
do-reveal = Retourner la carte Labyrinthe M{ $number }
do-roll = Lancer le dé et avancer
do-eat = Manger
do-invisible-guarded = Invisible : prendre la carte gardée ({ $room })
do-invisible-loose = Invisible : prendre la carte abandonnée n° { $number } ({ $room })
do-gaze = Regarder dans la Boule de cristal : { $seat }
do-ferry = Prendre le bac (payant)
do-punt = Prendre la barque (Chance)
do-bridge = Passer le pont (au dé)
do-stay = Rester
do-open = Tenter le coffre : { $numbers } avec { $keys }
do-pass-chest = Laisser le coffre
do-leave = Quitter définitivement la partie
do-challenge = Défi : { $numbers }
do-pass-challenge = Pas de défi
do-walk = Aller : { $to }
do-walk-room = Entrer : { $to } (par { $by })
do-arm = Combattre avec { $weapon }
do-sleep = Utiliser le Dispensateur de sommeil
do-dragonfire = Utiliser le Parchemin du Feu du dragon
do-eye = Utiliser l’Œil du Cyclope
do-fight = Combattre
do-fight-until = { $stamina ->
        [0] Combattre jusqu’au bout
       *[other] Combattre jusqu’à { $stamina } d’ENDURANCE
    }
do-flee = Fuir
do-done = C’est tout
do-curse = Payer pour faire maudire { $seat }
do-pay-gold = Donner de l’or
do-pay-provision = Donner une Provision
do-buy-provisions = Acheter { $count ->
        [one] une Provision
       *[other] { $count } Provisions
    }
do-buy-treasure = Acheter la carte gardée
do-sell = Vendre { $card }
do-ask-seer = Payer pour en savoir plus sur { $seat }
do-quaff = Boire
do-stake-gold = Miser { $amount } Pièces d’Or
do-stake-provisions = Miser { $amount ->
        [one] une Provision
       *[other] { $amount } Provisions
    }
do-winnings = Prendre le gain
do-prize = Prendre la carte gardée
do-pawn = Mettre en gage { $card }
do-redeem = Acheter { $card }
do-flesh = Vendre une livre de chair
do-take-guarded = Prendre la carte gardée
do-take-loose = Prendre la carte abandonnée n° { $number }
do-take-nothing = Ne plus rien prendre
do-drop = Laisser { $card }
do-attack = Attaquer { $seat }
do-negotiate = Négocier avec { $seat }
do-ignore = Ignorer
do-propose = Offrir { $give } ; demander { $ask }
do-give = Offrir { $give }, sans rien en échange
do-request = Demander { $ask }, sans rien offrir
do-accept = Accepter
do-accept-picks = Accepter : { $parts }
do-end-talks = Pas de marché
do-loot-keys = Prendre toutes les clefs{ $lantern ->
        [yes] {" "}et la lanterne
       *[no] {""}
    }
do-loot-named = Prendre { $card }{ $lantern ->
        [yes] {" "}et la lanterne
       *[no] {""}
    }
do-loot-random = Prendre une carte au hasard{ $lantern ->
        [yes] {" "}et la lanterne
       *[no] {""}
    }
do-loot-nothing = Ne prendre aucune carte{ $lantern ->
        [yes] , mais la lanterne
       *[no] {""}
    }
do-run = Fuir : { $to }
do-run-room = Fuir dans { $to } (par { $by })
do-keep = Garder { $card }
do-leave-rest = Laisser le reste

## Le plateau en texte
sketch-round = Manche { $round } sur { $cap }
sketch-seat = { $letter } { $name }, { $at } : HABILETÉ { $skill }, ENDURANCE { $stamina }/{ $full }, CHANCE { $luck }, or { $gold }, Provisions { $food }, cartes { $cards }, numéros { $clues }
sketch-legend = [01?] salle : ? inconnue, ! retournée, * trésor, $ cartes libres · < ^ > v portes · :: grille · @A aventurier
sketch-own = Vos numéros : { $clues } ; vos cartes Trésor : { $cards }
sketch-decision = À décider : { $decision }
sketch-deciders = Par { $deciders }

## Salles et cartes
label-place-01 = Salle de garde
label-place-02 = Réfectoire
label-place-03 = Salle des tortures
label-place-04 = Hangar
label-place-05 = Dortoir
label-place-06 = Réserve
label-place-07 = Armurerie
label-place-08 = Chenil
label-place-09 = Atelier
label-place-10 = Chapelle
label-place-11 = Cachots
label-place-12 = Cuisine
label-place-13 = Salle de la statue
label-place-14 = Galerie
label-place-15 = Salle du puits
label-place-16 = Grotte aux toiles
label-place-GR = Salle de jeux
label-place-LD = Garde-manger
label-place-SH = Shylock le Prêteur d’argent
label-place-17 = Crypte
label-place-18 = Ossuaire
label-place-19 = Pêcherie
label-place-20 = Poste de guet
label-place-21 = Caveau
label-place-22 = Mausolée
label-place-23 = Observatoire
label-place-24 = Laboratoire
label-place-25 = Bibliothèque
label-place-26 = Salle de banquet
label-place-27 = Antichambre
label-place-FY = Fontaine de jouvence
label-place-DC = Caverne du dragon
label-place-WL = Antre du Sorcier
label-place-TC = Chambre du trésor
label-E01 = Gobelin
label-E02 = Sentinelle orque
label-E03 = Chef orque
label-E04 = Barbare
label-E05 = Ver de sable géant
label-E06 = Araignée géante
label-E07 = Troll
label-E08 = Ogre
label-E09 = Rat-garou
label-E10 = Loup-garou
label-E11 = Minotaure
label-E12 = Cyclope de fer
label-E13 = Chien de l’Enfer
label-E14 = Goule
label-E15 = Squelettes
label-E16 = Zombies
label-E17 = Vampire
label-E18 = Spectre
label-E19 = Piège-cage
label-E20 = Gaz empoisonné
label-E21 = Piège à fléchettes
label-E22 = Trappe
label-E23 = Le Fou
label-E24 = Maître des sorts
label-E25 = Mendiant affamé
label-E26 = Marchand
label-E27 = Voyante
label-T01 = Trousseau 123
label-T02 = Trousseau 456
label-T03 = Trousseau 789
label-T04 = Trousseau 247
label-T05 = Trousseau 158
label-T06 = Trousseau 369
label-T07 = Trousseau 259
label-T08 = Trousseau 348
label-T09 = Trousseau 167
label-T10 = Trousseau 357
label-T11 = Trousseau 268
label-T12 = Trousseau 149
label-T13 = Passe-partout du squelette
label-T14 = Passe-partout du squelette
label-T15 = 3 Pièces d’Or
label-T16 = 5 Pièces d’Or
label-T17 = 5 Pièces d’Or
label-T18 = 6 Pièces d’Or
label-T19 = 8 Pièces d’Or
label-T20 = Provisions 3
label-T21 = Provisions 4
label-T22 = Le Dispensateur de sommeil
label-T23 = Épée magique
label-T24 = Épée enchantée
label-T25 = Bouclier magique
label-T26 = Potion d’Invisibilité
label-T27 = Potion de Bonne Fortune
label-T28 = Potion de Vigueur
label-T29 = Œil du Cyclope
label-T30 = Parchemin du Feu du dragon
label-T31 = Boule de cristal
label-T32 = Provisions 2

## Ce qui ne va pas dans une édition
edition-sums = le compte du plan n’est pas bon : { $reason }
edition-row = cette ligne a { $count } cases, pas { $width }
edition-rows = le plan a { $count } lignes, pas { $height }
edition-tile-size = « { $tile } » n’est pas une case de deux caractères
edition-tile = « { $tile } » n’est pas une case ; voir la légende au-dessus du plan
edition-numbered = les cases en { $letter } vont de { $letter }1 à { $letter }6
edition-twice = { $place } est deux fois sur le plan
edition-spaces = { $count } cases, c’est trop : { $most } au plus
edition-missing = { $code } n’est pas sur le plan
edition-gate = { $code } n’a pas de porte d’un côté
edition-room-code = « { $code } » n’est pas un nouveau code de salle de deux caractères
edition-rooms = il y a { $count } salles, pas { $wanted }
edition-door = salle { $room }, porte « { $door } » : { $why ->
        [form] écrivez un côté et une case, comme « E t7_40 »
        [space] cette case n’existe pas
        [side] les côtés sont N, E, S et W
        [wall] cette case n’est pas devant ce mur
       *[full] trop de chemins s’y rencontrent
    }
edition-no-door = la salle { $room } n’a pas de porte
edition-river = l’entrée doit mener à la rive sud et non à la rive nord
edition-sum = { $what } : { $found } trouvés, { $stated } annoncés
edition-no-space = il n’y a pas de case { $name }
edition-walk = pas de { $from } à { $to } : { $found } trouvés, { $stated } annoncés
edition-kinds = il y a { $ordinary } salles ordinaires, { $fixed } à Rencontre fixée, { $lair } antre et { $chest } à coffre ; il en faut 27, 5, 1 et 1
edition-fixed = { $code } doit être une salle de Rencontre fixée
edition-order = « { $id } » est à la place de { $wanted }
edition-ring = { $card } : un trousseau a trois numéros différents de 1 à 9
edition-treasure = { $card } : les trousseaux ont des numéros ; l’or, les Provisions et les épées une petite valeur ; les autres cartes rien
edition-treasures = il y a { $count } trésors, pas { $wanted }
edition-numbers = chaque numéro de 1 à 9 doit être sur un trousseau
edition-goods = il y a { $count } cartes qui ne sont ni or ni Provisions : { $most } au plus
edition-monster = { $card } : HABILETÉ de 1 à 15, ENDURANCE de 1 à 20
edition-encounters = il y a { $count } rencontres, pas { $wanted }
edition-face = « { $face } » ne nomme pas deux côtés
edition-faces = les six faces doivent être différentes
edition-escape = la table de fuite a six lignes, une par face du dé
edition-skill = toute HABILETÉ doit être inférieure à extra_total
edition-life = backpack, wound, assault_cap et flight_steps sont hors limites
edition-deal = de deux à six joueurs dans l’ordre, et six cartes numérotées en tout
edition-deals = il faut une donne pour chacun des nombres de 2 à 6 joueurs
label-sum-tunnels = tunnels
label-sum-passages = passages
label-sum-banks = rives et entrée
label-sum-gates = portes du labyrinthe
label-sum-maze = cases du labyrinthe
label-sum-rooms = salles
label-sum-spaces = cases
label-sum-edges = chemins permanents
label-sum-gate-edges = chemins entre portes et cartes
label-sum-from-entrance = cases accessibles depuis l’entrée
label-sum-from-north-bank = cases accessibles depuis la rive nord
label-no-way = aucun

## Ce qui ne va pas dans une position
position-seats = il y a de deux à six places, et autant de personnes et de mains de numéros
position-edition = la position est de l’édition « { $edition } »
position-table = quelqu’un n’est pas à la table, ou aucune manche n’est jouée
position-no-choice = la place { $seat } déciderait sans avoir de choix
position-seat = il n’y a pas de place { $seat }
position-card = « { $name } » n’est pas une carte Trésor
position-order = { $name } n’est pas dans l’ordre ou est là deux fois
position-number = { $number } n’est pas un numéro de 1 à 9, ou n’est pas dans l’ordre
position-space = il n’y a pas de case « { $name } »
position-room = { $name } n’est pas une salle
position-maze-number = il n’y a pas de carte Labyrinthe { $number }, ou elle n’est pas dans l’ordre
position-mark = la marque « { $mark } » est inconnue, là deux fois ou pas dans l’ordre
position-roll = un déplacement est un dé, pas { $roll }
position-left = il n’y a pas de carte posée { $slot }, ou elle n’est pas dans l’ordre
position-proposal = « { $text } » n’est pas une proposition
position-proposer = une proposition a un auteur, et un auteur en a fait une
position-moment = « { $word } » n’est pas un moment pour parler
position-deals = { $count } marchés avec le siège { $seat } n’ont pas pu se conclure
position-newer = les anciennes règles ne mènent pas à la décision « { $text } » dans cet état
position-maze = il y a six cartes Labyrinthe, pas { $count }
position-sides = « { $sides } » ne sont pas les côtés d’une carte Labyrinthe
position-rooms = { $count } salles sont inscrites, pas { $wanted }
position-encounter = « { $card } » n’est pas une carte Rencontre
position-up = salle { $room } : seule une carte présente peut être visible, et alors elle est connue
position-loose = il n’y a pas de carte posée { $slot }
position-stake = « { $stake } » n’est pas une mise
position-npc = « { $text } » n’est pas un personnage
position-foe = « { $text } » n’est pas un adversaire
position-amount = « { $word } » n’est pas un nombre
position-news = « { $text } » n’est pas une nouvelle
position-decision = « { $text } » n’est pas une décision
position-after = « { $word } » ne suit pas la prise de trésor
position-spelling = « { $text } » s’écrit « { $right } »
position-fits = la décision « { $text } » ne va pas avec le reste
position-place = « { $word } » n’est pas un endroit pour une carte
position-empty = ce qui est vide ne s’écrit pas
position-known = chaque place a une liste de ce qu’elle sait, fût-elle vide
position-pledge = { $mark } n’est pas une promesse
position-announced = seules les trois dernières annonces sont gardées
position-combination = « { $text } » n’est pas une combinaison
position-rounds = la manche { $round } sur { $cap } est impossible
position-scores = les scores du siège { $seat } ne sont pas possibles pour un aventurier
position-dead = l’aventurier du siège { $seat } est mort et possède encore quelque chose
position-suspects = le siège { $seat } suppose une carte d’or ou de provisions dans une main ou parmi les cartes abandonnées
position-lanterns = on n’a jamais fabriqué autant de lanternes
position-creating = tant que l’on crée les aventuriers, il n’y a rien d’autre sur la table, et ils ont ce qu’ils ont reçu

## Tables de référence
table-cell = { $cell }
table-monsters = Monstres
table-bosses = Ceux qui reviennent toujours
table-others = Pièges et personnages
table-treasures = Trésors
table-escape = Table de Fuite
table-river = La rivière
table-larder = Le Garde-manger
table-passages = Passages secrets
table-rooms = Salles et portes
table-column-card = carte
table-column-name = nom
table-column-skill = HABILETÉ
table-column-stamina = ENDURANCE
table-column-special = particularité
table-column-option = force
table-column-effect = effet
table-column-rule = règle
table-column-die = dé
table-column-way = moyen
table-column-passage = numéro
table-column-black = noir (sud), à côté de
table-column-red = rouge (nord), à côté de
table-column-room = code
table-column-doors = portes depuis
table-undead = Mort-vivant.
table-fire-breath = Crache le feu avant chaque assaut : sur 1 à { $die }, l’aventurier perd { $loss } d’ENDURANCE.
table-paralyse = La blessure numéro { $wounds } d’un même combat paralyse et tue.
table-hypnosis = Un double à ses dés hypnotise : tentez votre Chance ; Malchanceux, c’est la mort.
table-magic-only = Seules les armes magiques le blessent.
table-cage = En cage : libre par la Chance, ou sur un dé de { $die } ou plus ; après { $most } échecs, sans dé.
table-gas = Tentez votre Chance ; Malchanceux, vous perdez { $loss } d’ENDURANCE.
table-darts = La moitié d’un dé, arrondie au-dessus, est perdue en ENDURANCE.
table-trapdoor = Tentez votre Chance ; Malchanceux, vous perdez { $loss } d’ENDURANCE et sortez par le passage que donne le dé.
table-fool = À la première visite la carte gardée, sinon un dé de Pièces d’Or.
table-hexmaster = Pour { $price } Pièces d’Or : un autre aventurier de plus de { $least } d’ENDURANCE perd { $skill } d’HABILETÉ et { $stamina } d’ENDURANCE.
table-beggar = Contre de l’or ({ $price }) ou une Provision, la carte gardée est accessible.
table-trader = Vend de 1 à { $most } Provisions à une Pièce d’Or et la carte gardée pour { $treasure } ; achète une carte qui n’est pas une clef pour { $sale }.
table-seer = Pour { $price } Pièces d’Or, montre une carte Clef du Défi d’un adversaire.
table-ring = clefs { $numbers }
table-skeleton-key = une clef pour n’importe quel numéro
table-giver-of-sleep = Arme magique sans bonus ; détruit à vue les Morts-vivants, sauf le Spectre.
table-sword = Arme magique : +{ $bonus } d’HABILETÉ.
table-shield = Sur un dé de { $die } ou plus, une blessure coûte { $saved } d’ENDURANCE de moins.
table-invisibility = Prend une carte d’une salle devant une porte de laquelle vous êtes, quel qu’en soit l’habitant ; elle est usée.
table-fortune = Rend la CHANCE de départ ; elle est usée.
table-strength = Rend l’ENDURANCE de départ ; elle est usée.
table-eye = Ôte { $penalty } d’HABILETÉ au Sorcier pour un combat ; il est usé.
table-dragonfire = Chasse le Dragon ; il est usé.
table-crystal-ball = Montre les cartes Clef du Défi d’un adversaire ; elle est usée.
table-loses-stamina = { $count } d’ENDURANCE perdus
table-loses-luck = { $count } de CHANCE perdu
table-drops-card = une carte Trésor au hasard est abandonnée
table-loses-supplies = une Provision perdue, sinon de l’or, sinon de l’ENDURANCE
table-way-ferry = Bac
table-way-punt = Barque
table-way-bridge = Pont
table-punt = Chanceux : de l’autre côté ; Malchanceux : à l’eau
table-bridge = de l’autre côté sur { $die } ou plus, sinon à l’eau

## The score sheet at the end.
label-era = Manche { $number }
label-lead = Numéros de la combinaison tenus en clefs
label-gain-cards = Cartes Trésor
label-gain-foes = Adversaires vaincus
label-gain-deaths = Morts
label-gain-gold = Or
label-gain-stamina = ENDURANCE
