import TestSupport
import Testing

struct EditCommandTests {
  let flickbook = Program("flickbook")

  @Test func `an edited recording is canonical, names its source, and has no other changes`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml")
    var transcript = ""
    for words in [
      ["edit", "mirror", "y", "a.xml"],
      ["edit", "scale", "a.xml", "--time", "2", "--space", "0.5"],
      ["edit", "join", "a.xml", "a.xml", "--pause", "3s"], ["edit", "cut", "a.xml", "--to", "1s"],
    ] {
      let run = try flickbook.run(words, folder: folder.path)
      #expect(run.code == 0 && run.errors == "", "\(words): \(run.errors)")
      transcript += "$ flickbook \(words.joined(separator: " "))\n\(run.output)\n"
      folder.put(run.output, as: "b.xml")
      #expect(try flickbook.run(["fmt", "--check", "b.xml"], folder: folder.path).code == 0)
      let written = try flickbook.run(words + ["-o", "c.xml"], folder: folder.path)
      #expect(written.code == 0 && written.output == "" && folder.text(of: "c.xml") == run.output)
    }
    #expect(folder.text(of: "a.xml") == CheckFixtures.recording())
    #expect(transcript == (try Golden("edit.txt").text(renewedBy: transcript)))
  }

  /// A list of all names would exceed the maximum length of a tag, so only the first names are
  /// listed.
  @Test func `a thousand recordings are joined, and only the first recordings are named`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let paths = Array(repeating: "a.xml", count: 1000)
    let run = try flickbook.run(["edit", "join"] + paths + ["-o", "b.xml"], folder: folder.path)
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    let text = folder.text(of: "b.xml") ?? ""
    #expect(text.contains("a.xml sha256:"))
    #expect(text.contains(#/ and [0-9]{3} more"/#))
    #expect(try flickbook.run(["lint", "b.xml"], folder: folder.path).code == 0)
  }

  @Test func `a mark names a time`() throws {
    let folder = TemporaryFolder()
    let text = CheckFixtures.recording().replacing(
      "<up t=\"50\"", with: "<move t=\"49\" finger=\"1\" x=\"160\" y=\"301\"/>\n    <up t=\"50\"")
    folder.put(text, as: "a.xml")
    _ = try flickbook.run(
      ["edit", "join", "a.xml", "a.xml", "--pause", "5s", "-o", "b.xml"], folder: folder.path)
    let marked = (folder.text(of: "b.xml") ?? "").replacing(
      "<down t=\"5050\"", with: "<mark t=\"5050\" name=\"again\"/>\n    <down t=\"5050\"")
    folder.put(marked, as: "b.xml")
    let run = try flickbook.run(["edit", "cut", "b.xml", "--from", "again"], folder: folder.path)
    #expect(run.code == 0 && run.output.contains("<down t=\"0\""), "\(run.errors)")
    let typo = try flickbook.run(["edit", "cut", "b.xml", "--from", "agian"], folder: folder.path)
    #expect(typo.code == 2 && typo.errors.contains("did you mean \"again\"?"))
  }

  @Test(arguments: [
    (["edit", "cut", "a.xml"], "nothing to cut"), (["edit", "scale", "a.xml"], "nothing to scale"),
    (["edit", "mirror", "z", "a.xml"], "\"z\""), (["edit", "mirror", "x"], "is missing"),
    (["edit", "join", "a.xml"], "is missing"),
    (["edit", "scale", "a.xml", "--time", "0"], "--time cannot be"),
    (
      ["edit", "cut", "a.xml", "--to", "20ms"], "flickbook: error: a.xml: finger 1 is down at 20 ms"
    ),
    (["edit", "mirror", "x", "a.xml", "-o", "a.xml"], "this command reads that file"),
    (
      ["edit", "join", "a.xml", "none.xml"],
      "flickbook: error: none.xml: cannot be read: no such file"
    ),
  ])
  func `an impossible edit is rejected with a message`(_ words: [String], _ message: String) throws
  {
    let folder = CheckFixtures.folder("a.xml")
    let run = try flickbook.run(words, folder: folder.path)
    #expect(run.code == 2 && run.output == "" && run.errors.contains(message), "\(run.errors)")
    #expect(folder.text(of: "a.xml") == CheckFixtures.recording())
  }
}
