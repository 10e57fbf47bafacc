import Invariants
import Testing
import TestSupport

/// Engines that declare all abilities but do nothing must not pass, on recordings that exercise
/// these abilities.
struct HollowEngineTests {
  static let names = [
    "dead", "ignores-fingers", "ignores-the-second-finger", "turns-no-page", "refuses",
  ]
  let flickbook = Program("faulty-flickbook")

  @Test(arguments: names)
  func `an engine that declares abilities but does nothing does not pass`(_ name: String) throws {
    let run = try flickbook.run(
      ["check", "Recordings/Gallery", "--engine", name], folder: Corpus.root)
    #expect(run.code != 0, "\(run.output)")
    #expect(run.errors.hasPrefix("exit \(run.code): "))
    #expect(!run.output.contains("23 held"))
  }

  @Test(arguments: ["dead", "refuses"])
  func `an engine behind the protocol that does nothing does not pass`(_ name: String) throws {
    let served = "far='\(Program.path(of: "faulty-flickbook"))' engine serve --engine \(name)"
    let here = try flickbook.run(
      ["check", "Recordings/Gallery", "--engine", name], folder: Corpus.root)
    let there = try flickbook.run(
      ["check", "Recordings/Gallery", "--engine-command", served], folder: Corpus.root)
    #expect(there.code == here.code)
    #expect(there.errors.replacing(" far", with: " \(name)") == here.errors)
  }

  /// `android` and `clamping` have fewer abilities than `ios`, so some recordings are untested on
  /// them and `--strict` would fail.
  @Test(arguments: [["ios", "--strict"], ["android"], ["clamping"]])
  func `every expectation that a sound engine supports is tested on the engine`(
    _ words: [String]
  ) throws {
    let run = try flickbook.run(["check", "Recordings", "--engine"] + words, folder: Corpus.root)
    #expect(run.code == 0, "\(run.output) \(run.errors)")
  }

  @Test func `an engine that refuses every scene is reported in the last line, with its reason`()
    throws
  {
    let run = try flickbook.run(
      ["check", "Recordings/Gallery", "--engine", "refuses"], folder: Corpus.root)
    #expect(run.code == 3)
    // The output lists all invariants, including the invariant that is judged only on request: a
    // recording requests it.
    let invariants = Catalogue.invariants.count
    #expect(
      run.output == """
          \(invariants) invariants untested (-v lists them)

          34 recordings refused: it holds no such scene
            (Recordings/Gallery/below-its-label-on-four-inches.xml and 33 more, which -v
            lists)

        34 recordings: 34 refused, 0 held; 0 s of gestures replayed

        """)
    #expect(run.errors == "exit 3: nothing was tested: 34 refused\n")
  }
}
