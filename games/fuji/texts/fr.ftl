# Matériel
label-third-pawn = le troisième pion
label-dummy = le figurant
label-manager = Intendant
label-scout = Éclaireur
label-comrade = Camarade
label-survivalist = Survivaliste
label-gatherer = Cueilleur
label-tinkerer = Bricoleur
label-first-aid = trousse de secours
label-shovel = pelle
label-rope = corde
label-flare = pistolet de détresse
label-flashlight = lampe torche
label-knife = couteau suisse
label-water = gourde d'eau
label-binoculars = jumelles
label-lighter = briquet
label-carabiner = mousqueton
label-map = carte
label-duct-tape = ruban adhésif
label-compass = boussole
label-machete = machette
label-radio = radio
label-character-blue = bleu
label-character-purple = violet
label-character-green = vert
label-character-black = noir
label-injury-leg = jambe
label-injury-arm = bras
label-injury-amnesia = amnésie
label-injury-eye = œil
label-scenario-s1 = Le grand versant
label-scenario-s2 = Le virage
label-scenario-s3 = Les deux sentiers
label-scenario-s4 = Le pont
label-scenario-s5 = La traversée
label-scenario-s6 = L'escalier
label-scenario-s7 = Le défilé
label-phase-0 = mise en place
label-phase-1 = lancer
label-phase-2 = planification et équipement
label-phase-3 = relances
label-phase-4 = équipement
label-phase-5 = mouvement et santé
label-phase-6 = éruption
label-step-pairs = qui part du blanc ?
label-step-skill = quelle compétence prenez-vous ?
label-step-third-skill = quelle compétence pour le troisième pion ?
label-step-keep = quelles cartes garder ?
label-step-plan = discuter, marquer les destinations, utiliser l'équipement
label-step-reroll = relancer en silence
label-step-gear = discuter, utiliser l'équipement
label-step-next = qui agit ensuite ?
label-step-bars = combien de barres énergétiques ?
label-step-move = marcher ou rester ?
label-step-draw = piocher un équipement ?
label-step-gift = donner des cartes ?
label-step-injury = où placer la blessure ?
label-step-legs = quel dé est perdu ?
label-step-won = partie gagnée
label-step-lost = partie perdue
label-about-own = mes dés
label-about-third = les dés du troisième pion de ce côté
label-grade-very-bad = très mauvais
label-grade-bad = mauvais
label-grade-mixed = mitigé
label-grade-good = bon
label-grade-very-good = très bon
label-danger-harmless = inoffensif
label-danger-slight = un léger danger
label-danger-dangerous = dangereux
label-danger-very-dangerous = très dangereux
label-trait-high = hauts
label-trait-low = bas
label-trait-even = pairs
label-trait-odd = impairs
label-trait-pink = roses
label-trait-blue = bleus
label-trait-yellow = jaunes
label-answer-yes = oui
label-answer-no = non
label-loan-high = un dé haut
label-loan-low = un dé bas
label-loan-even = un dé pair
label-loan-odd = un dé impair
label-loan-pink = un dé rose
label-loan-blue = un dé bleu
label-loan-yellow = un dé jaune
label-loan-high-pink = un dé rose haut
label-loan-high-blue = un dé bleu haut
label-loan-high-yellow = un dé jaune haut
label-loan-low-pink = un dé rose bas
label-loan-low-blue = un dé bleu bas
label-loan-low-yellow = un dé jaune bas
label-mood-content = confiant
label-mood-worried = inquiet
label-mood-gamble = prêt à tenter sa chance
label-stay-not-authorised = non autorisé
label-stay-at-destination = déjà arrivé
label-stay-no-path = plus aucun chemin
label-stay-declined = préfère rester
label-score-members = personnages
label-score-injuries = blessures
label-score-equipment = équipement non utilisé
label-rating-0 = en vie, mais un long séjour à l'hôpital vous attend
label-rating-1 = vous l'avez échappé belle ; personne ne financera la prochaine expédition
label-rating-2 = vous voilà saufs, mais sans médaille
label-rating-3 = un repos bien mérité au village
label-rating-4 = le village vous fête ; essayez un niveau plus élevé
label-rating-5 = le monde entier parle de votre aventure ; essayez vraiment un niveau plus élevé
label-heading = { $scenario }, niveau { $level } · tour { $turn } · { $phase } : { $step }
label-member = { $letter } { $name } en { $pawn } → { $marker } · { $skill } · santé { $health } · barres { $bars } · blessures : { $injuries }
sketch-legend = ev/od dés pairs/impairs · <…> village · * relance · q équipement · ! éruption · A pion, a marqueur · ~ lave · # éboulis
label-member-cards = équipement : { $cards }
label-member-dice = dés : { $dice }

