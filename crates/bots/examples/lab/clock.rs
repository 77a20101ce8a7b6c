//! The processor time of this thread, so that a busy machine does not spoil the measurements.

use std::fs;
use std::sync::LazyLock;
use std::time::Instant;

/// Processor time of this thread in milliseconds; on systems that do not report it, wall-clock time.
pub(crate) fn now_ms() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let on_core = told.and_then(|text| text.split_whitespace().next().and_then(|first| first.parse::<f64>().ok()));
    on_core.map_or_else(|| START.elapsed().as_secs_f64() * 1000.0, |nanoseconds| nanoseconds / 1e6)
}
