import Engines
import Exploration
import FileChanges
import Formats
import Foundation
import Gesture
import Replay
import Verdicts

/// Recordings, changed on purpose: each must be refused in words, or `fmt` must make of it another
/// text of the same recording, sound and canonical, with the same verdicts. The same seed and
/// number make the same file.
struct MutatedRecordings {
  private let seed: UInt64
  private let samples: [[UInt8]]

  init(of paths: [String], seed: UInt64) throws {
    self.seed = seed
    samples = try paths.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
  }

  /// What came of so many files.
  struct Tally {
    var refused = 0
    var sound = 0
    /// The sound ones that `fmt` changed.
    var untidy = 0
  }

  /// A file that came to something else.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }
}

extension MutatedRecordings {
  func run(_ numbers: Range<Int>) throws -> Tally {
    var tally = Tally()
    for number in numbers {
      do {
        try add(number, &tally)
      } catch { throw Fault(description: "number \(number): \(error)") }
    }
    return tally
  }

  /// The file of a number, to be looked at.
  func file(_ number: Int) -> [UInt8] {
    var dice = SeededNumbers(seed: seed &+ UInt64(number) &* 0x9e37_79b9_7f4a_7c15)
    var bytes = samples[dice.uniform(in: 0...samples.count - 1)]
    for _ in 0..<dice.uniform(in: 1...3) {
      ByteChanges(words: Self.words).change(&bytes, &dice)
    }
    return bytes
  }

  private func add(_ number: Int, _ tally: inout Tally) throws {
    let bytes = file(number)
    if let error = Lint(bytes: bytes, named: "file", atMost: 1).errors.first {
      guard !error.objection.message.isEmpty else { throw Fault(description: "refused in silence") }
      tally.refused += 1
      return
    }
    tally.sound += 1
    let once = try CanonicalForm(bytes: bytes, named: "file").wholeText()
    if let error = Lint(bytes: once, named: "fmt").errors.first { throw error }
    guard try CanonicalForm(bytes: once, named: "fmt").wholeText() == once else {
      throw Fault(description: "fmt twice is not once")
    }
    let recording = try Recording(bytes: bytes)
    let engine = BuiltInEngines.all[number % BuiltInEngines.all.count]
    let before = try verdicts(recording, on: engine)
    guard once != bytes else { return }
    tally.untidy += 1
    let tidied = try Recording(bytes: once)
    guard tidied == recording else { throw Fault(description: "fmt made another recording of it") }
    guard try verdicts(tidied, on: engine) == before else {
      throw Fault(description: "other verdicts on \(engine.name)")
    }
  }

  /// What all invariants say, without the lines of the file.
  private func verdicts(_ recording: Recording, on engine: EngineFactory) throws -> [Verdict] {
    var steps = try LiveSteps(Replayable(recording), on: engine)
    let judge = Judge(
      recording.head.scene, by: Catalogue.invariants,
      Terms(abilities: engine.abilities, contract: engine.contract))
    var step = Step()
    while try steps.next(into: &step) { judge.observe(step) }
    let end = End(steps.ending ?? .truncated, quality: recording.head.quality)
    return judge.verdicts(end).map { finding in
      guard case .broken(var violation, let times, let margin) = finding.verdict else {
        return finding.verdict
      }
      violation.place = .nowhere
      return .broken(violation, times: times, margin: margin)
    }
  }
}

extension MutatedRecordings {
  /// Numbers at which programs break or that have more than one text, and words of the format where
  /// they do not belong.
  private static let words: [[UInt8]] = [
    "0", "-0", "-1", "007", "0.50", "12.000", "1e3", "NaN", "99999999999999999", "9007199254740993",
    "9999999999999999.9", "0.10000000000000001", "1.0000000000000001", "123456789012345678",
    "12345678901234567", "0.00000000000000000012345678901234567", "00000000000000001", "100000",
    "1000000000", "123456789", "8999999999999.999999", "9000000000000", "100000000000", "0.000001",
    "0.1234567", "255", "256", "-99999", "0.3333333333333333", "5e-324", "1", "2", "3", "16.667",
    "<", ">", "/>", "\"", "&#10;", "&amp;", "<!-- x -->", "\n", "\r\n", "\t", " ", "true", "false",
    "<mark t=\"0\" name=\"\"/>", "<note/>", " x=\"1\"", "\u{fffd}",
  ].map { Array($0.utf8) }
}
