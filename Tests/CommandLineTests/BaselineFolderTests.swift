import TestSupport
import Testing

/// Tests the folders in which `baseline` saves traces, and the command lines that it rejects.
struct BaselineFolderTests {
  let flickbook = Program("faulty-flickbook")
  private let folder = CheckFixtures.folder("a.xml", "sub/b.xml")

  private func baseline(_ texts: String...) throws -> Program.Ending {
    try flickbook.run(["baseline"] + texts, folder: folder.path)
  }

  @Test func `each engine has a separate folder, below a folder that can be chosen`() throws {
    #expect(try baseline("accept", "a.xml", "--engine", "android", "--baselines", "kept").code == 0)
    #expect(folder.text(of: "kept/android/a.trace") != nil)
    #expect(try baseline("check", "--engine", "android", "--baselines", "kept").code == 0)
    #expect(try baseline("check", "--baselines", "kept").code == 4)
  }

  @Test func `traces of the whole corpus equal their own rounded baselines`()
    throws
  {
    let folder = TemporaryFolder()
    for engine in ["ios", "android", "clamping"] {
      let words = ["--engine", engine, "--baselines", folder / "kept"]
      let accept = try flickbook.run(
        ["baseline", "accept", "Recordings"] + words, folder: Corpus.root)
      #expect(accept.code == 0)
      let check = try flickbook.run(
        ["baseline", "check", "--as", "refactor"] + words, folder: Corpus.root)
      #expect(check.code == 0, "\(engine): \(check.output)")
    }
  }

  @Test func `pending traces do not depend on the number of jobs`() throws {
    let words = ["baseline", "check", "Recordings/Gallery", "--engine", "ios", "--baselines"]
    var texts: [[String?]] = []
    for jobs in ["1", "4"] {
      let folder = TemporaryFolder()
      let run = try flickbook.run(words + [folder / "kept", "-j", jobs], folder: Corpus.root)
      #expect(run.code == 2)
      texts.append(
        ["next-car", "pinch-open-and-reset"].map {
          folder.text(of: "kept/ios/Recordings/Gallery/\($0).trace.pending")
        })
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].allSatisfy { $0?.hasSuffix("# end\n") == true })
  }

  @Test(arguments: [
    (
      ["check", "a.xml", "--engine", "seen"],
      "--engine: seen is the recorded device, which needs no baseline: name an engine"
    ),
    (
      ["accept", "a.xml", "--junit", "j.xml"],
      "baseline accept does not take --junit: it is for check and diff"
    ),
  ])
  func `an invalid command line exits with 2`(_ words: [String], _ message: String) throws {
    let run = try flickbook.run(["baseline"] + words, folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors == "flickbook: error: \(message)\nhelp: flickbook help baseline\n")
  }

  @Test func `a misspelt action is corrected in the error message`() throws {
    let run = try flickbook.run(["baseline", "aceept"], folder: folder.path)
    #expect(run.code == 2)
    #expect(
      run.errors == """
        flickbook: error: unknown choice "aceept": did you mean "accept"?
        help: flickbook baseline accept

        """)
  }

  @Test func `check and accept exit with 4 if there are no baselines`() throws {
    #expect(
      try baseline("check").errors == "exit 4: there is no baseline in Reports/Baselines/ios\n")
    #expect(
      try baseline("accept").errors == "exit 4: nothing is pending in Reports/Baselines/ios\n")
    #expect(try baseline("list").code == 4)
    #expect(try baseline("check", "--pass-with-none").code == 0)
  }
}
