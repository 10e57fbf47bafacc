import Platform
import TestSupport
import Testing

/// No process of the engine remains after any fault of an engine and any end of a run.
struct LeftoverTests {
  static let faults = [
    "crash", "exit", "bad-exit", "hang", "slow", "stopped", "garbage", "half", "long", "nan",
    "backwards", "endless", "version", "closed-stdin", "closed-stdout", "lying", "grandchild",
    "wrong-id", "too-much", "too-little", "not-utf-8", "deep", "refusal", "stays-on", "daemon",
    "belated",
  ]
  static let moments = ["start", "scene", "gesture", "rest", "reset", "shutdown"]
  static let signals: [Int32] = [0, SIGINT, SIGTERM, SIGHUP, SIGKILL]

  /// A selection of the 780 combinations, spread evenly over all of them.
  static let runs = (0..<(isThorough ? 512 : 20)).map { $0 * 389 % 780 }

  @Test(arguments: runs)
  func `a run with a faulty engine leaves no process`(_ number: Int) throws {
    let fault = Self.faults[number % 26]
    let moment = Self.moments[number / 26 % 6]
    let signal = Self.signals[number / 156]
    let folder = TemporaryFolder()
    for name in ["a.xml", "b.xml", "c.xml"] { folder.put(CheckFixtures.recording(), as: name) }
    // The engine also starts processes that ignore all signals, in separate sessions.
    let engine = """
      bad=\(marked(folder))(setsid sh -c 'trap "" TERM HUP INT; (setsid sleep 1000 &); sleep 1000; :' \
      </dev/null >/dev/null 2>&1 &); \
      exec '\(Program.path(of: "faulty-adapter"))' ios \(fault) \(moment) '\(folder / "failed")'
      """
    let limits = ["hello=2s", "scene=1s", "advance=1s", "bye=1s"]
      .flatMap { ["--engine-timeout", $0] }
    let run = try RunningProgram(
      "flickbook", ["check", ".", "-j\(1 + number % 2)", "--engine-command", engine] + limits,
      folder: folder.path)
    #expect(run.waits { !run.isRunning || folder.text(of: "failed") != nil })
    if signal != 0 {
      // The signal is sent at varying times.
      usleep(UInt32(number % 40) * 10_000)
      run.send(signal)
    }
    let ending = run.end()
    // The run may end before the signal arrives.
    #expect([0, 2, 130, -SIGKILL].contains(ending.code), "\(fault) \(moment): \(ending)")
    #expect(leftovers(of: folder) == [], "\(fault) \(moment)")
  }
}
