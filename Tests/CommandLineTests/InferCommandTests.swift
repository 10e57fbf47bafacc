import TestSupport
import Testing

/// Formulas proposed by `infer` hold on the recordings they were inferred from, can be pasted, and
/// detect a deliberate fault.
struct InferCommandTests {
  let flickbook = Program("flickbook")
  let faulty = Program("faulty-flickbook")

  private func suite(_ folder: TemporaryFolder, _ proposals: String) {
    folder.put(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <suite xmlns="urn:flickbook:suite:1">
        <expect>
      \(proposals)  </expect>
      </suite>

      """, as: "own.xml")
  }

  private func proposals(_ name: String, _ maximum: Int) throws -> String {
    // Rules about a scene are inferred from recordings of that scene.
    let paths = Corpus.recordings.filter {
      $0.contains("/\(name)/") && !$0.hasSuffix("/control-of-sixty-points.xml")
    }
    let run = try flickbook.run(
      ["suggest", "--engine", "ios", "--max-proposals", "\(maximum)"] + paths.map(Corpus.absolute))
    #expect(run.code == 0, "\(run)")
    return run.output
  }

  @Test(arguments: ["Wheels", "Gallery", "Photos", "Canvas"])
  func `a proposal can be pasted, and holds`(name: String) throws {
    let folder = TemporaryFolder()
    let text = try proposals(name, 50)
    #expect(text.contains("<!-- 1: held "))
    suite(folder, text)
    let run = try flickbook.run([
      "check", Corpus.absolute("Recordings/\(name)"), "--engine", "ios", "--suite",
      folder / "own.xml",
    ])
    #expect(run.code == 0, "\(run)")
  }

  @Test(arguments: [
    ("Scroller", "rests-on-steps-x", "textbook(snap-past-the-last)"),
    ("Scroller", "rests-on-steps-x", "textbook(snap-by-revealing)"),
    ("Photos", "rests-on-pages-x", "textbook(fixed-page-size)"),
    ("Bounce", "rests-in-bounds", "rests-outside"),
  ])
  func `one of the first five proposals detects a fault`(
    name: String, invariant: String, engine: String
  )
    throws
  {
    let folder = TemporaryFolder()
    let text = try proposals(name, 5)
    #expect(text.contains("\"\(invariant)\""), "\(text)")
    suite(folder, text)
    let run = try faulty.run([
      "check", Corpus.absolute("Recordings/\(name)"), "--engine", engine, "--suite",
      folder / "own.xml", "--only", invariant,
    ])
    #expect(run.code == 1, "\(run)")
  }

  @Test func `the order of the recordings does not change the proposals`() throws {
    let folder = Corpus.absolute("Recordings/Wheels")
    let paths = Corpus.recordings.filter { $0.contains("/Wheels/") }.map(Corpus.absolute)
    let one = try flickbook.run(["suggest", folder])
    let other = try flickbook.run(["suggest"] + paths.reversed())
    #expect(one.output == other.output)
    #expect(one.code == 0)
  }

  @Test func `a single recording proves nothing, and no recordings are an error`() throws {
    let one = try flickbook.run(["suggest", Corpus.absolute(Corpus.recordings[0])])
    #expect(one.code == 1)
    #expect(one.errors.contains("no invariant was found that holds"))
    let none = try flickbook.run(["suggest", "nowhere"])
    #expect(none.code == 2)
  }
}