# Options
option-scenario = Scénario
option-scenario-random = tiré au hasard
option-scenario-S1 = Le grand versant (débutants)
option-scenario-S2 = Le virage (débutants)
option-scenario-S3 = Les deux sentiers
option-scenario-S4 = Le pont
option-scenario-S5 = La traversée
option-scenario-S6 = L'escalier (experts)
option-scenario-S7 = Le défilé (experts)
option-level = Niveau
option-thrill = Frisson extrême
option-two-players = À deux joueurs
option-two-players-dummy = avec des dés entre vous (variante A)
option-two-players-third-pawn = avec un troisième pion (variante B)
option-skills = Compétences
option-characters = Personnages
option-comrade-mode = Le dé du camarade revient
option-comrade-mode-phase = à la fin de la phase 3 : montré et soustrait aux relances, il compte ensuite comme les autres (livret)
option-comrade-mode-turn = à la fin du tour : il ne compte dans aucune comparaison de ce tour (règles anglaises publiées)
option-chat = Parole
option-chat-hints-only = indices seuls
option-chat-hints-and-filtered-text = indices et texte filtré
option-chat-open = libre, sur l'honneur
option-skills-manager = { label-manager }
option-skills-scout = { label-scout }
option-skills-comrade = { label-comrade }
option-skills-survivalist = { label-survivalist }
option-skills-gatherer = { label-gatherer }
option-skills-tinkerer = { label-tinkerer }
option-characters-blue = { label-character-blue }
option-characters-purple = { label-character-purple }
option-characters-green = { label-character-green }
option-characters-black = { label-character-black }
option-skills-random = tirées au hasard
option-skills-choose = chacun choisit la sienne au début
option-characters-random = tirés au hasard
option-scenario-help = Le terrain à traverser, du plus simple au plus retors.
option-level-help = De 1 (la montagne vous laisse du temps) à 4 (presque personne ne rentre).
option-thrill-help = Le jeton éruption le plus proche du village montre deux symboles dès le départ.
option-two-players-help = À deux, il manque un voisin : des dés ou un pion en tiennent lieu.
option-skills-help = Chaque joueur a une compétence, qui dit combien de dés il lance et ce qu’il sait faire.
option-characters-help = La couleur des pièces de chacun ; elle ne change rien au jeu.
option-comrade-mode-help = Deux façons de lire la carte du Camarade.
option-chat-help = Ce qu’on peut se dire pendant la partie : se comprendre à demi-mot est le cœur du jeu.

