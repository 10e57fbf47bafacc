internal import Engines
internal import Invariants
internal import Model
internal import Replay
internal import Text

// The interface for JavaScript. There is an input buffer of numbers, and there are output buffers
// of numbers and of text. There are a few independent sessions, and one recording. A function
// returns the length of its output, or -1 for an error, whose message is then in the text.

private nonisolated(unsafe) var given: [Double] = []
private nonisolated(unsafe) var left: [Double] = []
private nonisolated(unsafe) var said: [UInt8] = []
private nonisolated(unsafe) var sessions: [LiveSession?] = [nil, nil, nil, nil]
private nonisolated(unsafe) var scene: Scene?
private nonisolated(unsafe) var moments: [Moment] = []

private func leave(_ numbers: [Double]) -> Int32 {
  left = numbers
  return Int32(left.count)
}

private func refuse(_ text: String) -> Int32 {
  said = Array(text.utf8)
  return -1
}

private func attempt(_ slot: Int32, _ work: (LiveSession) throws(ReplayError) -> Void) -> Int32 {
  guard let session = session(slot) else { return refuse("there is no engine") }
  do throws(ReplayError) { try work(session) } catch {
    switch error {
    case .engine(let error): return refuse(error.message)
    case .format: return refuse("the recording is wrong")
    }
  }
  return 0
}

private func session(_ slot: Int32) -> LiveSession? {
  sessions.indices.contains(Int(slot)) ? sessions[Int(slot)] : nil
}

/// Allocates the input buffer for a number of values, and returns its address; nil for an empty
/// buffer, for example if an engine has no settings.
@_expose(wasm, "room")
@_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  given = [Double](repeating: 0, count: max(0, Int(count)))
  return given.isEmpty ? nil : given.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The address of the numbers in the output buffer; nil if there are none, because the address of
/// an empty array may be unaligned.
@_expose(wasm, "numbers")
@_cdecl("numbers")
public func numbers() -> UnsafeMutablePointer<Double>? {
  left.isEmpty ? nil : left.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The address of the text in the output buffer.
@_expose(wasm, "words")
@_cdecl("words")
public func words() -> UnsafeMutablePointer<UInt8>? {
  said.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The length of the text in the output buffer, in bytes.
@_expose(wasm, "wordCount")
@_cdecl("wordCount")
public func wordCount() -> Int32 { Int32(said.count) }

/// Loads a recording from the input buffer, and outputs the times of its moments. All engines
/// opened afterwards use its scene.
@_expose(wasm, "load")
@_cdecl("load")
public func load() -> Int32 {
  guard let events = FlatEvents(given) else { return refuse("no scene") }
  scene = events.scene
  moments = []
  var timeline = Timeline(events)
  var moment = Moment(at: .zero)
  do throws(FormatError) {
    while try timeline.next(into: &moment) { moments.append(moment) }
  } catch { return refuse(error.objection.message) }
  return leave(moments.map { Double($0.time.nanoseconds) })
}

/// Creates an engine in the scene of the recording. The input buffer contains a value for each
/// setting of the engine. A second list of values may follow: the engine is then judged by the
/// contract of these settings.
@_expose(wasm, "open")
@_cdecl("open")
public func open(_ slot: Int32, _ engine: Int32) -> Int32 {
  guard let scene, sessions.indices.contains(Int(slot)) else { return refuse("no scene") }
  guard let engine = BuiltInEngine(rawValue: Int(engine)) else { return refuse("no such engine") }
  var settings = engine.settings
  for index in settings.indices where index < given.count { settings[index].value = given[index] }
  var declared = settings
  for index in settings.indices where settings.count + index < given.count {
    declared[index].value = given[settings.count + index]
  }
  do throws(EngineError) {
    let contract = try engine.make(scene, declared, for: ContractReader())
    let maker = SessionMaker(scene: scene, contract: contract)
    sessions[Int(slot)] = try engine.make(scene, settings, for: maker)
  } catch { return refuse(error.message) }
  return 0
}

/// Sends a moment of the recording to a session.
@_expose(wasm, "play")
@_cdecl("play")
public func play(_ slot: Int32, _ moment: Int32) -> Int32 {
  guard moments.indices.contains(Int(moment)) else { return refuse("no such moment") }
  return attempt(slot) { (session) throws(ReplayError) in try session.add(moments[Int(moment)]) }
}

/// Sends simultaneous touches to a session. The input buffer contains four numbers per touch: the
/// phase, the finger, and both coordinates of the position.
@_expose(wasm, "touch")
@_cdecl("touch")
public func touch(_ slot: Int32, _ time: Double, _ count: Int32) -> Int32 {
  guard let time = Int64(exactly: time), given.count >= 4 * Int(count) else {
    return refuse("no such moment")
  }
  var moment = Moment(at: Instant(nanoseconds: time))
  for index in 0..<Int(count) {
    let (kind, finger) = (given[4 * index], given[4 * index + 1])
    guard let kind = Int(exactly: kind), Touch.Phase.allCases.indices.contains(kind),
      let finger = UInt8(exactly: finger)
    else { return refuse("no such finger") }
    let point = Point(x: given[4 * index + 2], y: given[4 * index + 3])
    let touch = Touch(Touch.Phase.allCases[kind], finger: finger, at: point)
    moment.events.append(Located(.touch(touch)))
  }
  return attempt(slot) { (session) throws(ReplayError) in try session.add(moment) }
}

/// Advances a session to a time in nanoseconds, and outputs its state.
@_expose(wasm, "advance")
@_cdecl("advance")
public func advance(_ slot: Int32, _ time: Double) -> Int32 {
  guard let time = Int64(exactly: time) else { return refuse("no such time") }
  let failed = attempt(slot) { (session) throws(ReplayError) in
    try session.advance(to: Instant(nanoseconds: time))
  }
  return failed < 0 ? failed : leave(session(slot)?.state ?? [])
}

/// Outputs the steps of a session since the last call.
@_expose(wasm, "steps")
@_cdecl("steps")
public func steps(_ slot: Int32) -> Int32 {
  guard let session = session(slot) else { return refuse("there is no engine") }
  let steps = session.steps
  session.steps.removeAll(keepingCapacity: true)
  return leave(steps)
}

/// Outputs the verdicts on a session, and the texts of its violations. If `isLast` is set, the
/// session ends here. `quality` contains the quality flags of the recording.
@_expose(wasm, "verdicts")
@_cdecl("verdicts")
public func verdicts(_ slot: Int32, _ isLast: Int32, _ quality: Int32) -> Int32 {
  guard let session = session(slot) else { return refuse("there is no engine") }
  let flags = UInt8(exactly: quality).map { Quality(rawValue: $0) } ?? []
  let verdicts = session.verdicts(isLast: isLast != 0, flags)
  said = Array(verdicts.words.utf8)
  return leave(verdicts.numbers)
}

/// Outputs the names of a session's invariants, one per line.
@_expose(wasm, "invariants")
@_cdecl("invariants")
public func invariants(_ slot: Int32) -> Int32 {
  guard let judge = session(slot)?.judge else { return refuse("there is no engine") }
  said = Array((0..<judge.count).map { judge.name($0) }.joined(separator: "\n").utf8)
  return Int32(judge.count)
}
