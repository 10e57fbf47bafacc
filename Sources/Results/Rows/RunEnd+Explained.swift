extension RunEnd {
  /// Which constants of two engines explain the difference between them.
  package struct Explained: Equatable, Sendable {
    package var one: String
    package var other: String
    /// The mean distance of the two engines, in points.
    package var distance: Double
    /// The constants that explain the difference, the most important first.
    package var causes: [Cause] = []
    /// Constants that differ too, but explain nothing here or cannot be transferred.
    package var others: [Cause] = []
    /// The share that no cause explains; `nil` if no constant could be transferred.
    package var left: Double?
    /// The engine with the settings of the other, as a command-line argument.
    package var setting: String?
    package var groups: [Group] = []

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
      /// The share of the difference it explains in addition to the previous causes.
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
      /// `nil` if no cause explains their difference.
      package var cause: String?
      package var phase: String
      package var recordings: [String]
      /// If no cause explains it: the constants of that phase that differ and cannot be
      /// transferred.
      package var suspects: [String] = []

      package init(_ cause: String?, _ phase: String, _ recordings: [String]) {
        self.cause = cause
        self.phase = phase
        self.recordings = recordings
      }
    }
  }
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
