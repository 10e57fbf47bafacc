internal import Model
internal import Text

// Numbers that a user would have chosen.

extension Shrinking {
  mutating func roundNumbers() {
    _ = attempt { $0.forgetContacts() }
    for grid in [50.0, 10, 1] {
      for index in changed({ $0.events[$1].value.round(to: grid) }) {
        _ = attempt { $0.events[index].value.round(to: grid) }
      }
    }
    for grid in [100.0, 20, 10, 1] {
      for index in changed({ $0.events[$1].value.roundTime(to: grid) }) {
        _ = attempt { $0.events[index].value.roundTime(to: grid) }
      }
    }
  }

  /// Changes all events at once; if the condition then fails, returns the indices of the events to
  /// change one by one: none if there are many, because that costs more than it saves.
  private mutating func changed(_ edit: (inout Recording, Int) -> Void) -> [Int] {
    let isDone = attempt { recording in
      for index in recording.events.indices { edit(&recording, index) }
    }
    return isDone || best.events.count > 8 ? [] : Array(best.events.indices)
  }
}

extension Recording {
  /// Removes force, radius and arrival, which few digitisers report.
  fileprivate mutating func forgetContacts() {
    for index in events.indices {
      changeTouch(at: index) { $0 = Touch($0.phase, finger: $0.finger, at: $0.point) }
    }
  }
}

/// Rounds positions and lengths to multiples of a grid, and a zoom to tenths, whatever the grid.
/// The distances of a policy are unchanged, because most of them must be above 0.
struct Rounding: GeometryMap {
  typealias Refusal = Never
  let grid: Double

  func point(_ point: Point, in space: CoordinateSpace) -> Point {
    Point(x: point.x.rounded(to: grid), y: point.y.rounded(to: grid))
  }
  func rectangle(_ rectangle: Rectangle, in space: CoordinateSpace) -> Rectangle {
    let (origin, size) = (point(rectangle.origin, in: space), rectangle.size)
    return Rectangle(
      x: origin.x, y: origin.y, width: size.width.rounded(to: grid),
      height: size.height.rounded(to: grid))
  }
  func requestedZoom(_ zoom: Double) -> Double { zoom.rounded(to: 0.1) }
  func setting(_ setting: Setting) -> Setting {
    setting.row.geometry == .distance ? setting : setting.changingLengths { $0.rounded(to: grid) }
  }
  func growth(_ growth: Point, ofView view: Int) -> Point { point(growth, in: .window) }
}

extension InputEvent {
  /// Rounds the values of a touch, a setting or a request.
  fileprivate mutating func round(to grid: Double) {
    guard action.isInput, action.layout == nil else { return }
    action = Rounding(grid: grid).image(of: action)
  }

  /// Both roundings keep the order, so that time never decreases when all times are rounded.
  fileprivate mutating func roundTime(to milliseconds: Double) {
    let grid = TimeSpan.milliseconds(milliseconds).nanoseconds
    let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: grid)
    time = Instant(nanoseconds: (rest * 2 >= grid ? whole + 1 : whole) * grid)
  }
}

extension Double {
  /// The nearest multiple of a grid: of a whole number, or of a tenth, which has no exact binary
  /// form. Never -0, which other formats cannot represent.
  func rounded(to grid: Double) -> Double {
    guard grid < 1 else { return (self / grid).rounded() * grid + 0 }
    let parts = (1 / grid).rounded()
    return (self * parts).rounded() / parts + 0
  }
}
