import TestSupport
import Testing

/// Formulas proposed by `suggest` hold on the recordings from which they were inferred, can be
/// pasted, and detect deliberate faults.
struct SuggestCommandTests {
  let flickbook = Program("flickbook")

  private func suggest(_ arguments: [String]) throws -> String {
    let run = try flickbook.run(["suggest", "--engine", "ios"] + arguments)
    #expect(run.code == 0, "\(run)")
    return run.output
  }

  @Test(arguments: ["Wheels", "Gallery", "Photos", "Canvas"])
  func `a proposal can be pasted into a suite and holds`(name: String) throws {
    let folder = TemporaryFolder()
    // Rules are inferred from recordings of one scene, so recordings of another scene are left out.
    let paths = Corpus.recordings.filter {
      $0.contains("/\(name)/") && !$0.hasSuffix("/control-of-sixty-points.xml")
    }
    let text = try suggest(["--max-proposals", "50"] + paths.map(Corpus.absolute))
    #expect(text.contains("<!-- 1: held "))
    folder.put(Suggestions.suite(text), as: "own.xml")
    let run = try flickbook.run([
      "check", Corpus.absolute("Recordings/\(name)"), "--engine", "ios", "--suite",
      folder / "own.xml",
    ])
    #expect(run.code == 0, "\(run)")
  }

  @Test(arguments: [
    ("Canvas", "held-still-starts-no-fling", "ios(held-still=1)"),
    ("Gallery", "zoom-below-its-minimum", "ios(soft-zoom=3)"),
    ("Window", "coast-ends", "ios(rate=0.9985)"),
    ("Bounce", "pull-is-damped-y", "ios(rubber=0.8)"),
  ])
  func `a proposal detects an error that the catalogue accepts because the engine declares it`(
    folder: String, name: String, engine: String
  ) throws {
    let text = try suggest([Corpus.absolute("Recordings/\(folder)"), "--faulty", engine])
    let first = try #require(Suggestions(text).all.first)
    #expect(first.name == name, "\(text)")
    #expect(first.comment.contains("recordings of \(engine), and "))
    #expect(!first.comment.contains("and 0 of these break no built-in invariant"), "\(text)")
  }

  @Test(arguments: [
    ("Gallery", "turn-keeps-page", "textbook(raw-offset-on-turn)"),
    ("Gallery", "reset-follows-did-end-zooming", "textbook(reset-at-opening)"),
    ("Form", "keyboard-takes-what-it-covers", "textbook(overlap-of-the-shrunk)"),
    ("Centre", "drag-never-moves-against-the-finger", "textbook(unset-size)"),
  ])
  func `a proposal about an app detects its fault`(
    folder: String, name: String, engine: String
  ) throws {
    let text = try suggest([Corpus.absolute("Recordings/\(folder)"), "--faulty", engine])
    let first = try #require(Suggestions(text).all.first)
    #expect(first.name == name, "\(text)")
    #expect(first.comment.contains("breaks in "))
  }

  @Test func `a sound engine breaks no proposal`() throws {
    let text = try suggest([Corpus.absolute("Recordings/Canvas"), "--faulty", "clamping"])
    #expect(text.contains("holds on clamping too"))
    #expect(!text.contains("breaks in"), "\(text)")
  }

  @Test func `the order of the recordings does not change the proposals`() throws {
    let folder = Corpus.absolute("Recordings/Wheels")
    let paths = Corpus.recordings.filter { $0.contains("/Wheels/") }.map(Corpus.absolute)
    #expect(try suggest([folder]) == suggest(paths.reversed()))
  }

  @Test func `suggest proposes nothing for a single recording, and rejects an empty selection`()
    throws
  {
    let one = try flickbook.run(["suggest", Corpus.absolute(Corpus.recordings[0])])
    #expect(one.code == 1)
    #expect(one.errors.contains("no invariant was found that holds"))
    let none = try flickbook.run(["suggest", "nowhere"])
    #expect(none.code == 2)
  }

  @Test func `copies of a recording count as one recording`() throws {
    let folder = TemporaryFolder()
    let path = "Recordings/Canvas/add-and-remove-boxes.xml"
    for name in ["one", "two", "three", "four"] {
      folder.put(bytes: Corpus.bytes(of: path), as: "\(name).xml")
    }
    let copies = try flickbook.run(["suggest", folder.path])
    #expect(copies.code == 1, "\(copies)")
    let text = try suggest([Corpus.absolute("Recordings/Canvas"), folder.path])
    let names = try suggest([Corpus.absolute("Recordings/Canvas")])
    #expect(Suggestions(text).all.map(\.formula) == Suggestions(names).all.map(\.formula))
    let count = Corpus.recordings.count { $0.contains("/Canvas/") }
    #expect(text.contains(" of \(count) independent recordings"))
  }
}
