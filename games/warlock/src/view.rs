//! What an audience may know about a state; what it may learn from an event is in `witness.rs`. All hiding happens in
//! these two.

use crate::board::RoomId;
use crate::decision::Decision;
use crate::number::{MazeCard, Slot};

use crate::knowledge::whereabouts;
use crate::offer::{Offer, OfferFace, Pledge};
use crate::phase::{Ending, Foe, Moment, News, Phase, Resume};
use crate::place::{Card, CardSet, Encounter, NumberSet, Place};
use crate::rules;
use crate::scores::{Luck, Skill, Stamina};
use crate::side;
use crate::state::{Content, State};
use crate::versions;
use kernel::{Audience, RulesVersion, Seat, Seats};
use serde::{Serialize, Serializer};

/// What one seat, or a spectator, may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The version of the rules; it shows by what may be done.
    #[serde(skip)]
    pub rules: RulesVersion,
    /// The edition, for its board and cards.
    #[serde(serialize_with = "edition_name")]
    pub content: Content,
    /// The round, from 1.
    pub round: u16,
    /// After how many rounds Zagor wins.
    pub round_cap: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The open decision.
    pub decision: Decision,
    /// Who decides.
    pub deciders: Seats,
    /// The movement roll of this turn, once it was made.
    pub roll: Option<u8>,
    /// Whether adventurers may fight each other.
    pub truce_over: bool,
    /// The adventurers, by seat.
    pub seats: Vec<SeatView>,
    /// The rooms, in the order of the edition.
    pub rooms: Vec<RoomView>,
    /// The loose cards.
    pub loose: Vec<LooseView>,
    /// The labyrinth cards.
    pub maze: Vec<MazeView>,
    /// Shylock's stock.
    pub stock: CardSet,
    /// Treasure cards out of the game.
    pub removed: CardSet,
    /// Who attacks whom, before weapons are chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<[Seat; 2]>,
    /// The current combat.
    pub combat: Option<CombatView>,
    /// The current negotiation.
    pub talks: Option<TalksView>,
    /// The last thing everybody heard of.
    pub news: News,
    /// What only this seat knows.
    pub own: Option<OwnView>,
    /// The combination, once the chest is open.
    pub combination: Option<NumberSet>,
}

/// A player and his adventurer, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[expect(missing_docs, reason = "the fields are those of the adventure sheet")]
pub struct SeatView {
    pub seat: Seat,
    pub at: Option<Place>,
    pub gone: bool,
    pub skill: Skill,
    pub cursed: bool,
    pub stamina: Stamina,
    pub full_stamina: Stamina,
    pub luck: Luck,
    pub full_luck: Luck,
    pub gold: u16,
    pub provisions: u16,
    pub lanterns: u8,
    pub cards: u8,
    pub clues: u8,
    pub caged: bool,
    pub attempts: u8,
    pub misses: u8,
    pub ate: bool,
    pub fled: Option<Place>,
    pub pending: bool,
    pub fooled: bool,
    pub quaffed: bool,
    pub fleshed: bool,
    pub left_a_room: bool,
    pub announced: Vec<NumberSet>,
}

/// A room.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RoomView {
    /// Its code.
    pub room: Place,
    /// The random encounter card there.
    pub encounter: Option<EncounterView>,
    /// Whether the guarded treasure is still there.
    pub guarded: bool,
}

/// A random encounter card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EncounterView {
    /// Nobody has seen it.
    Unknown,
    /// It lies face down, but everybody has seen it.
    Remembered(Encounter),
    /// It lies face up.
    Up(Encounter),
}

/// A loose card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LooseView {
    /// Its slot, for taking it.
    pub slot: Slot,
    /// Where it lies.
    pub at: Place,
    /// Whose grave it belongs to.
    pub grave: Option<Seat>,
    /// Which card it is, if this seat knows.
    pub card: Option<Card>,
}

