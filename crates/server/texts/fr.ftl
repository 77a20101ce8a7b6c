### Ce que dit le serveur.

## Ce que la base dit à qui gère le serveur

store-conflict = cela existe déjà
store-locked = un autre programme tient la base de données
store-full = le disque est plein
store-busy = la base est fermée ou trop occupée
store-away = la base de données est hors d’atteinte : { $reason }
store-file = { $path } : { $reason }
store-no-database = le fichier n’est pas une base de données
store-damaged = la base de données est endommagée
store-cannot-open = le fichier de la base de données ne s’ouvre pas
store-newer = les données ont la version { $found }, d’un Caldera plus récent ; celui-ci connaît jusqu’à { $known }
store-version = les données ont la version { $found }, et ce programme connaît la version { $known } : démarrez une fois un serveur avec elles
store-aside = il n’y a pas de base de données, mais { $path } : renommez celle qui compte
store-copy-differs = ce qui a été copié diffère : { $sheet }, ligne { $row }
store-address = l’adresse de la base de données : { $reason }
store-cut = la connexion a été coupée
store-no-connection = aucune connexion à temps
store-no-answer = aucune réponse à temps
store-not-at-once = la base de données n’a pas répondu tout de suite
store-reader = la lecture a été interrompue
store-line-unread = une ligne est illisible : { $reason }
store-line-missing = la ligne { $no } manque
store-line-number = une ligne a le numéro { $found } au lieu de { $expected }
store-lines = un journal a { $found } lignes au lieu de { $known }
store-lines-lacking = il manque à un journal ses { $count } premières lignes
store-secret = un secret n’a pas la bonne longueur
store-pass = un laissez-passer n’a pas la bonne longueur
store-no-table = « { $id } » n’est pas le nom d’une table
store-no-person = « { $id } » n’est personne
store-notice = un avis a { $what ->
    [person] une personne inconnue
    [matter] un objet inconnu
    [language] une langue inconnue
   *[key] une clé inconnue
}
store-club-row = une ligne du club n’est pas comme elle devrait être
store-no-time = la base de données n’a pas d’heure
store-no-chance = le système ne donne pas de nombres au hasard
archive-not-begun = sa partie n’a jamais commencé
archive-taken = { $path } contient autre chose
archive-unknown-game = il n’y a pas de jeu « { $game } »
store-other = autre chose s’est mal passé ; le journal du serveur en sait plus
store-no-replay = un journal ne se rejoue pas

## Ce que dit le système

system-missing = aucun fichier ni dossier de ce nom
system-forbidden = accès refusé
system-exists = cela existe déjà
system-folder = c’est un dossier
system-no-folder = ce n’est pas un dossier
system-read-only = lecture seule
system-full = le disque est plein
system-no-text = ce n’est pas du texte en UTF-8
system-ends-early = la fin arrive trop tôt
system-address-taken = un autre programme utilise l’adresse
system-address-elsewhere = l’adresse n’est pas une de cette machine
system-refused = personne ne répond là
system-late = aucune réponse à temps

## Fautes

hint = Conseil
hint-thinking = Un robot réfléchit…
hint-follows = Suite probable :
hint-of-victory = de chances de gagner
hints = Conseils des robots
hints-bots = quand je joue seul contre des robots
hints-always = toujours
hints-never = jamais
learn = Apprendre
learn-first = Première fois ? Apprenez le jeu pas à pas.
learn-you = Vous
learn-friend = Ash
learn-step = Étape { $number } sur { $steps }
learn-next = Suite
learn-do-it = Le faire pour moi
learn-back = Retour
learn-play-now = Y jouer maintenant
learn-other = Leçon suivante
fault-no-hint = Pas de conseil ici : ce n’est pas à vous de décider, ou la table joue sans conseils.
fault-touched = C’est trop à la fois : touchez moins de choses.
fault-stale = La partie a continué entre-temps. Voici où elle en est.
fault-nobody = Dites-nous d’abord votre nom.
fault-missing = Il n’y a rien ici. Le lien n’a peut-être pas été copié en entier.
fault-too-many = C’était un peu rapide. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
fault-busy = Le serveur est occupé ou va redémarrer. Rien n’est perdu ; réessayez dans un instant.
fault-unreachable = Le serveur n’atteint pas ses données pour le moment. Rien de confirmé n’est perdu ; réessayez dans un instant.
fault-internal = Une erreur s’est produite chez nous. Rien n’a changé ; le serveur l’a notée.
fault-conflict = Quelqu’un a été plus rapide. Regardez de nouveau.
fault-locked = La base de données est prise par un autre programme. Rien n’a changé ; réessayez dans un instant.
fault-full = Le disque du serveur est plein. Rien n’a changé ; prévenez la personne qui le gère.
fault-store = Le serveur ne peut ni lire ni écrire ses données. Rien n’a changé ; prévenez la personne qui le gère.
fault-notation = « { $text } » n’est pas une action. Les actions s’écrivent ainsi : { $expected }
fault-json = La requête est illisible : { $detail }
fault-query = L’adresse est illisible : une valeur après le point d’interrogation est inconnue ou mal formée.
fault-content-type = Les requêtes doivent être en JSON (content-type: application/json).
fault-too-large = La requête est trop grande : { $most } octets au plus.
fault-origin = Cette requête vient d’une autre page et n’a pas été exécutée.
fault-key = La clé d’une requête a de 1 à 64 caractères.
fault-name = Un nom a de 1 à { $most } caractères.
fault-login = L’identifiant ou le mot de passe est faux.
fault-login-form = Un identifiant a de 3 à 40 lettres, chiffres ou . - _ @.
fault-login-taken = Cet identifiant est pris. Choisissez-en un autre.
fault-password = Un mot de passe a de 8 à 200 caractères.
fault-level = Il n’y a pas de niveau « { $level } ».
fault-game = Il n’y a pas de jeu « { $game } ».
fault-pace = Une pendule a de 1 à 3600 secondes par coup et jusqu’à un jour en réserve ; les jours vont de 1 à 60.
fault-unopened = Cette table est conservée, mais cette version de Caldera ne peut pas l’ouvrir. Ses joueurs peuvent télécharger l’enregistrement de la partie. Le journal du serveur en dit plus.
record-get = Télécharger l’enregistrement
fault-edition = Impossible de jouer avec cette édition. Ligne { $line } : { $reason }
fault-edition-long = Un fichier d’édition fait au plus { $most } Ko.
fault-no-edition = Cette édition n’existe pas ici.
fault-editions-full = Ce serveur ne peut pas contenir plus d’éditions. Demandez à son hébergeur de mettre la vôtre dans son dossier.
edition-unreadable = { $path } ne peut pas être lu : { $error }
edition-no-game = { $path } ne ressemble au fichier d’édition d’aucun jeu. `caldera edition JEU` en affiche un pour commencer.
edition-wrong = { $path }, ligne { $line } : { $reason }
edition = Édition
edition-base = { $name } (habituelle)
edition-house = { $name } (de ce serveur)
edition-bring = Un fichier à moi…
edition-file = Fichier d’édition
edition-played = Édition « { $name } »
edition-get = Un fichier d’édition corrige les données du jeu : plateaux, cartes, nombres. Téléchargez l’édition habituelle, changez ce qui est différent dans votre boîte, et ouvrez une table avec.
fault-chairs = { $seats } places demandent autant de chaises, pas { $chairs }.
fault-me-twice = Vous ne pouvez prendre qu’une chaise. Pour les autres sur cet appareil, choisissez « à côté de moi ».
fault-closed = Cette table est fermée aux spectateurs.
fault-not-your-seat = Ce n’est pas votre place.
fault-not-seated = Vous n’avez pas de place à cette table.
fault-seated = Vous avez déjà une place ici.
fault-no-chair = Aucune chaise n’est libre pour vous ici. Demandez une invitation.
fault-invite-used = Quelqu’un est déjà venu avec cette invitation : elle vaut pour une seule personne. Demandez-en une autre.
fault-begun = La partie a déjà commencé.
fault-not-begun = La partie n’a pas encore commencé.
fault-not-over = C’est pour après la fin : d’ici là, cela contient ce que d’autres ne doivent pas savoir.
fault-stopped = Cette partie a été arrêtée.
fault-host = Seule la personne qui a ouvert la table peut le faire.
fault-away = Un robot joue pour vous. Reprenez d’abord votre place.
fault-not-away = Aucun robot ne joue pour vous dont vous pourriez prendre la relève.
fault-left = Il n’y a rien à quitter.
fault-share = Les mots pour les dés ont de 1 à 100 caractères.
fault-share-seat = Les mots pour les dés vont avec une place : prenez-en une, ou laissez les mots de côté.
fault-not-casual = À cette table, on ne revient pas plus loin que l’annulation ne le permet.
fault-back = La partie ne peut pas revenir jusque-là.
fault-nothing-asked = Personne ne demande à revenir en arrière.
fault-not-late = Personne d’autre n’a dépassé son temps.
fault-nobody-to-nudge = La partie n’attend personne d’autre.
fault-nudged = Le rappel a déjà été envoyé.
fault-not-nudged = Personne ne vous a relancé.
fault-not-asked = Aucune chaise ne vous est réservée ici.
fault-no-substitute = Seule une personne munie de l’invitation peut prendre cette chaise.
fault-patience = L’attente après un rappel va de 30 secondes à 7 jours.
fault-language = Une table parle « en » ou « fr ».
fault-saying = Un message a de 1 à { $most } caractères.
fault-moment = La partie n’a que { $last } étapes.
fault-unproved = Cet enregistrement n’est pas confirmé. Merci de le signaler.

