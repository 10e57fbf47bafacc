internal import HTTP
internal import Platform
internal import Reporting
internal import Runs
internal import Text
internal import Writing

/// Serves the recorder page until Ctrl-C, and receives recordings.
func serveRecorder(_ arguments: ParsedArguments, _ terminal: inout Terminal) throws -> Outcome {
  let choice = arguments.operands.first ?? "127.0.0.1"
  guard let address = Address(choice) else {
    throw UsageError(
      "ADDRESS cannot be \(choice.quoted): expected an address in numbers such as 192.168.1.20, 0.0.0.0:8080 or "
        + "localhost:9000")
  }
  let posted = try PostedRecording(arguments, terminal.environment)
  Interruption.isAwaited()
  do {
    try NewFile.makeFolder(posted.folder)
    let listening = try Listening(on: address)
    let outlet = OutputStream(STDOUT_FILENO)
    let desk = RecorderService(listening.address, posted) { line in
      var outlet = outlet
      outlet.line(line)
      outlet.flush()
    }
    let server = try Server(listening, desk, clock: { Clock.seconds })
    greet(server.address, desk, posted, arguments, &terminal)
    server.run { Interruption.hasCome }
  } catch let error as Objection {
    return Outcome(.unjudged, error.message)
  } catch {
    return Outcome(.unjudged, "\(error)")
  }
  return .held
}

private func greet(
  _ address: Address, _ desk: RecorderService, _ posted: PostedRecording,
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) {
  var lines: [String] = []
  for (index, address) in address.reachable.enumerated() {
    let link = desk.link(address)
    // Only one code is shown, because a camera may detect neither of two.
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
    "recordings are saved in \(posted.folder)/ and judged as the phone showed them and on "
      + "\(Array(posted.engines.dropFirst()).listed("and")); press Ctrl-C to stop"
  )
  terminal.report(lines, if: true)
}

extension PostedRecording {
  fileprivate init(_ arguments: ParsedArguments, _ environment: (String) -> String?) throws {
    let typed = arguments.text(.postedFolder) ?? "."
    let folder = typed.hasSuffix("/") && typed != "/" ? String(typed.dropLast()) : typed
    // Errors of an engine are reported now in the terminal, and not later on a phone.
    let choice = try EngineChoice(
      arguments, for: [folder.appending(component: "recording.xml")], environment)
    var chosen = try choice.named(arguments, .engines)
    if chosen.isEmpty { chosen = try choice.broughtIn(arguments, .engines, atMost: .max) }
    let engines = ([EngineNames.seen] + chosen.map(\.designation.text)).unique
    self.init(folder: folder, engines: engines, choice: choice)
  }
}
