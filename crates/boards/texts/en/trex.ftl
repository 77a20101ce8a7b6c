trex-square-tree = a tree
trex-tree = A tree: whoever stands here alone at the end of the turn takes it.
trex-trees-why = Trees in store. At the end, whoever has most wins; hits and bites cost trees.
trex-card-move = One step in the direction you choose.
trex-card-rest = You stay where you are.
trex-card-panic = One step of your own, then one for each opponent, who chooses where.
trex-board = The clearing, turn { $turn } of { $turns }.
trex-lair = The Lair
trex-ask-lake = Choose where the Lake moves.
trex-ask-volcano = Choose where the Volcano moves.
trex-ask-choose = Choose a card, and a direction for it.
trex-ask-panic = { $name } panics: point where.
trex-ask-rex = Choose where the T-Rex goes.
trex-hand = Your cards
trex-committed = You chose: { $choice }. Nobody knows yet.
trex-dial = Directions
trex-abstain = Abstain
trex-turn = Turn { $turn } of { $turns }. { $name } holds the Bone.
trex-bone = holds the Bone
trex-trees = { $count ->
    [one] tree
   *[other] trees
}
trex-out = Eliminated
trex-answered = Has chosen
trex-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
trex-unseen = Unseen: { $moves } Move, { $rests } Rest, { $panics } Panic

## what is still to be touched
trex-touch-card = a card
trex-touch-dir = an arrow or the square it points at
trex-why-far = One step: touch a square that an arrow points at.
