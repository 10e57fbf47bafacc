import Platform
import Synchronization
import TestSupport
import Testing

@testable import Runs

/// Time in which a process does not run is not counted.
struct StoppedProcessTests {
  @Test func `a long pause between two readings of the clock counts as at most half a second`() {
    var time = RunningTime(at: 100)
    // In the third reading the clock has gone back.
    let looks = [100.25, 190, 189, 189.5].map { time.look(at: $0) }
    #expect(looks == [0.25, 0.75, 0.75, 1.25])
    #expect(time.seconds == 1.25)
    #expect(RunningTime.slice < 500)
  }

  private func isLate(_ piece: inout BegunPiece, at now: Double) -> Bool {
    piece.isLate(at: now, patience: 60)
  }

  @Test func `time in which a thread waits for a processor is not counted`() {
    let queue = Queue()
    var queued = BegunPiece(start: 10, queued: { queue.seconds.withLock { $0 } })
    #expect(isLate(&queued, at: 30) == false)
    #expect(isLate(&queued, at: 41) == false, "the first query")
    queue.seconds.withLock { $0 = 20 }
    #expect(isLate(&queued, at: 71) == false, "20 s in the queue since then")
    #expect(isLate(&queued, at: 91) == true)

    var computing = BegunPiece(start: 10, queued: { 7 })
    #expect(isLate(&computing, at: 50) == false)
    #expect(isLate(&computing, at: 70) == false)
    #expect(isLate(&computing, at: 70.1) == true)
  }

  @Test func `a thread can measure how long it has waited for a processor`() {
    // With more threads than processors, some threads must wait.
    let waited = Queue()
    for _ in 0..<(2 * Clock.processors + 2) {
      inBackground {
        let queue = ThreadQueue.current
        let end = Clock.seconds + 60
        while waited.seconds.withLock({ $0 < 0.01 }), Clock.seconds < end {
          let seconds = queue.seconds
          waited.seconds.withLock { $0 = max($0, seconds) }
        }
      }
    }
    let end = Clock.seconds + 60
    while waited.seconds.withLock({ $0 < 0.01 }), Clock.seconds < end { usleep(20_000) }
    #expect(waited.seconds.withLock { $0 >= 0.01 }, "the system reports no time in the queue")
  }

  private final class Queue: Sendable {
    let seconds = Mutex(0.0)
  }

  /// Stops `check` and its engine for longer than their timeouts, as `scontrol suspend` does.
  @Test func `a stopped run that continues finishes its recording`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let adapter = Program.path(of: "faulty-adapter")
    // The engine waits for a file in the middle of the recording.
    let line = """
      while IFS= read -r line; do
        case $line in *'"op":"play"'*|*'"op":"advance"'*)
          touch '\(folder / "begun")'
          while [ ! -e '\(folder / "go")' ]; do sleep 0.1; done;;
        esac
        printf '%s\\n' "$line"
      done | '\(adapter)' ios
      """
    let run = try RunningProgram(
      "flickbook",
      [
        "check", "a.xml", "--engine-command", "late=" + line, "--timeout", "10s",
        "--engine-timeout", "advance=10s", "--engine-timeout", "play=5s",
      ], folder: folder.path)
    #expect(run.waits { folder.text(of: "begun") != nil })
    run.send(SIGSTOP)
    sleep(12)
    folder.put("", as: "go")
    run.send(SIGCONT)
    let ending = run.end()
    #expect(ending.code == 0, "\(ending)")
  }
}
