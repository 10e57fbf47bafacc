internal import Model
internal import Replay

/// If the scene specifies a start item, the view opens on that item. Items are counted from 1,
/// modulo the number of items: with ten items, 12 is the second item and 0 is the last item. This
/// is checked once, when the scene begins.
///
/// If this invariant is broken, a user opens the fourth picture and sees the fifth picture, or no
/// picture.
struct StartIndexModulo: ReplayInvariant {
  static let summary = "a view starts on the configured item, modulo the number of items"
  static let interest: Interest = [.rest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = [.paging, .readouts]
  static let holdsOfStillness = true
  private var isOver = false
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    // The start item is an attribute of the scene that not every engine reads.
    view.start.item != nil && view.start.x == nil && view.start.y == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard !isOver else { return }
    isOver = true
    guard facts.step.index == 0, let item = facts.scene.start.item, let grid = facts.pageGrid else {
      return
    }
    let count = grid.columns * grid.rows
    let rest = item.subtractingReportingOverflow(1).partialValue % count
    let index = rest < 0 ? rest + count : rest
    isWeak = item >= 1 && item <= count
    let now = facts.now
    let cell = Point(x: Double(index % grid.columns), y: Double(index / grid.columns))
    for axis in Axis.allCases {
      let position = facts.fromStart(axis, cell[axis] * now.bounds[axis] * now.zoom)
      let due = min(max(position, now.lowest(axis)), now.highest(axis))
      tally.check(axis, at: due, facts, ": item \(index + 1) of \(count)")
    }
  }
}
