undo-nothing = You have done nothing that could be taken back.
undo-learnt = Since then dice were rolled or something hidden was shown: it can no longer be taken back.
undo-passed = The decision has passed on: it can no longer be taken back.
undo-built-on = Another player's choice builds on it: it can no longer be taken back.
undo-chosen-openly = Another player has chosen in the open since then: it can no longer be taken back.
