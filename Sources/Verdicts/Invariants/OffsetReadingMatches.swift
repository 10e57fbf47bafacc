public import Gesture
internal import Replay

/// The offset that an app prints is the offset the view stands at.
///
/// A person reads coordinates that are a frame old, or of another view. Labels that are written
/// from the fingers' path instead of the view have shown it.
public struct OffsetReadingMatches: ReplayInvariant {
  public static let name = "offset-reading-matches"
  public static let summary = "the offset an app prints is the offset of its view"
  public static let interest: Interest = [.moved, .moment, .settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var hasMoved = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.readouts) { return .untested(reason) }
    return .views(of: scene, where: { $0.shows.contains(.offset) }) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard let printed = facts.now.readouts.offset else { return }
    if facts.hasMoved { hasMoved = true }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      tally.check(abs(printed[axis] - offset), within: terms.atRest(offset, facts), facts) {
        ("\(offset.text) printed for offset.\(axis)", printed[axis].text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !hasMoved) }
}
