package import Model

extension RunEnd {
  /// The constants of two engines that explain the difference between them.
  package struct Explained: Equatable, Sendable {
    package var one: String
    package var other: String
    /// The mean distance of the two engines, in points.
    package var distance: Double
    /// The constants that explain the difference, the most important first.
    package var causes: [Cause] = []
    /// Constants that differ too, but do not explain this difference or cannot be transferred.
    package var others: [Cause] = []
    /// The share of the difference that no cause explains; nil if no constant could be transferred.
    package var left: Double?
    /// The command-line argument that selects one engine with settings transferred from the other
    /// engine.
    package var setting: String?
    package var groups: [Group] = []
    /// The differences that remain when the constants are equal, different behaviour first.
    package var motions: [Motion] = []

    package init(_ one: String, _ other: String, distance: Double) {
      self.one = one
      self.other = other
      self.distance = distance
    }

    /// A constant with different values in the two engines.
    package struct Cause: Equatable, Sendable {
      package var name: String
      package var phase: String
      package var one: String
      package var other: String
      /// The share of the difference that the constant explains in addition to the previous causes.
      package var share: Double?

      package init(_ name: String, _ phase: String, one: String, other: String, share: Double?) {
        self.name = name
        self.phase = phase
        self.one = one
        self.other = other
        self.share = share
      }
    }

    /// Recordings whose difference has the same cause and begins in the same phase of a gesture.
    package struct Group: Equatable, Sendable {
      /// The name of the cause; nil if no cause explains the difference.
      package var cause: String?
      package var phase: String
      package var recordings: [String]
      /// Possible reasons if no cause explains the difference: the constants of that phase that
      /// differ and cannot be transferred.
      package var suspects: [String] = []

      package init(_ cause: String?, _ phase: String, _ recordings: [String]) {
        self.cause = cause
        self.phase = phase
        self.recordings = recordings
      }
    }

    /// Recordings that differ in the same way.
    package struct Motion: Equatable, Sendable {
      /// The difference as a sentence: `After the lift, ios moves to a cell and android stays`.
      package var sentence: String
      /// Whether the engines behave differently, and not only differ in an amount.
      package var isOfBehavior: Bool
      /// The number of recordings.
      package var recordings: Int
      /// The largest distance of the two engines, in points.
      package var distance: Double
      /// The recording with the fewest steps; `time` is when the engines begin to differ.
      package var smallest: String
      package var time: Instant

      package init(
        _ sentence: String, isOfBehavior: Bool, recordings: Int, distance: Double,
        smallest: String, time: Instant
      ) {
        self.sentence = sentence
        self.isOfBehavior = isOfBehavior
        self.recordings = recordings
        self.distance = distance
        self.smallest = smallest
        self.time = time
      }
    }
  }
}

/// Groups recordings by the way in which two engines differ.
package protocol MotionGrouping: Sendable {
  mutating func add(_ row: JudgedRecording)
  /// The groups, different behaviour first.
  var motions: [RunEnd.Explained.Motion] { get }
}

extension RunEnd.Explained {
  static let table = ResultsTable("an explanation", Self("", "", distance: 0)) { table in
    table.add("one", \.one, .text)
    table.add("other", \.other, .text)
    table.add("distance", \.distance, .number)
    table.add("causes", \.causes, .list(Cause.table))
    table.add("others", \.others, .list(Cause.table))
    table.add("left", \.left, .number)
    table.add("setting", \.setting, .text)
    table.add("groups", \.groups, .list(Group.table))
    table.add("motions", \.motions, .list(Motion.table))
  }
}

extension RunEnd.Explained.Motion {
  static let table = ResultsTable(
    "a way to differ",
    Self("", isOfBehavior: false, recordings: 0, distance: 0, smallest: "", time: .zero)
  ) { table in
    table.add("sentence", \.sentence, .text)
    table.add("behavior", \.isOfBehavior, .flag)
    table.add("recordings", \.recordings, .count)
    table.add("distance", \.distance, .number)
    table.add("smallest", \.smallest, .text)
    table.add("t", \.time, .time)
  }
}

extension RunEnd.Explained.Cause {
  static let table = ResultsTable(
    "a cause", Self("", "", one: "", other: "", share: nil)
  ) { table in
    table.add("constant", \.name, .text)
    table.add("phase", \.phase, .text)
    table.add("one", \.one, .text)
    table.add("other", \.other, .text)
    table.add("share", \.share, .number)
  }
}

extension RunEnd.Explained.Group {
  static let table = ResultsTable("a group", Self(nil, "", [])) { table in
    table.add("cause", \.cause, .text)
    table.add("phase", \.phase, .text)
    table.add("recordings", \.recordings, .texts)
    table.add("suspects", \.suspects, .texts)
  }
}
