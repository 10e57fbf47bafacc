import Foundation
import Platform
import TestSupport
import Testing

/// Tests `check --watch` with real files. Each test waits for the output after its change, because
/// the number and duration of the runs vary.
struct WatchTests {
  private let folder = CheckFixtures.folder("a.xml", "b.xml")

  /// Starts the program and waits until it watches.
  private func watch(_ texts: String...) throws -> RunningProgram {
    try watching(
      RunningProgram(
        "faulty-flickbook", ["check", "."] + texts + ["--watch"], folder: folder.path))
  }

  private func watching(_ run: RunningProgram) -> RunningProgram {
    #expect(run.waits { run.errors.contains("Ctrl-C ends") }, "\(run.errors)")
    return run
  }

  /// The output and the messages printed after a change.
  private struct News {
    var output: String
    var errors: String
  }

  /// Makes a change and waits until both texts have been printed; returns everything printed since
  /// the change.
  private func news(
    of run: RunningProgram, output: String = "", errors: String = "",
    after change: () throws -> Void
  ) rethrows -> News {
    let (oldOutput, oldErrors) = (run.output.count, run.errors.count)
    func printed() -> News {
      News(
        output: String(run.output.dropFirst(oldOutput)),
        errors: String(run.errors.dropFirst(oldErrors)))
    }
    try change()
    let isPrinted = run.waits {
      let new = printed()
      return (output.isEmpty || new.output.contains(output))
        && (errors.isEmpty || new.errors.contains(errors))
    }
    #expect(isPrinted, "\(run.output)\(run.errors)")
    return printed()
  }

  private func end(_ run: RunningProgram) {
    run.send(SIGINT)
    let ending = run.end()
    #expect(ending.code == 130, "\(ending)")
    #expect(ending.errors.hasSuffix("exit 130: interrupted\n"))
  }

  @Test func `watch judges only changed recordings again`() throws {
    let run = try watch("--engine", "ios")
    #expect(run.output.contains("2 recordings: 2 held"))
    for number in 1...4 {
      let text = CheckFixtures.recording().replacing("\"50\"", with: "\"\(50 + number)\"")
      let found = news(of: run, output: "1 recording: 1 held", errors: "changed: ./b.xml\n") {
        folder.put(text, as: "b.xml")
      }
      #expect(!found.output.contains("2 recordings"), "\(found)")
    }
    end(run)
  }

  @Test func `recordings that are added, malformed or removed are handled`() throws {
    let run = try watch("--engine", "rests-outside", "--only", "rest-in-bounds")
    _ = news(
      of: run, output: "./c.xml:1:11: ", errors: "exit 2: the recording could not be judged"
    ) {
      folder.put("<recording", as: "c.xml")
    }
    _ = news(of: run, output: "FAIL ./c.xml [rests-outside]") {
      folder.put(CheckFixtures.recording(), as: "c.xml")
    }
    _ = news(of: run, errors: "watching 2 recordings; Ctrl-C ends\n") { folder.remove("c.xml") }
    #expect(run.errors.contains("changed: ./c.xml (removed)\n"))
    end(run)
  }

  @Test func `a changed suite applies to all recordings, and an invalid suite is reported`() throws
  {
    let run = try watch("--engine", "rests-outside", "--only", "rest-in-bounds")
    #expect(run.output.contains("2 broken"))
    _ = news(of: run, errors: "flickbook-suite.xml:2:1: ") {
      folder.put(CheckFixtures.suite("<nonsense/>"), as: "flickbook-suite.xml")
    }
    let waiver = "<waive recording=\"*.xml\" invariant=\"rest-in-bounds\" reason=\"BUG-1\"/>"
    _ = news(of: run, output: "2 held, 2 with a waiver") {
      folder.put(CheckFixtures.suite(waiver), as: "flickbook-suite.xml")
    }
    end(run)
  }

  @Test func `a changed program applies to all recordings on its engine`() throws {
    let adapter = Program.path(of: "faulty-adapter")
    func engine(_ text: String) -> String { "#!/bin/sh\nexec '\(adapter)' ios \(text)\n" }
    folder.put(engine(""), as: "engine.sh")
    let run = try watch(
      "--engine", "mine", "--engine", "android", "--engine-command", "mine=sh ./engine.sh")
    #expect(run.output.contains("2 recordings on 2 engines: 2 held"))
    #expect(run.errors.hasSuffix("watching 2 recordings and 1 file of engines; Ctrl-C ends\n"))
    let found = news(of: run, output: "2 recordings: ", errors: "changed: engine.sh\n") {
      folder.put(engine("die hello '\(folder / "died")'"), as: "engine.sh")
    }
    #expect(!found.output.contains("engines"), "\(found)")
    end(run)
  }

