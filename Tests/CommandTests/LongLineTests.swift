import TestSupport
import Testing

/// A file whose lines have no end must not fill the memory: table of readers and what they hold at most.
struct LongLineTests {
  let folder = CheckFixtures.folder("a.xml")

  /// Who reads lines, from what, behind which beginning, and the location that the error names. The
  /// lines are longer than whatever each reader may hold, and a file takes no room on disk for them.
  static let readers: [(words: [String], head: String, location: String)] = [
    (["report", "FILE"], "", "long:1:1: a line of more than"),
    (["report", "FILE"], "HEAD", "long:2:1: a line of more than"),
    (["report", "FILE", "--results", "out.jsonl"], "HEAD", "long:2:1: a line of more than"),
    (["check", "a.xml", "--since", "FILE"], "HEAD", "long:2:1: "),
    (["check", "--failed-in", "FILE"], "HEAD", "long:2:1: "),
    (["check", "a.xml", "--resume", "FILE"], "HEAD", "long: cannot be read: line 2 has more than"),
    (["check", "@FILE"], "a.xml\n", "@long: cannot be read: line 2 has more than"),
    (["check", "--null"], "a.xml\0", "<stdin>: cannot be read: line 2 has more than"),
    (["import", "--input-format", "getevent", "FILE"], "\n", "long:2:1: a line of more than"),
    (["import", "--input-format", "libinput", "FILE"], "\n", "long:"),
    (["import", "--input-format", "evemu", "FILE"], "\n", "long:"),
    (["import", "--input-format", "appium", "FILE"], "\n", "long: more than 256 MiB"),
    (["import", "--input-format", "motionevent", "FILE"], "\n", "long: more than 256 MiB"),
    (["compare", "a.xml", "--engine", "ios", "--against", "FILE"], "", "long:1:1"),
    (["lint", "FILE"], "<recording ", "long:1:"),
    (["check", "a.xml", "--suite", "FILE"], "<suite ", "long:1:"),
  ]

  @Test(arguments: readers.indices)
  func `a line without an end is refused, and is not held in memory`(_ index: Int) throws {
    let (words, start, location) = Self.readers[index]
    var head = start
    if head == "HEAD" {
      _ = try Program("flickbook").run(
        ["check", "a.xml", "--results", "results.jsonl"], folder: folder.path)
      let text = folder.text(of: "results.jsonl") ?? ""
      head = String(text.prefix { $0 != "\n" }) + "\n"
    }
    folder.put(head, as: "long")
    // 3 GB of one letter, from a pipe or a file that is sparse: zeros are a letter as any other.
    let typed = words.map { $0.replacing("FILE", with: "long") }
    let program = Program.path(of: "flickbook")
    let quoted = ([program] + typed).map { "'\($0)'" }.joined(separator: " ")
    let input =
      words.contains("--null")
      ? "{ cat long; head -c 300000 /dev/zero | tr '\\000' x; } |" : "truncate -s +3G long;"
    let run = try Program(at: "/bin/sh").run(
      ["-c", "ulimit -v 2000000; \(input) \(quoted)"], folder: folder.path,
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.code == (words[0] == "lint" ? 1 : 2), "\(words): \(run)")
    let text = run.errors + run.output
    #expect(text.contains(location), "\(words): \(text.prefix(400))")
  }
}