# Refus
FUJ-SET-1 = { $why ->
    [option] { $value } n'est pas une liste d'un personnage différent par place.
   *[seats] Fuji se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
}
FUJ-SET-2 = { $why ->
    [taken] Quelqu'un a déjà pris cette compétence : { $skill }.
   *[option] { $value } n'est ni « random », ni « choose », ni une liste d'une compétence différente par place.
}
FUJ-SET-4 = Gardez exactement { $kept } des { $dealt } cartes reçues.
FUJ-SET-7 = On ne peut pas choisir { $option } ainsi.
FUJ-SET-16 = Le niveau est 1, 2, 3 ou 4, pas { $value }.
FUJ-P2-2 = Il faut d'abord une destination à votre pion.
FUJ-P2-3 = { $cell } est à plus de { $limit } pas.
FUJ-P2-7 = { $cell } est en feu ou en scories : personne n'y va.
FUJ-P2-8 = En { $cell }, il n'y a ni paysage ni village.
FUJ-P2-9 = Un voisin a déjà choisi { $cell }.
FUJ-P2-13 = Les marqueurs se placent en phase 2 ; ensuite ils sont définitifs.
FUJ-COM-1 = Les indices se donnent en phases 2 et 4.
FUJ-COM-6 = Silence : personne ne parle pendant les relances.
FUJ-COM-8 = { $why ->
    [third] Il n'y a pas de troisième pion dont parler.
    [card] Il n'y a pas de telle carte sur le plan.
    [newer] Les règles avec lesquelles cette partie a commencé ne connaissent pas cette phrase.
   *[target] Adressez-vous à un autre membre du groupe.
}
FUJ-COM-10 = Vous avez donné { $limit } indices dans cette phase ; cela doit suffire.
FUJ-COM-13 = On ne retire que ce qu'on a dit soi-même et qui est encore sur la table.
FUJ-COM-11 = Personne ne parle pendant les relances (FUJ-COM-11).
FUJ-COM-12 = { $why ->
    [hints-only] À cette table, on ne parle que par indices tant que des dés sont cachés (FUJ-COM-12).
    [no-numbers] Tant que des dés sont cachés : ni nombres, ni quantités, ni moyennes (FUJ-COM-12).
    [number] « { $word } » : ni nombres, ni quantités, ni moyennes tant que des dés sont cachés (FUJ-COM-12).
    [repetition] « { $letter } » plus de deux fois de suite pourrait être un compte (FUJ-COM-12).
   *[option] { $value } n'est pas une façon de parler à cette table.
}
FUJ-P3-1 = { $rerolls ->
    [0] Vous n'avez aucune relance ce tour-ci.
    [one] Vous avez fait votre seule relance.
   *[other] Vous avez fait vos { $rerolls } relances.
}
FUJ-P3-5 = Relancez au moins un dé, et seulement les vôtres.
FUJ-P3-9 = Pendant les relances, ni équipement ni marqueur déplacé.
FUJ-EQ-1 = { $why ->
    [card] On ne peut pas utiliser en phase { $phase } : { $card }.
   *[now] L'équipement s'utilise en phases 2 et 4.
}
FUJ-EQ-5 = En phase 4, aucun marqueur ne bouge et les dés ne se relancent que par un équipement.
FUJ-EQ-6 = Vous n'avez pas devant vous : { $card }.
FUJ-EQ-7 = Cela ne changerait rien : au moins un dé doit vraiment changer.
FUJ-E01-1 = La trousse de secours s'utilise sans autre choix.
FUJ-E02-1 = La pelle tourne un de vos dés sur une autre face.
FUJ-E03-1 = La corde mène à une carte paysage voisine de votre pion qui n'est pas de la lave.
FUJ-E04-1 = Le pistolet de détresse s'utilise sans autre choix.
FUJ-E05-1 = La lampe torche relance certains de vos dés.
FUJ-E06-1 = On ne peut pas copier ainsi : { $card }.
FUJ-E06-2 = En phase { $phase }, le couteau ne peut pas copier : { $card }.
FUJ-E06-4 = Dites quelle autre carte visible le couteau copie.
FUJ-E07-1 = La gourde relance vos propres dés, ou donne une relance à un autre joueur.
FUJ-E07-2 = Choisissez de vos dés qui peuvent être relancés, ou aucun.
FUJ-E08-1 = Les jumelles échangent deux cartes paysage différentes.
FUJ-E08-2 = Les deux cartes doivent être libres : ni jeton, ni marqueur, ni pion.
FUJ-E08-3 = Lave, scories et volcan ne s'échangent pas.
FUJ-E09-1 = { $why ->
    [asked] Vous avez déjà demandé là avec cette carte.
    [pick] Donnez un des dés demandés, ou déclinez si vous le pouvez.
   *[target] Demandez à un équipier qui a un dé à donner.
}
FUJ-E09-3 = Vous avez déjà un dé prêté par le briquet.
FUJ-E10-1 = Chacun relance exactement un dé qui peut changer.
FUJ-E11-1 = La carte donne un de vos dés à un autre joueur.
FUJ-E12-1 = Le ruban adhésif tourne certains de vos 1.
FUJ-E13-1 = La boussole tourne certains de vos 6.
FUJ-E14-1 = La machette met de côté un ou deux de vos dés.
FUJ-E15-1 = { $why ->
    [open] Votre écran est déjà retiré.
   *[other] La radio s'utilise sans autre choix.
}
FUJ-DIE-1 = Vous n'avez pas tous ces dés.
FUJ-DIE-2 = Les dés mis de côté restent tels quels.
FUJ-DIE-3 = Les dés prêtés sont gelés : rien ne les change ce tour-ci.
FUJ-P5-3 = Choisissez quelqu'un qui n'a pas encore agi ce tour-ci.
FUJ-P5A-6 = { $why ->
    [step] On ne peut pas aller de là en { $cell }.
   *[end] Le chemin doit finir sur votre destination après { $limit } pas au plus.
}
FUJ-INJ-2 = Cet emplacement est déjà pris.
FUJ-INJ-4 = Choisissez un dé de votre couleur encore en jeu.
FUJ-INJ-5 = Avec un bras cassé, on n'utilise pas d'équipement.
FUJ-K01-1 = { $why ->
    [skill] Seul l'intendant donne des cartes.
   *[target] Donnez la carte à un autre membre du groupe.
}
FUJ-K01-2 = L'intendant a oublié comment faire : pas de cadeau avec une amnésie.
FUJ-K01-3 = On ne peut pas donner de carte à ce moment.
FUJ-K03-1 = Seul le camarade met un dé de côté, un des siens, une fois par tour en phase 3.
FUJ-K03-2 = Le dé mis de côté ne peut pas être relancé.
FUJ-K03-4 = { $value } n'est ni phase ni turn.
FUJ-K05-2 = { $stock ->
    [0] Il n'y a pas de barre énergétique.
    [one] Il n'y a qu'une barre énergétique.
   *[other] Il n'y a que { $stock } barres énergétiques.
}
FUJ-VAR-1 = Le frisson extrême est actif ou non, pas { $value }.
FUJ-2P-1 = À deux, on choisit le figurant ou le troisième pion ; { $value } ne convient pas.
FUJ-2B-1 = Le troisième pion ne peut pas être { $skill } : il lui faut une compétence libre à six dés.
FUJ-2B-3 = Des dés du troisième pion, vous ne relancez que ceux de votre côté, au moins un.
FUJ-2B-8 = Choisissez parmi les dés du troisième pion de votre côté qui conviennent, ou aucun.
FUJ-2B-9 = Choisissez un côté avec un dé qui convient, et là un dé qui convient.
FUJ-2B-10 = Ce côté ne peut pas mettre de côté un dé du troisième pion maintenant.
FUJ-RUL-38 = On se dit prêt en phases 2 et 4.
FUJ-RUL-39 = { $why ->
    [open] Une autre proposition est encore ouverte.
    [none] Il n'y a pas de proposition à laquelle répondre.
   *[own] Vous avez déjà accepté.
}
FUJ-RUL-40 = { $why ->
    [markers] Vous avez changé { $limit } fois de marqueur dans cette phase ; cela doit suffire.
    [ready] Vous avez annulé { $limit } fois « prêt » dans cette phase ; cela doit suffire.
   *[proposals] { $limit } propositions ont été refusées ; il n'y en a plus sur cette question.
}
FUJ-RUL-42 = Il faut d'abord finir la carte en cours.
FUJ-RUL-43 = Cela ne change rien.
FUJ-RUL-48 = { $why ->
    [turn] Ce n'est pas à { $seat } de décider maintenant.
    [member] Cette décision n'est pas la vôtre.
   *[now] Ce n'est pas demandé maintenant.
}
FUJ-END-1 = La partie est finie.

