internal import Gesture
internal import Replay

extension Fault {
  /// Faults of what is drawn above the content: indicators, headers and their rows, the keyboard.
  static let bars = [
    Fault("indicator-reading-matches", "keeps its length past the edge") { view in
      guard view.readouts.indicators != nil else { return }
      for axis in Axis.allCases where view.readouts.indicators?.length[axis] ?? 0 > 0 {
        let whole = view.bounds[axis] * view.bounds[axis] / view.content[axis]
        view.readouts.indicators?.length[axis] = min(view.bounds[axis], whole)
      }
    },
    Fault("indicator-reading-matches", "shows one where there is none") { view in
      for axis in Axis.allCases where view.readouts.indicators?.length[axis] == 0 {
        view.readouts.indicators?.length[axis] = 20
      }
    },
    Fault("indicator-reading-matches", "shows none") { view in
      if view.readouts.indicators != nil { view.readouts.indicators?.length = .zero }
    },
    Fault("indicator-reading-matches", "takes the content for its range") { view in
      guard view.readouts.indicators != nil else { return }
      for axis in Axis.allCases where view.readouts.indicators?.length[axis] ?? 0 > 0 {
        let share = max(0, min(1, view.offset[axis] / view.content[axis]))
        view.readouts.indicators?.start[axis] = share * view.bounds[axis]
      }
    },
    Fault(strong: "indicator-reading-matches", "begins a little lower") { view, strength in
      for axis in Axis.allCases where view.readouts.indicators?.length[axis] ?? 0 > 0 {
        view.readouts.indicators?.start[axis] += strength
      }
    },
    Fault("rows-alive-exact", "misses the last row") { view in
      if let rows = view.readouts.rows, rows.last > rows.first + 2 {
        view.readouts.rows?.last -= 2
      }
    },
    Fault("rows-alive-exact", "keeps what it has shown") { engine in
      engine.faulty(Lately(), observe: { _, _ in }) { lately, frame, _ in
        guard let rows = frame.views[0].readouts.rows else { return }
        lately.count = max(lately.count, rows.last)
        frame.views[0].readouts.rows?.last = lately.count
      }
    },
    Fault("section-header-sticks", "goes with its rows") {
      $0.misreading { $0.sections?.sticks.toggle() }
    },
    Fault("section-header-sticks", "is not pushed away") { view in
      if let header = view.readouts.header, header.top < view.insets.top {
        view.readouts.header?.top = view.insets.top
      }
    },
    Fault(strong: "section-header-sticks", "sticks a little lower") { view, strength in
      view.readouts.header?.top += strength * 0.25
    },
    Fault("keyboard-dismiss-mode", "keeps the keyboard") {
      $0.misreading { $0.keyboard?.dismiss = KeyboardPolicy.Dismissal.none }
    },
    Fault("keyboard-dismiss-mode", "sends the keyboard away at once") {
      $0.misreading { if $0.keyboard?.dismiss != .onDrag { $0.keyboard?.dismiss = .onDrag } }
    },
    Fault(strong: "keyboard-dismiss-mode", "shows it a little lower") { view, strength in
      if view.readouts.keyboard != nil { view.readouts.keyboard? += strength * 0.25 }
    },
  ]
}