## Ce que raconte le journal

log-sat = { $name } s’assied.
log-took-back = { $name } annule sa dernière action.
log-asked-back = { $name } demande à revenir en arrière.
log-back-expired = Tout le monde n’a pas répondu à temps : on ne revient pas en arrière.
log-not-back = { $name } préfère ne pas revenir en arrière.
log-went-back = Tout le monde est d’accord : la partie revient en arrière.
log-replaced = Un robot joue maintenant pour { $name }.
log-returned = { $name } est de retour.
log-resigned = { $name } abandonne ; un robot continue.
log-stopped = { $name } a arrêté la partie.
log-waited = { $name } veut bien attendre.
log-declined = { $name } ne peut pas jouer cette fois.
log-renamed = { $other } s’appelle maintenant { $name }.
log-nudged = { $name } relance { $other }.
log-still-here = { $name } réfléchit encore.
log-vote-late = { $other } manque à l’appel. Comment continuer ? Plus de la moitié des présents décide.
log-vote-away = Un robot joue pour { $other }. Quelqu’un d’autre peut-il prendre la chaise ? Plus de la moitié des présents décide.
log-voted-wait = { $name } vote pour attendre.
log-voted-bot = { $name } vote pour un robot.
log-voted-substitute = { $name } vote pour un remplaçant.
log-voted-end = { $name } vote pour arrêter la partie.
log-vote-wait = Le vote : on attend.
log-vote-bot = Le vote : un robot prend le relais.
log-vote-substitute = Le vote : quelqu’un d’autre peut prendre la chaise.
log-vote-end = Le vote : la partie s’arrête.
log-vote-none = Pas de majorité : la partie continue d’attendre.
log-chair-opened = La chaise de { $name } est ouverte à un remplaçant, sur invitation.
log-substituted = { $name } joue maintenant pour { $other }.
log-conceded = { $name } abandonne : { $other } l’emporte.
log-conceded-together = { $name } abandonne : la partie est finie.
log-ended = La partie a été arrêtée par un vote.
log-watched = La table est ouverte aux spectateurs.
log-unwatched = La table est fermée aux spectateurs.
log-again = On remet ça : une nouvelle table est ouverte.
log-empty = Rien encore.

## Pages

page-fault = Quelque chose ne va pas
option-too-often = Trop souvent :
option-between = Un nombre de { "{least}" } à { "{most}" }, s’il vous plaît.
seat-random = au hasard
each-seat = une par une…
preview = Aperçu
about-caldera = Cinq jeux de société de feu et de dinosaures, dont chaque règle est appliquée et expliquée. Jouez entre amis où que vous soyez, sur un seul appareil ou contre des robots.
skip = Aller au contenu
navigation = Principale
the-book = Règles
my-games = Mes parties
theme = Clair ou sombre
go-home = Accueil
hero = Une table au volcan
go-on = Reprendre
games = Jeux
lobby = Tables ouvertes
lobby-empty = Personne n’attend de joueurs en ce moment. Ouvrez une table vous-même.
players = { $fewest ->
    [one] 1 à { $most } joueurs
   *[other] { $fewest } à { $most } joueurs
}
glance-minutes = { $least } à { $most } min
glance-age = dès { $age } ans
glance-weight = Réflexion
weight-1 = très facile
weight-2 = facile
weight-3 = moyenne
weight-4 = poussée
weight-5 = très poussée
together = tous ensemble
play-bots = Jouer contre des robots
play-people = À plusieurs
quick-match = N’importe qui
meet-why = Vous prenez place à une table qui attend quelqu’un, ou vous en ouvrez une pour qui viendra.
meet-free = Maintenant, sans pendule
meet-clock = Maintenant, une minute par coup et dix en réserve
meet-days = Sans hâte, deux jours par coup
rules = Règles
your-turn = À vous de jouer
moves-played = { $moves ->
    [0] aucun coup
    [one] { $moves } coup
   *[other] { $moves } coups
}
chairs-free = { $free ->
    [one] 1 chaise libre
   *[other] { $free } chaises libres
}
phase-waiting = En attente de joueurs
phase-playing = En cours
phase-over = Terminée
phase-stopped = Arrêtée
standing = { $place ->
    [1] 1re
   *[other] { $place }e
} place, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
who-plays = Qui joue
seat = Place
chair-me = Moi
chair-none = Personne
chair-bot = Robot
chair-friend = Un ami, par un lien ou un code
chair-anyone = N’importe qui, depuis les tables ouvertes
chair-beside = À côté de moi, sur cet appareil
name = Nom
variants = Variantes et options
pace = Pendule
pace-kind = Type
pace-free = Aucune
pace-clock = Secondes par coup et réserve
pace-days = Jours par coup
pace-per-move = Secondes par coup
pace-bank = Secondes en réserve
pace-how-many = Jours
patience = Si quelqu’un manque, après un rappel attendre
patience-60 = 1 minute
patience-300 = 5 minutes
patience-1800 = une demi-heure
patience-86400 = un jour
wait-ready = Ne commencer que quand tout le monde s’est dit prêt
lobby-game = Jeu
lobby-all = tous
lobby-pace = Pendule
lobby-live = en direct
lobby-slow = jours par coup
lobby-language = Langue
group-mine = À vous de jouer
group-running = En cours
group-asked = On vous invite
group-waiting = En attente de joueurs
group-ended = Terminées
allow-watching = On peut regarder avec le lien
allow-back = Les joueurs peuvent se demander de revenir en arrière
open-table = Ouvrir la table
board = Plateau
side = Joueurs, choix, journal et discussion
players-here = Joueurs
choices = Ce que vous pouvez faire
unpick = Retour
undo = Annuler
log = Ce qui s’est passé
talk = Discussion
say-something = Dire quelque chose
say = Dire
more = Plus
replay = Revoir
ask-back = Demander à revenir en arrière
leave = Partir (un robot continue)
resign = Abandonner
close-watching = Fermer aux spectateurs
open-watching = Ouvrir aux spectateurs
begin-with-bots = Ne plus attendre : des robots prennent les chaises libres
begin = Commencer
notify = Me prévenir quand c’est à moi
notify-no-more = Ne plus me prévenir
notify-refused = Le navigateur refuse les notifications de ce site : cela se change dans ses réglages.
seal-is = Les dés sont scellés. Empreinte :
verify = Vérifier les dés
download = Télécharger l’enregistrement
again = Rejouer
curtain = Passez l’appareil. Les autres regardent ailleurs.
curtain-lift = Je suis là
proved = Confirmé : { $entries } actions et { $draws } tirages découlent tous des dés scellés.
first = Début
previous = Précédent
next = Suivant
last = Fin
moment = Moment
to-table = À la table
search-book = Chercher dans les règles
search = Chercher
glossary = Les mots du jeu
chapters = Chapitres
example-before = Avant
example-after = Après
example-does = { $name } : { $action }.
example-deeds = Ce qui est fait ({ $count } actions)
example-happens = { $count ->
    [one] Ce qui se passe, avec sa règle
   *[other] Ce qui se passe, règle par règle ({ $count })
}
example-notation = La même chose en notation
example-may = Permis :
example-may-not = Refusé :
example-shows = Exemple dessiné : { $title }
example-shows-after = Le plateau ensuite. { $told }
did-you-mean = Vouliez-vous dire :
found = { $found ->
    [0] Aucune règle trouvée.
    [one] 1 règle trouvée
   *[other] { $found } règles trouvées
}
whole-book = Le livre entier
no-games = Vous n’avez pas encore joué ici.
results = Résultats
game = Jeu
played = Jouées
won = Gagnées
best = Meilleur score
mean = Score moyen
account-is = Votre compte :
my-name = Mon nom
save = Enregistrer
keep-account = Créer un compte
keep-why = Avec un identifiant et un mot de passe, vos parties vous suivent sur d’autres appareils. Rien d’autre n’est demandé.
log-in = Se connecter
log-out = Se déconnecter
login = Identifiant
password = Mot de passe

