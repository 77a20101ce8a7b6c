fault-file = { $path } : { $error }. Vérifiez le chemin et vos droits.
fault-exists = { $path } existe déjà et n’a pas été touché. Nommez un autre fichier, ou ajoutez --overwrite si la commande le connaît.
fault-records-exist = Le dossier { $path } contient déjà des parties, qui n’ont pas été touchées. Nommez un autre dossier, ou ajoutez --overwrite.
edition-in-use = Édition : { $name } ({ $digest }), et non l’édition habituelle.
fault-no-game = aucun jeu ne s’appelle « { $game } ». Jeux disponibles : { $known }.
fault-edition = { $path } ligne { $line } : { $reason }
fault-edition-game = { $path } ne ressemble au fichier d’édition d’aucun jeu : nommez le jeu avec --game.
fault-edition-which = nommez un jeu, ou un fichier à vérifier ou à comparer.
fault-doctor = { $path } ne peut pas être examiné : { $reason }
doctor-broken = { $id } ({ $game }) ne s’ouvre pas : { $reason }
doctor-older = { $id } ({ $game }) se joue avec la version { $rules } des règles.
doctor-changed = { $tables ->
    [one] 1 table se joue
   *[other] { $tables } tables se jouent
} avec la version { $rules } des règles ({ $game }), et jusqu’à la fin. Ce qui a changé depuis, pour les nouvelles parties seulement :
doctor-sum = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} : { $broken ->
    [0] toutes s’ouvrent
    [one] 1 ne s’ouvre pas
   *[other] { $broken } ne s’ouvrent pas
}, { $older ->
    [0] aucune ne se joue avec d’anciennes règles.
    [one] 1 se joue avec d’anciennes règles.
   *[other] { $older } se jouent avec d’anciennes règles.
}
edition-sound = { $game } : on peut jouer avec l’édition « { $name } » ({ $digest }). { $count ->
    [0] Elle dit la même chose que celle du jeu.
    [one] Une valeur diffère :
   *[other] { $count } valeurs diffèrent :
}
fault-option-form = « { $option } » n’est pas une option : écrivez --option CLÉ=VALEUR.
fault-option-unknown = ce jeu n’a pas d’option « { $key } ». Options possibles : { $known }.
fault-option-value = « { $value } » ne convient pas à l’option « { $key } ». Valeurs possibles : { $known }.
fault-not-text = { $path } n’est pas un fichier texte.
fault-no-rule = le livret n’a pas de règle { $wanted }.
fault-no-words = rien dans le livret ne contient « { $wanted } ».
fault-program-empty = après « program: » vient une commande, comme dans program:python3 bot.py.
fault-no-bot = aucun adversaire ne s’appelle « { $bot } ». Adversaires possibles : { $known }.
fault-bot-form = « { $text } » n’est pas compris : après le nom, écrivez @x2 pour deux fils d’exécution, @500ms ou @2s pour un temps, chacun au plus une fois.
fault-bot-threads = un adversaire réfléchit sur 1 à { $most } fils d’exécution.
fault-bot-time = un adversaire a entre 1 ms et { $most } s pour une décision.
fault-bot-reference = { $bot } ne fait pas de recherche : seuls les niveaux acceptent des fils d’exécution ou un temps.
bots-timed = Avec un temps par décision ({ $bots }), la même graine ne redonne pas les mêmes parties : elles dépendent de la machine et de ce qu’elle fait d’autre.
fault-bot-count = { $bots } adversaires pour { $seats } places : nommez-en un par place, ou un pour toutes.
fault-humans = { $humans } personnes ne tiennent pas sur { $seats } places : ajoutez --seats.
fault-random = ce système ne fournit pas de nombres aléatoires ({ $reason }) ; jouez plutôt avec --seed N.
fault-table = --table n’est pas une table : { $reason }. Écrivez par exemple '{"{"}"seats":2,"options":{"{"}{"}"}{"}"}'.
games-seats = { $seats } joueurs
games-next = Lire les règles : caldera rules JEU    Jouer : caldera play JEU
simulate-title = { $games } parties de { $game }
simulate-columns = place bot       victoires intervalle 95 %   score
simulate-length = décisions par partie : { $spread }
simulate-shared = victoires partagées : { $shared }   perdues par tous : { $lost }
simulate-speed = { $seconds } s, { $games } parties/s, { $decisions } décisions/s
replay-undo = { $name } reprend { $number }
replay-standing = { $place }. { $name } : { $score } { $score ->
    [one] point
   *[other] points
}
verify-proved = { $path } : prouvé. { $game }, { $entries } entrées, { $draws } tirages : engagement, tirages, actions et empreintes sont justes.
verify-unfinished = { $path } : juste jusqu’ici. { $game }, { $entries } entrées, { $draws } tirages : actions et empreintes sont justes ; le sceau n’est pas encore ouvert.
verify-same-start = Les { $count } enregistrements ont le même départ : même mise en place, mêmes cartes, mêmes dés. Empreinte { $commitment }.
verify-wrong = { $path } ligne { $line } : { $reason }
fault-rules = la version { $written } des règles n’en est pas une que ce programme joue : il joue celles de { $oldest } à { $rules }.
fuzz-done = { $games } parties ({ $full } selon toutes les lois), { $decisions } décisions, { $seconds } s
fuzz-clean = Aucune loi n’a été enfreinte.
fuzz-again = Pour reproduire : { $command }
play-which = Quel jeu (numéro ou nom) ?
play-or-kept = Ou une partie conservée, par son nom :
play-sealed = Les dés sont scellés : { $commitment }
play-kept = Cette partie est conservée sous le nom { $id }, décision par décision.
play-not-kept = Cette partie ne peut pas être conservée : { $reason }
play-keep-failed = La dernière décision n’est pas encore conservée : { $reason } La suivante réessaiera.
play-resumed = { $id } reprend après { $count ->
    [one] 1 décision.
   *[other] { $count } décisions.
}
play-opened = Le sceau est ouvert : { $seal }. Chacun peut le vérifier avec « caldera verify { $file } » et revoir la partie avec « caldera replay { $file } ».
play-opened-alone = Le sceau est ouvert : { $seal }.
play-curtain = { $name }, prenez l’écran et appuyez sur Entrée.
play-keys = Numéro ou mots : agir · ? aide · h conseil · u reprendre · q arrêter
play-more = — suite : Entrée, ou q —
play-more-choices =       … la suite : c montre tous les choix
play-more-board =   … la suite : b montre tout le plateau
play-help =
    Tapez un numéro ou les mots qui suivent un choix, en majuscules ou non ; Tab complète.
    Le début de plusieurs choix les montre : leurs numéros restent les mêmes.
    Entrée         le plateau et les choix, à nouveau
    b              tout le plateau, page par page
    c              tous les choix
    h              ce que ferait un robot, et pourquoi
    w ACTION       pourquoi une action n’est pas permise
    o [ACTION]     les chances
    r RÈGLE, MOTS  une règle, ou les règles qui contiennent des mots
    l [N]          ce qui s’est passé : les dernières lignes
    u              reprendre la dernière action
    p [N]          un robot décide pour vous, une fois ou N fois
    s FICHIER      écrire aussi le fichier de la partie ici
    q              arrêter ; la partie est conservée
