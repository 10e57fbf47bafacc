internal import Runs
internal import Text

/// The progress of a run on stderr: a line that is redrawn on a terminal, or a new line from time
/// to time in a CI job.
struct ProgressLine {
  private let total: Int
  private let pace: Double
  private let isDrawn: Bool
  private let isWanted: Bool
  private let width: Int
  private let began = Clock.seconds
  private var last: Double
  private var isShown = false

  init(_ mode: ColorMode, of total: Int, width: Int, _ terminal: Terminal) {
    self.total = total
    self.width = min(width, 100)
    isDrawn = terminal.errors.isTerminal
    isWanted = mode == .always || mode == .auto && (isDrawn || terminal.isWatchedByCI)
    // The first line is delayed, so that no line flashes up in a run that ends immediately.
    pace = isDrawn ? 0.1 : 10
    last = Clock.seconds
  }

  mutating func show(_ done: Int, broken: Int, _ path: String, _ terminal: inout Terminal) {
    guard isWanted, Clock.seconds - last >= pace, done < total else { return }
    last = Clock.seconds
    let count =
      "\(done)/\(total)" + (broken > 0 ? "  \(broken) broken" : "")
      + ((Pace(done, of: total, in: last - began)?.text).map { "  \($0)" } ?? "")
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

/// The speed of a run, and the estimated remaining time.
struct Pace {
  private let rate: Double
  private let left: Double

  /// Fails until there is enough data for an estimate.
  init?(_ done: Int, of total: Int, in seconds: Double) {
    guard done > 0, seconds >= 1 else { return nil }
    rate = Double(done) / seconds
    left = Double(total - done) / rate
  }

  /// The speed and the remaining time as text: `240 a second, 16 min left`.
  var text: String {
    let tenths = (rate * 10).rounded() / 10
    let rate = self.rate < 10 ? tenths.text : self.rate.rounded().text
    return "\(rate) a second, \(Self.text(left)) left"
  }

  private static func text(_ seconds: Double) -> String {
    if seconds < 90 { return "\(seconds.rounded(.up).text) s" }
    let minutes = Int((seconds / 60).rounded(.up))
    return minutes < 90 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
