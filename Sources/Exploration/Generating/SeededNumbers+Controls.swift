internal import Model

// Wheels of hours, dates and times, and forms whose keyboard appears with a delay.

extension SeededNumbers {
  /// Draws numbers from a separate sequence, so that the later numbers of this sequence do not
  /// change.
  func aside(_ body: (inout SeededNumbers) -> Void) {
    var copy = self
    var numbers = SeededNumbers(seed: copy.next() ^ 0xA51DE)
    body(&numbers)
  }

  /// Sets how a drag dismisses the keyboard, how long the keyboard moves, and when the view adapts.
  mutating func furnish(_ form: inout ViewScene) {
    form.keyboard?.dismiss = pick(KeyboardPolicy.Dismissal.allCases) ?? .none
    form.keyboard?.lasts = pick([0, 0, 12.5, 250, 400]) ?? 0
    form.keyboard?.follows = pick(KeyboardPolicy.Announcement.allCases) ?? .will
    if !oneIn(4) { form.shows.insert(.keyboard) }
  }

  mutating func wheels(_ window: Size) -> [ViewScene] {
    var views = (0..<2).map { column in
      let rows = uniform(in: 3...60)
      return wheel(
        column == 0 ? "hours" : "minutes", of: rows, from: 60 + 100 * Double(column), window,
        selected: uniform(in: 0...(rows - 1)))
    }
    aside { numbers in
      guard numbers.oneIn(2) else { return }
      let counts = numbers.pick([[31, 12, 40], [60, 12, 12, 2], [24, 2]]) ?? []
      views = counts.enumerated().map { column, rows in
        let selected = numbers.uniform(in: 0...(rows - 1))
        var view = wheel(
          ["day", "month", "year", "half"][column], of: rows, from: 78 * Double(column), window,
          selected: selected)
        // The selectable rows are limited, as by a first and a last date, or by a month with fewer
        // days.
        guard numbers.oneIn(3) else { return view }
        let first = numbers.oneIn(2) ? 0 : numbers.uniform(in: 0...selected)
        view.wheel?.valid = [first...numbers.uniform(in: selected...(rows - 1))]
        return view
      }
    }
    return views
  }

  /// A random, non-empty range of a wheel's rows.
  mutating func someRows(of count: Int) -> ClosedRange<Int> {
    let first = oneIn(2) ? 0 : uniform(in: 0...(count - 1))
    return first...uniform(in: first...(count - 1))
  }

  private func wheel(
    _ id: String, of rows: Int, from x: Double, _ window: Size, selected: Int
  ) -> ViewScene {
    let width = id == "hours" || id == "minutes" ? 100.0 : 76
    var view = ViewScene(
      id: id, frame: Rectangle(x: x, y: window.height - 216, width: width, height: 216),
      content: Size(width: width, height: 44 * Double(rows)))
    view.insets.top = 86
    view.insets.bottom = 86
    view.start = Start(x: 0, y: 44 * Double(selected) - 86)
    view.snap = Snap(every: 44)
    view.snap?.axis = .y
    view.snap?.at = .middle
    view.wheel = Wheel(rows: rows, rowHeight: 44)
    view.wheel?.selected = RowIndex(selected)
    view.shows = .selection
    return view
  }
}
