# Pourquoi un journal n’est pas celui d’une table.

journal-beginning = le journal ne commence pas par une table
journal-game = il n’y a pas de jeu « { $game } »
journal-edition = son fichier d’édition est illisible : { $reason }
journal-line = ligne { $line } de son journal : { $reason }
journal-not-begun = la ligne { $line } de son journal fait avancer une partie qui n’a pas commencé
journal-moment = la ligne { $line } de son journal revient à un moment qui n’a jamais existé
journal-different = la ligne { $line } de son journal a maintenant un autre résultat
