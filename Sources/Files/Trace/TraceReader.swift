package import Model
package import Replay
package import Text

/// Reads a trace step by step. The reader is strict: it rejects anything that differs from the
/// written form, with file, line and column. A trace without the last line `# end` is reported as
/// incomplete.
///
/// A trace contains no touches, so the moments of its steps are empty. `TraceSteps` fills in the
/// moments.
package struct TraceReader {
  package let head: TraceHead
  package let file: String
  package let scene: Scene
  /// The values that the engine reported, according to the first step: `?` marks an unreported
  /// value.
  package private(set) var reports = Abilities.all
  /// The first line of the last step that was read.
  package private(set) var location = FileLocation.nowhere
  /// The reason why the replay stopped early; nil if it was played to its end. It is also nil until
  /// the last line is read.
  package private(set) var stop: TraceStop?

  private var lines: TextLines
  private var first: Step?
  private let ids: [[UInt8]]
  private var index = 0
  private var isClosed = false

  package init(file path: String, of scene: Scene) throws(FormatError) {
    try self.init(ByteSource(file: path), of: scene)
  }

  package init(bytes: [UInt8], named name: String = "trace", of scene: Scene) throws(FormatError) {
    try self.init(ByteSource(bytes: bytes, named: name), of: scene)
  }

  init(_ source: ByteSource, of scene: Scene) throws(FormatError) {
    var lines = TextLines(source, isStrict: true)
    file = source.name
    self.scene = scene
    ids = scene.views.map { view in
      var text = TraceText(round: nil)
      text.put(value: view.id)
      return text.bytes + [UInt8(ascii: "\t")]
    }
    do {
      head = try lines.head()
    } catch {
      throw Self.error(error, in: file, lines.number)
    }
    self.lines = lines
    var step = Step()
    if try read(into: &step) { first = step }
  }

  /// Reads the next step, with an empty moment. At the end of the trace, returns false and leaves
  /// the step unchanged.
  package mutating func next(into step: inout Step) throws(FormatError) -> Bool {
    guard let first else { return try read(into: &step) }
    step = first
    self.first = nil
    return true
  }

  private mutating func read(into step: inout Step) throws(FormatError) -> Bool {
    guard !isClosed else { return false }
    isClosed = true
    var unreported = Abilities.all
    do throws(Objection) {
      for view in ids.indices {
        var state = ViewState()
        var errors: [PageError] = []
        var line = try line(view, into: &state, &step, &unreported)
        while case .pageError(let error)? = line {
          errors.append(error)
          line = try self.line(view, into: &state, &step, &unreported)
        }
        switch line {
        case .row?:
          if view == 0 { step.frame.pageErrors = errors }
        case .pageError?, nil: throw cut(after: view)
        case .end(let stop)?:
          guard view == 0, errors.isEmpty else { throw cut(after: view) }
          self.stop = stop
          if try lines.next({ (_: inout TraceScan) throws(Objection) -> Void in }) != nil {
            throw Objection(
              .misplaced, "a line after # end", expected: "the end of the file", offset: 0)
          }
          return false
        }
        step.frame.views.append(state)
      }
    } catch {
      throw Self.error(error, in: file, lines.number)
    }
    if index == 0 { reports = Abilities.all.subtracting(unreported) }
    step.index = index
    step.moment.time = step.time
    step.isBetweenFrames = step.cause == .frame && head.clock?.draws(step.time) == false
    location = FileLocation(line: lines.number - Int32(ids.count) + 1, column: 1)
    index += 1
    isClosed = false
    return true
  }

  private enum Line {
    case row
    case pageError(PageError)
    case end(TraceStop?)
  }

  /// Reads a line; nil at the end of the file.
  private mutating func line(
    _ view: Int, into state: inout ViewState, _ step: inout Step, _ unreported: inout Abilities
  ) throws(Objection) -> Line? {
    let last = index == 0 ? nil : step.time
    let (id, name) = (ids[view], scene.views[view].id)
    return try lines.next { (scan: inout TraceScan) throws(Objection) -> Line in
      if scan.skip("# end") { return .end(try scan.stop()) }
      if view == 0, scan.skip(TraceHead.pageError) { return .pageError(try scan.pageError()) }
      let time = try scan.time()
      if view == 0 {
        // The step is cleared only when a trace row follows, so that it keeps its last values at
        // the end of the file.
        step.moment.events.removeAll(keepingCapacity: true)
        step.frame.callbacks.removeAll(keepingCapacity: true)
        step.frame.views.removeAll(keepingCapacity: true)
        if let last, time < last {
          throw scan.fault(at: 0, .sense, expected: "\(last.text) ms or later")
        }
        step.time = time
        // A trace contains only steps at which the engine was queried.
        step.sight = Step.Sight()
      } else if time != step.time {
        throw scan.fault(at: 0, .sense, expected: "\(step.time.text), as for the view before")
      }
      try scan.expect("\t")
      let start = scan.position
      let cause = try scan.cause()
      if view == 0 {
        step.cause = cause
      } else if cause != step.cause {
        throw scan.fault(at: start, .sense, expected: "\(step.cause), as for the view before")
      }
      guard scan.skip(id) else { throw scan.fault(.unknown, expected: "the view \"\(name)\"") }
      try scan.view(into: &state)
      try scan.expect("\t")
      try scan.callbacks(of: view, into: &step.frame.callbacks)
      try scan.expect("\t")
      state.readouts = try scan.readouts()
      if view == 0 { step.frame.signals = try scan.signals() }
      try scan.expectEnd()
      unreported.formIntersection(scan.unreported)
      return .row
    }
  }

  /// The error if the file or the trace ends where a trace row is expected.
  private mutating func cut(after views: Int) -> Objection {
    let last = lines.number == 0 ? "" : " after line \(lines.number)"
    lines.number += 1
    return Objection(
      .truncated, "the trace ends\(last)",
      expected: views == 0 ? "# end" : "a row for the view \"\(scene.views[views].id)\"",
      offset: 0)
  }

  static func error(_ fault: Objection, in file: String, _ line: Int32) -> FormatError {
    var objection = fault
    objection.offset = nil
    let location = fault.offset.map { FileLocation(line: max(line, 1), column: Int32($0) + 1) }
    return FormatError(in: file, at: location ?? .nowhere, objection)
  }
}

extension FrameClock {
  /// Whether the clock has a frame at exactly this time.
  fileprivate func draws(_ time: Instant) -> Bool { first(from: time).flatMap { tick($0) } == time }
}
