//! Setup: skills, map, dice, equipment, starting places.

use crate::action::Pair;
use crate::cards::{Character, Equipment, EquipmentSet, Skill};
use crate::cell::{CELLS, Cell, CellSet};
use crate::dice::{DiceSet, Die, SET};
use crate::edition::{Ground, LANDSCAPES, TERRAINS, TerrainId};
use crate::event::Event;
use crate::member::Member;
use crate::pending::Pending;
use crate::rules::{Scene, group, ids, turn};
use crate::setup::{Duo, Setup};
use crate::state::{Land, MEMBERS, PhaseNotes, Pile, Round, Rulebook, Said, Sheet, State, Step};
use crate::tray::Tray;
use kernel::{Dice, Log, Refusal, Seat, facts};

/// Sets the game up to its first decision.
pub(crate) fn start<L: Log<Event>>(setup: &Setup, dice: &mut Dice, log: &mut L) -> State {
    let mut options = setup.options;
    if setup.random_scenario {
        options.scenario = dice.below(setup.edition.grounds.len() as u32) as u8;
    }
    let ground = &setup.edition.grounds[usize::from(options.scenario)];
    let land = lay_map(ground, options.seats, options.thrill, dice);
    let sheets = join(setup, ground.white, dice);
    let mut cards: Vec<Equipment> = Equipment::ALL.to_vec();
    dice.shuffle(&mut cards);
    let mut state = State {
        rules: setup.rules,
        edition: Rulebook(setup.edition),
        options,
        land,
        sheets,
        tray: Tray::default(),
        pile: Pile::new(cards, 0),
        dealt: [[None; 4]; MEMBERS],
        turn: 0,
        step: Step::Pairs,
        pending: Pending::Nothing,
        proposal: None,
        rejections: 0,
        phase: PhaseNotes::default(),
        round: Round::default(),
        hints: [Said::default(); MEMBERS],
    };
    let mut scene = Scene { state: &mut state, dice, log };
    scene.tell(ids::SCENARIO, Event::MapBuilt { scenario: options.scenario + 1, level: options.level });
    if setup.chosen_skills {
        scene.state.step = Step::Skill(Member::of(Seat(0)));
        return state;
    }
    for seat in Seat::all(options.seats) {
        introduce(&mut scene, Member::of(seat));
    }
    all_have_skills(&mut scene);
    state
}

/// What comes when every player has a skill: the third pawn's, the starting places of four, or the equipment.
fn all_have_skills<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    match scene.state.options.duo {
        Duo::Third => scene.state.step = Step::ThirdSkill,
        Duo::Dummy => {
            scene.state.tray.held[2] = DiceSet::whole(2);
            deal(scene);
        }
        Duo::None if scene.state.options.seats == 4 => scene.state.step = Step::Pairs,
        Duo::None => deal(scene),
    }
}

/// The skills that players have taken before the one who chooses now.
fn taken_skills(state: &State) -> impl Iterator<Item = Skill> {
    let before = if let Step::Skill(member) = state.step { member.index() } else { 0 };
    state.sheets.iter().take(before).map(|sheet| sheet.skill)
}

/// FUJ-SET-2: no skill is taken twice.
pub(crate) fn check_take_skill(state: &State, skill: Skill) -> Result<(), Refusal> {
    if taken_skills(state).any(|taken| taken == skill) {
        return Err(ids::SKILLS.refuse(facts![why = "taken", skill = group::skill_label(skill)]));
    }
    Ok(())
}

/// FUJ-SET-2: a player takes a skill; then the next one chooses, in seat order.
pub(crate) fn take_skill<L: Log<Event>>(scene: &mut Scene<'_, L>, skill: Skill) {
    let Step::Skill(member) = scene.state.step else { return };
    scene.state.sheet_mut(member).skill = skill;
    introduce(scene, member);
    let next = Seat::all(scene.state.options.seats).map(Member::of).find(|other| other.index() > member.index());
    match next {
        Some(next) => scene.state.step = Step::Skill(next),
        None => all_have_skills(scene),
    }
}

/// FUJ-SET-2, FUJ-RUL-40: the first skill that nobody has taken.
pub(crate) fn usual_skill(state: &State) -> Skill {
    let free = |skill: &Skill| check_take_skill(state, *skill).is_ok();
    Skill::ALL.iter().copied().find(free).expect("there are more skills than players")
}

