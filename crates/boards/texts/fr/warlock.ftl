warlock-board = La Montagne de Feu vue d’en haut, manche { $round } sur { $cap }
warlock-plan = La Montagne de Feu vue d’en haut, avant que quiconque n’arrive
warlock-title-1 = La Montagne
warlock-title-2 = de Feu
warlock-ask = À vous : { $decision }.
warlock-ask-attack = { $attacker } attaque { $victim }. À vous : { $decision }.
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
warlock-ask-keys = { $count ->
        [one] une clef de son choix
       *[other] { $count } clefs de son choix
    }
warlock-ask-holds = s’il détient le { $number }
warlock-compose-keys = Clefs
warlock-compose-holds = Une réponse sincère : détient-il
warlock-ask-any = un trésor de son choix
warlock-give-all-treasure = montrer tous mes trésors
warlock-give-all-clues = montrer toutes mes Clefs du Défi
warlock-zone-south = tunnels du sud
warlock-zone-north = tunnels du nord
warlock-zone-labyrinth = labyrinthe
warlock-compose = Votre proposition
warlock-usual = Propositions courantes
warlock-compose-up = cartes face visible
warlock-compose-down = cartes face cachée
warlock-compose-show = trésors
warlock-compose-clues = Clefs du Défi
warlock-compose-pledge = promesse
warlock-told-tunnel = un couloir
warlock-told-gate = une grille

## ce qu'il reste à toucher
warlock-touch-space = une case
warlock-touch-door = une porte
warlock-touch-maze = une carte du labyrinthe
warlock-touch-guarded = un trésor gardé
warlock-touch-loose = un trésor à terre
warlock-touch-seat = un aventurier
warlock-touch-card = une de vos cartes
warlock-touch-stock = une carte de chez Shylock
warlock-touch-number = un nombre
warlock-touch-weapon = une arme
warlock-touch-shield = le bouclier
warlock-touch-loot = le butin
warlock-touch-spoil = une carte à garder
warlock-touch-leave = « Oui, pour de bon »
warlock-touch-offer = une proposition
warlock-touch-pick = une carte de votre choix
