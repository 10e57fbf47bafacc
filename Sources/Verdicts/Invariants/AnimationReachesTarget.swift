public import Gesture
internal import Replay

/// An animated scroll that the app asks for arrives, be it at an offset, the top, a page or a row,
/// and says so once.
///
/// A person taps a chapter and lands beside it. React Native's list missed its target, and texture
/// lists did where rows had not been measured.
public struct AnimationReachesTarget: ReplayInvariant {
  public static let name = "animation-reaches-target"
  public static let summary = "an animated scroll arrives where the app asked, and says so once"
  public static let interest: Interest = [.settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  /// What requests of the recording need and the engine does not report.
  private var lacking: Abilities = []

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.asks, .callbacks]) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let episode = facts.episode
    guard episode.happened == .ask, episode.asks == 1, let ask = episode.ask, ask.animated,
      !episode.isRoomChanged
    else { return }
    let missing = ask.request.needs.subtracting(terms.abilities)
    guard missing.isEmpty else { return lacking.formUnion(missing) }
    guard let target = facts.target(of: ask, from: episode.start.offset) else { return }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      tally.check(
        abs(offset - target[axis]), within: terms.atRest(target[axis], facts), facts
      ) { ("offset.\(axis) \(target[axis].text), as asked", offset.text) }
    }
    tally.check(episode.animationsEnded == 1, facts) {
      ("one didEndScrollingAnimation", "\(episode.animationsEnded)")
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end).lacking(lacking) }
}