## Ce que dit le script

waits-for = On attend
game-over = La partie est terminée
place-and-score = place, points
away = absent, un robot joue
resigned = a abandonné
bot = robot
free-chair = libre
sit-down = S’asseoir
come-back = Revenir
copy-link = Copier le lien
copied = Copié : envoyez-le à vos amis.
offline = Pas de connexion pour l’instant ; reconnexion en cours…
hand-over = Passez l’appareil
hand-over-to = C’est pour
nothing-to-do = Rien à faire pour l’instant.
watching = regardent
watching-one = regarde
late-wait = Attendre
late-bot = Laisser jouer un robot
late-end = Arrêter la partie
clock-short = Votre temps touche à sa fin.
clock-up = Votre temps est écoulé : les autres peuvent voter sur la suite.
back-asked = demande à revenir à l’étape
back-rule = Règle de la maison : on revient en arrière quand tout le monde à la table est d’accord. Un seul non met fin à la demande, et jouer aussi. Qui se tait jusqu’à la fin n’a pas accepté.
back-ends-in = Fin de la demande dans
agree = D’accord
disagree = Plutôt pas
mute = Masquer
unmute = Afficher
now-touch = touchez maintenant
quotes = « … »
confirm-resign = Abandonner vraiment ?
you = vous
time-left = restant
again-at = La partie suivante est ici
choose-name = Comment vous appelez-vous ?
invite-by = { $name } vous invite à jouer.
invite-open = Une chaise est libre pour vous.
invite-running = La partie est en cours et quelqu’un manque : vous pouvez jouer à sa place jusqu’à son retour.
who-sits = Qui est assis où
waits-for-friend = gardée pour un ami
was-asked = a été invité
wants-substitute = absent : on peut jouer à sa place
only-watch = Seulement regarder
decline = Pas cette fois
terms-title = Ce qui est convenu
terms-table = À cette table
terms-watched = on peut regarder avec le lien
terms-unwatched = personne ne regarde
terms-casual = on peut se demander de revenir en arrière
terms-strict = on ne revient pas en arrière
terms-language = Langue
terms-free = sans pendule ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} après un rappel, les autres décident)
terms-clock = { $seconds } s par coup, { $minutes } min en réserve
terms-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
terms-yes = oui
language-en = anglais
language-fr = français
not-here = pas là
ready = prêt
not-ready = pas encore prêt
say-ready = Je suis prêt
take-ready-back = Finalement pas encore
waits-seats = Chaises encore libres :
waits-ready = Pas encore prêts :
all-ready = Tout le monde est prêt.
invite-friends = Inviter des amis
invite-anyone-of-us = Un lien pour tous : qui l’ouvre prend une chaise libre.
invite-one-chair = Un lien par chaise
invite-scan = Ou faites-leur scanner ce code.
substitute-wanted = ouverte à un remplaçant
stands-in-for = joue pour
nudge = Relancer
nudge-why = Sans réponse au bout d’un moment, vous pourrez décider ensemble comment continuer.
nudged = Le rappel est envoyé. Vous pourrez décider ensemble dans
nudged-you = Les autres vous attendent.
still-here = Je réfléchis encore
vote-late = manque à l’appel. Comment continuer ?
vote-away = est absent et un robot joue. Quelqu’un d’autre prend-il la chaise ?
vote-rule = Règle de la maison : ce que veut plus de la moitié des présents se fait aussitôt ; la partie ne s’arrête qu’à la fin du temps de vote, pour que l’absent puisse encore revenir. Qui se tait s’en remet aux autres. Qui revient retrouve sa place.
vote-ends-in = Temps pour voter :
vote-needed = voix décident :
late-substitute = Trouver un remplaçant
confirm-end = Arrêter la partie pour tout le monde ? Elle s’arrête à la fin du temps de vote, sauf si l’absent revient.
find-substitute = Trouver un remplaçant pour
bot-plays-for-you = Un robot joue pour vous.
substitute-plays-for-you = joue pour vous.
bot-plays-resigned = Vous avez abandonné ; un robot continue. Vous pouvez regarder jusqu’à la fin.
sending = Envoi…
sending-offline = Pas de connexion : ce sera envoyé dès qu’elle revient.
not-sent = Pas de connexion : cela n’a pas été envoyé. Réessayez quand elle est revenue.
no-answer = La connexion a été coupée avant la réponse. Regardez si c’est fait avant de réessayer.
pass-device = Passer l’appareil
who-is-here = Qui prend l’appareil ?
everybody-look = Tout le monde peut regarder.
pass-on-to = Passer l’appareil à
change-name = Changer mon nom
rename-save = Enregistrer
spectating = Vous regardez cette partie.
show-all = Tout afficher

# Bouger, regarder, touches
motion = Animations
motion-calm = lentes
motion-normal = normales
motion-quick = rapides
motion-off = aucune
zoom = Regarder de plus près
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Tout le plateau
sheets = Parties de la table
sheet-height = Hauteur du volet
sheet-panels = À moi
sheet-choices = Choix
sheet-players = Joueurs
sheet-log = Journal
sheet-talk = Discuter
sheet-more = Plus
colon = { "\u00A0: " }
ways = choix
missed = Depuis votre dernier passage
missed-play = Revoir
missed-seen = Vu
keys = Raccourcis clavier
keys-move = vers la prochaine chose à choisir, dans cette direction
keys-why = (avec Maj) aussi vers ce qui ne peut pas être choisi ; Entrée dit pourquoi
keys-order = (Page suiv., Page préc.) chose après chose, dans l’ordre de lecture
keys-ends = (Début, Fin) vers la première et la dernière chose
keys-touch = (Entrée, Espace) choisir la chose, ou la reprendre
keys-back = reprendre tout choix commencé ; fermer ce qui est ouvert
keys-past = hors des éléments : un pas en arrière dans la partie, puis en avant jusqu’à maintenant
keys-tab = (Tab) vers les choses, la liste de tous les choix, le journal, la discussion
keys-drawer = ouvrir ou fermer une partie du volet : choix (C), joueurs (P), journal (L), discussion (T), plus (M)
keys-log = dans le journal : de ligne en ligne, vers sa règle ; Entrée montre ce moment
keys-help = cette page
keys-close = Retour au jeu

