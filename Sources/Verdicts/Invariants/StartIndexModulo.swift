public import Gesture
internal import Replay

/// A view that starts on an item starts on it: counted from 1 and taken modulo the number of items,
/// so that 12 of ten is the second and 0 the last.
///
/// A person opens the fourth picture and sees the fifth, or nothing.
public struct StartIndexModulo: ReplayInvariant {
  public static let name = "start-index-modulo"
  public static let summary = "a view starts on the item it should, taken modulo their number"
  public static let interest: Interest = [.rest]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var isOver = false
  private var isBeyond = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    // Where it starts is a read-out of a scene, which not every engine reads.
    if let reason = terms.lacks([.paging, .readouts]) { return .untested(reason) }
    return .views(
      of: scene, where: { $0.start.item != nil && $0.start.x == nil && $0.start.y == nil }
    ) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard !isOver else { return }
    isOver = true
    guard facts.step == 0, let item = facts.scene.start.item, let grid = facts.pageGrid else {
      return
    }
    let count = grid.columns * grid.rows
    let rest = item.subtractingReportingOverflow(1).partialValue % count
    let index = rest < 0 ? rest + count : rest
    isBeyond = item < 1 || item > count
    let now = facts.now
    let cell = Point(x: Double(index % grid.columns), y: Double(index / grid.columns))
    for axis in Axis.allCases {
      let place = cell[axis] * now.bounds[axis] * now.zoom
      let due = min(max(place, now.lowest(axis)), now.highest(axis))
      let offset = now.offset[axis]
      tally.check(abs(offset - due), within: terms.atRest(due, facts), facts) {
        ("offset.\(axis) \(due.text): item \(index + 1) of \(count)", offset.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !isBeyond) }
}
