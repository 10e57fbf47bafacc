internal import Gesture
internal import Replay

/// The same recording, replayed again, shows the same, bit by bit; or as near as the resolution that
/// the engine declares.
///
/// Otherwise a fault cannot be reproduced. Engines that depend on a clock, the order of a
/// dictionary or a random number make every bug report unreliable.
struct ReplayDeterminism: Relation {
  static let name = "replay-determinism"
  static let summary = "a second replay shows the same, bit by bit"
  static let tolerance = ToleranceClass.exact

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    .replays([Again(original, terms)])
  }

  private struct Again: Trial {
    private var second: SecondReplay
    private var agreement: Agreement
    private let contract: EngineContract
    private var spot = Spot()

    init(_ original: Original, _ terms: Terms) {
      second = SecondReplay(original)
      agreement = Agreement("as the first time", terms)
      contract = terms.contract
    }

    mutating func observe(_ step: borrowing Step) throws(ReplayError) {
      guard agreement.isOpen else { return }
      spot = Spot(step)
      let hasMore = try second.next()
      second.forget()
      agreement.count()
      let other = second.step
      if hasMore, other.time == step.time, other.cause == step.cause,
        step.frame == other.frame || step.frame.isSame(as: other.frame)
          || step.frame.isSame(as: other.frame, within: contract)
      {
        return
      }
      agreement.breach(
        0, spot,
        (
          "\(step.frame.words) at \(step.time.text) ms, \(agreement.image)",
          hasMore ? "\(other.frame.words) at \(other.time.text) ms" : "no more steps"
        ))
    }

    mutating func conclude(_ end: End) throws(ReplayError) -> Verdict {
      if agreement.isOpen, try second.next() {
        agreement.breach(0, spot, ("the end, \(agreement.image)", "further steps"))
      }
      return agreement.verdict(end)
    }
  }
}

extension Frame {
  /// What is no number is the same as itself.
  fileprivate func isSame(as other: Frame) -> Bool {
    callbacks.count == other.callbacks.count && views.count == other.views.count
      && views.indices.allSatisfy { index in
        let (one, other) = (views[index], other.views[index])
        return one.bits == other.bits && one.activity == other.activity
      }
  }

  fileprivate var words: String {
    let views = views.map { "offset \($0.offset.x.text) \($0.offset.y.text), zoom \($0.zoom.text)" }
    return "\(views.joined(separator: "; ")), \(callbacks.count) callbacks"
  }
}

extension ViewState {
  fileprivate var bits: [UInt64] {
    [
      offset.x, offset.y, zoom, velocity?.x ?? 0, velocity?.y ?? 0, content.width, content.height,
      bounds.width, bounds.height,
    ].map(\.bitPattern)
  }
}
