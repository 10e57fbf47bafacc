import Platform
import TestSupport
import Testing

/// The guard processes between Flickbook and an engine, with engines and kernels that do not
/// cooperate.
struct GuardTests {
  let folder = CheckFixtures.folder("a.xml", "b.xml", "c.xml", "d.xml")
  static let path = "/usr/bin:/bin"
  static let serve = "'\(Program.path(of: "flickbook"))' engine serve --engine ios"

  /// An engine that crashes in each recording.
  static let crash = "exec '\(Program.path(of: "faulty-adapter"))' ios crash gesture failed-$$\n"

  /// Runs `check` on all recordings with an engine, after an optional command that makes system
  /// calls fail.
  private func check(_ engine: String, _ more: String, before: String = "") throws -> Program.Ending
  {
    folder.put(engine, as: "engine.sh")
    let command =
      "\(before) '\(Program.path(of: "flickbook"))' check . --engine-command 'mine=\(marked(folder).replacing("'", with: "\""))"
      + "exec sh ./engine.sh' -q --progress never \(more)"
    return try Program(at: "/bin/sh").run(
      ["-c", command], folder: folder.path, environment: ["PATH": Self.path])
  }

  @Test(arguments: ["sleep 1000 &", "setsid sleep 1000 &", "(setsid sh -c 'sleep 1000 & wait' &)"])
  func `an engine that kills its guard process leaves no processes`(_ child: String) throws {
    let run = try check("\(child)\nkill -KILL $PPID\nexec sleep 1000\n", "-j 2")
    #expect(run.code == 2, "\(run)")
    #expect(leftovers(of: folder) == [])
  }

  /// Whether strace can make a system call fail as if the kernel did not have it.
  static let canInject =
    (try? Program(at: "/usr/bin/strace").run(
      ["-f", "-o", "/dev/null", "-e", "inject=close_range:error=ENOSYS", "/bin/true"])).map {
      $0.code == 0
    } ?? false
  static let missing: Comment = "strace is missing or must not trace"

  private static func failing(_ call: String) -> String {
    "strace -f -o /dev/null -e inject=\(call)"
  }

  /// Prints the number of ended processes that Flickbook has not reaped.
  static let countZombies = """
    program=$PPID
    while [ "$(cat /proc/$program/comm)" = flickbook-guard ]
    do program=$(awk '{ print $4 }' /proc/$program/stat)
    done
    cat /proc/[0-9]*/stat 2>/dev/null | awk -v program=$program '$3 == "Z" && $4 == program' | wc -l >>zombies

    """

  @Test(
    .enabled(if: canInject, missing),
    arguments: ["pidfd_open:error=ENOSYS", "pidfd_open:error=EMFILE"])
  func `a guard process that has ended is reaped on every kernel`(_ call: String) throws {
    let run = try check(
      Self.countZombies + Self.crash, "-j 1", before: Self.failing(call))
    #expect(run.code == 2, "\(run)")
    let counts = (folder.text(of: "zombies") ?? "").split(separator: "\n")
    #expect(counts.count >= 2 && counts.allSatisfy { $0 == "0" }, "\(counts)")
    #expect(leftovers(of: folder) == [])
  }

  @Test(.enabled(if: canInject, missing))
  func `a guard process holds no pipe of another guard, even without close_range`() throws {
    let engine = """
      \(Self.serve)
      code=$?
      ls -l /proc/$PPID/fd | grep -c pipe: >>pipes
      ls -l /proc/$$/fd | grep -c pipe: >>own
      exit $code

      """
    let run = try check(engine, "-j 4", before: Self.failing("close_range:error=ENOSYS"))
    #expect(run.code == 0, "\(run)")
    let (pipes, own) = (folder.text(of: "pipes") ?? "", folder.text(of: "own") ?? "")
    #expect(!pipes.isEmpty && Set(pipes.split(separator: "\n")) == ["2"], "the guards: \(pipes)")
    #expect(!own.isEmpty && Set(own.split(separator: "\n")) == ["3"], "the engines: \(own)")
    #expect(leftovers(of: folder) == [])
  }

  @Test(.enabled(if: canInject, missing))
  func `an engine's shell that does not start in time is an error`() throws {
    let run = try check(
      "exec \(Self.serve)\n", "-j 1 --engine-timeout hello=1s --format json",
      before: Self.failing("execve:delay_enter=4000000"))
    #expect(run.code == 2, "\(run)")
    #expect(
      run.output.contains("it could not be started: the shell did not run it in time"), "\(run)")
    #expect(leftovers(of: folder) == [])
  }

  @Test func `an engine has the limit of descriptors that Flickbook was started with`() throws {
    _ = try check(
      "ulimit -Sn >>limits\nexec \(Self.serve)\n", "-j 4", before: "ulimit -Sn 24; exec")
    let limits = (folder.text(of: "limits") ?? "").split(separator: "\n")
    #expect(!limits.isEmpty && limits.allSatisfy { $0 == "24" }, "\(limits)")
  }
}
