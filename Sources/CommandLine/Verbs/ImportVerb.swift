internal import Files
internal import Interchange
internal import Platform
internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let importing = Verb(
    "import", summary: "make recordings from files of other tools",
    description: """
      Each file becomes a recording: touches with their own times, on the scene that --scene \
      names. Data that a file lacks is reported on stderr, in the note of the recording, and as \
      flags of its quality, so that no invariant judges missing data.

      Logs of touch screens (evemu, getevent, libinput) are read twice, as streams, in constant \
      memory. If a log has several devices, the one that was touched is used.

      Device units are never interpreted as points: a log without the ranges of the axes needs \
      --screen or --like. Touches outside the window are reported, with the line of the first.
      """,
    operands: Operands("FILE", .files, atLeast: 1),
    options: [
      .inputFormat, .size, .units, .likeScreen, .clip, .grow, .scene, .device, .view, .fingerRate,
      .output, .quiet, .color,
    ],
    examples: [
      "adb shell 'getevent -lp; getevent -lt' > swipe.txt":
        "Record touches on an Android phone, with the ranges of its axes.",
      "flickbook import swipe.txt --size 412x915 -o Recordings/":
        "Make a recording of it, in a window of 412 by 915 points.",
      "flickbook import touch.evemu --scene Recordings/Gallery/next-car.xml -o mine.xml":
        "Use the touches of a Linux screen on the scene of another recording.",
      "flickbook import session.json --input-format rrweb": "Convert a web session, to stdout.",
    ],
    exits: [
      .held: "every file became a recording",
      .unjudged: "wrong command line, or a file that is malformed or cannot be read or written",
    ],
    run: { arguments, terminal in
      let output = try ConversionOutput(arguments)
      let options = try ImportOptions(describing: arguments)
      var outcome = Outcome.held
      for path in arguments.operands {
        do throws(WriteError) {
          try importFile(path, options, to: output, arguments.has(.quiet), &terminal)
        } catch {
          terminal.report(error)
          outcome.add(.unjudged, "\(path.visible) was not imported")
        }
      }
      return outcome
    })
}

private func importFile(
  _ path: String, _ options: ImportOptions, to output: ConversionOutput, _ isQuiet: Bool,
  _ terminal: inout Terminal
) throws(WriteError) {
  let recording = try WriteError.reading(
    try path == "-"
      ? ImportedRecording(bytes: StandardInput.bytes(), named: StandardInput.name, options)
      : ImportedRecording(file: path, options))
  guard let file = try output.file(for: path, suffix: "xml") else {
    _ = try recording.write(to: DescriptorSink.standardOutput)
    report(recording.losses, of: path, &terminal)
    return
  }
  let count: Int
  do {
    count = try recording.write(to: file)
    try file.finish()
  } catch {
    try? file.abandon()
    throw error
  }
  report(recording.losses, of: path, &terminal)
  if !isQuiet {
    terminal.output.line(
      "\(file.target.visible): \(count) events from \(recording.format.rawValue)")
  }
}

private func report(_ losses: ImportLosses, of path: String, _ terminal: inout Terminal) {
  for loss in losses.words { terminal.report("\(path.visible): \(loss)") }
  for advice in losses.advice { terminal.report("help: \(advice)") }
}
