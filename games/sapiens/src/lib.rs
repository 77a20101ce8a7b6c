//! Sapiens: the valley of tiles.