# Les dés, les gens
share-title = Les dés
share-why = Le secret des dés est scellé : son empreinte figure ci-dessous et chacun pourra la vérifier après la partie. Ajoutez quelques mots : ils entrent dans chaque lancer, et personne ne peut donc avoir choisi les dés d’avance.
share-text = Mots pour les dés
share-add = Ajouter
share-hint = facultatif : ils entrent dans chaque lancer
fault-person = Cette personne n’existe pas.
fault-mute-many = Vous ne voulez déjà plus entendre { $most } personnes. Redonnez d’abord la parole à l’une d’elles.
fault-undo-open = Depuis, quelqu’un d’autre a choisi au grand jour ; votre choix est maintenu.

# What is shown, heard, and looked at again.
sound = Sons
sound-volume = Volume
sound-off = Couper le son
ending-title = Fin de la partie
ending-rules = Points par règle
ending-course = Points au fil de la partie
ending-lead = Le cours de la partie
ending-moments = Les moments décisifs
ending-total = Total
ending-team = L’équipe
ending-move = Coup
ending-start = Mise en place
ending-share = Copier le lien
ending-picture = Le plateau à la fin, avec le résultat
ending-copy-picture = Copier l’image
ending-save-picture = Enregistrer l’image
ending-picture-copied = Image copiée : collez-la là où sont vos amis.
ending-look = Revoir la partie
ending-close = Revenir au plateau
replay-play = Lecture
replay-pause = Pause
replay-marks = Tours
past-now = Revenir au présent
scene-again = Revoir la dernière scène
past-look = Montrer ce moment
past-title = Un moment passé

## Combien chacun peut avoir

fault-slow = La requête n’est pas arrivée à temps. Renvoyez-la.
fault-hosts = Une requête nomme un seul hôte, pas plusieurs.
fault-lines = Les lignes de l’en-tête d’une requête se terminent par CR LF, pas par LF seul.
fault-many-connections = Trop de connexions sont ouvertes depuis votre adresse. Fermez une page, puis réessayez dans { $seconds } secondes.
fault-full-house = Il y a ici plus de monde que ce serveur n’en peut accueillir. Rien n’est perdu ; réessayez dans { $seconds } secondes.
fault-many-open = Vous avez ouvert depuis une heure { $most } tables qui attendent encore des joueurs. Ouvrez-en une autre quand l’une d’elles aura commencé, ou dans une heure.
fault-many-running = Vous avez déjà { $most } parties en cours. Ouvrez une autre table quand l’une d’elles sera terminée.
fault-many-bots = Des robots jouent déjà seuls à { $most } de vos tables. Ouvrez-en une autre quand une partie y sera terminée, ou dix minutes après le dernier coup.
fault-many-streams = Trop de tables sont ouvertes à la fois chez vous ({ $most } au plus). Fermez une page, puis réessayez.
fault-many-answers = Vous attendez déjà { $most } réponses. Réessayez quand elles seront arrivées.

## Comptes

former-player = ancien joueur
fault-current = Le mot de passe actuel est faux.
fault-recovery = Ce lien a déjà servi ou il est trop ancien. Demandez-en un autre à la personne qui gère ce serveur.
fault-banned = La personne qui gère ce serveur a fermé ce compte.
fault-blocked = Vous et quelqu’un d’ici êtes tenus à distance : l’un de vous tient l’autre à l’écart.
fault-report = Un signalement dit en 1 à { $most } caractères ce qui ne va pas.
fault-report-line = Cette personne n’a rien dit à cet endroit.
change-account = Changer d’identifiant ou de mot de passe
change-why = Vos autres appareils devront ensuite se reconnecter.
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
recover-account = Choisir un nouveau mot de passe
recover-why = La personne qui gère ce serveur vous a envoyé ce lien. Il ne sert qu’une fois ; vos autres appareils devront ensuite se reconnecter.
devices = Où vous êtes connecté
device-this = cet appareil
device-end = Déconnecter
devices-end = Déconnecter tous les autres appareils
my-data = Mes données
data-export = Tout ce qui est conservé à mon sujet, dans un fichier
data-delete = Supprimer mon compte
data-delete-why = Votre nom disparaît de toutes les tables et ce que vous avez dit est effacé. Les parties elles-mêmes restent, pour ceux qui ont joué avec vous. C’est définitif.
fault-key-used = Une autre requête a déjà été envoyée sous cette clé. Donnez à chaque requête sa propre clé.
ours = valeur de notre invention : celle du jeu imprimé nous manque
book-in-edition = Ce livret porte les valeurs de l’édition « { $name } ». Les exemples sont ceux du livret habituel (édition « { $base } »).
book-usual = Le livret habituel
learn-not-in-edition = La première partie est écrite pour l’édition habituelle. Avec les valeurs de « { $name } », ses coups ne seraient pas possibles.
learn-usual = Apprendre avec l’édition habituelle
checked = Comment ces règles ont été vérifiées
checked-what = Ce qui a été essayé avec ce jeu, en quelle quantité, et ce qui reste à corriger. Le programme qui le fait est livré avec le code source : cargo xtask proof.
checked-not-yet = Rien n’a encore été compté.
checked-check = Vérification
checked-done = Quantité
checked-found = Défauts à corriger
checked-when = Dernière fois (version)
checked-fuzz = Parties au hasard, sous toutes les lois
checked-positions = Positions modifiées au hasard : refusées, ou jouées jusqu’au bout
checked-pairs = Paires de mondes qui diffèrent par ce que quelqu’un doit ignorer, et doivent lui paraître identiques
checked-models = Décisions comparées à un second programme, écrit d’après le livre seul
checked-mutants = Défauts glissés dans le programme : un test les trouve-t-il ?
checked-times = { $count }
checked-killed = { $killed } sur { $count } trouvés
checked-nothing-hidden = rien n’est caché dans ce jeu
box-title = J’ai la boîte : que dit-elle ?
box-why = Ces valeurs sont les nôtres : celles du jeu imprimé nous manquent. Corrigez ce que votre boîte dit autrement et téléchargez le résultat : un fichier d’édition, avec lequel on peut ouvrir des tables.
box-edition-name = Nom de l’édition
box-name = ma boîte
box-download = Télécharger le fichier d’édition
box-send = L’envoyer à qui tient ce serveur
box-send-name = Avec un nom, vous pouvez aussi l’envoyer à qui tient ce serveur.
box-sent = Merci : votre correction a été envoyée à qui tient ce serveur.
box-same = Aucune valeur n’a changé : rien n’a été envoyé.
box-terminal = Dans un terminal : caldera edition { $game } > le-mien.toml, corrigez-le, puis caldera edition check le-mien.toml. Les plans et ce qui ne tient pas sur une ligne se corrigent là.
rule-in-book = Dans le livret

## Notices