play-saved = Enregistré dans { $path }, désormais aussi à chaque coup.
play-quit = Arrêt.
play-quit-saved = Arrêt ; la partie jusqu’ici est dans { $path }.
play-quit-kept =
    Arrêt. La partie est conservée sous le nom { $id }. Pour continuer :
      caldera play --resume { $id }
play-pass-count = Après p vient un nombre de 1 à { $most }.
play-hint = { $text } ({ $number ->
    [0] { $action }
   *[other] { $number }
}) { $worth }
play-hint-other = Sinon : { $text } ({ $number ->
    [0] { $action }
   *[other] { $number }
}) { $worth }
play-hint-worth = – { $worth } % [{ $low } – { $high }]
play-hint-then = Ensuite { $name } : { $text }
play-why = { $text } : { $why } ({ $rule } { $title })
play-why-allowed = { $text } : c’est permis.
play-no-odds = Rien ici n’est laissé au hasard, pour autant que des chances se calculent.
play-no-odds-there = Là, aucune chance ne se calcule.
play-rule-titles = r et un numéro de règle en montre une.
kept-unknown = aucune partie « { $id } » n’est conservée. « caldera saves » montre celles qu’il y a.
kept-none = aucune partie inachevée n’est conservée. Commencez-en une avec : caldera play
kept-none-at-all = Aucune partie n’est encore conservée. Commencez-en une avec : caldera play
kept-over = { $id } est finie. Pour la revoir : caldera replay { $id }
kept-elsewhere = { $id } se joue déjà dans une autre fenêtre.
kept-private = { $path } n’est pas le fichier privé d’une partie conservée : on peut la revoir, pas la continuer.
saves-line = { $title } · { $names } · { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}{ $over ->
    [yes] , finie
   *[no] {""}
} · { $ago }
saves-next = Continuer : caldera play --resume ID   Revoir : caldera replay ID   Prouver : caldera verify ID   Supprimer : caldera saves --delete ID
saves-deleted = { $id } est supprimée.
ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-days = il y a { $count } jours
play-not-understood = « { $text } » n’est pas compris : un numéro de 1 à { $count }, ou une action comme { $examples }. ? aide.
arena-title = { $games } parties de { $game }, { $seats } places
arena-columns = adversaire     Elo     95 %        victoires par partie
arena-duel = { $second } contre { $first } : { $share } % [{ $low } – { $high }] de { $games } parties{ $verdict ->
    [better] , meilleur
    [notbetter] , supériorité non démontrée
   *[open] {""}
}
arena-team = { $bot } : { $share } % gagnées [{ $low } – { $high }] de { $games } parties, score { $score } ± { $spread }
arena-time = { $bot } : { $decisions } décisions, { $mean } ms en moyenne, { $most } ms au 95e centile
arena-chart-elo = Elo, la moyenne est 0 ; intervalles à 95 %
arena-chart-wins = parties gagnées, en pour cent ; intervalles à 95 %
fault-arena-file = { $path } contient d’autres parties : { $why }. Nommez un autre fichier.
fault-arena-header = { $path } ne commence pas comme un fichier d’arène ({ $reason }). Rien n’y a été changé : nommez un autre fichier.
fault-arena-line = la ligne { $line } de { $path } est illisible ({ $reason }). Supprimez cette ligne, et sa partie sera rejouée ; ou nommez un autre fichier.
fault-arena-bots = nommez au moins deux adversaires différents.
fault-program = le programme « { $command } » à la place { $seat } a échoué : { $reason }
program-not-started = il n’a pas pu démarrer ({ $error })
program-ended = il s’est terminé ({ $status })
program-unreadable = sa réponse est illisible ({ $error })
program-late = aucune réponse en { $seconds } s
program-out-of-time = ses { $seconds } s pour la partie sont écoulées
program-memory = il a pris plus de { $mib } Mio de mémoire
program-nonsense = ceci ne répond pas à la dernière question : { $answer }
program-illegal = « { $action } » n’est pas permis ici
program-replaced = { $failure }. Le robot { $bot } continue à sa place. { $said ->
    [no] Il n’a rien dit sur sa sortie d’erreurs.
   *[other] Ses derniers mots : { $last_words }
}
fault-program-start = le programme « { $command } » ne démarre pas : { $reason }
fault-resume-file = --resume continue les fichiers nommés par --csv ou --jsonl : nommez-en un.
fault-resume-other = { $path } a été écrit pour d’autres parties, d’autres robots, une autre édition ou par une autre version du programme : on ne peut pas le continuer. Nommez un autre fichier.
fault-resume-line = la ligne { $line } de { $path } n’est pas la partie attendue à cet endroit. Coupez le fichier avant cette ligne, ou nommez un autre fichier.
simulate-lost-by-failing = parties perdues parce qu’un programme a échoué : { $count }
program-failed = { $failure }{ $said ->
    [no] { "" }
   *[other] . Derniers mots : { $last_words }
}
simulate-program-failed = graine { $seed } : { $failure }
arena-panicked = Le programme lui-même a échoué dans une partie ({ $reason }) ; elle n’a pas été comptée.
simulate-chart-wins = parties gagnées par place, en pour cent, avec intervalles à 95 %
simulate-chart-scores = scores par place
simulate-chart-lengths = décisions par partie
work-stopped = Arrêté : voici les parties jouées jusqu’ici. Avec --resume et un fichier (arena : avec son --file), on repart d’ici.
serve-at = Caldera est à l’adresse { $address } (Ctrl-C pour arrêter)
serve-stopping = Fin des opérations en cours…
backup-done = Copié dans { $path }.
restore-done = Restauré dans { $path } ; l’ancien contenu est conservé à côté sous le nom caldera.sqlite.before (ou avec le premier numéro libre).
fault-serve = le serveur n’a pas pu démarrer : { $reason }
fault-serve-locked = les données de { $path } sont utilisées par un autre serveur ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
fault-backup = { $path } : { $reason }
fault-backup-exists = { $path } existe déjà ; choisissez un autre nom.
torture-progress = { $kill } arrêts brutaux sur { $kills }, { $acknowledged } actions confirmées
torture-done = { $kills } arrêts brutaux, { $acknowledged } actions confirmées. Parmi les requêtes coupées, { $found } avaient été exécutées et { $later } l’ont été à la répétition. { $records } enregistrements vérifiés ; { $lost } actions confirmées perdues, { $doubled } exécutées deux fois.
load-done = { $moves } coups, { $rate } coups durables par seconde. De l’envoi à l’événement reçu en face : p50 { $p50 } ms, p99 { $p99 } ms, p99,9 { $p999 } ms. Synchronisations brutes par seconde : { $syncs } ; coups par synchronisation brute : { $times }. Mémoire : { $table } Kio par table avec deux flux, { $idle } Kio par flux au repos.
load-head = | mesure | exigé | constaté |
load-row-data = coups durables à { $tables } tables de { $game }, flux JSON
load-row-drawn = coups durables à { $tables } tables de { $game }, plateaux dessinés
load-row-times = les mêmes, en multiple des synchronisations brutes
load-row-processor = les mêmes, temps de processeur par coup : serveur ; générateur
load-row-streams = mémoire d’une table avec deux flux
load-row-idle = mémoire d’un flux inactif ({ $count } ouverts)
load-row-restart = redémarrage après un arrêt brutal avec { $tables } parties en cours : première réponse ; première table montrée
load-row-woken = jusqu’à ce que chacune des { $tables } tables ait été montrée une fois
load-row-resident = mémoire d’une table sans flux ({ $tables } tables)
load-row-syncs = synchronisations brutes de 4 Kio, l’une après l’autre
serve-taken = Le port { $port } est déjà pris ; essai du port { $next }.
fault-serve-taken = { $address } est déjà pris par un autre programme. Choisissez un autre port, par exemple --address 127.0.0.1:4118.
serve-restoring = Restauration d’une copie…
fault-restore-unsound = { $path } n’est pas une copie complète des données de Caldera ({ $reason }). Choisissez un fichier fait par « caldera backup ».
fault-restore-foreign = { $path } ne contient pas de données de Caldera. Choisissez un fichier fait par « caldera backup ».
fault-restore-newer = { $path } vient d’un Caldera plus récent : sa version est { $found }, ce programme connaît jusqu’à { $known }. Restaurez la copie avec le programme plus récent.
fault-restore-underway = une autre copie est en cours de restauration dans { $data }. Réessayez quand ce sera fini ; si cela n’en finit pas, supprimez restore.sqlite de ce dossier.
fault-restore-unanswered = le serveur qui utilise { $data } n’a pas restauré la copie en une minute. Arrêtez-le, puis réessayez.
fault-restore-refused = le serveur qui utilise { $data } a refusé la copie et continue avec ses anciennes données. Son journal dit pourquoi ; la copie y est conservée sous le nom restore.refused.
verify-unreadable = { $path } : illisible ({ $reason })
verify-not-text = ce n’est pas du texte : un fichier de partie est en UTF-8
verify-no-record = ce n’est pas un fichier de partie
verify-no-game = le jeu « { $game } » n’est pas connu ici
engine-empty-batch = le lot est vide
engine-request = une requête a la forme { $form }
engine-long-line = un message a au plus { $most } octets
engine-full = { $most } parties sont déjà ouvertes : fermez-en une
engine-no-match = aucune partie ne s’appelle « { $name } » : new ou load en ouvre une
engine-no-method = la méthode « { $method } » n’existe pas ; méthodes connues : { $known }
engine-not-asked = le siège { $seat } n’a rien à décider maintenant
engine-no-seat = le siège { $seat } n’existe pas : cette partie a les sièges 0 à { $last }
engine-edition = ligne { $line } de l’édition : { $reason }
engine-no-chance = le système ne fournit pas de nombres aléatoires ({ $reason }) : indiquez une graine
usage-unknown = l’option « { $argument } » n’existe pas
usage-unknown-similar = l’option « { $argument } » n’existe pas ; vouliez-vous dire « { $similar } » ?
usage-command = la commande « { $command } » n’existe pas
usage-no-value = { $argument } exige une valeur
usage-value = « { $value } » ne convient pas pour { $argument }
usage-value-known = « { $value } » ne convient pas pour { $argument } ; choisissez parmi : { $known }
usage-missing = argument manquant : { $argument }
usage-conflict = { $argument } et { $other } ne peuvent pas être utilisés ensemble
usage-other = la ligne de commande est incompréhensible près de { $argument }
usage-variable = { $variable } dans l’environnement : { $reason }
unfit-public-url = { $argument } est l’adresse à laquelle on joint le serveur, par exemple https://caldera.example : elle commence par https:// ou http:// et ne contient ni « ? » ni « # »
unfit-mail-server = { $argument } est l’adresse d’un serveur de courrier : smtps://utilisateur:motdepasse@hôte, smtp://hôte:587?tls=required ou smtp://localhost
unfit-mail-unencrypted = { $argument } : sans chiffrement, le courrier ne passe que par un serveur de cette machine ; utilisez smtps://… ou smtp://…?tls=required
unfit-sender = { $argument } est l’expéditeur du courrier, par exemple Caldera <caldera@example.org>
unfit-database = { $argument } est l’adresse d’une base PostgreSQL : postgres://utilisateur:motdepasse@hôte/nom
usage-help = « caldera --help » liste les commandes, « caldera COMMANDE --help » les options de l’une d’elles.
verify-given = { $path } : juste, mais pas prouvé depuis le début. { $game }, { $entries } entrées, { $draws } tirages : { $start ->
    [given] la partie a commencé d’une position donnée
   *[dealt] la partie a été distribuée
 } et { $forced ->
    [0] aucun tirage n’a été fixé à la main
    [one] les tirages d’une action ont été fixés à la main
   *[other] les tirages de { $forced } actions ont été fixés à la main
 }. Tout le reste est juste{ $finished ->
    [yes] .
   *[no] { " " }jusqu’ici ; le sceau n’est pas encore ouvert.
 }
