internal import Exploration
internal import Model
internal import Replay

/// Random rows: errors in the state of one view that last for some frames.
///
/// Each row of a table is made for one invariant. Random rows are made for no particular invariant:
/// they show quantities exactly at a bound or close to it, where an invariant must decide between
/// holding and failing, and states that a sound engine never shows.
enum RandomFault {
  /// A random error of a view or its callbacks: within the tolerance of invariants, slightly above
  /// it, or far above it.
  static func ofView(_ dice: inout SeededNumbers) -> [Fault] {
    switch dice.uniform(in: 0...3) {
    case 0: ofOffset(&dice)
    case 1: ofGeometry(&dice)
    case 2: ofCallbacks(&dice)
    default: ofMotion(&dice)
    }
  }

  private static func ofOffset(_ dice: inout SeededNumbers) -> [Fault] {
    let (axis, much) = (dice.axis(), dice.much())
    return switch dice.uniform(in: 0...6) {
    case 0, 1: [shown(.offset, dice.oneIn(2) ? .atStart : .atEnd, much, axis)]
    case 2, 3: [shown(.offset, .add, much, axis)]
    case 4: [shown(.offset, .previous, 0)]
    case 5: [shown(.offset, .previous, dice.one(of: 0.01, 0.25, 1, -1), axis)]
    default: [shown(.enlargement, .multiply, dice.share())]
    }
  }

  private static func ofGeometry(_ dice: inout SeededNumbers) -> [Fault] {
    let (axis, much) = (dice.axis(), dice.much())
    switch dice.uniform(in: 0...6) {
    case 0: return [zoom(&dice) { $0.share() }]
    case 1, 2:
      let quantity: Fault.Quantity = dice.oneIn(2) ? .minimumZoom : .maximumZoom
      return [shown(quantity, .ofZoom, dice.share() - 1)]
    case 3: return [shown(.content, .viewportPlus, much, axis)]
    case 4: return [shown(.bounds, .add, much, axis)]
    case 5:
      return [
        shown(.insetTop, .set, much), shown(.insetLeft, .set, dice.one(of: 0, much, 30)),
        shown(.insetBottom, .set, dice.one(of: 0, much, 49)), shown(.insetRight, .set, 0),
      ]
    default: return [shown(.frame, .add, much, axis)]
    }
  }

  private static func ofCallbacks(_ dice: inout SeededNumbers) -> [Fault] {
    switch dice.uniform(in: 0...6) {
    case 0: return [reported(.omit, dice.uniform(in: 0...3))]
    case 1: return [reported(.repeat, dice.uniform(in: 0...3))]
    case 2: return [reported(.exchange, dice.uniform(in: 0...3))]
    case 3, 4: return [reported(.invent, dice.uniform(in: 0...(Fault.invented.count - 1)))]
    case 5: return [reported(.contrary, 0)]
    default:
      let axis = dice.axis()
      return [Fault("random", along: axis, .announceExactly, dice.one(of: -2, -0.1, 0, 0.1, 2))]
    }
  }

  private static func ofMotion(_ dice: inout SeededNumbers) -> [Fault] {
    switch dice.uniform(in: 0...4) {
    case 0:
      let axis = dice.axis()
      return [shown(.velocity, .set, dice.one(of: -400, -50, -5, 0, 0, 1, 10, 50, 51), axis)]
    case 1: return [shown(.velocity, .multiply, dice.one(of: 0, -1, 1.02, 1.25, 0.5, 2))]
    case 2:
      let (quantity, axis) = numbers[dice.uniform(in: 0...(numbers.count - 1))]
      let value: Double = dice.one(of: .nan, .infinity, 0, -1)
      return [shown(quantity, quantity == .velocity && axis == nil ? .omit : .set, value, axis)]
    default:
      let activity: Activity = dice.one(
        of: .tracking, .dragging, .decelerating, .zooming, .zoomBouncing, .animating)
      return [shown(.activity, .toggle, Double(activity.rawValue))]
    }
  }

