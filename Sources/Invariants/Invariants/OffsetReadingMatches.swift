internal import Model
internal import Replay
internal import Text

/// The offset that an app prints is the offset of the view.
///
/// Otherwise a user reads coordinates that are a frame old, or of another view. Labels that follow
/// the fingers instead of the view have had this fault.
struct OffsetReadingMatches: ReplayInvariant {
  static let summary = "the offset that the app prints is the offset of its view"
  static let interest: Interest = [.moved, .moment, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .readouts
  static let holdsOfStillness = true
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.shows.contains(.offset) }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let printed = facts.now.readouts.offset else { return }
    if facts.hasMoved { isWeak = false }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      tally.check(
        abs(printed[axis] - offset), within: tally.terms.restTolerance(offset, facts), facts
      ) {
        ("\(offset.text) printed for offset.\(axis)", printed[axis].text)
      }
    }
  }
}
