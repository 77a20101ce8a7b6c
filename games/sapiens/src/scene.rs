//! The eight scenes, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What one half of a tile shows, and what a mountain token stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Scene {
    /// Lay one extra tile.
    Feast,
    /// One more food; never on a Plain.
    Gathering,
    /// Take a mountain token.
    Ritual,
    /// Mark a tile with a brawl token.
    Brawl,
    /// Swap a tile.
    Water,
    /// Shelter.
    Camp,
    /// Take a steak, perhaps convert.
    Hunt,
    /// Place a bear, or chase one away.
    Fire,
}

impl Scene {
    /// Every scene, in the order used everywhere.
    pub const ALL: [Scene; 8] = [
        Scene::Feast,
        Scene::Gathering,
        Scene::Ritual,
        Scene::Brawl,
        Scene::Water,
        Scene::Camp,
        Scene::Hunt,
        Scene::Fire,
    ];

    /// The scene as an array index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in notation and in the edition.
    pub const fn name(self) -> &'static str {
        match self {
            Scene::Feast => "FEAST",
            Scene::Gathering => "GATHERING",
            Scene::Ritual => "RITUAL",
            Scene::Brawl => "BRAWL",
            Scene::Water => "WATER",
            Scene::Camp => "CAMP",
            Scene::Hunt => "HUNT",
            Scene::Fire => "FIRE",
        }
    }

    /// The key of the scene's name in the texts.
    pub const fn label(self) -> &'static str {
        match self {
            Scene::Feast => "label-feast",
            Scene::Gathering => "label-gathering",
            Scene::Ritual => "label-ritual",
            Scene::Brawl => "label-brawl",
            Scene::Water => "label-water",
            Scene::Camp => "label-camp",
            Scene::Hunt => "label-hunt",
            Scene::Fire => "label-fire",
        }
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Scene {
    type Err = ();

    fn from_str(text: &str) -> Result<Scene, ()> {
        Scene::ALL.into_iter().find(|scene| scene.name() == text).ok_or(())
    }
}

/// A set of scenes.
pub type SceneSet = kernel::Set<Scene>;

impl kernel::Member for Scene {
    type Bits = u8;

    #[inline]
    fn number(self) -> u32 {
        self as u32
    }

    #[inline]
    fn numbered(number: u32) -> Scene {
        Scene::ALL[number as usize]
    }
}
