import TestSupport
import Testing

/// File names with characters that are special in a shell or a terminal.
struct OddNamesTests {
  static let names = [
    "a b.xml", "it's.xml", "\"quoted\".xml", "-q.xml", "--help.xml", "@list.xml", "$HOME`id`.xml",
    "new\nline.xml", "end.xml\n\n", "tab\there.xml", "\u{1b}[31mred\u{7}.xml", "back\\slash\\n.xml",
    "100%s.xml", "*?[a-z].xml", "~.xml", "#.xml", "a;b&c|d>e.xml", "ü\u{202e}lmx.xml", "!!.xml",
  ]

  private static let broken = "ios(rubber=2)"

  private func folder(_ name: String) -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.put(Corpus.text(of: "Recordings/Bounce/pull-down-and-let-go.xml"), as: name)
    return folder
  }

  @Test(arguments: names)
  func `the commands printed beside a violation can be pasted`(_ name: String) throws {
    let folder = folder(name)
    let run = try Program("flickbook").run(
      [
        "check", "--engine", Self.broken, "--results", "the results.jsonl", "--",
        name == "@list.xml" ? "./@list.xml" : name,
      ],
      folder: folder.path)
    #expect(run.code == 1, "\(run)")
    for (label, code) in [("  look   ", 0), ("  again  ", 1), ("  shrink ", 0), ("next: ", 1)] {
      let line = try #require(
        run.output.split(separator: "\n").first { $0.hasPrefix(label) }, "\(run.output)")
      let ending = try Shell(in: folder.path).run(String(line.dropFirst(label.count)))
      #expect(ending.code == code, "\(line)\n\(ending)")
      #expect(!ending.errors.contains("error"), "\(line)\n\(ending.errors)")
    }
    #expect(folder.names.count == 3, "what is shrunk stands beside it: \(folder.names)")
  }

  @Test(arguments: names)
  func `the command that an error suggests can be pasted`(_ name: String) throws {
    if name.hasPrefix("-") { return }
    let folder = folder(name)
    let run = try Program("flickbook").run([name], folder: folder.path)
    #expect(run.code == 2)
    let line = try #require(run.errors.split(separator: "\n").last)
    #expect(line.hasPrefix("help: flickbook check "))
    let ending = try Shell(in: folder.path).run(String(line.dropFirst(6)))
    #expect(ending.code == 0, "\(line)\n\(ending)")
  }

  @Test(arguments: names)
  func `the command for a missing shard can be pasted`(_ name: String) throws {
    let folder = folder(name)
    folder.put(Corpus.text(of: "Recordings/Gallery/next-car.xml"), as: "other.xml")
    let path = name.hasPrefix("-") || name.hasPrefix("@") ? "./" + name : name
    let flickbook = Program("flickbook")
    for part in ["1", "2"] {
      let run = try flickbook.run(
        ["check", path, "other.xml", "--shard", part + "/2", "--results", part + ".jsonl"],
        folder: folder.path)
      #expect(run.code == 0, "\(run)")
    }
    let kept = folder.text(of: "2.jsonl")
    folder.remove("2.jsonl")
    let merged = try flickbook.run(["report", "1.jsonl"], folder: folder.path)
    #expect(merged.code == 3)
    let line = try #require(merged.errors.split(separator: "\n").first { $0.hasPrefix("  ") })
    let ending = try Shell(in: folder.path).run(String(line.dropFirst(2)))
    #expect(ending.code == 0, "\(line)\n\(ending)")
    #expect(folder.text(of: "2.jsonl") == kept)
  }
}