# Événements
event-map-built = Le plan est posé : { $scenario }, niveau { $level }.
event-joined = { $member } joue { $character } : { $skill }.
event-missing-die = { $member } joue sans le dé { $die }.
event-dealt = { $member } reçoit : { $card }.
event-kept = { $member } garde : { $cards }.
event-set-up = { $member } part de { $cell }.
event-turn-began = Le tour { $turn } commence.
event-phase-began = Phase : { $phase }.
event-rolled = { $member } lance { $dice }.
event-rolled-secretly = { $member } lance { $count ->
    [one] un dé
   *[other] { $count } dés
} derrière l'écran.
event-dummy-rolled = Dés visibles du figurant : { $dice }.
event-placed = { $member } marque { $cell }.
event-cleared = { $member } reprend le marqueur.
event-aside-agreed = { $seat } peut mettre de côté un dé du troisième pion ce tour-ci.
event-said-roll = { $seat } ({ $about }) : mon lancer est { $grade } pour { $card }.
event-said-threat = { $seat } ({ $about }) : pour { $target } je suis { $danger }, critère { $criterion }.
event-said-tendency = { $seat } ({ $about }) : j'ai pas mal de dés { $of }.
event-said-another = { $seat } ({ $about }) à { $target } : choisis une autre carte.
event-said-stay = { $seat } ({ $about }) à { $target } : reste sur place.
event-said-go = { $seat } ({ $about }) à { $target } : vas-y.
event-said-down = { $seat } ({ $about }) à { $target } : limite ceci : { $criterion }.
event-said-use = { $seat } ({ $about }) à { $target } : utilise l'équipement { $card }.
event-said-keep = { $seat } ({ $about }) à { $target } : garde l'équipement { $card }.
event-said-suggest = { $seat } ({ $about }) à { $target } : tu pourrais aller sur { $card }.
event-said-mood = { $seat } ({ $about }) se sent { $mood }.
event-said-ask = { $seat } ({ $about }) à { $target } : es-tu dangereux pour moi, critère { $criterion } ?
event-said-promise = { $seat } ({ $about }) : je vais limiter ceci : { $criterion }.
event-said-answer = { $seat } ({ $about }) à { $target } : { $answer }.
event-said-lend = { $seat } ({ $about }) à { $target } : prête-moi { $die }, s'il te plaît.
event-unsaid = { $seat } retire son indice : { $hint }.
event-proved = { $member } avait au moins un dé montrant { $value } : la carte le prouve.
event-gave = { $from } donne à { $to } : { $card }.
event-used = { $member } utilise : { $card }.
event-copied = Le couteau de { $member } copie : { $card }.
event-discarded = { $member } défausse : { $card }.
event-tilted = { $member } tourne de côté : { $card }.
event-cancelled = Rien n'a été choisi : { $member } garde sa carte ({ $card }).
event-rerolled = { $member } relance : { $dice }.
event-turned = { $member } tourne des dés : { $dice }.
event-picked = { $seat } a choisi.
event-roped = { $member } grimpe par la corde jusqu’à { $cell }.
event-swapped = Les cartes en { $one } et { $other } changent de place.
event-lent = { $from } prête à { $to } le dé { $dice }.
event-lent-secretly = { $from } prête un dé à { $to }.
event-declined = { $from } ne prête pas de dé à { $to }.
event-set-aside = { $member } met de côté { $dice }.
event-shown = { $member } retire son écran : { $dice }.
event-became-ready = { $seat } est prêt.
event-became-unready = { $seat } n'est finalement pas prêt.
event-entitled = { $member } a { $count ->
    [0] aucune relance
    [one] une relance
   *[other] { $count } relances
}.
event-finished = { $seat } a fini.
event-counted = { $member } a fait { $count ->
    [0] aucune relance
    [one] une relance
   *[other] { $count } relances
}.
event-taken-back = { $member } reprend le dé { $die }.
event-bars-gained = { $member } gagne { $count ->
    [one] une barre énergétique
   *[other] { $count } barres énergétiques
}.
event-bars-spent = { $member } dépense { $count ->
    [one] une barre énergétique
   *[other] { $count } barres énergétiques
} pour { $target }.
event-bars-lost = { $member } perd { $count ->
    [one] une barre énergétique
   *[other] { $count } barres énergétiques
}.
event-revealed = Tous les dés sont visibles : { $dice }.
event-proposed = { $seat } propose : { $action }.
event-accepted = { $seat } accepte.
event-rejected = { $seat } refuse.
event-lapsed = La proposition est devenue impossible.
event-defaulted = Faute d'accord, le choix habituel est fait.
event-acts = { $member } agit.
event-totalled = { $member } totalise { $value }.
event-authorised = { $member } totalise { $value } : autorisé, avec un écart de { $margin }.
event-refused = { $member } totalise { $value } contre { $best } : non autorisé.
event-no-destination = { $member } n'a pas de destination.
event-moved = { $member } marche { $path }.
event-moved-cards = { $member } avance { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}, jusqu’à { $cell }.
event-stayed = { $member } reste : { $why }.
event-triggered = Le jeton éruption de { $cell } se déclenche { $symbols ->
    [one] une fois
   *[other] { $symbols } fois
}.
event-erupted = La lave recouvre { $cells }.
event-drew = { $member } pioche : { $card }.
event-drew-nothing = { $member } ne trouve plus d'équipement.
event-left = { $member } laisse l'équipement sur place.
event-hurt = { $member } { $loss ->
    [0] ne perd aucun point
    [one] perd un point
   *[other] perd { $loss } points
} de santé et se trouve à { $health }.
event-spared = La trousse de secours évite toute perte à { $member }.
event-injured = { $member } est blessé : { $injury }.
event-lost-die = { $member } perd définitivement le dé { $die }.
event-died = { $how ->
    [lava] { $member } est englouti par la lave. La partie est perdue.
   *[exhaustion] { $member } meurt d'épuisement. La partie est perdue.
}
event-won = Tout le monde est au village. Vous avez gagné !
event-scored = { $seat }, { $source } : { $points } { $points ->
    [one] point
   *[other] points
}.
event-rated = Votre appréciation : { $rating }.
event-brought-home = Les dés prêtés et mis de côté reviennent.