/// A labyrinth card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MazeView {
    /// Whether it is face up.
    pub up: bool,
    /// Its open sides, if everybody has seen them.
    pub sides: Option<String>,
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CombatView {
    /// Who fights, or attacked.
    pub fighter: Seat,
    /// The opponent.
    pub foe: Foe,
    /// The SKILL of the other side, without a weapon's bonus: sheets and counters are open to all.
    pub skill: Skill,
    /// What a monster has left.
    pub stamina: Stamina,
    /// Whether a double six wounds twice.
    pub double_six: bool,
    /// How many assaults were made.
    pub assaults: u8,
    /// How often the foe has wounded; too many wounds by a Ghoul paralyse.
    pub wounds: u8,
    /// The weapon cards and shields used, of the fighter and of an attacked adventurer.
    pub gear: [(Option<Card>, bool); 2],
    /// The STAMINA above which the fighter, and an attacked adventurer, said they fight on.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub until: [Option<Stamina>; 2],
}

fn is_unsaid(until: &[Option<Stamina>; 2]) -> bool {
    *until == [None; 2]
}

/// A negotiation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TalksView {
    /// Who opened it.
    pub opener: Seat,
    /// With whom.
    pub other: Seat,
    /// How many proposals were made.
    pub proposals: u8,
    /// The current proposal, only for the two players.
    pub offer: Option<OfferView>,
}

/// A proposal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferView {
    /// The reader's own.
    Made(Offer),
    /// The other's.
    Received(OfferFace),
}

/// What only one seat knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OwnView {
    /// Which seat.
    pub seat: Seat,
    /// The treasure cards in hand.
    pub hand: CardSet,
    /// The numbered Key Challenge cards.
    pub clues: NumberSet,
    /// What was seen and heard, if the players agreed on the memory aid.
    pub notes: Option<Notes>,
}

/// What a seat has seen and heard.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Notes {
    /// Per seat, the cards seen in its hand.
    pub seen: Vec<CardSet>,
    /// Per seat, the numbers it is known to have.
    pub has: Vec<NumberSet>,
    /// Per seat, the numbers it is known not to have.
    pub lacks: Vec<NumberSet>,
    /// Per seat, the last pledge: written as 0 for none, 1 for a truce, 2 for an alliance.
    #[serde(serialize_with = "pledge_marks")]
    pub pledges: Vec<Pledge>,
    /// The combinations that failed attempts at the chest have ruled out.
    pub ruled_out: Vec<NumberSet>,
}

impl View {
    /// Whether one may ask for several keys and for true answers.
    pub fn asks_freely(&self) -> bool {
        self.rules >= versions::FREE_TALKS
    }
}

fn edition_name<S: Serializer>(content: &Content, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&content.tag.name)
}

fn pledge_marks<S: Serializer>(pledges: &[Pledge], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(pledges.iter().map(|pledge| pledge.mark()))
}

/// What an audience may know.
pub(crate) fn view(state: &State, audience: Audience) -> View {
    View {
        rules: state.rules,
        content: state.content,
        round: state.round,
        round_cap: state.options.round_cap,
        active: state.active,
        decision: Decision::from(state.phase),
        deciders: rules::turn(state).deciders(),
        roll: (state.turn.roll > 0).then_some(state.turn.roll),
        truce_over: state.truce_over,
        seats: state.every_seat().map(|seat| seat_view(state, seat)).collect(),
        rooms: RoomId::all().map(|room| room_view(state, room)).collect(),
        loose: loose_views(state, audience),
        maze: MazeCard::all().map(|maze| maze_view(state, maze)).collect(),
        stock: state.stock,
        removed: state.removed,
        attack: attack(state),
        combat: state.combat.map(|combat| CombatView {
            fighter: combat.fighter,
            foe: combat.foe,
            skill: rules::foe_skill(state, &combat),
            stamina: combat.stamina,
            double_six: state.options.double_six,
            assaults: combat.assaults,
            wounds: combat.wounds,
            gear: combat.gear.map(|gear| (gear.weapon, gear.shield)),
            until: combat.until,
        }),
        talks: state.talks.map(|talks| TalksView {
            opener: talks.opener,
            other: talks.other,
            proposals: talks.proposals,
            offer: talks.offer.and_then(|(proposer, offer)| match audience {
                Audience::Seat(seat) if seat == proposer => Some(OfferView::Made(offer)),
                Audience::Seat(seat) if seat == talks.partner(proposer) => Some(OfferView::Received(offer.face())),
                Audience::Seat(_) | Audience::Spectator => None,
            }),
        }),
        news: state.news,
        own: match audience {
            Audience::Seat(seat) => Some(own_view(state, seat)),
            Audience::Spectator => None,
        },
        combination: combination(state),
    }
}

