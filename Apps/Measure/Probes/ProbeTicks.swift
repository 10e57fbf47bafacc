internal import Model
internal import Replay

/// Sixty frames per second, and a frame at every millisecond in the dense intervals of a probe.
struct ProbeTicks: Ticks {
  private let instants: [Instant]

  init(_ probe: Probe) {
    var all: Set<Int64> = []
    let clock = FrameClock()
    let end = Instant.milliseconds(probe.now + 11_000)
    var k: Int64 = 0
    while let tick = clock.tick(k), tick <= end {
      all.insert(tick.nanoseconds)
      k += 1
    }
    for span in probe.dense {
      var time = span.lowerBound
      while time <= span.upperBound {
        all.insert(Instant.milliseconds(time).nanoseconds)
        time += 1
      }
    }
    instants = all.sorted().map { Instant(nanoseconds: $0) }
  }

  func tick(_ k: Int64) -> Instant? { k < instants.count ? instants[Int(k)] : nil }
}