# Choix
do-pairs = { $seats } partent du blanc
do-take-skill = Prendre la compétence : { $skill }
do-third-skill = Troisième pion : { $skill }
do-keep = Garder : { $cards }
do-place = { $member } : marquer { $cell }
do-clear = { $member } : reprendre le marqueur
do-aside-side = Laisser { $seat } mettre de côté un dé du troisième pion
do-say-roll = Dire ({ $about }) : mon lancer est { $grade } pour { $card }
do-say-threat = Dire ({ $about }) : pour { $target } je suis { $danger }, critère { $criterion }
do-say-tendency = Dire ({ $about }) : j'ai pas mal de dés { $of }
do-say-another = Demander à { $target } ({ $about }) : une autre carte
do-say-stay = Demander à { $target } ({ $about }) : rester
do-say-go = Dire à { $target } ({ $about }) : vas-y
do-say-down = Demander à { $target } ({ $about }) : limiter { $criterion }
do-say-use = Demander à { $target } ({ $about }) : utiliser { $card }
do-say-keep = Demander à { $target } ({ $about }) : garder { $card }
do-say-suggest = Montrer à { $target } ({ $about }) la carte { $card }
do-say-mood = Montrer ({ $about }) : { $mood }
do-say-ask = Demander à { $target } ({ $about }) : es-tu dangereux pour moi, critère { $criterion } ?
do-say-promise = Promettre ({ $about }) : je vais limiter { $criterion }
do-say-answer = Répondre à { $target } ({ $about }) : { $answer }
do-say-lend = Demander à { $target } ({ $about }) : me prêter { $die }
do-unsay = Retirer : { $hint }
do-give = Donner à { $to } : { $card }
do-use-plain = Utiliser : { $card }
do-use-dice = Utiliser : { $card }, sur { $dice }
do-use-turn = Utiliser : { $card }, tourner { $die } sur { $value }
do-use-to = Utiliser : { $card }, vers { $cell }
do-use-swap = Utiliser : { $card }, échanger { $one } et { $other }
do-use-with = Utiliser : { $card }, avec { $member }
do-use-lend = Utiliser : { $card }, prêter { $die } à { $member }
do-use-side = Utiliser : { $card }, dé du troisième pion du côté de { $seat }
do-use-side-to = Utiliser : { $card }, un dé du côté de { $seat } pour { $member }
do-use-sides = Utiliser : { $card }, { $first } du premier côté, { $second } du second
do-use-both = Utiliser : { $card }, des deux côtés
do-copy-plain = Couteau comme { $card }
do-copy-dice = Couteau comme { $card }, sur { $dice }
do-copy-turn = Couteau comme { $card }, tourner { $die } sur { $value }
do-copy-to = Couteau comme { $card }, vers { $cell }
do-copy-swap = Couteau comme { $card }, échanger { $one } et { $other }
do-copy-with = Couteau comme { $card }, avec { $member }
do-copy-lend = Couteau comme { $card }, prêter { $die } à { $member }
do-copy-side = Couteau comme { $card }, dé du troisième pion du côté de { $seat }
do-copy-side-to = Couteau comme { $card }, un dé du côté de { $seat } pour { $member }
do-copy-sides = Couteau comme { $card }, { $first } du premier côté, { $second } du second
do-copy-both = Couteau comme { $card }, des deux côtés
do-ready = Prêt
do-unready = Finalement pas prêt
do-reroll = Relancer { $dice }
do-set-aside = Mettre { $die } de côté
do-done = Fini
do-next = { $member } agit ensuite
do-accept = Accepter
do-reject = Refuser
do-bars = { $count ->
    [0] Ne dépenser aucune barre énergétique
    [one] Dépenser une barre énergétique
   *[other] Dépenser { $count } barres énergétiques
}
do-move = Marcher { $path }
do-stay = Rester
do-draw = Piocher un équipement
do-leave = Laisser le jeton
do-pass-gift = Ne plus rien donner
do-injure = Blessure : { $injury }
do-lose = Perdre le dé { $die }
do-pick-none = Ne choisir aucun dé
do-pick = Choisir { $dice }
do-turn = Tourner { $die } sur { $value }
do-decline = Ne pas prêter de dé

