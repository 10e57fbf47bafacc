internal import Exploration
internal import Gesture
internal import Replay

extension Slip {
  /// Something that is wrong beside a view, in what its app shows: where it shows nothing of the kind,
  /// nothing is.
  enum Shown: Sendable {
    case page(Int)
    case items(Int)
    case selection(Int)
    /// The tiles that are alive are of another level, or begin or end elsewhere.
    case tiles(level: Int, first: Int, last: Int)
    case reset, refreshing
    case status(Readouts.Status)
    case offset(Axis, Double)
    case rows(first: Int, last: Int)
    case header(Int)
    case keyboard(Double)
  }

  /// Any of them.
  init(ofApp dice: inout SeededNumbers) {
    let few = dice.one(of: -1, 1, 0, 2)
    let shown: Shown =
      switch dice.uniform(in: 0...7) {
      case 0: .page(few)
      case 1: .items(few)
      case 2: .selection(few)
      case 3: .tiles(level: few, first: 0, last: 0)
      case 4: .tiles(level: 0, first: few, last: dice.one(of: -1, 0, 0, 1))
      case 5: dice.oneIn(2) ? .reset : .refreshing
      case 6: .status(dice.one(of: .idle, .panning, .zooming, .panningAndZooming))
      default: .offset(dice.one(of: .x, .y), dice.one(of: 0.001, 0.5, -1, .nan))
      }
    self = .shown(shown)
  }
}

extension Slip.Shown {
  func apply(to readouts: inout Readouts) {
    switch self {
    case .page(let more): readouts.page = readouts.page.map { PageNumber($0.number + more) }
    case .items(let more): readouts.items = readouts.items.map { $0 + more }
    case .selection(let more):
      readouts.selection = readouts.selection.map { RowIndex($0.index + more) }
    case .tiles(let level, let first, let last):
      readouts.tiles?.level += level
      readouts.tiles?.firstColumn += first
      readouts.tiles?.lastRow += last
    case .reset: readouts.reset = readouts.reset.map { !$0 }
    case .refreshing: readouts.refreshing = readouts.refreshing.map { !$0 }
    case .status(let status): readouts.status = readouts.status.map { _ in status }
    case .offset(let axis, let more): readouts.offset?[axis] += more
    case .rows(let first, let last):
      readouts.rows?.first += first
      readouts.rows?.last += last
    case .header(let more): readouts.header?.section += more
    case .keyboard(let more): readouts.keyboard = readouts.keyboard.map { $0 + more }
    }
  }
}
