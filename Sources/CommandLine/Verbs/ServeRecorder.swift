internal import HTTP
internal import Platform
internal import Recorder
internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

/// Serves the recorder page until Ctrl-C, and receives recordings.
func serveRecorder(_ arguments: ParsedArguments, _ terminal: inout Terminal) throws -> Outcome {
  let choice = arguments.operands.first ?? "127.0.0.1"
  guard let address = Address(choice) else {
    throw UsageError(
      "ADDRESS cannot be \(choice.quoted): expected a numeric address such as 192.168.1.20, 0.0.0.0:8080 or "
        + "localhost:9000")
  }
  let judge = try EngineJudge(arguments, terminal.environment)
  let posted = PostedRecording(folder: judge.folder, judge: judge)
  Interruption.isAwaited()
  do {
    try NewFile.makeFolder(posted.folder)
    let listening = try Listening(on: address)
    let outlet = OutputStream(STDOUT_FILENO)
    let desk = RecorderService(listening.address, posted, in: host) { line in
      var outlet = outlet
      outlet.line(line)
      outlet.flush()
    }
    let server = try Server(listening, desk, clock: { Clock.seconds })
    greet(server.address, desk, judge, arguments, &terminal)
    server.run { Interruption.hasCome }
  } catch let error as Objection {
    return Outcome(.unjudged, error.message)
  } catch {
    return Outcome(.unjudged, "\(error)")
  }
  return .held
}

private let host = RecorderHost(
  clock: { Clock.seconds }, startThread: { Background.start($0) }, playground: .builtIn)

private func greet(
  _ address: Address, _ desk: RecorderService, _ judge: EngineJudge,
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) {
  var lines: [String] = []
  for (index, address) in address.reachable.enumerated() {
    let link = desk.link(address)
    // Only the first code is shown, because a camera may fail to detect two codes beside each
    // other.
    if index == 0, let code = QRCode(link, .medium) ?? QRCode(link, .low) {
      let isAscii = arguments.has(.ascii) || !terminal.speaksUnicode
      lines += QRText(code).lines(isAscii: isAscii, isColored: terminal.output.isColored)
    }
    lines.append("open " + link)
  }
  if address.isLoopback {
    lines.append(
      "only this machine can reach it; for a phone in the same network: \(Release.name) record serve 0.0.0.0:\(address.port)"
    )
  } else {
    lines.append("anyone who has the address can send recordings; the connection is not encrypted")
  }
  lines.append(
    "recordings are saved in \(judge.folder)/, and judged on the observations of the phone and on "
      + "\(Array(judge.engines.dropFirst()).listed("and")); press Ctrl-C to stop"
  )
  terminal.report(lines, if: true)
}

/// Judges the recordings of phones on the engines that the user chose.
private struct EngineJudge: PostedJudge {
  /// The folder in which recordings are saved.
  let folder: String
  /// The names of the engines on which recordings are judged, `seen` first.
  let engines: [String]
  /// The engines by name, for as long as the server runs.
  private let choice: EngineChoice

  init(_ arguments: ParsedArguments, _ environment: (String) -> String?) throws {
    let typed = arguments.text(.postedFolder) ?? "."
    let folder = typed.hasSuffix("/") && typed != "/" ? String(typed.dropLast()) : typed
    // Errors of an engine are reported now in the terminal, before a phone sends a recording.
    let choice = try EngineChoice(
      arguments, for: [folder.appending(component: "recording.xml")], environment)
    var chosen = try choice.named(arguments, .engines)
    if chosen.isEmpty { chosen = try choice.broughtIn(arguments, .engines, atMost: .max) }
    let engines = ([EngineNames.seen] + chosen.map(\.designation.text)).unique
    self.folder = folder
    self.engines = engines
    self.choice = choice
  }

  func judge(
    _ path: String, within seconds: Double, else late: String
  ) throws -> [JudgedRecording] {
    var check = ParsedArguments(of: .check, among: choice.list)
    check.add(path)
    for engine in engines { try check.add(.engines, engine) }
    try check.add(.annotations, AnnotationMode.none.rawValue)
    // The phone shows the replay of each engine beside the recording.
    try check.add(.reportDetail, TraceDetail.all.rawValue)
    let run = try CheckRequest(check, [path], nil, Terminal(), among: choice).run
    var waivers = run.waivers
    return (0..<run.work.count).map { piece in
      let end = Clock.seconds + seconds
      var row = run.work.check(piece) { Clock.seconds > end || Interruption.hasCome }.row
      waivers.apply(to: &row)
      if Clock.seconds > end, row.invariants.isEmpty, row.error == nil {
        row.error = JudgedRecording.Failure(.timeout, late)
      }
      return row
    }
  }
}
