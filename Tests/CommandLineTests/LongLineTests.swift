import TestSupport
import Testing

/// Endless lines must not exhaust the memory. The test has a table of the readers of lines and
/// their limits.
struct LongLineTests {
  let folder = CheckFixtures.folder("a.xml")

  /// The verb that reads lines, the text before the long line, and the location in the error
  /// message. The line is longer than the limit of every reader; in a sparse file it uses no disk
  /// space.
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
  func `an endless line is rejected without storing it in memory`(_ index: Int) throws {
    let (words, start, location) = Self.readers[index]
    var head = start
    if head == "HEAD" {
      _ = try Program("flickbook").run(
        ["check", "a.xml", "--results", "results.jsonl"], folder: folder.path)
      let text = folder.text(of: "results.jsonl") ?? ""
      head = String(text.prefix { $0 != "\n" }) + "\n"
    }
    folder.put(head, as: "long")
    // The sparse file adds 3 GB of zero bytes, which readers treat like any other byte. For --null,
    // where zero bytes separate names, a pipe adds 300,000 letters.
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
