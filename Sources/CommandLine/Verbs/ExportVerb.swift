internal import Files
internal import Interchange
internal import Platform
internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let exporting = Verb(
    "export", summary: "write recordings in formats of other tools",
    description: """
      The formats of other tools contain touches only. Changes by the app and observations of a \
      device are left out, and their number is reported on stderr. Times are as exact as the \
      format allows: microseconds with evemu, milliseconds with webdriver, nanoseconds with \
      webkit.

      For evemu the touch screen has the size of the window, slots, and a unit of a hundredth of a \
      point. With --like it is the screen that evemu-describe described, with its protocol, units \
      and axes, so that a log from that screen is exported as it was.
      """,
    operands: Operands("RECORDING", .recordings, atLeast: 1),
    options: [.exportFormat, .like, .precise, .exportOutput, .quiet, .color],
    examples: [
      "flickbook export Recordings/Gallery/next-car.xml --format evemu -o next-car.evemu":
        "Write a file for evemu-play, on a machine with a touch screen.",
      "flickbook export Recordings/Gallery/next-car.xml --format webdriver | jq .actions":
        "Print the actions that Appium and browsers accept.",
    ],
    exits: [
      .held: "every recording was written",
      .unjudged: "wrong command line, or a recording that is malformed or cannot be read",
    ],
    run: { arguments, terminal in
      guard let format = arguments.choice(.exportFormat, as: ExportFormat.self) else {
        throw UsageError(
          "the format to write is missing: expected --format with one of "
            + alternatives(ExportFormat.allCases.map(\.rawValue)),
          correction: .append("--format webdriver"))
      }
      let screen = try screen(arguments, format)
      let isPrecise = arguments.has(.precise)
      if isPrecise, format != .webdriver {
        throw UsageError("--precise needs --format webdriver")
      }
      let output = try ConversionOutput(arguments)
      var outcome = Outcome.held
      for path in arguments.operands {
        do throws(WriteError) {
          let losses = try exportRecording(
            path, format, like: screen, isPrecise: isPrecise, to: output)
          for text in losses.words { terminal.report("\(path.visible): \(text)") }
        } catch {
          terminal.report(error)
          outcome.add(.unjudged, "\(path.visible) was not exported")
        }
      }
      return outcome
    })
}

/// The screen on which evemu plays the recording.
private func screen(
  _ arguments: ParsedArguments, _ format: ExportFormat
) throws(UsageError) -> EvemuDescription? {
  guard let path = arguments.text(.like) else { return nil }
  guard format == .evemu else { throw UsageError("--like needs --format evemu") }
  do { return try EvemuDescription(file: path) } catch { throw UsageError(error, of: .like) }
}

private func exportRecording(
  _ path: String, _ format: ExportFormat, like screen: EvemuDescription?, isPrecise: Bool,
  to output: ConversionOutput
) throws(WriteError) -> ExportLosses {
  let reader = try WriteError.reading(try RecordingReader(file: path))
  guard var sink = try output.file(for: path, suffix: format == .evemu ? "evemu" : "json") else {
    var stdout = DescriptorSink.standardOutput
    return try format.write(reader, to: &stdout, like: screen, isPrecise: isPrecise)
  }
  let losses: ExportLosses
  do {
    losses = try format.write(reader, to: &sink, like: screen, isPrecise: isPrecise)
    try sink.finish()
  } catch {
    try? sink.abandon()
    throw error
  }
  return losses
}
