internal import Formats
internal import Gesture
internal import Glibc

extension Verb {
  static let exporting = Verb(
    "export", summary: "write recordings for other tools",
    description: [
      """
      Other tools carry touches alone. What the app did and what a device showed is left out, and how \
      much that was is told on stderr. Times keep what the format has: microseconds with evemu, whole \
      milliseconds with webdriver, nanoseconds with webkit.
      """
    ],
    operands: Operands("RECORDING", .recordings, atLeast: 1),
    options: [.toFormat, .output, .quiet, .color],
    examples: [
      Example(
        "flickbook export Recordings/Gallery/next-car.xml --to evemu -o next-car.evemu",
        "For evemu-play on a machine with a touch screen."),
      Example(
        "flickbook export swipe.xml --to webdriver | jq .actions",
        "The actions that Appium and browsers take."),
    ],
    exits: [
      Exit(.held, "every recording was written"),
      Exit(.unjudged, "wrong command line, or a recording that is malformed or cannot be read"),
    ],
    run: exportRecordings)
}

private func exportRecordings(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  guard let format = arguments.choice(.toFormat, as: ExportFormat.self) else {
    throw UsageError(
      "for which tool? expected --to with one of "
        + alternatives(ExportFormat.allCases.map(\.rawValue)))
  }
  let output = try ConversionOutput(arguments)
  var outcome = Outcome.held
  for path in arguments.operands {
    do throws(ImportedRecording.Failure) {
      let losses = try exportRecording(path, format, to: output)
      if losses.others > 0 {
        terminal.tell("\(path): left out are events that are no touches: \(losses.others)")
      }
      if losses.arrivals > 0 {
        terminal.tell("\(path): left out is when touches arrived: \(losses.arrivals)")
      }
    } catch {
      switch error {
      case .format(let error): terminal.error(error.description)
      case .write(let error): terminal.error(error.description)
      }
      outcome.add(Outcome(.unjudged, "\(path) is not exported"))
    }
  }
  return outcome
}

private func exportRecording(
  _ path: String, _ format: ExportFormat, to output: ConversionOutput
) throws(ImportedRecording.Failure) -> ExportLosses {
  let reader: RecordingReader
  do throws(FormatError) {
    reader =
      path == "-"
      ? try RecordingReader(bytes: StandardInput.bytes(), named: StandardInput.name)
      : try RecordingReader(file: path)
  } catch {
    throw .format(error)
  }
  let file: NewFile?
  do {
    file = try output.file(for: path, suffix: format == .evemu ? "evemu" : "json")
  } catch {
    throw .write(error)
  }
  guard var sink = file else {
    var stdout = DescriptorSink(STDOUT_FILENO, name: "stdout")
    return try format.write(reader, to: &stdout)
  }
  let losses: ExportLosses
  do {
    losses = try format.write(reader, to: &sink)
  } catch {
    try? sink.abandon()
    throw error
  }
  do { try sink.finish() } catch { throw .write(error) }
  return losses
}