## Ce qui ne va pas dans un fichier d'édition

edition-die-missing = il manque le dé { $die }
edition-die-faces = { $die } doit avoir six faces, une lettre pour chacune
edition-die-letter = « { $letter } » n'est pas une des couleurs P, B, Y
edition-die-colour = { $die } doit avoir exactement deux côtés { $colour }
edition-dice = il y a { $found } dés au lieu de 6
edition-half-die = « { $die } » n'est pas un dé ; les dés sont d1 à d6
edition-halves = les moitiés doivent se partager les six dés
edition-landscapes = il y a { $found } cartes paysage au lieu de { $count }
edition-villages = il y a { $found } cartes village au lieu de { $count }
edition-card = { $card } : { $reason }
edition-condition-missing = une carte doit avoir une condition de dés
edition-condition-word = « { $word } » n'est ni une couleur, ni un nombre de 1 à 6, ni even (pair), ni odd (impair)
edition-condition-empty = une possibilité nomme des couleurs ou des valeurs
edition-twice = { $name } figure ici deux fois
edition-levels = il faut quatre niveaux
edition-level-order = ce devrait être le niveau { $number }
edition-level-fail = personne ne peut perdre plus de 100 points de santé
edition-level-margins = une plus grande marge ne peut pas coûter plus de santé
edition-health-last = le plateau de santé a 100 cases au plus
edition-health-injuries = les cases blessure se suivent entre le départ et la dernière case
edition-rerolls = la distance seule donne 2 relances au plus
edition-ratings = les évaluations partent de 0 et montent
edition-hints = il y a 40 indices au plus par phase
edition-limits = les limites vont de 1 à 200
edition-skill = une compétence a 5 ou 6 dés, 4 cartes au plus, et n'en garde pas davantage
edition-skill-dice = manager, comrade et gatherer ont 6 dés, les autres 5
edition-skills-dealt = quatre compétences ne peuvent pas recevoir plus de 15 cartes
edition-skills = il y a { $found } compétences au lieu de { $count }
edition-equipment-phase = l'équipement s'utilise en phase 2 ou 4
edition-equipment = il y a { $found } cartes équipement au lieu de { $count }
edition-scenarios = il y a { $found } scénarios au lieu de 7
map-size = une carte a { $columns } colonnes et { $rows } lignes au plus
map-volcano = le volcan ne peut toucher que S1
map-first-rubble = S1 ne peut toucher que le volcan et S2
map-lava = la lave n'atteint jamais le paysage { $cell }
map-villages-apart = les villages ne se touchent pas
map-thrill = thrill nomme { $cell }, où il n'y a pas de jeton éruption
map-thrill-outside = thrill est en dehors de la carte
map-mark = « { $mark } » en { $cell } n'est pas un signe de carte
map-mark-twice = { $mark } figure deux fois sur la carte
map-mark-missing = { $mark } manque sur la carte
map-landscapes = il y a { $found } paysages sur la carte, mais seulement { $cards } cartes
map-villages = une carte a de 1 à 5 villages v. et un v4
map-tokens = une carte a 2 jetons éruption et 7 jetons équipement au plus

