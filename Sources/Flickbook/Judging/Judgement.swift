public import Reporting

/// What comes of judging one recording on one engine, for a test of your own.
public struct Judgement: Sendable {
  /// All that was found, invariant by invariant, as a results file has it.
  public let recording: JudgedRecording
  /// What had to be put to the test and was not, in words.
  public let missing: [String]
  private let text: String

  init(_ recording: JudgedRecording, _ text: String, missing: [String]) {
    self.recording = recording
    self.text = text
    self.missing = missing
  }
}

extension Judgement {
  /// Whether invariants were put to the test, all that had to be, and none of them broke.
  public var holds: Bool { broken.isEmpty && missing.isEmpty }

  /// The invariants that broke and count: neither waived nor mere warnings.
  public var broken: [JudgedInvariant] { recording.broken }
}

extension Judgement: CustomStringConvertible {
  /// What `flickbook check` prints of it: place, invariant, what was expected and found, a plot,
  /// and the commands that show and judge it again.
  public var description: String {
    text + missing.map { "\nnot put to the test: " + $0 }.joined()
  }
}
