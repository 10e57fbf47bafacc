import Foundation
import Platform
import TestSupport
import Testing

/// `check --watch`, with real files.
struct WatchTests {
  private let folder = CheckFixtures.folder("a.xml", "b.xml")

  private func watch(_ words: String...) throws -> RunningProgram {
    try RunningProgram(
      "faulty-flickbook", ["check", "."] + words + ["--watch"], folder: folder.path)
  }

  /// A program that has just been written is busy for as long as another test is starting one.
  private func started(_ program: String, _ words: [String]) throws -> RunningProgram {
    for _ in 0..<100 {
      if let run = try? RunningProgram(program, words, folder: folder.path) { return run }
      usleep(20_000)
    }
    return try RunningProgram(program, words, folder: folder.path)
  }

  /// Waits until the program watches for the nth time; what it has printed on stdout by then.
  private func output(of run: RunningProgram, after count: Int) -> String {
    #expect(
      run.waits { run.errors.components(separatedBy: "Ctrl-C ends").count > count }, "\(run.errors)"
    )
    return run.output
  }

  private func end(_ run: RunningProgram) {
    run.send(SIGINT)
    let (ending, seconds) = run.end()
    #expect(ending.code == 130, "\(ending)")
    #expect(ending.errors.hasSuffix("exit 130: interrupted\n"))
    #expect(seconds < InterruptionTests.soon)
  }

  /// Writes a file as editors do; how many seconds pass until the program prints something about it.
  private func seconds(
    of run: RunningProgram, until text: String, after change: () -> Void
  ) -> Double {
    let began = Date()
    change()
    while !run.output.contains(text), Date().timeIntervalSince(began) < 20 { usleep(5_000) }
    #expect(run.output.contains(text), "\(run.output)\(run.errors)")
    return Date().timeIntervalSince(began)
  }

  @Test func `only what has changed is judged again, and soon`() throws {
    let run = try watch("--engine", "ios")
    #expect(output(of: run, after: 1).contains("2 recordings: 2 held"))
    // The least of a few is what the program takes; the rest is what else the machine does.
    var times: [Double] = []
    for number in 1...4 {
      let text = CheckFixtures.recording().replacing("\"50\"", with: "\"\(50 + number)\"")
      let wanted = run.output.components(separatedBy: "1 recording: 1 held").count + 1
      let began = Date()
      folder.put(text, as: "b.xml")
      #expect(
        run.waits { run.output.components(separatedBy: "1 recording: 1 held").count == wanted })
      times.append(Date().timeIntervalSince(began))
      _ = output(of: run, after: number + 1)
    }
    #expect((times.min() ?? 9) < 1, "\(times)")
    #expect(run.errors.components(separatedBy: "changed: ./b.xml\n").count == 5)
    print("watch: \(times.map { Int($0 * 1000) }) ms from a change to its verdict")
    end(run)
  }

  @Test func `a new recording, one that is gone, and one that is wrong for a while`() throws {
    let run = try watch("--engine", "rests-outside", "--only", "rest-in-bounds")
    _ = output(of: run, after: 1)
    folder.put("<recording", as: "c.xml")
    #expect(output(of: run, after: 2).contains("./c.xml:1:11: "))
    #expect(run.errors.contains("exit 2: the recording could not be judged"))
    folder.put(CheckFixtures.recording(), as: "c.xml")
    #expect(output(of: run, after: 3).contains("FAIL ./c.xml [rests-outside]"))
    folder.remove("c.xml")
    _ = output(of: run, after: 4)
    #expect(run.errors.contains("changed: ./c.xml (removed)\n"))
    #expect(run.errors.hasSuffix("watching 2 recordings; Ctrl-C ends\n"))
    end(run)
  }

  @Test func `a suite concerns every recording, and a wrong one is said and waited for`() throws {
    let run = try watch("--engine", "rests-outside", "--only", "rest-in-bounds")
    #expect(output(of: run, after: 1).contains("2 broken"))
    folder.put(CheckFixtures.suite("<nonsense/>"), as: "flickbook-suite.xml")
    _ = output(of: run, after: 2)
    #expect(run.errors.contains("flickbook-suite.xml:2:1: "), "\(run.errors)")
    let waiver = "<waive recording=\"*.xml\" invariant=\"rest-in-bounds\" reason=\"BUG-1\"/>"
    folder.put(CheckFixtures.suite(waiver), as: "flickbook-suite.xml")
    #expect(output(of: run, after: 3).contains("2 held, 2 with a waiver"))
    end(run)
  }

  @Test func `a program concerns every recording on its engine`() throws {
    let adapter = Program.path(of: "faulty-adapter")
    func engine(_ words: String) -> String { "#!/bin/sh\nexec '\(adapter)' ios \(words)\n" }
    folder.put(engine(""), as: "engine.sh")
    let run = try watch(
      "--engine", "mine", "--engine", "android", "--engine-command", "mine=sh ./engine.sh")
    #expect(output(of: run, after: 1).contains("2 recordings on 2 engines: 2 held"))
    #expect(run.errors.hasSuffix("watching 2 recordings and 1 file of engines; Ctrl-C ends\n"))
    folder.put(engine("die hello '\(folder / "died")'"), as: "engine.sh")
    let output = output(of: run, after: 2)
    #expect(run.errors.contains("changed: engine.sh\n"))
    // On that engine alone.
    #expect(output.contains("\n2 recordings: "), "\(output)")
    end(run)
  }

  @Test func `a program that is being built is waited for, however long that takes`() throws {
    let adapter = Program.path(of: "faulty-adapter")
    let script = "#!/bin/sh\nexec '\(adapter)' ios\n"
    folder.put(script, as: "mine")
    #expect(chmod(folder / "mine", 0o755) == 0)
    let run = try watch("--engine", "mine", "--engine-command", "mine=./mine")
    _ = output(of: run, after: 1)
    #expect(unlink(folder / "mine") == 0)
    usleep(400_000)
    let file = open(folder / "mine", O_WRONLY | O_CREAT, 0o755)
    for part in ["#!/bin/sh\n# built\n", "exec '\(adapter)' ios\n"] {
      #expect(write(file, part, part.utf8.count) == part.utf8.count)
      usleep(400_000)
    }
    #expect(!run.errors.contains("changed"), "\(run.errors)")
    let before = run.output.components(separatedBy: "2 recordings: 2 held").count
    let began = Date()
    close(file)
    while run.output.components(separatedBy: "2 recordings: 2 held").count == before,
      Date().timeIntervalSince(began) < 20
    { usleep(5_000) }
    _ = output(of: run, after: 2)
    #expect(run.errors.contains("changed: mine\n") && !run.output.contains("failed"))
    end(run)
  }

  @Test func `a program that holds its engines starts again when it is rebuilt`() throws {
    let program = Program.path(of: "faulty-flickbook")
    try FileManager.default.copyItem(atPath: program, toPath: folder / "own")
    let run = try started(folder / "own", ["check", ".", "--watch"])
    _ = output(of: run, after: 1)
    try FileManager.default.copyItem(atPath: program, toPath: folder / "own.new")
    #expect(rename(folder / "own.new", folder / "own") == 0)
    let output = output(of: run, after: 2)
    #expect(run.errors.contains("own, which starts again\n"))
    #expect(output.components(separatedBy: "2 recordings: 2 held").count == 3, "\(output)")
    end(run)
  }

  @Test func `reports stay whole`() throws {
    let run = try watch("--engine", "ios", "--junit", "out.xml")
    _ = output(of: run, after: 1)
    let before = folder.text(of: "out.xml")
    folder.put(CheckFixtures.recording().replacing("One flick", with: "Another"), as: "b.xml")
    _ = output(of: run, after: 2)
    #expect(folder.text(of: "out.xml")?.contains("./a.xml") == before?.contains("./a.xml"))
    #expect(folder.text(of: "out.xml")?.contains("tests=\"2\"") == true)
    end(run)
  }

  @Test(arguments: [["-0"], ["--resume", "x"], ["--shard", "1/2"], ["-"]])
  func `what can be read once is not watched`(_ words: [String]) throws {
    let run = try Program("flickbook").run(["check", "."] + words + ["--watch"])
    #expect(run.code == 2 && run.errors.contains("--watch"), "\(run.errors)")
  }
}