verify-panicked = { $path } : le programme lui-même a échoué ici ({ $reason }). Merci de le signaler avec ce fichier.
engine-effort = l’effort « { $effort } » n’existe pas ; il y a { $known }
engine-panicked = Le programme lui-même a échoué dans cette partie, maintenant fermée ; les autres continuent ({ $reason }).
simulate-panicked = Le programme lui-même a échoué dans la partie de graine { $seed } : { $reason }
fuzz-positions-done = { $tried } positions altérées : { $refused } refusées, { $accepted } acceptées et jouées jusqu’au bout, { $seconds } s

## archive

archive-failed = { $id } n’est pas archivée et reste à sa place : { $reason }
archive-sum = { $written ->
    [0] Aucune nouvelle partie écrite
    [one] 1 partie écrite
   *[other] { $written } parties écrites
} dans { $to } et prouvée(s) ; déjà là : { $already } ; { $removed ->
    [0] aucune table retirée des données
    [one] 1 table retirée des données
   *[other] { $removed } tables retirées des données
} ; non archivables : { $failed }.
fault-archive = les parties de { $path } ne peuvent pas être archivées : { $reason }

## people

people-done = C’est fait.
people-ratings-same = Refait d’après les journaux : { $games } parties, { $ratings } classements, exactement comme ils étaient conservés.
people-ratings-changed = Refait d’après les journaux : { $games } parties, { $ratings } classements. Ce qui était conservé était différent.
people-link = À utiliser une fois, sous trois jours, derrière l’adresse de votre serveur : { $path }
people-former = ancien joueur
people-banned = exclu
people-no-reports = Rien n’a été signalé.
people-correction = { $number }. { $by } corrige { $game } : { $values }. Le fichier d’édition : caldera people correction { $number }
people-report = { $number }. { $by } signale { $about } (table { $table }) : { $reason }
    Propos : { $said }