  /// Every kind of watched file, with content that is invalid until it is complete.
  private static let kinds = [
    "c.xml": CheckFixtures.recording(), "flickbook-suite.xml": CheckFixtures.suite(""),
    "mine": "#!/bin/sh\nexec '\(Program.path(of: "faulty-adapter"))' ios\n",
  ]

  @Test(arguments: kinds.keys.sorted())
  func `watch waits until a file is completely written, however long that takes`(
    _ name: String
  ) throws {
    let text = try #require(Self.kinds[name])
    folder.put(text, as: name)
    #expect(chmod(folder / name, 0o755) == 0)
    let run = try watch("--engine", "mine", "--engine-command", "mine=\(engine(name))")
    let file = open(folder / name, O_WRONLY | O_TRUNC | O_CLOEXEC)
    let found = news(of: run, output: " held", errors: name) {
      for part in [text.prefix(text.count / 2), text.suffix(text.count - text.count / 2)] {
        #expect(write(file, String(part), part.utf8.count) == part.utf8.count)
        // The program polls between two sleeps.
        #expect(run.waits(forSleeps: 5))
      }
      #expect(!run.errors.contains("changed"), "\(run.errors)")
      close(file)
    }
    #expect(found.errors.contains("changed: ") && !run.errors.contains("error"), "\(found)")
    #expect(!run.output.contains("ERROR") && !run.output.contains("error"), "\(run.output)")
    end(run)
  }

  /// The command of the engine: the watched file, if it is named `mine`, or another engine.
  private func engine(_ name: String) -> String {
    name == "mine" ? "./mine" : "'\(Program.path(of: "faulty-adapter"))' ios"
  }

  /// This test needs no browser: the engine `ios` cannot show pages, which is reported too, and
  /// only the page is restored.
  @Test func `watch reports a missing page and waits for it`() throws {
    folder.put("<p>", as: "page.html")
    let run = try watch("--engine", "ios", "--page", "page.html")
    _ = news(of: run, errors: "--page cannot be \"page.html\"") { folder.remove("page.html") }
    _ = news(of: run, errors: "changed: page.html\n") { folder.put("<h1>", as: "page.html") }
    end(run)
  }

  @Test func `a program with its own engines restarts when it is rebuilt`() throws {
    let program = Program.path(of: "faulty-flickbook")
    try FileManager.default.copyItem(atPath: program, toPath: folder / "own")
    // On Linux, a new file cannot be executed while another process has it open for writing;
    // processes started by other tests inherit the descriptor for a short time.
    var started: RunningProgram?
    #expect(
      waits {
        started = try? RunningProgram(
          folder / "own", ["check", ".", "--watch"], folder: folder.path)
        return started != nil
      })
    let run = watching(try #require(started))
    let found = try news(
      of: run, output: "2 recordings: 2 held", errors: "own, which starts again\n"
    ) {
      try FileManager.default.copyItem(atPath: program, toPath: folder / "own.new")
      #expect(rename(folder / "own.new", folder / "own") == 0)
    }
    #expect(!found.errors.contains("cannot be run"), "\(found)")
    _ = watching(run)
    end(run)
  }

  @Test func `a rebuilt program that cannot run is reported, and the old program continues`() throws
  {
    let program = Program.path(of: "faulty-flickbook")
    try FileManager.default.copyItem(atPath: program, toPath: folder / "own")
    var started: RunningProgram?
    #expect(
      waits {
        started = try? RunningProgram(
          folder / "own", ["check", ".", "--watch"], folder: folder.path)
        return started != nil
      })
    let run = watching(try #require(started))
    _ = news(of: run, errors: "this program continues\n") {
      folder.put("not a program", as: "own.new")
      #expect(rename(folder / "own.new", folder / "own") == 0)
    }
    _ = news(of: run, output: "1 recording: 1 held") {
      folder.put(CheckFixtures.recording().replacing("One flick", with: "Another"), as: "b.xml")
    }
    end(run)
  }

  @Test func `reports contain all recordings after a change`() throws {
    let run = try watch("--engine", "ios", "--junit", "out.xml")
    #expect(try #require(folder.text(of: "out.xml")).contains("./a.xml"))
    _ = news(of: run, errors: "Ctrl-C ends\n") {
      folder.put(CheckFixtures.recording().replacing("One flick", with: "Another"), as: "b.xml")
    }
    let report = try #require(folder.text(of: "out.xml"))
    #expect(report.contains("./a.xml") && report.contains("tests=\"2\""))
    end(run)
  }

  @Test(arguments: [["-0"], ["--resume", "x"], ["--shard", "1/2"], ["-"]])
  func `watch rejects input that can be read only once`(_ words: [String]) throws {
    let run = try Program("flickbook").run(["check", "."] + words + ["--watch"])
    #expect(run.code == 2 && run.errors.contains("--watch"), "\(run.errors)")
  }
}
