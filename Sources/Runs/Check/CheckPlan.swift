package import Chromium
package import Files
package import Replay
internal import Text
internal import Writing

/// What is to be judged or compared, and how. The same plain value serves a command line and an API
/// call.
package struct CheckPlan: Sendable {
  /// All recordings, in the order of the results.
  package var recordings: [String]
  package var engines: [ChosenEngine]
  package var clock: FrameClock
  package var invariants = InvariantChoice()
  /// Settings of invariants that have priority over the suite and the recordings.
  package var adjustments: [TypedInvariant] = []
  package var suite: Suite?
  /// Whether violations count even if the suite waives them.
  package var isStrict = false
  /// The terms of the comparison; nil if engines are only judged.
  package var contest: ComparisonTerms?
  /// How often each recording is replayed.
  package var repetitions = 1
  /// The indices of the recordings that this run judges; nil if it judges all recordings. Other
  /// shards judge the other recordings.
  package var indices: [Int]?
  /// The hashes of all recordings; nil unless the file of a plan contains them.
  package var hashes: RecordingHashes?
  /// Collects the executed code of a page, if requested.
  package var code: CodeWatch?

  package init(
    recordings: [String], engines: [ChosenEngine], clock: FrameClock,
    invariants: InvariantChoice = InvariantChoice(), adjustments: [TypedInvariant] = [],
    suite: Suite? = nil, isStrict: Bool = false, contest: ComparisonTerms? = nil
  ) {
    self.recordings = recordings
    self.engines = engines
    self.clock = clock
    self.invariants = invariants
    self.adjustments = adjustments
    self.suite = suite
    self.isStrict = isStrict
    self.contest = contest
  }
}

extension CheckPlan {
  /// Creates a plan for one recording on one engine, for an API call.
  ///
  /// - Parameter file: The source file of the call. A relative path is relative to its folder.
  package init(
    _ recording: String, on engine: EngineFactory, rate hertz: Double, calledIn file: String
  ) throws {
    let path = recording.path(calledIn: file)
    self.init(
      recordings: [path], engines: [try ChosenEngine(engine)],
      clock: FrameClock(try FrameRate(called: hertz)))
    suite = try SuiteSearch.suite(for: [path]).map(Suite.init(file:))
  }
}

extension String {
  /// This path, resolved against the folder of a file if it is relative.
  package func path(calledIn file: String) -> String {
    hasPrefix("/") ? self : file.folder.appending(component: self)
  }
}

extension FrameRate {
  /// The valid range of a rate, as text.
  package static let expected = "a number of frames per second from 0.001 to 1000"

  /// Creates the rate of an API call; throws if the number is out of range.
  package init(called hertz: Double) throws(SessionError) {
    guard let rate = FrameRate(hertz: hertz) else {
      throw SessionError(
        of: .rate, are: "cannot be \(hertz.text.quoted): expected \(Self.expected)")
    }
    self = rate
  }
}