fault-people = impossible de lire ou d’écrire les personnes dans { $data } : { $reason }
fault-people-in-use = un serveur utilise les données de { $data } ; arrêtez-le d’abord.
fault-people-who = nommez quelqu’un : par son identifiant de connexion, son numéro interne, ou un nom que personne d’autre ne porte.
fault-people-name = donnez aussi le nouveau nom.
fault-people-number = un signalement a un numéro ; `caldera people reports` le montre.
fault-people-unknown = personne (ou aucun signalement) de ce nom dans { $data }.
fault-people-several = plusieurs personnes portent ce nom ; employez l’un de ces numéros : { $who }
fault-people-guest = un invité n’a pas de mot de passe à choisir.
fault-people-version = les données de { $data } viennent d’une autre version de Caldera ; démarrez une fois un serveur avec elles.

## load --hostile

load-quiet = En paix : { $moves } coups, connus après { $move50 } ms (p50), { $move99 } ms (p99) ; { $answers } réponses d’un robot après { $answer50 } ms (p50), { $answer99 } ms (p99) ; serveur { $memory } Mio.
load-hostile = Sous attaque : { $moves } coups, connus après { $move50 } ms (p50), { $move99 } ms (p99) ; { $answers } réponses d’un robot après { $answer50 } ms (p50), { $answer99 } ms (p99) ; serveur { $memory } Mio.
load-hostile-times = p99 sous attaque : coups { $moves } fois (2 au plus), réponses { $answers } fois (3 au plus). La mémoire a augmenté de { $memory } Mio ({ $most } au plus).
load-blow = De l’attaque – { $what } : { $accepted } acceptés, { $refused } refusés.
load-blow-guests = nouveaux invités
load-blow-bot-tables = tables de robots seuls
load-blow-own-tables = tables à soi
load-blow-moves = coups à ces tables
load-blow-hints = conseils
load-blow-pictures = images
load-blow-streams = flux que personne ne lit
load-blow-talk = messages
load-blow-slow-bodies = corps qui n’arrivent jamais
rules-ours = { $mark } signale nos propres valeurs : celles du jeu imprimé nous manquent. Vous avez la boîte ? caldera edition { $game } > le-mien.toml, corrigez ce qui diffère, puis caldera edition check le-mien.toml, et jouez avec --edition le-mien.toml.
edition-ours = { $count ->
    [0] Aucune valeur n’est signalée comme la nôtre.
    [one] Une valeur est encore la nôtre ({ $mark }) : aucune source ne donne celle du jeu imprimé.
   *[other] { $count } valeurs sont encore les nôtres ({ $mark }) : aucune source ne donne celles du jeu imprimé.
}
torture-nodes-progress = { $fault } pannes sur { $faults }, { $acknowledged } actions confirmées
torture-nodes-done = { $nodes } serveurs, { $faults } pannes, { $acknowledged } actions confirmées. Parmi les requêtes coupées, { $found } avaient été exécutées et { $later } l’ont été à la répétition. { $records } enregistrements vérifiés ; { $lost } actions confirmées perdues, { $doubled } exécutées deux fois. { $watchers } spectateurs : { $late } n’ont pas vu la dernière ligne en cinq secondes, { $backwards } fois l’un d’eux a vu une table reculer. Les serveurs s’accordent sur l’heure à { $apart } s près, bien que les horloges de leurs machines diffèrent de plusieurs minutes.
fault-torture-store = --store désigne une base PostgreSQL : postgres://utilisateur:motdepasse@hôte/nom.
fault-torture-command = une commande qui touche la base échoue encore et encore : { $command }
move-done = Déplacé et comparé, ligne par ligne : { $tables } tables avec { $lines } lignes, { $people } personnes, { $rows } enregistrements en tout. Les anciennes données restent où elles étaient.
fault-move-kinds = indiquez un dossier et une base PostgreSQL : caldera move --from DOSSIER --to postgres://utilisateur@hôte/nom, ou l’inverse. Pour copier un dossier : « caldera backup » ; pour copier une base : pg_dump.
fault-move-nothing = { $path } ne contient pas de données de Caldera.
fault-move-full = { $to } contient déjà des données et n’a pas été touché. Indiquez une base vide ou un dossier sans données.
fault-move-used = un serveur utilise encore { $from } ou { $to }. Arrêtez d’abord tous les serveurs.
fault-move = rien n’a été déplacé de { $from } vers { $to } : { $reason }
fault-settings = { $path }, ligne { $line } : { $reason }
settings-command = la commande « { $name } » n’existe pas ; une table de ce fichier porte le nom d’une commande, par exemple [serve]
settings-option = l’option « { $option } » n’existe pas ici
settings-value = « { $option } » prend un texte, un nombre ou une liste
settings-one-value = « { $option } » ne prend qu’une valeur
settings-switch = « { $option } » vaut true ou false
serve-former-data = Des données d’un Caldera plus ancien se trouvent dans { $former }. Ce serveur utilise { $data } ; lancez-le avec --data { $former } pour retrouver les anciennes tables.
config-file = # d’après { $path }
config-no-file = # il n’y a pas de fichier de réglages ; « caldera config --example » en affiche un pour commencer
config-environment = de l’environnement, { $name }
config-line = de la ligne { $line } du fichier
config-line-of = de la ligne { $line } de { $path }
config-usual = valeur habituelle
config-unset = sans valeur
config-example =
    Réglages de Caldera. Enlevez le # devant ce que vous changez.
    La ligne de commande compte d’abord, puis l’environnement (CALDERA_ADDRESS, etc.), puis ce fichier.
