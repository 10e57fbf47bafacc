internal import Exploration
internal import Model
internal import Runs

/// The progress of shrinking: a line that is redrawn on a terminal. Prints nothing elsewhere.
struct ShrinkLine {
  private var terminal: Terminal
  private let isDrawn: Bool
  private let from: Int
  private var minimum: Int
  private(set) var replays = 0
  private var last = Clock.seconds

  init(_ mode: ColorMode, from recording: Recording, _ terminal: Terminal) {
    self.terminal = terminal
    isDrawn = mode == .always || mode == .auto && terminal.errors.isTerminal
    from = recording.events.count
    minimum = from
  }

  mutating func count(_ reply: Shrinking.Reply, _ candidate: Recording, _ level: Shrinking.Level) {
    replays += reply.replays
    if reply.isSame { minimum = candidate.events.count }
    guard isDrawn, Clock.seconds - last >= 0.1 else { return }
    last = Clock.seconds
    terminal.redraw("\(from) -> \(minimum) events  \(replays) replays  \(level.rawValue)")
  }

  mutating func erase() {
    if isDrawn, replays > 0 { terminal.redraw("") }
  }
}
