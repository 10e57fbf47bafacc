import Exploration
import Model
import Replay
import Testing

@testable import Engines

/// Tests properties of the `ios` engine that must hold on random mixes of events.
@Suite struct IOSPropertyTests {
  @Test func `on random recordings, no view jumps, moves forever or breaks the callback grammar`()
    throws
  {
    try checkMotion(0..<60)
  }

  func checkMotion(_ seeds: Range<Int>) throws {
    var broken = 0
    for seed in seeds {
      let mix = Mix(seed: seed)
      let faults = faults(mix, try ride(mix.scene, mix.events, until: mix.last + 8000))
      guard !faults.isEmpty else { continue }
      broken += 1
      if broken <= 5 { Issue.record("seed \(seed): \(faults.prefix(4))") }
    }
    #expect(broken == 0)
  }

  @Test func `the state at a given time does not depend on the frame times`() throws {
    try checkFrames(0..<12)
  }

  func checkFrames(_ seeds: Range<Int>) throws {
    for seed in seeds {
      let mix = Mix(seed: seed)
      let until = mix.last + 5000
      let reference = try ride(mix.scene, mix.events, ticks: hertz(60), until: until)
      let moments = reference.filter { $0.cause != .frame }
      let seconds = reference.filter {
        $0.cause == .frame && $0.time.nanoseconds % 1_000_000_000 == 0
      }
      for rate in [30.0, 90, 120, 144] {
        let other = try ride(mix.scene, mix.events, ticks: hertz(rate), until: until)
        #expect(other.filter { $0.cause != .frame }.map(\.view) == moments.map(\.view))
        let shared = other.filter {
          $0.cause == .frame && $0.time.nanoseconds % 1_000_000_000 == 0
        }
        #expect(shared.map(\.view) == seconds.map(\.view))
        #expect(callbackWord(other) == callbackWord(reference))
      }
      var dice = SeededNumbers(mix: seed)
      var time = 0.0
      var irregular: [Instant] = []
      while time <= until {
        irregular.append(.milliseconds(time))
        time += dice.uniform(in: 0.1..<60)
      }
      let other = try ride(
        mix.scene, mix.events,
        ticks: { $0 < irregular.count ? irregular[$0] : .milliseconds(until + 1) }, until: until)
      #expect(other.filter { $0.cause != .frame }.map(\.view) == moments.map(\.view))
    }
  }

  @Test func `delaying all events only delays the replay`() throws {
    try checkLater(0..<12)
  }

  func checkLater(_ seeds: Range<Int>) throws {
    for seed in seeds {
      let mix = Mix(seed: seed)
      let later = mix.events.map { InputEvent(at: $0.time + .milliseconds(6000), $0.action) }
      let one = try ride(mix.scene, mix.events, until: mix.last + 5000)
      let other = try ride(mix.scene, later, until: mix.last + 11000)
      let shown = one.filter { $0.cause != .frame }.map(\.view)
      #expect(other.filter { $0.cause != .frame }.map(\.view) == shown)
    }
  }
}