/// FUJ-SET-18, FUJ-SET-8, FUJ-SET-9, FUJ-SET-10, FUJ-SET-11, FUJ-SET-12, FUJ-VAR-1: the map, cards shuffled, tokens
/// where the scenario shows them (FUJ-RUL-2), with extreme thrill the token near the village turned to two symbols.
fn lay_map(ground: &Ground, players: u8, thrill: bool, dice: &mut Dice) -> Land {
    let mut cards = [None; CELLS];
    let mut landscapes: Vec<u8> = (0..LANDSCAPES as u8).collect();
    dice.shuffle(&mut landscapes);
    let mut villages: Vec<u8> = (LANDSCAPES as u8..TERRAINS as u8).collect();
    dice.shuffle(&mut villages);
    for (cell, card) in ground.landscapes.iter().zip(landscapes) {
        cards[cell.index()] = Some(TerrainId(card));
    }
    for (cell, card) in ground.villages_for(players).iter().zip(villages) {
        cards[cell.index()] = Some(TerrainId(card));
    }
    let double = if thrill { CellSet::one(ground.thrill) } else { CellSet::NONE };
    Land {
        cards,
        lava: CellSet::one(ground.volcano),
        equipment: ground.equipment,
        single: ground.eruptions.minus(double),
        double,
    }
}

/// FUJ-SET-1, FUJ-SET-2, FUJ-SET-13, FUJ-SET-15: characters and skills as chosen or drawn, all pawns on white,
/// all health markers on the heart.
fn join(setup: &Setup, white: Cell, dice: &mut Dice) -> [Sheet; MEMBERS] {
    let mut characters = Character::ALL.to_vec();
    let mut skills = Skill::ALL.to_vec();
    dice.shuffle(&mut characters);
    dice.shuffle(&mut skills);
    if let Some(chosen) = &setup.characters {
        characters.sort_by_key(|character| chosen.iter().position(|one| one == character).unwrap_or(MEMBERS));
    }
    if let Some(chosen) = &setup.skills {
        skills.sort_by_key(|skill| chosen.iter().position(|one| one == skill).unwrap_or(MEMBERS));
    }
    let pawns = usize::from(setup.options.seats) + usize::from(setup.options.duo == Duo::Third);
    // Nobody has a skill before it is chosen: what stands there until then is nobody's secret.
    let skill = |seat: usize| if setup.chosen_skills { Sheet::EMPTY.skill } else { skills[seat] };
    std::array::from_fn(|seat| match seat < pawns {
        true => Sheet { character: characters[seat], skill: skill(seat), pawn: white, ..Sheet::EMPTY },
        false => Sheet::EMPTY,
    })
}

/// FUJ-SET-5, FUJ-SET-6, FUJ-RUL-3: a member's dice: all six, or five without one that is drawn and announced.
fn introduce<L: Log<Event>>(scene: &mut Scene<'_, L>, member: Member) {
    let Sheet { character, skill, .. } = *scene.state.sheet(member);
    scene.tell(ids::SKILLS, Event::Joined { member, character, skill });
    let set = member.index();
    let mut dice = DiceSet::whole(set);
    if scene.state.edition.skill(skill).dice == 5 {
        let die = Die::of(set, scene.dice.below(SET as u32) as usize);
        dice = dice.minus(DiceSet::one(die));
        scene.tell(ids::MISSING_DIE, Event::MissingDie { member, die });
    }
    scene.state.tray.held[set] = dice;
}

/// FUJ-SET-14: two of four start on white, the others on grey; the group chooses which.
pub(crate) fn pairs<L: Log<Event>>(scene: &mut Scene<'_, L>, white: Pair) {
    let ground = scene.state.ground();
    for seat in Seat::all(scene.state.options.seats) {
        let cell = if white.seats().contains(seat) { ground.white } else { ground.grey };
        scene.state.sheet_mut(Member::of(seat)).pawn = cell;
        scene.tell(ids::WHITE_AND_GREY, Event::SetUp { member: Member::of(seat), cell });
    }
    deal(scene);
}

/// FUJ-SET-14: who starts on white if nobody agrees: the first and the third seat.
pub(crate) const USUAL_PAIR: Pair = Pair(0b0101);

