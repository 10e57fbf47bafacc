package import Model
package import Text

/// The results of checking a recording or a suite file: all its errors, not only the first error.
package struct Lint: Sendable {
  /// Errors that make the file invalid.
  package private(set) var errors: [FormatError] = []
  /// Warnings about valid content that is probably a mistake.
  package private(set) var warnings: [FormatError] = []
  /// Whether there may be more errors than the requested maximum.
  package private(set) var isCutShort = false
  package private(set) var eventCount = 0
  /// The expectations of the recording or the suite. This module cannot check whether the named
  /// invariants exist.
  package private(set) var expectations: [Located<ExpectationLine>] = []

  /// Default maximum number of errors per file.
  package static let defaultMaximum = 20

  /// The names of a recording's views.
  package private(set) var views: [String] = []

  /// The suite, if the file is a suite file.
  package private(set) var suite: Suite?

  /// The name of the file.
  private var name = ""
  private var maximum = defaultMaximum

  package init(file path: String, atMost maximum: Int = defaultMaximum) {
    do { self.init(try ByteSource(file: path), atMost: maximum) } catch {
      self.init(refusing: error)
    }
  }

  package init(standardInputAtMost maximum: Int = defaultMaximum) {
    self.init(.standardInput, atMost: maximum)
  }

  package init(bytes: [UInt8], named name: String, atMost maximum: Int = defaultMaximum) {
    self.init(ByteSource(bytes: bytes, named: name), atMost: maximum)
  }

  /// Checks a suite file.
  package init(suite path: String, atMost maximum: Int = defaultMaximum) {
    do { self.init(suite: try ByteSource(file: path), atMost: maximum) } catch {
      self.init(refusing: error)
    }
  }

  private init(suite source: ByteSource, atMost maximum: Int) {
    name = source.name
    self.maximum = maximum
    let problems = ProblemList(file: name, maximum: maximum)
    let suite = Suite.read(source, problems)
    errors = problems.problems
    isCutShort = problems.isFull
    expectations = suite.expectations + suite.groups.flatMap(\.expectations)
    self.suite = suite
  }

  private init(refusing error: FormatError) { errors = [error] }

  init(_ source: ByteSource, atMost maximum: Int) {
    name = source.name
    self.maximum = maximum
    let problems = ProblemList(file: name, maximum: maximum)
    let builder = RecordingBuilder(problems)
    let stream = RecordingStream(source, to: builder, problems)
    var last = FileLocation.nowhere
    var fingers: WindowWatch?
    while !stream.isAtEnd {
      stream.pump()
      eventCount += builder.events.count
      if builder.hasHead {
        if fingers == nil { fingers = WindowWatch(builder.head.scene.window.size) }
        for index in builder.events.indices {
          guard let objection = fingers?.objection(to: builder.events[index].value.action) else {
            continue
          }
          problems.warn(objection, at: builder.events[index].location)
        }
      }
      last = builder.events.last?.location ?? last
      builder.events.removeAll(keepingCapacity: true)
    }
    errors = problems.problems
    if errors.isEmpty { warnings = problems.warnings }
    expectations = builder.head.expectations
    views = builder.head.scene.views.map(\.id)
    isCutShort = problems.isFull
    if errors.isEmpty, !builder.head.quality.contains(.truncated),
      let finger = builder.grammar.fingers.lowest
    {
      warnings.append(
        FormatError(
          in: name, at: last,
          Objection(
            .sense, "finger \(finger) never lifts",
            expected: "an up or a cancel, or quality=\"truncated\"")))
    }
  }

  /// Adds the errors that another module finds in the expectations. Expectations come before all
  /// events, and their errors are inserted in the order of the file, up to the requested maximum.
  package mutating func checkExpectations(_ check: (ExpectationLine) throws(Objection) -> Void) {
    for expectation in expectations {
      do throws(Objection) {
        try check(expectation.value)
      } catch {
        var location = expectation.location
        if case .invariant(let invariant) = expectation.value {
          location = invariant.location(of: error) ?? location
        }
        add(error, at: location)
      }
    }
  }

  /// Adds an error that another module finds, in the order of the file and up to the maximum.
  package mutating func add(_ objection: Objection, at location: FileLocation) {
    let index = errors.firstIndex { $0.isBehind(location) } ?? errors.count
    errors.insert(FormatError(in: name, at: location, objection), at: index)
    guard errors.count >= maximum else { return }
    errors.removeLast(errors.count - maximum)
    isCutShort = true
  }

  /// Whether the file could not be read at all.
  package var isUnreadable: Bool { errors.first?.objection.kind == .unreadable }

  /// Whether the only error is that the end of the file is missing.
  package var isTruncated: Bool { errors.count == 1 && errors[0].objection.kind == .truncated }
}

extension FormatError {
  fileprivate func isBehind(_ other: FileLocation) -> Bool {
    (source.line, source.column) > (other.line, other.column)
  }
}