/// Who attacks whom, while there is still time to speak.
fn attack(state: &State) -> Option<[Seat; 2]> {
    if let Phase::Parley { attacker, victim }
    | Phase::Strike { attacker, victim }
    | Phase::StepIn { attacker, victim, .. }
    | Phase::Drop(Resume::Strike { attacker, victim }) = state.phase
    {
        return Some([attacker, victim]);
    }
    state.talks.filter(|talks| talks.moment == Moment::Attack).map(|talks| [talks.other, talks.opener])
}

/// The combination is visible once the chest is open; until then nobody sees it, however the game ended.
fn combination(state: &State) -> Option<NumberSet> {
    if let Phase::Over(Ending::Opened(_)) = state.phase { Some(state.chest) } else { None }
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let person = state.person(seat);
    let board = state.board();
    SeatView {
        seat,
        at: state.on_board(seat).then(|| board.place(person.at)),
        gone: state.gone.contains(seat),
        skill: state.skill(seat),
        cursed: person.cursed,
        stamina: person.stamina,
        full_stamina: person.full_stamina,
        luck: person.luck,
        full_luck: person.full_luck,
        gold: person.gold,
        provisions: person.provisions,
        lanterns: person.lanterns,
        cards: person.count() as u8,
        clues: state.clues[seat.index()].len() as u8,
        caged: person.caged,
        attempts: person.attempts,
        misses: person.misses,
        ate: person.ate,
        fled: person.fled.map(|room| board.room(room).place),
        pending: person.pending.is_some(),
        fooled: person.fooled,
        quaffed: person.quaffed,
        fleshed: person.fleshed,
        left_a_room: state.left_a_room.contains(seat),
        announced: state.knowledge.announced[seat.index()].into_iter().filter(|numbers| !numbers.is_empty()).collect(),
    }
}

fn room_view(state: &State, room: RoomId) -> RoomView {
    let here = &state.rooms[room.index()];
    let encounter = here.encounter.map(|card| match (here.up, here.known && state.options.memory_aid) {
        (true, _) => EncounterView::Up(card),
        (false, true) => EncounterView::Remembered(card),
        (false, false) => EncounterView::Unknown,
    });
    RoomView { room: state.board().room(room).place, encounter, guarded: here.guarded.is_some() }
}

fn loose_views(state: &State, audience: Audience) -> Vec<LooseView> {
    let known = |card: Card, slot: Slot| match audience {
        Audience::Seat(seat) => {
            state.options.memory_aid && state.knowledge.certain(seat, card, whereabouts::slot(slot))
        }
        Audience::Spectator => false,
    };
    let lying = state.loose.iter().zip(0..).filter_map(|(loose, slot)| loose.map(|loose| (Slot(slot), loose)));
    lying
        .map(|(slot, loose)| LooseView {
            slot,
            at: state.board().place(loose.at),
            grave: loose.grave,
            card: known(loose.card, slot).then_some(loose.card),
        })
        .collect()
}

fn maze_view(state: &State, maze: MazeCard) -> MazeView {
    let up = state.maze_up.contains(maze);
    let known = up || (state.options.memory_aid && state.maze_known.contains(maze));
    MazeView { up, sides: known.then(|| side::write(state.maze[maze.index()])) }
}

fn own_view(state: &State, seat: Seat) -> OwnView {
    let knowledge = &state.knowledge;
    let count = usize::from(state.seats);
    let notes = state.options.memory_aid.then(|| Notes {
        seen: knowledge.seen[seat.index()][..count].to_vec(),
        has: knowledge.has[seat.index()][..count].to_vec(),
        lacks: knowledge.lacks[seat.index()][..count].to_vec(),
        pledges: knowledge.pledges[seat.index()][..count].to_vec(),
        ruled_out: knowledge.ruled_out().collect(),
    });
    OwnView { seat, hand: state.person(seat).hand, clues: state.clues[seat.index()], notes }
}
