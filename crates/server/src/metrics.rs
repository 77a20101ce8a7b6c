//! Counters for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The counters of this process.
pub(crate) static METRICS: Metrics = Metrics {
    tables: Gauge::new(),
    streams: Gauge::new(),
    connections: Gauge::new(),
    requests: Counter::new(),
    failed: Counter::new(),
    refused: Counter::new(),
    slowed: Counter::new(),
    granted: Histogram::new(),
    thought: Histogram::new(),
    resumed: Counter::new(),
};

pub(crate) struct Metrics {
    pub(crate) tables: Gauge,
    pub(crate) streams: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) requests: Counter,
    pub(crate) failed: Counter,
    pub(crate) refused: Counter,
    pub(crate) slowed: Counter,
    pub(crate) granted: Histogram,
    pub(crate) thought: Histogram,
    pub(crate) resumed: Counter,
}

/// A number that goes up and down.
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    const fn new() -> Gauge {
        Gauge(AtomicI64::new(0))
    }

    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Relaxed);
    }

    pub(crate) fn value(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// A number that only grows.
pub(crate) struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Counter {
        Counter(AtomicU64::new(0))
    }

    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Relaxed);
    }

    pub(crate) fn value(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 12] = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 1_000_000];

/// How often something took how long.
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Histogram {
    const fn new() -> Histogram {
        Histogram {
            buckets: [const { AtomicU64::new(0) }; BOUNDS.len()],
            count: AtomicU64::new(0),
            sum_us: AtomicU64::new(0),
        }
    }

    pub(crate) fn observe(&self, took: Duration) {
        let took = took.as_micros() as u64;
        self.count.fetch_add(1, Relaxed);
        self.sum_us.fetch_add(took, Relaxed);
        if let Some(bucket) = BOUNDS.iter().position(|&bound| took <= bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
    }

    fn write(&self, out: &mut String, name: &str, help: &str) -> std::fmt::Result {
        writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram")?;
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Relaxed);
            writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", *bound as f64 / 1e6)?;
        }
        let count = self.count.load(Relaxed);
        writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}")?;
        writeln!(out, "{name}_sum {}\n{name}_count {count}", self.sum_us.load(Relaxed) as f64 / 1e6)
    }
}

impl Metrics {
    /// All of them, as Prometheus reads them.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        for (name, help, gauge) in [
            ("caldera_tables", "Tables in memory.", &self.tables),
            ("caldera_streams", "Open event streams.", &self.streams),
            ("caldera_connections", "Open connections.", &self.connections),
        ] {
            writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", gauge.value())?;
        }
        for (name, help, counter) in [
            ("caldera_requests_total", "Requests answered.", &self.requests),
            ("caldera_failed_total", "Requests answered with a status of 500 or more.", &self.failed),
            ("caldera_refused_total", "Wishes that a rule or the house refused.", &self.refused),
            ("caldera_slowed_total", "Requests that were slowed down.", &self.slowed),
            ("caldera_resumed_total", "Decisions of bots that went on from the one before.", &self.resumed),
        ] {
            writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", counter.value())?;
        }
        self.granted.write(out, "caldera_granted_seconds", "From a wish to its durable answer.")?;
        self.thought.write(out, "caldera_thought_seconds", "How long bots think.")
    }
}
