import TestSupport
import Testing

/// Tests the verb `engine new` of the built program.
struct EngineNewTests {
  let flickbook = Program("flickbook")

  /// The example recording, which is the same for all languages but Swift.
  static let flick = "Recordings/flick.xml"

  /// The files that `engine new` creates for each language, and the folder of this repository that
  /// contains the same files.
  static let adapters: [(language: String, home: String, files: [String])] =
    atOnce
    + atOnce.map {
      (
        $0.language,
        $0.language == "swift"
          ? "Examples/Engine/AtFrames" : "Examples/Adapters/frames/\($0.language)", $0.files
      )
    }

  private static let atOnce: [(language: String, home: String, files: [String])] = [
    ("c", "Examples/Adapters/c", ["engine.c", "flickbook.h", "README.md", flick]),
    ("js", "Examples/Adapters/js", ["engine.mjs", "flickbook.mjs", "README.md", flick]),
    ("python", "Examples/Adapters/python", ["engine.py", "flickbook.py", "README.md", flick]),
    (
      "swift", "Examples/Engine",
      [
        "Package.swift", "Sources/Paper/PaperEngine.swift",
        "Sources/Paper/PaperEngine+Factory.swift", "Sources/paper-flickbook/main.swift",
        "Tests/PaperTests/PaperTests.swift", "Tests/PaperTests/Recordings/read-a-letter.xml",
        "README.md",
      ]
    ),
  ]

  @Test(arguments: adapters)
  func `the files of a new engine equal tested files, byte for byte`(
    _ language: String, _ home: String, _ files: [String]
  ) throws {
    let folder = TemporaryFolder()
    var words = ["engine", "new", "--language", language, folder / "mine/"]
    if language == "swift" { words += ["--package", Corpus.root] }
    let isAtFrames = home.contains("rames")
    if isAtFrames { words += ["--acts", "frames"] }
    let run = try flickbook.run(words)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix("\(files.count) files in \(folder / "mine"); see README.md there\n"))
    for file in files {
      let beside = file == Self.flick ? "Examples/Adapters" : home
      var text = Corpus.text(of: "\(beside)/\(file)")
      // Files that do not depend on frames exist only once in the repository.
      if isAtFrames, text.isEmpty, language != "swift" {
        text = Corpus.text(of: "Examples/Adapters/\(language)/\(file)")
      } else if isAtFrames, language == "swift" {
        let name = String(file.split(separator: "/").last ?? "")
        let isOwn = name.hasPrefix("PaperEngine") || name == "README.md"
        text = Corpus.text(of: isOwn ? "\(home)/\(name)" : "Examples/Engine/\(file)")
      }
      #expect(text != "", "\(file)")
      if file == "Package.swift" {
        let theirs = #".package(name: "flickbook", path: "\#(Corpus.root)")"#
        text = text.replacing(#".package(name: "flickbook", path: "../..")"#, with: theirs)
        #expect(text.contains(theirs))
      }
      #expect(folder.text(of: "mine/\(file)") == text, "\(file)")
    }
  }

  @Test func `a template engine has at most 130 lines`() {
    for (_, home, files) in Self.adapters {
      for file in files where file.contains("ngine.") {
        let name = home.hasSuffix("AtFrames") ? String(file.split(separator: "/").last ?? "") : file
        let lines = Corpus.text(of: "\(home)/\(name)").split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 <= 130, "\(file)")
      }
    }
  }

  @Test func `no existing file is overwritten, and no partial output is left`() throws {
    let folder = TemporaryFolder()
    folder.put("mine", as: "flickbook.h")
    let run = try flickbook.run(["engine", "new", "--language", "c", folder.path])
    #expect(run.code == 2)
    #expect(run.errors.contains("flickbook.h: cannot create: file exists"))
    #expect(folder.text(of: "flickbook.h") == "mine")
    #expect(folder.text(of: "engine.c") == nil)
    #expect(folder.text(of: "engine.c.new.part") == nil)
  }

  @Test(arguments: [
    (
      ["engine", "new", "x"], "the language is missing: expected --language swift, c, python or js"
    ),
    (["engine", "new", "--language", "c"], "DIR is missing: expected a folder"),
    (
      ["engine", "new", "--language", "c", "x", "--package", "y"],
      "--package is for swift: an engine in c needs no package"
    ),
    (
      ["engine", "new", "--language", "swift", "x"],
      "an engine in swift depends on Flickbook: expected --package PATH, the folder or the address of "
        + "its package"
    ),
    (
      ["engine", "new", "--language", "swift", "x", "--package", "nowhere"],
      "--package cannot be \"nowhere\": expected the folder of a package, or an address"
    ),
  ])
  func `an invalid command line is rejected, and nothing is created`(
    _ words: [String], _ message: String
  ) throws {
    let folder = TemporaryFolder()
    let run = try flickbook.run(words, folder: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("flickbook: error: \(message)\nhelp: flickbook "), "\(run.errors)")
    #expect(folder.text(of: "x/README.md") == nil)
  }

  @Test func `a package can also be specified by its URL`() throws {
    let folder = TemporaryFolder()
    let words = [
      "engine", "new", "--language", "swift", "--package", "https://example.com/flickbook", "x",
      "-q",
    ]
    #expect(try flickbook.run(words, folder: folder.path).output == "")
    let manifest = folder.text(of: "x/Package.swift") ?? ""
    #expect(
      manifest.contains(#"[.package(url: "https://example.com/flickbook", branch: "main")]"#))
  }
}
