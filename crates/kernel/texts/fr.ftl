undo-nothing = Vous n’avez rien fait qui puisse être repris.
undo-learnt = Depuis, des dés ont été lancés ou un élément caché a été révélé : on ne peut plus revenir en arrière.
undo-passed = La main est passée : on ne peut plus revenir en arrière.
undo-built-on = Le choix d’un autre joueur en dépend : on ne peut plus revenir en arrière.

## Fautes

fault-line = ligne { $line } : { $reason }
fault-plain = { $text }
fault-refused = { $rule } : { $reason }
fault-position = la position est refusée : { $reasons }
fault-notation = « { $text } » n'est pas une action ; les actions s'écrivent ainsi : { $expected }
fault-language = « { $text } » n'est pas une langue de Caldera : choisissez en ou fr

draw-missing = il manque le tirage { $number } : le jeu demande { $asked }
draw-different = le tirage { $number } est { $given }, mais le jeu demande { $asked }
draw-unused = le jeu demande moins de tirages : il en reste { $left }
draw-text = « { $text } » n'est pas un tirage : écrivez 3/6, shuffle 2 0 1 ou @7 3/6
draw-order = « { $text } » ne nomme pas une fois chaque place de 0 à { $last }
draw-outcome = « { $text } » : il n'y a que les issues 0 à { $last }
digest-text = il faut ici 64 chiffres hexadécimaux, et non « { $text } »

record-part-header = ce qui est joué
record-part-start = le début de la partie
record-part-entry = une action ou une annulation
record-part-end = la fin
record-missing = il manque : { $part }
record-format = le format { $written } n'est pas connu ici, seul le format { $known } l'est
record-no-format = ce n'est pas un fichier de partie : il n'indique aucun format
record-after-end = rien ne peut suivre la fin
record-game = c'est une partie de { $written }, pas de { $game }
record-rules = jouée avec la version { $written } des règles ; ce programme a la version { $rules }
record-edition = jouée avec l'édition « { $written } » ({ $written_digest }) ; l'édition présente est « { $edition } » ({ $digest })
record-commitment = l'engagement est { $written }, mais celui du secret est { $made }
record-dice = le secret et ces parts ne donnent pas ces dés
record-position-seats = la position est celle d'une partie à { $seats } joueurs
record-start-hash = l'empreinte après la mise en place est { $made }, et non { $written }
record-hash = l'empreinte est { $made }, et non { $written }
record-number = l'entrée { $written } se trouve à la place de l'entrée { $expected }
record-notation = « { $written } » s'écrit « { $notation } »
record-undo = { $seat } pouvait annuler l'action { $possible }, pas l'action { $written }
record-draw = le tirage { $number } est { $written }, mais les dés scellés ont donné { $made }
record-draws = { $written } tirages sont écrits, mais les dés scellés en ont donné { $made }
record-forced = ces tirages ont été fixés à la main, et non tirés des dés scellés
record-no-end = la partie est finie, mais la fin manque
record-early-end = la partie n'est pas encore finie
record-result = le résultat est { $result }
