undo-nothing = Vous n’avez rien fait qui puisse être repris.
undo-learnt = Depuis, des dés ont été lancés ou un élément caché a été révélé : on ne peut plus revenir en arrière.
undo-passed = La main est passée : on ne peut plus revenir en arrière.
undo-built-on = Le choix d’un autre joueur en dépend : on ne peut plus revenir en arrière.
undo-chosen-openly = Depuis, quelqu’un d’autre a choisi au grand jour : on ne peut plus revenir en arrière.