fault-webhook = Impossible d’envoyer des avis à cette adresse : elle doit commencer par http:// ou https:// et ne pas mener à un réseau privé.
fault-mail = Ce n’est pas une adresse e-mail.
fault-no-mail = Ce serveur n’envoie pas d’e-mails.
fault-confirm = Ce lien ne correspond pas à la dernière adresse que vous avez donnée.
fault-push = Ce navigateur n’a pas indiqué comment le joindre.
fault-no-more = Ce lien ne vient pas de nous.
notice-turn = { $alone ->
    [yes] C’est à vous de jouer à { $game }.
   *[no] C’est à vous de jouer à { $game }, avec { $who }.
  }
notice-invited = { $alone ->
    [yes] Une chaise vous est réservée à { $game }.
   *[no] { $who } vous réserve une chaise à { $game }.
  }
notice-chat = { $alone ->
    [yes] Quelqu’un a parlé à votre table de { $game }.
   *[no] { $who } a parlé à votre table de { $game }.
  }
notice-nudge = { $alone ->
    [yes] On vous attend à { $game }.
   *[no] { $who } vous le rappelle : on vous attend à { $game }.
  }
notice-over = { $alone ->
    [yes] Votre partie de { $game } est terminée.
   *[no] Votre partie de { $game } avec { $who } est terminée.
  }
notice-called = Le tournoi « { $who } » de { $game } fait l’appel : dites que vous êtes là.
notice-begun = Le tournoi « { $who } » de { $game } commence.
notice-soon = Votre temps à { $game } sera bientôt écoulé.
mail-no-more = Vous recevez cet e-mail parce que vous l’avez demandé dans Caldera. Pour ne plus en recevoir : { $link }
mail-confirm-subject = Caldera : est-ce bien votre adresse ?
mail-confirm = Quelqu’un, sans doute vous, souhaite recevoir les avis de Caldera à cette adresse. Si c’est vous, ouvrez ce lien :

    { $link }

    Si ce n’est pas vous, ne faites rien : vous ne recevrez pas d’autre e-mail.
mail-recover-subject = Caldera : un nouveau mot de passe
mail-recover = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour Caldera. Choisissez-le ici, dans l’heure :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.
notices = Avis
notices-why = Que faut-il vous signaler quand vous ne regardez pas une table ? Pour chaque table, vous recevez au plus un avis jusqu’à votre prochaine visite.
notices-event = Quand
notices-saved = C’est enregistré.
event-turn = C’est à moi de jouer
event-invited = Une chaise m’est réservée
event-chat = Quelqu’un parle à ma table
event-nudge = On me rappelle qu’on m’attend
event-over = Une partie est terminée
event-called = Un tournoi fait l’appel
event-begun = Un de mes tournois commence
event-soon = Mon temps est bientôt écoulé (jours par coup)
way-push = Navigateur
way-mail = E-mail
way-webhook = Webhook
webhook = Adresse d’un webhook
webhook-why = Les avis y sont envoyés en JSON, sous une forme que les messageries acceptent.
push-devices = Avis des navigateurs
push-count = { $count ->
    [0] Aucun de vos navigateurs n’affiche d’avis quand Caldera est fermé.
    [one] Un de vos navigateurs affiche les avis quand Caldera est fermé.
   *[other] { $count } de vos navigateurs affichent les avis quand Caldera est fermé.
  }
push-on = Afficher les avis sur cet appareil
push-off = Ne plus afficher d’avis sur cet appareil
push-cannot = Ce navigateur ne peut pas afficher d’avis ici. Sur un téléphone, installez d’abord Caldera ; l’adresse doit commencer par https.
mail-address = Adresse e-mail
mail-none = Vous n’avez pas donné d’adresse. Elle permet aussi de retrouver votre compte si vous oubliez votre mot de passe.
mail-unconfirmed = Ouvrez le lien de l’e-mail que nous y avons envoyé. Rien d’autre n’est envoyé avant.
mail-confirmed = Cette adresse est confirmée.
mail-confirming = Confirmation de votre adresse…
mail-now-confirmed = Votre adresse est confirmée.
forgotten = Mot de passe oublié ?
forgotten-why = Si votre compte a une adresse confirmée, un lien pour choisir un nouveau mot de passe y est envoyé.
forgotten-login = Identifiant ou adresse
forgotten-send = Envoyer le lien
forgotten-sent = Si un tel compte existe avec une adresse confirmée, l’e-mail est en route.
no-more = Fin des avis
no-more-press = Ne plus recevoir d’avis
no-more-done = Vous ne recevrez plus ces avis.
no-more-back = Vous pouvez les choisir à nouveau ici :
offline-title = Pas de connexion
offline-why = Caldera est injoignable. Vos parties sont en sécurité sur le serveur : revenez dès que vous avez une connexion.
offline-again = Réessayer
log-vacation = { $name } est en vacances : son horloge est arrêtée.
log-vacation-over = { $name } est de retour de vacances.
log-talk = L’hôte rend la parole à tout le monde.
log-hushed = L’hôte ne laisse plus personne d’autre parler pour le moment.
log-removed = L’hôte a renvoyé un spectateur.
fault-hushed = L’hôte ne laisse personne d’autre parler ici pour le moment.
fault-removed = L’hôte de cette table vous en a renvoyé.
fault-sits-here = On ne peut pas renvoyer quelqu’un qui joue à la table.
fault-no-days = Les vacances ne comptent qu’aux tables où l’on a des jours pour chaque coup.
fault-vacation = Vous avez { $most } jours de vacances par an ; { $left ->
    [0] il n’en reste aucun pour le moment.
    [one] il en reste un pour le moment.
   *[other] il en reste { $left } pour le moment.
  }
vacation = Vacances
vacation-why = Aux tables où l’on a des jours pour chaque coup, votre horloge est arrêtée jusqu’à la fin de ce jour-là. Les autres le voient.
vacation-left = { $days ->
    [0] Il ne vous reste aucun jour de vacances pour le moment.
    [one] Il vous reste un jour de vacances.
   *[other] Il vous reste { $days } jours de vacances.
  }
vacation-until = En vacances jusqu’au
vacation-go = Partir en vacances
vacation-end = Je suis de retour
given-up = Abandons
abandoned = Interrompues
on-vacation = en vacances jusqu’au
close-talk = Ne laisser personne d’autre parler
open-talk = Laisser tout le monde parler
moderate = Signaler ou tenir à l’écart
report-line = Signaler ces mots à la personne qui gère ce serveur
report-person = Signaler cette personne à celle qui gère ce serveur
report-reason = Quel est le problème ?
reported = C’est signalé. Merci.
block = Tenir à l’écart de mes tables
unblock = Laisser revenir à mes tables
block-why = Aucun de vous ne peut alors s’asseoir ou parler là où l’autre est assis, l’inviter, le suivre ni voir s’il est là. Cette personne n’en est pas avertie.
blocked = Cette personne est tenue à l’écart de vos tables.
unblocked = Cette personne peut revenir à vos tables.
remove-spectator = Renvoyer de cette table
removed-spectator = C’est fait : cette personne est renvoyée.
close = Fermer

## Club