/// FUJ-2B-1: the third pawn's skill has six dice and is nobody else's.
pub(crate) fn check_third_skill(state: &State, skill: Skill) -> Result<(), Refusal> {
    let used = Seat::all(state.options.seats).any(|seat| state.sheet(Member::of(seat)).skill == skill);
    if used || !skill.for_third_pawn() {
        return Err(ids::THIRD_PAWN.refuse(facts![why = "skill", skill = group::skill_label(skill)]));
    }
    Ok(())
}

/// FUJ-2B-1: the third pawn joins with its own character, skill and pieces.
pub(crate) fn third_skill<L: Log<Event>>(scene: &mut Scene<'_, L>, skill: Skill) {
    scene.state.sheet_mut(Member::THIRD).skill = skill;
    introduce(scene, Member::THIRD);
    scene.state.tray.far = scene.state.edition.half(Member::THIRD.index(), 1);
    deal(scene);
}

/// FUJ-2B-1, FUJ-RUL-40: the third pawn's skill if nobody agrees: the first unused of gatherer, comrade, manager.
pub(crate) fn usual_third_skill(state: &State) -> Skill {
    [Skill::Gatherer, Skill::Comrade, Skill::Manager]
        .into_iter()
        .find(|&skill| check_third_skill(state, skill).is_ok())
        .expect("two players cannot have three skills")
}

/// FUJ-SET-3: deals the starting equipment in seat order, the third pawn last, face up.
fn deal<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    for member in scene.state.members() {
        let count = scene.state.edition.skill(scene.state.sheet(member).skill).dealt;
        for place in 0..usize::from(count) {
            let card = scene.state.pile.draw().expect("setup deals fewer cards than there are");
            scene.state.dealt[member.index()][place] = Some(card);
            let sheet = scene.state.sheet_mut(member);
            sheet.cards = sheet.cards.with(card);
            scene.tell(ids::STARTING_EQUIPMENT, Event::Dealt { member, card });
        }
    }
    next_keeper(scene);
}

/// FUJ-SET-4: a member who was dealt more cards than the skill keeps decides, in seat order; then the first turn
/// begins.
fn next_keeper<L: Log<Event>>(scene: &mut Scene<'_, L>) {
    let state = &mut *scene.state;
    let keeper = state.members().find(|&member| state.sheet(member).cards.len() > u32::from(kept(state, member)));
    match keeper {
        Some(member) => state.step = Step::Keep(member),
        None => {
            state.dealt = [[None; 4]; MEMBERS];
            turn::begin(scene);
        }
    }
}

fn kept(state: &State, member: Member) -> u8 {
    state.edition.skill(state.sheet(member).skill).kept
}

/// FUJ-SET-4: exactly as many cards as the skill keeps, all of them dealt to the member.
pub(crate) fn check_keep(state: &State, seat: Seat, cards: EquipmentSet) -> Result<(), Refusal> {
    let Step::Keep(member) = state.step else { return Err(ids::YOUR_DECISION.refuse(facts![why = "now"])) };
    group::check_decider(state, seat, member)?;
    let dealt = state.sheet(member).cards;
    if cards.len() != u32::from(kept(state, member)) || !cards.minus(dealt).is_empty() {
        return Err(ids::KEEPING.refuse(facts![kept = kept(state, member), dealt = dealt.len()]));
    }
    Ok(())
}

/// FUJ-SET-4: the other cards go under the draw pile, in the order they were dealt, visible to all.
pub(crate) fn keep<L: Log<Event>>(scene: &mut Scene<'_, L>, cards: EquipmentSet) {
    let Step::Keep(member) = scene.state.step else { return };
    for card in scene.state.dealt[member.index()].into_iter().flatten() {
        if !cards.contains(card) {
            scene.state.pile.put_under(card);
        }
    }
    scene.state.sheet_mut(member).cards = cards;
    scene.tell(ids::KEEPING, Event::Kept { member, cards });
    next_keeper(scene);
}

/// FUJ-SET-4, FUJ-RUL-40: what is kept by default: the first cards dealt.
pub(crate) fn usual_keep(state: &State, member: Member) -> EquipmentSet {
    let dealt = state.dealt[member.index()].into_iter().flatten();
    dealt.take(usize::from(kept(state, member))).collect()
}
