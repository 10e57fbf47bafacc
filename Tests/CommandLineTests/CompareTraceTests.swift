import TestSupport
import Testing

/// `compare` with saved traces and with the observations of a device.
struct CompareTraceTests {
  let flickbook = Program("faulty-flickbook")
  private let corpus = Corpus.absolute("Recordings")

  @Test func `a saved trace equals the replay of its engine`() throws {
    let folder = CheckFixtures.folder("a.xml")
    for words in [[], ["--round", "0.001"]] {
      let show = ["show", "a.xml", "--engine", "ios", "--trace", "a.trace"] + words
      #expect(try flickbook.run(show, folder: folder.path).code == 0)
      for against in ["a.trace", "."] {
        let compare = ["compare", "a.xml", "--against", against, "--as", "refactor"]
        #expect(try flickbook.run(compare, folder: folder.path).code == 0, "\(words) \(against)")
        let other = try flickbook.run(
          compare + ["--engine", "ios(rate=0.9979)"], folder: folder.path)
        #expect(other.code == 1)
        // The replays have different lengths. The shorter one counts as resting until the longer
        // one ends, so the rest offsets are compared.
        for engine in ["ios(rate=0.9979)", "ios(rate=0.9981)"] {
          let rest = try flickbook.run(
            ["compare", "a.xml", "--against", against, "--engine", engine], folder: folder.path)
          #expect(rest.output.contains("\n> rest "), "\(engine)")
        }
      }
    }
  }

  @Test func `comparisons with different traces have different plans`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    folder.put("", as: "kept/empty")
    for name in ["a", "b"] {
      _ = try flickbook.run(
        ["show", "\(name).xml", "--trace", "kept/\(name).trace"], folder: folder.path)
    }
    let words = ["compare", ".", "--against", "kept", "--results"]
    _ = try flickbook.run(words + ["1.jsonl", "--shard", "1/2"], folder: folder.path)
    _ = try flickbook.run(
      ["show", "a.xml", "--engine", "clamping", "--trace", "kept/a.trace"], folder: folder.path)
    _ = try flickbook.run(words + ["2.jsonl", "--shard", "2/2"], folder: folder.path)
    let merge = try flickbook.run(["report", "1.jsonl", "2.jsonl"], folder: folder.path)
    #expect(merge.code == 3)
    #expect(merge.errors.contains("belong to different plans"))
  }

  @Test func `an engine that is not deterministic cannot be compared`() throws {
    let folder = CheckFixtures.folder("a.xml")
    for (one, other) in [("differs", "ios"), ("ios", "differs")] {
      let words = ["compare", "a.xml", "--engine", one, "--against", other, "--as", "perception"]
      let run = try flickbook.run(
        words + ["--repeat", "2", "--format", "jsonl"], folder: folder.path)
      #expect(run.code == 1)
      #expect(
        run.output.contains(
          #"{"invariant":"determinism","verdict":"broken","first":{"step":"#), "\(run.output)")
      #expect(run.output.contains(#""expected":"of differs the same again: "#))
    }
    let same = try flickbook.run(
      ["compare", "a.xml", "--engine", "ios", "--against", "ios", "--repeat", "3", "-v"],
      folder: folder.path)
    #expect(same.code == 0)
    #expect(same.output.contains("  determinism            1"))
  }

  @Test func `a trace of another recording or with other frames is rejected`() throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put(CheckFixtures.recording(tag: "other"), as: "b.xml")
    _ = try flickbook.run(["show", "a.xml", "--trace", "a.trace"], folder: folder.path)
    let other = try flickbook.run(
      ["compare", "b.xml", "--against", "a.trace"], folder: folder.path)
    #expect(other.code == 2)
    #expect(other.output.contains("a.trace:1:1: a trace of another recording"))
    let faster = try flickbook.run(
      ["compare", "a.xml", "--against", "a.trace", "--rate", "120"], folder: folder.path)
    #expect(faster.code == 2)
    #expect(faster.output.contains("a.trace:1:1: a trace at 60 Hz"))
    let none = try flickbook.run(["compare", "b.xml", "--against", "."], folder: folder.path)
    #expect(none.code == 2)
    #expect(none.output.contains("no trace of b.xml"))
  }

  @Test func `observations are compared only at their times`() throws {
    let folder = CheckFixtures.folder("a.xml")
    let none = try flickbook.run(
      ["compare", "a.xml", "--against", "seen", "-v"], folder: folder.path)
    #expect(none.code == 3)
    #expect(none.errors == "exit 3: nothing could be compared: 1 untested\n")
    #expect(
      none.output.contains("nothing to compare: the recording has no observations of its device"))
    // Recordings/Browser is left out, because the browsers recorded there scroll differently from
    // this engine.
    let ranges = ["Bounce", "Gallery", "Invariants"].map { corpus + "/" + $0 }
    let some = try flickbook.run(["compare"] + ranges + ["--against", "seen"])
    #expect(some.code == 0)
    #expect(some.output.contains("4 are the same within tolerance, "))
    #expect(some.output.contains(" with nothing to compare; "))
    let seen = CheckFixtures.recording().replacing(
      "</timeline>", with: "  <seen t=\"4000\" x=\"0\" y=\"77\"/>\n  </timeline>")
    folder.put(seen, as: "b.xml")
    let other = try flickbook.run(
      ["compare", "b.xml", "--against", "seen", "--as", "perception"], folder: folder.path)
    #expect(other.code == 1)
    #expect(other.output.contains("against offset 0 77\n"))
  }
}