  /// The numbers of a view that can become NaN, infinite, 0 or -1; the last entry becomes missing
  /// instead.
  private static let numbers: [(Fault.Quantity, Axis?)] = [
    (.offset, .x), (.offset, .y), (.velocity, .x), (.velocity, .y), (.zoom, nil), (.content, .x),
    (.content, .y), (.bounds, .x), (.bounds, .y), (.velocity, nil),
  ]

  /// A random error of the values that the app shows beside a view. Values that are not shown stay
  /// missing.
  static func ofApp(_ dice: inout SeededNumbers) -> [Fault] {
    let few: Double = dice.one(of: -1, 1, 0, 2)
    switch dice.uniform(in: 0...7) {
    case 0: return [shown(.page, .add, few)]
    case 1: return [shown(.items, .add, few)]
    case 2: return [shown(.selection, .add, few)]
    case 3: return [shown(.tileLevel, .add, few)]
    case 4:
      return [
        shown(.firstTileColumn, .add, few), shown(.lastTileRow, .add, dice.one(of: -1, 0, 0, 1)),
      ]
    case 5: return [shown(dice.oneIn(2) ? .reset : .refreshing, .toggle, 0)]
    case 6: return [shown(.status, .set, dice.one(of: 0, 1, 2, 3))]
    default:
      let axis = dice.one(of: Axis.x, .y)
      return [shown(.printedOffset, .add, dice.one(of: 0.001, 0.5, -1, .nan), axis)]
    }
  }

  /// A random error that is exactly as large as an amount that invariants compare with.
  static func exact(_ dice: inout SeededNumbers) -> [Fault] {
    let axis = dice.axis()
    let much: Double = dice.one(of: 0.25, 0.5, 1, 2, 4, 5, 8, 10, 20) * dice.one(of: -1, 1)
    let few: Double = dice.one(of: -1, 1, 0, 2, -2, 9)
    switch dice.uniform(in: 0...8) {
    case 0: return [shown(.offset, .add, much, axis)]
    case 1:
      return [shown(.offset, .addLengths, dice.one(of: 0.5, -0.5, 0.25, -0.25, 1, -1), axis)]
    case 2: return [shown(.offset, dice.oneIn(2) ? .atStart : .atEnd, much, axis)]
    case 3:
      return [shown(.firstRow, .add, few), shown(.lastRow, .add, dice.one(of: -1, 0, 0, 1, 9))]
    case 4: return [shown(.header, .add, few)]
    case 5: return [shown(.keyboard, .add, much / 2)]
    case 6:
      return [dice.oneIn(2) ? shown(.selection, .add, few) : shown(.refreshing, .toggle, 0)]
    case 7: return [shown(.velocity, .set, dice.one(of: -200, -800, 200, 800, 10, 50), axis)]
    default: return [zoom(&dice) { $0.one(of: 1, 1.05, 0.95, 0.5, 1.2, 0.83) }]
    }
  }

  private static func zoom(
    _ dice: inout SeededNumbers, _ share: (inout SeededNumbers) -> Double
  ) -> Fault {
    let edit: Fault.Edit = dice.oneIn(2) ? .ofMinimumZoom : .ofMaximumZoom
    return shown(.zoom, edit, share(&dice) - 1)
  }

  private static func shown(
    _ quantity: Fault.Quantity, _ edit: Fault.Edit, _ amount: Double, _ axis: Axis? = nil
  ) -> Fault { Fault("random", along: axis, quantity, edit, amount) }

  private static func reported(_ report: Fault.Report, _ position: Int) -> Fault {
    Fault("random", report, Double(position))
  }
}

extension SeededNumbers {
  /// One of the choices, selected at random.
  package mutating func one<Choice>(of choices: Choice...) -> Choice {
    choices[uniform(in: 0...(choices.count - 1))]
  }

  fileprivate mutating func axis() -> Axis { one(of: .x, .y) }

  /// A random distance in points, near a tolerance of invariants.
  fileprivate mutating func much() -> Double {
    one(of: 0, 0.01, 0.25, 0.5, 1, 1.5, 2, 3, 8, 50) * one(of: -1, 1)
  }

  fileprivate mutating func share() -> Double {
    one(of: 1, 1, 1.001, 0.999, 1.000001, 1.01, 0.99, 1.5, 2, 0.5)
  }
}