fault-games-closed = Cette personne ne montre pas cela aux autres.
fault-not-rated-yet = La partie n’est pas encore terminée.
unrated-friendly = Non classée : ouverte comme partie amicale.
unrated-hints = Non classée : on pouvait demander des conseils.
unrated-edition = Non classée : jouée avec une édition qui n’est pas celle du jeu.
unrated-what-if = Non classée : elle n’a pas commencé au début.
unrated-went-back = Non classée : tout le monde a accepté de revenir en arrière.
unrated-two-chairs = Non classée : quelqu’un occupait deux chaises.
unrated-too-few-people = Non classée : trop peu de personnes y ont joué.
unrated-stopped = Non classée : arrêtée avant la fin, sans que personne n’ait abandonné.
unrated-some = Classée seulement pour qui est parti : les autres n’ont pas été départagés.
plan-rated = La partie compte pour le classement
plan-rated-help = S’il y a au moins deux personnes, sans conseils possibles, avec l’édition du jeu et sans retour en arrière.
ratings = Classement
rating = Classement
ratings-about = On commence à 1500 ; 400 points de plus, c’est gagner environ dix fois plus souvent que perdre. La vraie valeur est à ± près, 19 fois sur 20. Seules comptent les parties d’au moins deux personnes ; les robots sont là où l’arène les a mesurés.
provisional = provisoire
provisional-why = Moins de dix parties classées, ou pas encore assez sûr
rated-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
rating-told = Classement à { $game } : { $points } ± { $uncertainty } après { $games ->
    [one] une partie
   *[other] { $games } parties
}
best-of = Les meilleurs à { $game }
best-about = Rangés par ce que chacun vaut au moins. Qui a un compte et montre son classement y figure après dix parties.
best-nobody = Personne n’est encore sûrement bon. Dix parties classées et un compte, et vous mènerez peut-être cette liste.
best-rank = Place
person-here = en ligne
person-away = hors ligne
person-you = Voici votre page comme vous la voyez.
person-closed = Cette personne garde son classement et ses parties pour elle.
my-page = Ma page
friends = Amis
friends-first = Dites-nous d’abord votre nom.
friends-about = Vous suivez quelqu’un sans que cela lui soit dit. Si vous vous suivez l’un l’autre, chacun voit si l’autre est en ligne, quand celui-ci le veut bien.
friends-none = Vous ne suivez encore personne. Ouvrez la page de quelqu’un par son nom à une table, ou choisissez parmi celles et ceux avec qui vous avez joué.
friends-recent = Avec qui vous avez joué récemment
follow = Suivre
unfollow = Ne plus suivre
invite = Inviter
shows = Ce que les autres voient
shows-why = Votre nom et ce que vous faites aux tables ouvertes y sont visibles de tous. Votre page n’en montre davantage que si vous le voulez.
shows-ratings = Mon classement, et ma place parmi les meilleurs
shows-games = Mes parties, mes résultats, et contre qui je joue
shows-online = Si je suis en ligne, aux personnes que je suis
played-won = { $played ->
    [one] une partie
   *[other] { $played } parties
}, { $won ->
    [one] une gagnée
   *[other] { $won } gagnées
}
left-times = { $left ->
    [one] un abandon
   *[other] { $left } abandons
}
stopped-times = { $stopped ->
    [one] une arrêtée
   *[other] { $stopped } arrêtées
} avant la fin
place-ordinal = { $place ->
    [1] 1re
   *[other] { $place }e
}
of-players = { $players } joueurs
looked-back = { $games ->
        [one] Une partie analysée
       *[other] { $games } parties analysées
    } : hasard { $luck } % d’une victoire par partie, { $lost } % perdus par des choix, { $mistakes } fautes en { $choices } choix
mean-place = place moyenne
played-against = Contre
task-usual = comme d’habitude
rivals = Contre qui
duel-told = devant { $ahead }, à égalité { $even }, derrière { $behind }
history = Parties
outcome = Issue
outcome-won = gagnée
outcome-lost = perdue
outcome-left = abandonnée
outcome-stopped = arrêtée avant la fin
opponent = Adversaire
newest = Les plus récentes
archived = archivée
older = Plus anciennes

## Looking back

