internal import Gesture

/// How far a run has come, on stderr: a line that is redrawn on a terminal, and now and then one
/// more line where a machine watches.
struct ProgressLine {
  private let total: Int
  private let pace: Double
  private let isDrawn: Bool
  private let isWanted: Bool
  private let width: Int
  private var last: Double
  private var isShown = false

  init(_ wish: ColorWish, of total: Int, width: Int, _ terminal: Terminal) {
    self.total = total
    self.width = min(width, 100)
    isDrawn = terminal.errors.isTerminal
    isWanted = wish == .always || wish == .auto && (isDrawn || terminal.isWatchedByCI)
    // Nothing flashes up for a run that is over at once.
    pace = isDrawn ? 0.1 : 10
    last = Clock.seconds
  }
}

extension ProgressLine {
  mutating func show(_ done: Int, broken: Int, _ path: String, _ terminal: inout Terminal) {
    guard isWanted, Clock.seconds - last >= pace, done < total else { return }
    last = Clock.seconds
    let count = "\(done)/\(total)" + (broken > 0 ? "  \(broken) broken" : "")
    guard isDrawn else { return terminal.report(count) }
    isShown = true
    let bar = 20
    let filled = bar * done / max(1, total)
    let arrow = String(repeating: "=", count: filled) + ">"
    let line =
      "[" + arrow + String(repeating: " ", count: bar - filled) + "] \(count)  \(path.visible)"
    terminal.redraw(String(line.prefix(width - 1)))
  }

  mutating func erase(_ terminal: inout Terminal) {
    if isShown { terminal.redraw("") }
    isShown = false
  }
}
