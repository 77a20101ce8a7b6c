//! Counters for Prometheus.

use prometheus::core::Collector;
use prometheus::{Histogram, HistogramOpts, IntCounter, IntGauge, Registry, TextEncoder};
use std::sync::LazyLock;

/// The counters of this process. Counting takes no lock and no memory; only a reader of them waits.
pub(crate) static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: IntGauge,
    pub(crate) streams: IntGauge,
    pub(crate) connections: IntGauge,
    pub(crate) requests: IntCounter,
    pub(crate) failed: IntCounter,
    pub(crate) refused: IntCounter,
    pub(crate) slowed: IntCounter,
    pub(crate) resumed: IntCounter,
    pub(crate) notices_told: IntCounter,
    pub(crate) notices_given_up: IntCounter,
    pub(crate) overtaken: IntCounter,
    pub(crate) granted: Histogram,
    pub(crate) thought: Histogram,
}

/// Upper bounds of the buckets, in seconds.
const BOUNDS: [f64; 12] = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0];

/// Why a metric can be made and registered.
const SOUND: &str = "names are written here, once each";

fn gauge(name: &str, help: &str) -> IntGauge {
    IntGauge::new(name, help).expect(SOUND)
}

fn counter(name: &str, help: &str) -> IntCounter {
    IntCounter::new(name, help).expect(SOUND)
}

fn seconds(name: &str, help: &str) -> Histogram {
    Histogram::with_opts(HistogramOpts::new(name, help).buckets(BOUNDS.to_vec())).expect(SOUND)
}

impl Metrics {
    fn new() -> Metrics {
        let metrics = Metrics {
            registry: Registry::new(),
            tables: gauge("caldera_tables", "Tables in memory."),
            streams: gauge("caldera_streams", "Open event streams."),
            connections: gauge("caldera_connections", "Open connections."),
            requests: counter("caldera_requests_total", "Requests answered."),
            failed: counter("caldera_failed_total", "Requests answered with a status of 500 or more."),
            refused: counter("caldera_refused_total", "Wishes that a rule or the house refused."),
            slowed: counter("caldera_slowed_total", "Requests that were slowed down."),
            resumed: counter("caldera_resumed_total", "Decisions of bots that went on from the one before."),
            notices_told: counter("caldera_notices_told_total", "Notices that an end has taken."),
            notices_given_up: counter("caldera_notices_given_up_total", "Notices that no end took in time."),
            overtaken: counter("caldera_overtaken_total", "Tables read again because another node was quicker."),
            granted: seconds("caldera_granted_seconds", "From a wish to its durable answer."),
            thought: seconds("caldera_thought_seconds", "How long bots think."),
        };
        let Metrics { registry, tables, streams, connections, requests, failed, refused, slowed, resumed, .. } =
            &metrics;
        for gauge in [tables, streams, connections] {
            register(registry, gauge);
        }
        for counter in [requests, failed, refused, slowed, resumed] {
            register(registry, counter);
        }
        for counter in [&metrics.notices_told, &metrics.notices_given_up, &metrics.overtaken] {
            register(registry, counter);
        }
        for histogram in [&metrics.granted, &metrics.thought] {
            register(registry, histogram);
        }
        metrics
    }

    /// All of them, as Prometheus reads them.
    pub(crate) fn text(&self) -> String {
        TextEncoder::new().encode_to_string(&self.registry.gather()).unwrap_or_else(|error| {
            tracing::error!(%error, "the metrics cannot be written");
            String::new()
        })
    }
}

fn register(registry: &Registry, metric: &(impl Collector + Clone + 'static)) {
    registry.register(Box::new(metric.clone())).expect(SOUND);
}

#[cfg(test)]
mod tests {
    use super::Metrics;

    /// Dashboards read these names, types, helps and buckets: this is the text as the first server wrote it, by name.
    #[test]
    fn the_text_is_the_one_that_dashboards_know() {
        let metrics = Metrics::new();
        metrics.tables.add(2);
        metrics.streams.inc();
        metrics.streams.dec();
        metrics.connections.inc();
        metrics.requests.inc_by(42);
        metrics.failed.inc();
        metrics.refused.inc_by(3);
        metrics.slowed.inc_by(2);
        metrics.resumed.inc_by(5);
        metrics.notices_told.inc_by(7);
        for took in [0.0001, 0.0003, 2.0] {
            metrics.granted.observe(took);
        }
        metrics.thought.observe(0.025);
        assert_eq!(metrics.text(), include_str!("metrics/known.txt"));
    }
}