eyes = Montrer la partie
eyes-told = avec tout ce qui s’est passé
eyes-seat = comme { $name } la connaissait
eyes-spectator = comme les spectateurs la connaissaient
eyes-open = cartes sur table : ce que chacun savait
fault-many-analyses = { $most } parties sont déjà en cours d’analyse pour vous. Réessayez quand l’une d’elles sera finie.
fault-what-if-over = La partie est finie à ce moment : rien ne peut être rejoué à partir de là.
fault-compare = Choisissez deux suites différentes du même jeu, avec autant de sièges.
fault-many-comparisons = Vous avez { $most } comparaisons en cours. Attendez-en une ou arrêtez-la.
fault-what-if-no-dice = Le hasard n’a pas eu part à cette décision : il n’y a pas d’autres dés à essayer.
fault-not-your-variation = Seul qui a ouvert une table à partir d’un moment d’une autre partie la nomme.
fault-what-if-anyone = On ne peut convier personne du salon à une partie qui n’a pas commencé au début : invitez par un lien.
analysis = Analyse
analysis-about = Des robots jugent chaque décision d’après ce que savait alors celui qui l’a prise, et disent à part ce qui relevait du hasard. Leur jugement est un avis : 60 % signifie qu’ils choisiraient ce camp.
analysis-progress = Les robots regardent la partie. Moments vus :
analysis-nobody = Personne n’a encore fait analyser cette partie. Donnez-vous un nom sur la première page, puis revenez.
analysis-curve = Chances de victoire
analysis-curve-how = Les anneaux marquent les décisions coûteuses, les losanges les coups de chance ou de malchance. Les lignes pointillées divisent la partie. Touchez l’image pour aller n’importe où.
analysis-here = Ce moment
analysis-over = La partie est finie.
analysis-undone = reprend une action
analysis-cost = Perdu par ce choix :
analysis-luck = Hasard
analysis-option = Option
analysis-worth = Chance de victoire
analysis-best = meilleure
analysis-chosen = choisie
analysis-next = Faute suivante
analysis-share = Copier le lien vers ce moment
analysis-keys = Touches : ← → d’un pas, n pour la faute suivante.
analysis-who = De qui ?
analysis-costliest = Les trois décisions les plus coûteuses
analysis-luckiest = Les trois moments les plus chanceux
analysis-better = Mieux :
analysis-instead = au lieu de
analysis-none-costly = Aucune n’a clairement coûté quelque chose.
analysis-none-lucky = Aucun.
analysis-sums = Ce qui a fait le résultat
analysis-sums-how = Départ, fautes propres, fautes des autres, hasard et ce que les robots n’ont vu qu’après font ensemble le résultat.
analysis-axis = Coups
analysis-board = La position juste avant
analysis-copy-curve = Copier en image
analysis-save-curve = Enregistrer en image
analysis-draw-curve = Enregistrer en dessin
analysis-team = L’équipe
analysis-start = Départ
analysis-own = Fautes propres
analysis-others = Autres
analysis-later = Vu après
analysis-result = Résultat
analysis-mistakes = Fautes
what-if = Et si ?
what-if-about = Reprenez la partie au moment montré ci-dessus, à une nouvelle table, avec de nouveaux dés. Aucun classement n’en dépend, et ce qui précède ne peut y être prouvé.
what-if-with = Avec qui ?
what-if-bots = Seul contre des robots
what-if-beside = Tous à cet écran
what-if-friends = Avec des amis, par un lien
what-if-seat = Je joue
what-if-level = Les robots jouent
what-if-go = Reprendre d’ici
what-if-how = Qu’est-ce qui change ?
what-if-choice = Un autre choix
what-if-dice = Le même choix, avec d’autres dés
what-if-no-dice = Le hasard n’a pas eu part à cette décision.
what-if-running = Reprenez la partie au moment montré ci-dessus, à une nouvelle table que seuls voient ceux qui y sont assis. Elle part de ce que vous saviez alors : tout ce qui est caché ou reste à tirer est distribué à nouveau ; elle ne dit donc rien de cette partie.
variations = Variantes
variations-about = Des parties qui reprennent un moment d’une autre. Qui peut voir cette partie voit celles qui sont ouvertes aux spectateurs.
variations-none = Personne n’a encore repris cette partie.
variations-more = Il y en a davantage que celles montrées ici.
variation-first = La première partie
variation-nameless = Depuis le coup { $n }
variation-from = depuis le coup { $n }
variation-by = par { $name }
variation-here = (cette partie)
variation-share = Copier le lien
variation-name = Nom de cette variante
variation-save = Enregistrer
variation-saved = Enregistré.
own-decisions = Mes décisions jusqu’ici
own-about = Des robots pèsent chacune de vos décisions d’après ce que vous saviez alors. Ils ne disent rien de ce qu’ont fait les autres ni de ce qui viendra.
own-go = Peser mes décisions
own-seen = Décisions pesées
own-none = Aucune n’a clairement coûté quelque chose.
compare = Comparer deux suites
compare-about = Des robots jouent chaque suite jusqu’au bout, 200 parties, par paires avec la même chance. Une décision est comparée d’après ce que son joueur savait. Les fourchettes sont des intervalles à 95 %.
compare-one = Ceci
compare-other = ou cela ?
compare-options = Choix au moment montré ci-dessus
compare-games = Comment des parties ont continué
compare-went-on = Cette partie après le coup { $n }
compare-go = Comparer
compare-stop = Arrêter là
compare-on = Continuer
compare-progress = Parties de chaque suite
compare-difference = Différence
compare-there = Position après le coup { $n }
compare-clear = Avec « { $better } », { $who } gagne { $more } parties sur 100, avec « { $worse } » { $less } : après { $games } parties de chaque, c’est plus que du hasard.
compare-so-far = Avec « { $better } », { $who } gagne { $more } parties sur 100, avec « { $worse } » { $less } : jusqu’ici, après { $games } parties de chaque.
compare-unclear = Avec « { $better } », { $who } gagne { $more } parties sur 100, avec « { $worse } » { $less } : après { $games } parties de chaque, ce peut être du hasard.
what-if-from = Reprise d’un moment d’une autre partie
log-what-if = Cette partie reprend au coup { $other } d’une autre table. Ce qui précède n’est pas prouvé ici.
proved-given = Confirmé depuis son début : { $entries } actions et { $draws } tirages découlent tous des dés scellés. La partie a repris un moment d’une autre ; de ce qui précède, rien n’est prouvé.
tournaments = Tournois
tournaments-about = Inscrivez-vous, confirmez votre présence à l’appel, et jouez : les tables de chaque ronde s’ouvrent et les résultats s’inscrivent d’eux-mêmes.
tournaments-none = Il n’y a encore aucun tournoi.
tournament-new = Ouvrir un tournoi
tournament-first = Pour ouvrir un tournoi, il faut un nom : choisissez-en un sur votre page.
tournament-name = Nom du tournoi
tournament-game = Jeu
tournament-system = Qui joue contre qui
tournament-seats = Joueurs par table
tournament-rounds = Rondes
tournament-pace = Cadence
tournament-pace-free = Sans pendule
tournament-pace-clock = Une minute par décision, dix minutes de réserve
tournament-pace-days = Trois jours par décision
tournament-open = Ouvrir le tournoi
history-from = Du
history-to = Au
game-of-tournament = Tournoi
table-of-tournament = Une table de tournoi : vers sa page
tournament-starts = Début :
tournament-round-ends = Les tables de cette ronde encore en cours seront jugées :
tournament-starts-wish = Début automatique (facultatif)
tournament-starts-why = Un quart d’heure avant, le tournoi fait l’appel ; avec des jours par décision, un jour avant. À l’heure dite, il commence avec les présents ; s’ils sont trop peu, il est annulé. Sans heure, vous faites l’appel et lancez la première ronde.
tournament-round-time = Durée d’une ronde
tournament-round-time-why = Les tables encore en cours sont alors jugées : qui n’est pas venu est absent, qui fait attendre les autres est derrière.
tournament-round-unlimited = Sans limite
lasting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
lasting-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
lasting-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
tournament-decided-time = le temps était écoulé
tournament-decided-leader = jugée par l’organisateur
tournament-rule = Juger la table { $table }
tournament-rule-place = place { $place }
tournament-rule-do = Juger
tournament-rule-sure = Vraiment juger cette table ? Le tournoi n’attendra plus sa partie.
system-swiss = Suisse : tables de deux, les égaux se rencontrent
system-round-robin = Toutes rondes : tables de deux, chacun rencontre chacun
system-groups = Groupes : tables de trois à six, chacun en rencontre beaucoup
system-knockout = Élimination : tables de deux à six, les meilleurs continuent, les autres sortent
stage-registration = Inscriptions
stage-check-in = Appel
stage-playing = En cours
stage-finished = Terminé
stage-cancelled = Annulé
about-stage-registration = Qui veut jouer s’inscrit. Puis l’organisateur appelle tout le monde.
about-stage-check-in = Dites que vous êtes là : la première ronde est pour ceux qui ont répondu à l’appel.
about-stage-playing = La ronde suivante commence quand toutes les tables de celle-ci ont fini. Qui s’inscrit tard joue dès la ronde suivante, sauf si chacun rencontre chacun ou en élimination.
about-stage-finished = Tout est joué.
about-stage-cancelled = Il n’a plus lieu. Les parties en cours continuent.
step-register = S’inscrire
step-withdraw = Se retirer
step-check-in = Je suis là
step-call = Faire l’appel
step-begin = Lancer la première ronde
step-cancel = Annuler le tournoi
step-cancel-sure = Vraiment annuler le tournoi ?
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
tournament-led = Organisé par { $name }
tournament-entries = Joueurs
tournament-here = présent
tournament-absent = absent
tournament-out = retiré
tournament-round = Ronde { $round }
tournament-rounds-planned = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
  }
