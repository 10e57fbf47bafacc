package import Chromium
package import Files
package import Replay
internal import Text
internal import Writing

/// What is to be judged or compared, and how: a plain value, whether it comes from a command line
/// or a call.
package struct CheckPlan: Sendable {
  /// All recordings, in order.
  package var recordings: [String]
  package var engines: [ChosenEngine]
  package var clock: FrameClock
  package var invariants = InvariantChoice()
  /// Settings of invariants that have priority over the suite and the recordings.
  package var adjustments: [TypedInvariant] = []
  package var suite: Suite?
  /// Whether violations count even if the suite waives them.
  package var isStrict = false
  /// The comparison, if the engines are compared.
  package var contest: ComparisonTerms?
  /// How often each recording is replayed.
  package var repetitions = 1
  /// The indices of the recordings judged here, if other shards have the rest.
  package var indices: [Int]?
  /// The hashes of all recordings, if they are known from the file of a plan.
  package var hashes: RecordingHashes?
  /// Collects which code of a page runs, if requested.
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
  /// One recording on one engine, for an API call.
  ///
  /// - Parameter file: A relative path is relative to the folder of this file.
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
  /// The valid range of a rate.
  package static let expected = "a number of frames per second from 0.001 to 1000"

  /// The rate of an API call.
  package init(called hertz: Double) throws(SessionError) {
    guard let rate = FrameRate(hertz: hertz) else {
      throw SessionError(
        of: .rate, are: "cannot be \(hertz.text.quoted): expected \(Self.expected)")
    }
    self = rate
  }
}
