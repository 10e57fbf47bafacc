internal import Files
internal import Interchange
internal import Model
internal import Replay
internal import Text
internal import Writing

/// The output of `fmt` for a valid recording must be valid and canonical, and must be the same
/// recording.
func readRecording(_ bytes: [UInt8]) throws(Contradiction) {
  if let error = Lint(bytes: bytes, named: "x").errors.first {
    return try check(refusal: error.objection.message)
  }
  do {
    let once = try CanonicalForm(bytes: bytes, named: "x").wholeText()
    let twice = try CanonicalForm(bytes: once, named: "fmt").wholeText()
    guard twice == once else { throw Contradiction("fmt twice is not once") }
    if let error = Lint(bytes: once, named: "fmt").errors.first { throw error }
    guard try Recording(bytes: once) == Recording(bytes: bytes) else {
      throw Contradiction("fmt made another recording")
    }
  } catch { throw Contradiction("\(error)") }
}

func readSuite(_ bytes: [UInt8]) throws(Contradiction) {
  do throws(FormatError) {
    _ = try Suite(bytes: bytes, named: "x")
  } catch { try check(refusal: error.objection.message) }
}

private let list = Scene(
  window: Window(size: Size(width: 320, height: 568)),
  views: [
    ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Size(width: 320, height: 9000))
  ])

/// The steps of a trace must be in the order of time.
func readTrace(_ bytes: [UInt8]) throws(Contradiction) {
  var times: [Instant] = []
  do throws(FormatError) {
    var trace = try TraceReader(bytes: bytes, of: list)
    var step = Step()
    while try trace.next(into: &step) { times.append(step.time) }
  } catch { try check(refusal: error.objection.message) }
  guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
    throw Contradiction("time runs backwards")
  }
}

/// An imported file must become a valid recording. The first byte selects the format.
func readImported(_ bytes: [UInt8]) throws(Contradiction) {
  let formats = ImportFormat.allCases
  var options = ImportOptions()
  let first = Int(bytes.first ?? 0)
  options.format = first % 16 < formats.count ? formats[first % 16] : nil
  options.size = first & 16 == 0 ? Size(width: 390, height: 844) : nil
  let sink = SharedSink()
  do {
    let imported = try WriteError.reading(
      try ImportedRecording(bytes: Array(bytes.dropFirst()), named: "x", options))
    _ = try imported.write(to: sink)
  } catch .source(let error) {
    return try check(refusal: error.objection.message)
  } catch {
    throw Contradiction("\(error)")
  }
  if let error = Lint(bytes: sink.sink.bytes, named: "imported").errors.first {
    throw Contradiction("imported, but \(error)")
  }
}

/// A sink shared by reference.
private final class SharedSink: ByteSink {
  var sink = MemorySink()

  func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) { try sink.write(bytes) }
  func flush() throws(WriteError) {}
}