tournament-table = Table { $table }
tournament-running = en cours
tournament-no-game = sans partie
tournament-bye = Sans table cette ronde
tournament-standings = Classement
tournament-standings-after = Après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }
tournament-place = Place
tournament-player = Joueur
tournament-points = Points
tournament-crosstable = Grille
tournament-crosstable-about = Ce que chaque ligne a fait contre chaque colonne : + devant, − derrière, = à égalité. Chaque signe mène à la partie.
tournament-meeting = Ronde { $round }, contre { $name }
tournament-rules = Comment on compte
tournament-rules-points = À une table de deux, une victoire vaut 1 et une égalité ½. Aux tables plus grandes, chaque adversaire derrière vaut une part égale de 1, chacun à égalité la moitié.
tournament-rules-points-knockout = Les points comptent les rondes après lesquelles on continue, avec ou sans partie ; qui gagne la dernière table en a un de plus. À une table de deux le vainqueur continue, aux plus grandes la meilleure moitié ; s’il restait trop peu de joueurs pour une table, les meilleurs des éliminés la complètent.
tournament-rules-level-knockout = De ceux qui finissent à égalité, la meilleure tête de série continue : qui avait la meilleure cote au début. D’une table où personne n’est venu, personne ne continue.
tournament-rules-bye-swiss = Si le nombre est impair, un joueur n’a pas de table dans une ronde, personne deux fois avant tous : cela vaut 1.
tournament-rules-bye-groups = Qui n’a pas de table dans une ronde reçoit ½.
tournament-rules-bye-knockout = Quand le nombre ne tombe pas juste, les plus forts n’ont pas de table dans une ronde et continuent.
tournament-rules-bye-round-robin = Qui n’a pas de table dans une ronde ne reçoit rien : chacun en a autant.
tournament-rules-absent = Qui quitte une table est derrière tous ceux qui restent ; qui part avant la première décision n’est pas venu. Si les présents votent l’arrêt d’une partie, qui était en retard l’a quittée, et ceux qui sont restés partagent la première place.
tournament-rules-time = Une ronde dure { $time }. Les tables encore en cours sont alors jugées : qui n’a ni regardé la table ni rien fait est absent et ne reçoit rien ; des autres, ceux que la partie attend sont derrière ceux qui attendent, et qui l’a quittée est derrière tous.
tournament-rules-leader = L’organisateur peut juger une table dont la partie ne finit pas ; c’est noté à la table.
tournament-rules-ties = À points égaux, ces règles départagent, l’une après l’autre :
tie-buchholz = Buchholz
about-tie-buchholz = les points de tous les adversaires (d’une table plus grande, leur moyenne)
tie-buchholz-cut-one = Buchholz tronqué
about-tie-buchholz-cut-one = le même sans la pire ronde
tie-sonneborn-berger = Sonneborn-Berger
about-tie-sonneborn-berger = les points de ceux que l’on a devancés, et la moitié de ceux à égalité
tie-direct-encounter = Rencontres directes
about-tie-direct-encounter = les points des parties entre ceux qui ont autant de points, si tous se sont rencontrés
tie-wins = Victoires
about-tie-wins = le nombre de parties gagnées
tie-last-game = Dernière table
about-tie-last-game = les points de sa dernière table
tie-wins-from-later-seats = Victoires des autres places
about-tie-wins-from-later-seats = le nombre de parties gagnées à une autre place que la première
fault-tournament-game = Pas de tournoi de ce jeu : seulement de jeux où l’on joue les uns contre les autres, avec l’édition du jeu.
fault-tournament-seats = Suisse et toutes rondes ont des tables de deux, les groupes de trois à six, l’élimination de deux à six, dans les limites du jeu.
fault-tournament-starts = Un tournoi commence dans l’avenir, d’ici un an.
fault-tournament-round-time = Une ronde dure entre une minute et soixante jours.
fault-tournament-ruling = Nommez une table de cette ronde encore en cours, et pour chacun une place ou l’absence.
fault-plan-tournament = Seul un tournoi ouvre ses tables.
fault-tournament-rounds = Un tournoi a entre 1 et { $most } rondes.
fault-tournament-stage = C’est trop tôt ou trop tard pour cela.
fault-tournament-unknown = Vous n’êtes pas inscrit à ce tournoi.
fault-tournament-full = Il n’y a plus de place.
fault-tournament-few = Il n’y a pas assez de joueurs pour une table.
fault-tournament-late = Quand chacun rencontre chacun, et dans une élimination, personne ne peut se joindre après le début.
fault-tournament-host = Seule la personne qui a ouvert le tournoi le peut.
fault-many-tournaments = Vous organisez déjà { $most } tournois ; quand l’un d’eux sera fini, vous pourrez en ouvrir un autre.
duplicates = Même départ pour tous
duplicates-about = Chacun joue le même départ scellé à sa propre table, seul contre des robots ou en équipe. À décisions égales, parties égales : on peut comparer. Le sceau s’ouvre à l’échéance, et n’importe qui peut vérifier.
duplicates-none = Il n’y en a pas encore.
duplicate-new = En ouvrir un
duplicate-first = Pour jouer ici, il faut un nom : choisissez-en un sur votre page.
duplicate-name = Nom
duplicate-game = Jeu
duplicate-seats = Sièges à chaque table
duplicate-people = Personnes à chaque table
duplicate-level = Les robots jouent
duplicate-hours = Ouvert pendant
duplicate-for-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
duplicate-for-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
duplicate-listed = Chacun le trouve dans la liste ; sinon, seulement par son lien
duplicate-go = Ouvrir
duplicate-open = Ouvert
duplicate-closed = Clos
duplicate-closes = Ouverture du sceau :
duplicate-has-closed = Sceau ouvert :
duplicate-alone = seul
duplicate-team = équipe de { $people }
duplicate-bots = { $count ->
    [one] { $count } robot, { $level }
   *[other] { $count } robots, { $level }
  }
duplicate-by = ouvert par { $name }
duplicate-entered = { $count ->
    [0] personne n’y joue encore
    [one] { $count } personne y joue
   *[other] { $count } personnes y jouent
  }
duplicate-about-open = Jouez quand vous voulez d’ici là, une seule fois. Vous voyez les résultats des autres dès que vous avez fini ; leurs parties, à l’ouverture du sceau.
duplicate-about-sealed = Vous pouvez vous comparer à tous ceux qui ont fini. Leurs parties se verront à l’ouverture du sceau.
duplicate-about-closed = Toutes les parties peuvent être revues coup par coup, reprises à n’importe quel moment et vérifiées.
duplicate-enter = Jouer ce départ
duplicate-my-table = À ma table
duplicate-by-link = Hors de la liste : quiconque a l’adresse de cette page peut y jouer.
duplicate-results = Comparaison
duplicate-nobody = Personne n’y joue encore.
duplicate-rank = Rang
duplicate-player = Joueur
duplicate-outcome = À sa table
duplicate-score = Points
duplicate-behind = Écart au meilleur
duplicate-bot-scores = Robots
duplicate-game-played = Partie
duplicate-place = place { $place }
duplicate-finished = terminé
duplicate-playing = en cours
duplicate-waiting = attend l’équipe
duplicate-unfinished = pas terminé
duplicate-record = Enregistrement
duplicate-seal = Le sceau
duplicate-commitment = Empreinte du secret de toutes les tables :
duplicate-secret = Le secret :
duplicate-sealed = Personne ne connaît le secret avant son ouverture ; l’empreinte engage le serveur. Elle figure dans l’enregistrement de chaque table.
duplicate-verify = Le secret a cette empreinte, et chaque enregistrement commence par elle. Téléchargez les enregistrements pour vérifier chaque jet, et que tous ont eu le même départ :
duplicate-rules = Comment on compare
duplicate-rule-start = Toutes les tables ont les mêmes dés, les mêmes cartes, le même siège et des robots qui décident de même quand on leur demande la même chose. Dès la première décision différente, chaque partie suit son cours.
duplicate-rule-once = On n’y joue qu’une fois.
duplicate-rule-strict = Ce qui est joué est joué : ni annulation, ni retour en arrière, ni conseils, ni mots pour les dés, et aucun robot ne prend le relais. La seule pendule est l’échéance.
duplicate-rule-silent = Personne ne voit une autre table avant l’échéance.
duplicate-rule-order = D’abord la meilleure place à sa propre table, puis le plus de points. À égalité, le rang est partagé.
duplicate-rule-unfinished = Qui abandonne, ou n’a pas fini à l’échéance, vient en dernier, sans rang.
duplicate-rule-unrated = Aucun classement ne change.
duplicate-rule-team = La première personne ouvre une table pour son équipe et invite les autres par son lien. Si quelqu’un abandonne, la partie de l’équipe s’arrête.
duplicate-to-page = À la comparaison
duplicate-here = Même départ pour tous : d’autres jouent le même à leur propre table.
sealed-ending = Votre partie est finie. Ouverture du sceau :
phase-sealed = Terminée, sceau encore fermé
log-seal-opened = Le sceau est ouvert : chacun peut voir comment on a joué.
fault-sealed = Tous jouent ce départ dans les mêmes conditions : jusqu’à l’ouverture du sceau, rien n’est repris ni montré à d’autres, aucun robot ne prend le relais et personne n’ajoute aux dés.
fault-duplicate-edition = Tous jouent avec l’édition du jeu.
fault-duplicate-people = Seul contre des robots ou, là où tous jouent ensemble, en équipe, dans la limite des sièges.
fault-duplicate-closes = L’échéance est à venir, dans les { $days } jours.
fault-duplicate-closed = L’échéance est passée : le sceau est ouvert.
fault-duplicate-full = { $most } personnes y jouent : il n’y a plus de place.
fault-duplicate-entered = Vous jouez déjà ce départ à une autre table.
fault-many-duplicates = { $most } des vôtres sont déjà ouverts ; quand l’un d’eux sera clos, vous pourrez en ouvrir un autre.
best-players = Les meilleurs
