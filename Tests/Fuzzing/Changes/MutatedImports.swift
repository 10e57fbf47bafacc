internal import Exploration
internal import Files
package import Interchange
internal import Model
internal import Text
internal import Writing

/// Imports mutated files of other tools. Each must be rejected with a message, or become a
/// recording without lint errors. A seed and a number always give the same file.
package struct MutatedImports {
  let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// The numbers of files with each outcome.
  package struct Tally {
    package var refused = 0
    package var imported = 0
    package var events = 0
  }

  /// The error for a file that is neither rejected with a message nor imported correctly.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }
}

extension MutatedImports {
  package func run(_ numbers: Range<Int>) throws -> Tally {
    var tally = Tally()
    for number in numbers { try add(number, &tally) }
    return tally
  }

  /// The mutated file with this number, for inspection.
  package func file(_ number: Int) -> (format: ImportFormat, bytes: [UInt8]) {
    var dice = SeededNumbers(seed: seed &+ UInt64(number) &* 0x9e37_79b9_7f4a_7c15)
    let samples = ImportSample.all
    let sample = samples[dice.uniform(in: 0...samples.count - 1)]
    var bytes = sample.bytes
    for _ in 0..<dice.uniform(in: 1...3) {
      ByteChanges(words: Self.words).change(&bytes, &dice)
    }
    return (sample.format, bytes)
  }

  private func add(_ number: Int, _ tally: inout Tally) throws {
    let (format, bytes) = file(number)
    var options = ImportOptions()
    options.format = number % 16 == 2 ? nil : format
    options.size = number % 16 == 1 ? nil : Size(width: 390, height: 844)
    options.screen = number % 4 == 0 ? nil : Size(width: 1080, height: 2340)
    options.outside =
      switch number % 8 {
      case 5: .clipped
      case 6: .covered
      default: .kept
      }
    var recording = MemorySink()
    do throws(WriteError) {
      tally.events += try importing(bytes, options, to: &recording)
    } catch .source(let error) {
      guard !error.objection.message.isEmpty else {
        throw Fault(description: "number \(number), \(format): refused without a word")
      }
      tally.refused += 1
      return
    } catch {
      throw Fault(description: "number \(number), \(format): \(error)")
    }
    tally.imported += 1
    let lint = Lint(bytes: recording.bytes, named: "number \(number), \(format)", atMost: 1)
    if let error = lint.errors.first { throw Fault(description: error.description) }
  }

  private func importing(
    _ bytes: [UInt8], _ options: ImportOptions, to sink: inout MemorySink
  ) throws(WriteError) -> Int {
    let imported = try WriteError.reading(
      try ImportedRecording(bytes: bytes, named: "file", options))
    let shared = SharedSink()
    defer { sink = shared.sink }
    let count = try imported.write(to: shared)
    guard
      try imported.isSilent(
        aboutTouchesOutside: WriteError.reading(try imported.events()))
    else { return count }
    throw WriteError.cannotBeSaid(
      Objection(.sense, "a touch outside the window, and no word of it"))
  }
}

extension ImportedRecording {
  /// Whether some touch is outside the window, at its size at that time, without being reported.
  fileprivate func isSilent(
    aboutTouchesOutside events: any EventSource
  ) throws(WriteError) -> Bool {
    var events = events
    var size = head.scene.window.size
    let isTold = losses.words.contains { $0.contains("outside the window") }
    while !isTold, let event = try WriteError.reading(try events.next()) {
      switch event.value.action {
      case .touch(let touch):
        if touch.point.x < 0 || touch.point.y < 0 || touch.point.x > size.width
          || touch.point.y > size.height
        {
          return true
        }
      case .layout(let change): size = change.window?.size ?? size
      default: break
      }
    }
    return false
  }
}

/// A sink shared by reference.
private final class SharedSink: ByteSink {
  var sink = MemorySink()

  func write(_ bytes: UnsafeRawBufferPointer) throws(WriteError) { try sink.write(bytes) }
  func flush() throws(WriteError) {}
}

extension MutatedImports {
  /// Numbers that often expose bugs, and keywords of the formats at wrong positions.
  private static let words: [[UInt8]] = [
    "0", "-1", "1e308", "-1e308", "1e-320", "NaN", "2147483647", "2147483648", "-2147483648",
    "4294967295",
    "9223372036854775807", "99999999999999999999", "ffffffff", "7fffffff", "0003", "0039", "002f",
    "9223372036.854775", "1099511627775.999999", "[", "]", "{", "}", "\"", ":", ",", "\n", "\r\n",
    "- ",
    "  ", "E: ", "A: ", "null", "true", "\\u0000", "\u{fffd}", "\"duration\": 86400000",
    "\"timestep\": 1e-9", "\"x\": 1e17", "SYN_DROPPED", "BTN_TOUCH DOWN",
    "MotionEvent { ", "ACTION_MOVE", "eventTime=", "- swipe:", "50%, 80%",
    "[HTTP] --> POST /actions",
    "\r", "\u{FEFF}",
  ].map { Array($0.utf8) }
}
