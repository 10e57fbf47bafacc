internal import Engines
internal import Exploration
package import FlickbookTesting
internal import Invariants
package import Model
internal import Replay

/// A random recording on which a faulty engine fails, in its shrunk form, and the effort of
/// shrinking.
package struct ShrinkTrial: Sendable {
  package let fault: Fault
  package let seed: UInt64
  package let original: Recording
  /// The shrunk recording.
  package let smallest: Recording
  package let replays: Int
  private let tries: [Shrinking.Level: Int]
  private let isCut: Bool

  /// Chooses the first mix of moderate size on which the faulty engine breaks the invariant and the
  /// sound engine keeps it. Mixes have one view, so generated gestures on the scrolling interfaces
  /// are tried next; nil if none fails.
  package init?(_ fault: Fault, mixes: UInt64 = 4000, hands: UInt64 = 2000) throws {
    let question = Question(fault)
    for number in 0..<mixes + hands {
      let isMix = number < mixes
      let seed = isMix ? number : number - mixes
      let random = isMix ? Recording.mix(seed) : .generated(seed)
      guard (isMix ? 90...360 : 90...900).contains(random.events.count),
        question.reply(random).isSame
      else { continue }
      var shrinking = Shrinking(of: random) { candidate, _ in question.reply(candidate) }
      shrinking.run()
      (self.fault, self.seed, original, smallest) = (fault, seed, random, shrinking.best)
      (replays, tries, isCut) = (shrinking.replays, shrinking.tries, shrinking.isCut)
      return
    }
    return nil
  }

  /// An invariant, the engine that must break it, and the engine that must keep it.
  private struct Question {
    let invariants: [Invariant]
    let bad: EngineFactory
    let good: EngineFactory

    init(_ fault: Fault) {
      invariants = Catalogue.invariants.filter { $0.name == fault.invariant }
      bad = BuiltInEngines.ios.with(fault, strength: 2)
      // Only an engine that shows offsets in steps can rest between two steps.
      good =
        fault.invariant == "rest-pixel-aligned"
        ? BuiltInEngines.ios.inHalfPoints : BuiltInEngines.ios
    }

    func reply(_ recording: Recording) -> Shrinking.Reply {
      guard isViolated(recording, bad) else { return Shrinking.Reply(isSame: false) }
      return Shrinking.Reply(isSame: !isViolated(recording, good), replays: 2)
    }

    private func isViolated(_ recording: Recording, _ engine: EngineFactory) -> Bool {
      ((try? judged(recording, engine, by: invariants)) ?? []).contains { $0.isBroken }
    }
  }

  /// Whether the sound engine keeps the invariant on the shrunk recording. If not, shrinking has
  /// replaced the failure by another failure.
  package var isHeldByTheGoodEngine: Bool {
    let question = Question(fault)
    return question.reply(smallest).isSame
  }
}

extension ShrinkTrial {
  /// A summary, such as `rest-in-bounds ← rests past its end: 184 → 2 events in 43 replays
  /// (gestures 12, …)`.
  package var line: String {
    let levels = Shrinking.Level.allCases.map { "\($0.rawValue) \(tries[$0] ?? 0)" }
    return
      "\(fault.invariant) ← \(fault.name): \(original.events.count) → \(smallest.events.count) "
      + "events in \(replays) replays (\(levels.joined(separator: ", "))), mix \(seed)"
      + (isCut ? ", cut" : "")
  }
}
