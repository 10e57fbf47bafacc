import Exploration
import Files
import Model
import Testing
import TestSupport
import Text
import Writing

struct ShrinkingTests {
  /// Shrinks a random recording while a condition on the recording holds, without an engine.
  private func shrink(
    _ seed: UInt64, budget: Int = 10_000, while holds: @escaping (Recording) -> Bool
  ) -> Shrinking {
    var shrinking = Shrinking(of: .mix(seed), budget: budget) { candidate, _ in
      Shrinking.Reply(isSame: holds(candidate))
    }
    shrinking.run()
    return shrinking
  }

  @Test(arguments: UInt64(0)..<20)
  func `every candidate is a valid recording`(_ seed: UInt64) throws {
    var unread: [String] = []
    _ = shrink(seed, budget: 300) { candidate in
      do {
        let again = try Recording(bytes: candidate.canonicalBytes())
        if again != candidate { unread.append("reads back as another") }
      } catch {
        unread.append("\(error)")
      }
      // The condition is arbitrary. It leads to candidates of many kinds.
      return candidate.events.count.isMultiple(of: 3)
    }
    #expect(unread == [])
  }

  @Test(arguments: UInt64(0)..<10)
  func `a condition that always holds leaves no events`(_ seed: UInt64) throws {
    let shrinking = shrink(seed) { _ in true }
    #expect(shrinking.best.events.isEmpty)
    #expect(shrinking.best.head.scene.views.count == 1)
    #expect(shrinking.replays < 30)
  }

  @Test(arguments: UInt64(0)..<20)
  func `shrinking leaves only the touch that is needed`(_ seed: UInt64) throws {
    let lifts = { (recording: Recording) in
      recording.events.contains { event in
        if case .touch(let touch) = event.value.action { touch.phase == .up } else { false }
      }
    }
    try #require(lifts(.mix(seed)))
    let best = shrink(seed, while: lifts).best
    #expect(best.events.count == 2)
    #expect(
      best.events.allSatisfy {
        $0.value.time == .zero || $0.value.time == best.events[1].value.time
      })
    for event in best.events {
      guard case .touch(let touch) = event.value.action else { continue }
      #expect(touch.point.x.remainder(dividingBy: 50) == 0 && touch.finger == 0)
    }
  }

  private static func pairs(_ recording: Recording) -> Bool {
    var times: [Instant: Set<UInt8>] = [:]
    for event in recording.events {
      guard case .touch(let touch) = event.value.action, touch.phase == .move else { continue }
      times[event.value.time, default: []].insert(touch.finger)
    }
    return times.values.contains { $0.count > 1 }
  }

  /// The seeds of the first recordings in which two fingers move at one time.
  private static let pairing = Array((UInt64(0)...).lazy.filter { pairs(.mix($0)) }.prefix(6))

  @Test(arguments: pairing)
  func `shrinking keeps two fingers that move in the same moment together`(_ seed: UInt64) throws {
    let best = shrink(seed, while: Self.pairs).best
    // The touches of two fingers that come down, move and lift. There may be more than two moves,
    // because a digitiser may report one position twice at one time.
    let times = best.events.compactMap { event in
      if case .touch(let touch) = event.value.action, touch.phase == .move {
        event.value.time
      } else {
        nil
      }
    }
    #expect(Set(times).count == 1 && best.events.count == times.count + 4)
  }

  @Test func `no candidate is tried twice, and shrinking is deterministic`() throws {
    var requested: [Recording] = []
    let holds = { (recording: Recording) in
      requested.append(recording)
      return recording.events.count > 7
    }
    let first = shrink(3, while: holds)
    for (index, candidate) in requested.enumerated() {
      #expect(!requested[..<index].contains(candidate))
    }
    #expect(first.best == shrink(3) { $0.events.count > 7 }.best)
    #expect(first.tries.values.reduce(0, +) == requested.count && first.replays == requested.count)
  }

  @Test func `shrinking stops when the budget is used up, with the smallest recording until then`()
    throws
  {
    let cut = shrink(3, budget: 4) { $0.events.count > 7 }
    #expect(cut.isCut && cut.replays == 4)
    #expect(cut.best.events.count > 7 && cut.best.events.count < Recording.mix(3).events.count)
    #expect(!shrink(3) { $0.events.count > 7 }.isCut)
  }

  /// Many candidates are rejected before they are tried, so the test also counts how often the
  /// shrinker checks for a stop.
  @Test(arguments: [0, 1, 5])
  func `a stop takes effect before the next candidate and keeps the best recording`(_ maximum: Int)
    throws
  {
    var (looks, count) = (0, 0)
    var shrinking = Shrinking(
      of: .mix(3),
      isStopped: {
        looks += 1
        return count == maximum
      }
    ) { candidate, _ in
      count += 1
      return Shrinking.Reply(isSame: candidate.events.count > 7)
    }
    shrinking.run()
    #expect(shrinking.isCut && shrinking.replays == maximum && looks > maximum)
    let looksAtTheStop = looks
    shrinking.run()
    #expect(count == maximum && looks == looksAtTheStop)
  }

  @Test func `shrinking makes pauses as short as possible`() throws {
    let scene = Recording.mix(3).head.scene
    let requests = [0, 9000, 20_000].map { time in
      InputEvent(at: .milliseconds(time), .request(Command(view: 0, .stop)))
    }
    let holds = { (recording: Recording) in
      let times = recording.events.map { $0.value.time.seconds(since: .zero) }
      return times.count == 3 && times[1] - times[0] > 0.7 && times[2] > times[1]
    }
    var shrinking = Shrinking(
      of: Recording(RecordingHead(title: "x", scene: scene), events: requests.map { Located($0) })
    ) { candidate, _ in
      Shrinking.Reply(isSame: holds(candidate))
    }
    shrinking.run()
    #expect(
      shrinking.best.events.map { $0.value.time } == [0, 1000, 1020].map { .milliseconds($0) })
  }
}