config-example-caps =
    Ce qu’une personne et une adresse peuvent prendre. Un débit laisse passer « burst » d’un coup, puis un toutes les « every_ms » millisecondes.
cap-open-tables = Tables ouvertes par une personne pendant la dernière heure et qui attendent des joueurs
cap-running-tables = Tables ouvertes par une personne et où l’on joue
cap-bot-tables = Parmi elles, celles où personne n’est assis, jusqu’à dix minutes après le dernier coup
cap-streams-per-person = Flux d’événements d’une personne : une table qu’elle regarde, ou l’accueil
cap-streams-per-address = Flux d’événements d’une adresse
cap-connections-per-address = Connexions d’une adresse, jamais plus de la moitié du total ; celles d’un mandataire de confiance ne comptent pas
cap-connections = Connexions en tout, ou autant que le système permet de fichiers ouverts
cap-waiting-answers = Conseils, images et autres réponses qu’une personne attend en même temps
cap-requests = Requêtes d’une personne
cap-requests-per-address = Requêtes d’une adresse, celles de ses personnes comprises
cap-writes = Ce qui change quelque chose, par personne
cap-openings-per-address = Tables ouvertes depuis une adresse
cap-sayings = Ce que dit une personne
cap-sayings-per-address = Ce qui est dit depuis une adresse
cap-arrivals = Nouveaux invités et connexions à un compte, par adresse
cap-guesses = Mots de passe faux pour un compte depuis une adresse
cap-reports = Signalements d’une personne
cap-arrival-seconds = Combien de secondes l’en-tête d’une requête peut mettre à arriver, puis son corps, et entre deux requêtes
cap-reading-seconds = Combien de secondes un lecteur peut ne rien prendre de ce qu’on lui envoie
engine-rollouts = un appel joue de 1 à { $most } parties au hasard.
engine-outcomes = le hasard a ici plus de { $most } issues : elles ne sont pas listées.
engine-shuffle = l’action demande ceci : { $asked }. Un mélange a trop d’issues pour les lister.
engine-picture = le plateau n’a pas pu être peint : { $reason }

