internal import Gesture

// Numbers a person would have chosen.

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

  /// Changes all events at once; where that is too much, says which of them to change one by one:
  /// none where there are many, for that costs more than it tells.
  private mutating func changed(_ edit: (inout Recording, Int) -> Void) -> [Int] {
    let isDone = attempt { recording in
      for index in recording.events.indices { edit(&recording, index) }
    }
    return isDone || best.events.count > 8 ? [] : Array(best.events.indices)
  }
}

extension Recording {
  /// Without force, radius and arrival, which few digitisers say.
  fileprivate mutating func forgetContacts() {
    for index in events.indices {
      changeTouch(at: index) { $0 = Touch($0.phase, finger: $0.finger, at: $0.place) }
    }
  }
}

extension InputEvent {
  /// Places and lengths to multiples of a grid; a zoom to tenths, whatever the grid.
  fileprivate mutating func round(to grid: Double) {
    switch action {
    case .touch(var touch):
      touch.place = touch.place.rounded(to: grid)
      action = .touch(touch)
    case .ask(var command):
      command.request = command.request.rounded(to: grid)
      action = .ask(command)
    case .setting(var change):
      change.settings = change.settings.map { $0.rounded(to: grid) }
      change.above = change.above.rounded(to: grid)
      change.left = change.left.rounded(to: grid)
      action = .setting(change)
    case .layout, .observation, .mark: break
    }
  }

  /// Both roundings keep the order, so that time never runs backwards when all are rounded.
  fileprivate mutating func roundTime(to milliseconds: Double) {
    let grid = TimeSpan.milliseconds(milliseconds).nanoseconds
    let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: grid)
    time = Instant(nanoseconds: (rest * 2 >= grid ? whole + 1 : whole) * grid)
  }
}

extension Command.Request {
  fileprivate func rounded(to grid: Double) -> Self {
    switch self {
    case .scrollTo(let place): .scrollTo(place.rounded(to: grid))
    case .reveal(let rectangle): .reveal(rectangle.rounded(to: grid))
    case .zoomToRect(let rectangle): .zoomToRect(rectangle.rounded(to: grid))
    case .zoomTo(let zoom): .zoomTo(zoom.rounded(to: 0.1))
    case .page, .select, .resetZoom, .beginRefresh, .endRefresh, .stop, .scrollToTop: self
    }
  }
}

extension Setting {
  /// The distances of a policy stay: most of them must be above 0.
  fileprivate func rounded(to grid: Double) -> Setting {
    row.geometry == .distance ? self : changingLengths { $0.rounded(to: grid) }
  }
}

extension Rectangle {
  func rounded(to grid: Double) -> Rectangle {
    var rectangle = self
    rectangle.origin = origin.rounded(to: grid)
    rectangle.size.width = size.width.rounded(to: grid)
    rectangle.size.height = size.height.rounded(to: grid)
    return rectangle
  }
}

extension Point {
  func rounded(to grid: Double) -> Point {
    Point(x: x.rounded(to: grid), y: y.rounded(to: grid))
  }
}

extension Double {
  /// The nearest multiple of a grid: of a whole number, or of a tenth, which is no binary number.
  func rounded(to grid: Double) -> Double {
    guard grid < 1 else { return (self / grid).rounded() * grid }
    let parts = (1 / grid).rounded()
    return (self * parts).rounded() / parts
  }
}
