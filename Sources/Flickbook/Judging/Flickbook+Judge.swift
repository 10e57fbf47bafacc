internal import Formats
internal import Gesture
public import Replay
internal import Reporting

extension Flickbook {
  /// Judges a recording on an engine, as `flickbook check` does: by the same invariants, by the
  /// suite file of the recording's folder, and by what the recording expects itself.
  ///
  /// One call in a test target of your own is enough:
  ///
  ///     let judgement = try Flickbook.judge("Recordings/flick.xml", on: MyEngine.factory)
  ///     #expect(judgement.holds, "\(judgement)")
  ///
  /// It replays on the thread that calls, keeps nothing, and may be called on many at once.
  ///
  /// - Parameters:
  ///   - recording: A path; one that is not absolute begins in the folder of the file that calls.
  ///   - invariants: The names of the invariants and relations to judge by, each of which must then be put to the
  ///     test; without names all invariants, of which one at least must be.
  ///   - relations: Whether to judge by all relations too.
  ///   - rate: Frames a second.
  /// - Throws: Where nothing can be said of the engine: the recording is malformed, the suite is wrong,
  ///   there is no such invariant, or the engine failed. What an engine does wrong is never thrown.
  public static func judge(
    _ recording: String, on engine: EngineFactory, by invariants: [String] = [],
    relations: Bool = false, rate: Double = 60, calledIn file: String = #filePath
  ) throws(SessionError) -> Judgement {
    let path = recording.hasPrefix("/") ? recording : file.folder.appending(component: recording)
    do {
      return try judge(path, engine, invariants, relations, rate)
    } catch let error as SessionError {
      throw error
    } catch let error as UsageError {
      // It is said of an option, and nobody has typed one.
      let message = error.message
      throw SessionError(
        .unjudged,
        String(message.hasPrefix("--") ? message.drop { $0 != " " }.dropFirst() : message[...]))
    } catch {
      throw SessionError(.unjudged, "\(error)")
    }
  }

  private static func judge(
    _ path: String, _ engine: EngineFactory, _ invariants: [String], _ relations: Bool,
    _ rate: Double
  ) throws -> Judgement {
    let engines = EngineList([engine])
    if let objection = engines.objection { throw SessionError(.unjudged, objection) }
    var arguments = ParsedArguments(of: .check, among: engines)
    arguments.add(path)
    try arguments.add(.engines, engine.name)
    try arguments.add(.annotations, AnnotationWish.none.rawValue)
    try arguments.add(.rate, rate.text)
    for invariant in invariants { try arguments.add(.only, invariant) }
    if relations { try arguments.add(.relations, nil) }
    let request = try CheckRequest(arguments, [path], nil, Terminal())
    var row = request.work.row(0) { false }
    var waivers = request.waivers
    waivers.apply(to: &row)
    // What holds is told in one line.
    var report = RunReport(request.head, PlotLook(width: 100), order: .plan, isVerbose: !row.isTold)
    let lines = report.add(row)
    let text = (row.isTold ? lines : Array(lines.prefix(1))).joined(separator: "\n")
    guard row.error == nil else { throw SessionError(.unjudged, text) }
    return Judgement(row, text, missing: missing(row, invariants, request.head))
  }

  /// A test must not pass because nothing was tested.
  private static func missing(
    _ row: JudgedRecording, _ invariants: [String], _ head: RunHead
  ) -> [String] {
    var head = head
    head.select = []
    var required = RequiredInvariants(head)
    required.add(row)
    // Whoever names invariants in a call wants each of them, whatever the engine offers.
    let idle = row.invariants.filter { invariants.contains($0.name) && !$0.isTested }
    var missing = required.outcome.reasons + idle.map { "\($0.name): \($0.whyUntested)" }
    if let why = row.whyNotTested {
      let isRefused = row.refusal != nil
      missing.append(
        (isRefused ? "any invariant, since the engine refused it: " : "any invariant: ") + why)
    }
    return missing
  }
}