## regarder en arrière

analyse-percent = { $number } %
analyse-axis = Actions
analyse-team = L’équipe
analyse-unfinished = La partie n’est pas finie : la dernière colonne est la chance actuelle.
analyse-curve = Chances de victoire
analyse-table = Ce qui a fait le résultat
analyse-column-start = Départ
analyse-column-own = Ses fautes
analyse-column-others = Autres
analyse-column-luck = Hasard
analyse-column-later = Vu après
analyse-column-result = Résultat
analyse-mistakes = { $mistakes ->
    [0] aucune faute nette en { $choices } choix
    [one] une faute nette en { $choices } choix
   *[other] { $mistakes } fautes nettes en { $choices } choix
}
analyse-costliest = Les décisions les plus coûteuses de { $name }
analyse-luckiest = Les moments les plus chanceux de { $name }
analyse-done = { $name } : { $what }
analyse-better = Mieux : { $better }
analyse-judged = Jugé par des robots ({ $effort }) d’après ce que chacun savait. Départ, fautes, hasard et ce que les robots n’ont vu qu’après font ensemble le résultat ; docs/analysis.md dit comment.
analyse-begin = Le début
analyse-best = meilleur
analyse-chosen = choisi
analyse-cost = Perdu par ce choix :
analyse-back = Retour
analyse-forth = Suite
analyse-next = Faute suivante
analyse-keys = Touches : ← → d’un pas, n pour la faute suivante, Début et Fin pour les deux bouts. Touchez la courbe pour aller n’importe où.
analyse-compare = Ce que { $name } gagne après chacune, sur { $games } parties de robots, avec des intervalles à 95 %
analyse-compare-clear = la différence, par paires avec la même chance : plus que du hasard
analyse-compare-unclear = la différence, par paires avec la même chance : ce peut être du hasard
analyse-compare-what = --compare prend le numéro d’une action de l’enregistrement et deux actions dans la notation du jeu.
analyse-compare-unread = { $reason }
analyse-compare-where = Aucune action ne porte ce numéro ; il y en a { $last }.
