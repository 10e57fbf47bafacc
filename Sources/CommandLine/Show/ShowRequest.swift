internal import Model
internal import Replay
internal import Reports
internal import Runs

/// The options of `show`. They are checked as far as possible without reading files.
struct ShowRequest {
  /// A file, or `-` for stdin.
  let path: String
  let engine: ChosenEngine
  let clock: FrameClock
  /// The time to show in detail; nil if no time is shown in detail.
  let at: Instant?
  /// The destination of the trace: a file, or `-` for stdout; nil if no trace is written.
  let trace: String?
  let round: Double?
  /// The expressions to plot.
  let signals: [String]
  let look: PlotLook
  /// The maximum duration of the replay in seconds.
  let timeout: Double

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    path = arguments.operands.first ?? "-"
    engine = try EngineChoice(arguments, for: [path], terminal.environment)
      .engine(arguments, .engine, orTraceOf: [path])
    clock = arguments.clock
    at = arguments.time(.at)
    trace = arguments.text(.trace)
    round = arguments.number(.round)
    signals = arguments.texts(.signal)
    look = PlotLook(arguments, terminal)
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    if round != nil, trace == nil {
      throw UsageError(
        "--round needs --trace FILE, whose numbers it rounds", correction: .append("--trace -"))
    }
  }
}

extension PlotLook {
  /// Creates the request from the options and the properties of the terminal. At most 200 columns
  /// are used, because more columns would add no clarity.
  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    let output = terminal.output
    self.init(
      width: min(200, arguments.count(.width) ?? max(72, terminal.width)),
      isASCII: arguments.has(.ascii) || !terminal.speaksUnicode
    ) { text, part in
      output.painted(text, part.ink)
    }
  }
}

extension PlotLook.Part {
  fileprivate var ink: TextStyle {
    switch self {
    case .heading: .bold
    case .label: .dim
    case .finger, .event: .yellow
    case .driven: .green
    case .moving, .curve: .cyan
    case .failure: .red
    }
  }
}
