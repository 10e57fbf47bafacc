#if hasFeature(Embedded)
  import Gesture
  import Replay

  // What JavaScript sees: a room for numbers in, a replay, numbers out. Compiled as a part of Engines.

  private nonisolated(unsafe) var given: [Double] = []
  private nonisolated(unsafe) var shown: [Double] = []

  /// Makes room for so many numbers and says where it is.
  @_expose(wasm, "room")
  @_cdecl("room")
  public func room(_ count: Int32) -> UnsafeMutablePointer<Double>? {
    given = [Double](repeating: 0, count: max(1, Int(count)))
    return given.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Replays what is in the room on an engine: 0 is `ios`, 1 is `clamping`. How many numbers were
  /// shown; -1 where the numbers say nothing or the engine refuses them.
  @_expose(wasm, "replay")
  @_cdecl("replay")
  public func replay(_ engine: Int32) -> Int32 {
    let made: [Double]?
    if engine == 0 {
      made = flatReplay(given) { (scene) throws(EngineError) in try IOSEngine(scene) }
    } else {
      made = flatReplay(given) { (scene) throws(EngineError) in try ClampingEngine(scene) }
    }
    guard let made else { return -1 }
    shown = made
    return Int32(shown.count)
  }

  /// Where the numbers are that the last replay showed.
  @_expose(wasm, "results")
  @_cdecl("results")
  public func results() -> UnsafeMutablePointer<Double>? {
    shown.withUnsafeMutableBufferPointer { $0.baseAddress }
  }
#endif
