internal import Model
internal import Text

// Rounds numbers to numbers that a user would have chosen.

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

  /// Tries to change all events at once. If that candidate is rejected, returns the indices of the
  /// events to change one by one; empty if the change was accepted, or if there are more than 8
  /// events, because these trials would cost more than they save.
  private mutating func changed(_ edit: (inout Recording, Int) -> Void) -> [Int] {
    let isDone = attempt { recording in
      for index in recording.events.indices { edit(&recording, index) }
    }
    return isDone || best.events.count > 8 ? [] : Array(best.events.indices)
  }
}

extension Recording {
  /// Removes the force, radius and arrival time of touches, which few digitisers report.
  fileprivate mutating func forgetContacts() {
    for index in events.indices {
      changeTouch(at: index) { $0 = Touch($0.phase, finger: $0.finger, at: $0.point) }
    }
  }
}

/// Rounds positions and lengths to multiples of a grid, and zooms to tenths. Distances in policies
/// stay unchanged, because most of them must be above 0.
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

  /// Rounds the time. If all times of a recording are rounded, their order stays the same.
  fileprivate mutating func roundTime(to milliseconds: Double) {
    let grid = TimeSpan.milliseconds(milliseconds).nanoseconds
    let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: grid)
    time = Instant(nanoseconds: (rest * 2 >= grid ? whole + 1 : whole) * grid)
  }
}

extension Double {
  /// The nearest multiple of a grid, which is a whole number or a tenth. Tenths are computed by a
  /// division, because 0.1 has no exact binary form. The result is never -0, which other formats
  /// cannot represent.
  func rounded(to grid: Double) -> Double {
    guard grid < 1 else { return (self / grid).rounded() * grid + 0 }
    let parts = (1 / grid).rounded()
    return (self * parts).rounded() / parts + 0
  }
}