## Ce qui ne va pas dans une position

position-edition = L'édition est { $edition }, mais la position est de l'édition { $found }.
position-scenario = Il n'y a pas de scénario « { $scenario } ».
position-seats = Il y a de 2 à 4 places et un niveau de 1 à 4.
position-two-players = L'option two_players est pour deux joueurs, et pour eux seuls.
position-card = Il n'y a pas de carte « { $card } ».
position-pile = Il y a trop de cartes dans la pioche.
position-proposal = La proposition « { $action } » n'est pas une action de ce jeu.
position-die = Le dé { $die } ne peut pas montrer { $value }.
position-members = Il faut une entrée pour chaque pion, dans l'ordre des places.
position-dealt = { $member } a reçu plus de quatre cartes.
position-hint = { $seat } ne peut pas avoir dit « { $hint } ».
position-hints = Les indices se contredisent, ou il y en a moins que d'anciens.
position-map = Il faut une carte sur chaque position de paysage et de village, et nulle part ailleurs.
position-acting = À cette étape quelqu'un agit, mais ce n'est personne.
position-bars = Personne ne peut dépenser de barres énergétiques maintenant.
position-keep = Personne de ce nom ne garde de cartes.
position-known-dice = Quelqu'un connaît des dés qui ne sont pas dans la partie.
position-stuck = Personne ne peut continuer à partir d'ici.
position-everybody = Les ensembles de joueurs et de pions ne nomment que ceux de la partie, et une proposition attend encore une réponse.
position-setup-step = La mise en place est le tour 0 ; les paires se choisissent à quatre, la troisième compétence avec le troisième pion.
position-setup = Pendant la mise en place, chacun est indemne avec tous ses dés, et chaque carte Équipement est dans la pioche ou chez qui l'a reçue, une seule fois.
position-sets = Le mannequin a ses six dés, et un jeu de dés que personne ne joue n'est pas dans la partie.
position-pending = La carte en cours d'exécution ne va pas avec cette étape ou ces joueurs.
position-round = Quelque chose d'une phase suivante s'est déjà passé, ou quelque chose d'une phase précédente manque.
position-injuries = Des blessures n'attendent que pendant qu'on les place, et on ne perd un dé que pour une jambe blessée.
position-ready = Quelqu'un est prêt sans destination à sa portée.
position-limits = Un compte dépasse sa limite.
position-proposal-now = « { $action } » ne peut pas être proposé maintenant.

## The score sheet at the end.
label-era = Tour { $number }
label-lead = Santé qui reste à l’équipe
label-gain-health = Santé
label-gain-injuries = Blessures
label-gain-cards = Équipement pioché
