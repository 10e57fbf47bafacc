import TestSupport
import Testing

/// Compares two runs and reports the differences.
struct ReportSinceTests {
  let flickbook = Program("faulty-flickbook")

  /// Judges recordings on an engine whose behaviour differs between the runs while its name is the
  /// same.
  private func results(
    _ folder: TemporaryFolder, _ name: String, tolerance: String, _ more: [String] = []
  ) throws {
    _ = try flickbook.run(
      ["check", ".", "--engine", "rests-outside", "--only", "rest-in-bounds,drag-tracks-finger"]
        + ["--tolerance", "rest-in-bounds=" + tolerance, "--results", name] + more,
      folder: folder.path)
  }

  @Test
  func
    `a report distinguishes new, fixed and remaining failures, and only new failures fail the run`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    try results(folder, "strict.jsonl", tolerance: "1pt")
    try results(folder, "wide.jsonl", tolerance: "9pt")
    try results(folder, "wider.jsonl", tolerance: "4pt")

    let worse = try flickbook.run(
      ["report", "strict.jsonl", "--since", "wide.jsonl", "--fail-on", "new"],
      folder: folder.path)
    #expect(worse.code == 1)
    #expect(worse.errors == "exit 1: 2 violations are new\n")
    #expect(worse.output.contains("rest-in-bounds breaks in 2 recordings, all new"))
    #expect(worse.output.hasSuffix("since the earlier run: 2 new violations\n"))
    #expect(worse.output.hasPrefix("2 new violations\n\n"))
    #expect(worse.output.contains("\n\n1. Came to rest at offset"))

    let summary = try flickbook.run(
      ["report", "strict.jsonl", "--since", "wide.jsonl", "--format", "markdown"],
      folder: folder.path)
    #expect(
      summary.output.hasPrefix(
        """
        ### Replay: 2 new violations; 2 broken of 2 recordings


        **New**

        1. **
        """))
    #expect(summary.output.contains("| `./b.xml:14:5` | rests-outside | rest-in-bounds | expected"))

    let same = try flickbook.run(
      ["report", "strict.jsonl", "--since", "strict.jsonl", "-v"], folder: folder.path)
    #expect(same.code == 1)
    #expect(same.output.contains("STILL ./b.xml:14:5: rest-in-bounds"))
    let known = try flickbook.run(
      ["report", "strict.jsonl", "--since", "strict.jsonl", "--fail-on", "new"],
      folder: folder.path)
    #expect(known.code == 0)

    let better = try flickbook.run(
      ["report", "wide.jsonl", "--since", "strict.jsonl"], folder: folder.path)
    #expect(better.code == 0)
    #expect(better.output.contains("FIXED ./a.xml: rest-in-bounds [rests-outside]\n  holds now"))

    let less = try flickbook.run(
      ["report", "wider.jsonl", "--since", "wide.jsonl"], folder: folder.path)
    #expect(less.output.contains("less margin"))
    #expect(less.output.contains("2 margins shrank"))
    #expect(less.output.contains(/rest-in-bounds +6 pt +1 pt +.\/a.xml/))
    let folded = try flickbook.run(
      ["report", "wider.jsonl", "--since", "wide.jsonl", "--format", "markdown"],
      folder: folder.path)
    #expect(folded.output.contains("| `./a.xml` | rests-outside | rest-in-bounds | 6 pt | 1 pt |"))
  }

  @Test func `a failure that is no longer tested is not fixed, and removed recordings are counted`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    try results(folder, "old.jsonl", tolerance: "1pt")
    _ = try flickbook.run(
      ["check", "a.xml", "--engine", "rests-outside", "--only", "drag-tracks-finger"]
        + ["--results", "new.jsonl"], folder: folder.path)
    let run = try flickbook.run(
      ["report", "new.jsonl", "--since", "old.jsonl"], folder: folder.path)
    #expect(run.output.contains("GONE a.xml: rest-in-bounds [rests-outside]"))
    #expect(
      run.output.hasSuffix(
        "no new violations, 1 broken before and not tested now; 1 replay only before\n"
      ))
  }

  @Test func `a recording that can no longer be judged counts as a new failure`() throws {
    let folder = CheckFixtures.folder("a.xml")
    try results(folder, "old.jsonl", tolerance: "9pt")
    folder.put("<recording/>", as: "a.xml")
    try results(folder, "new.jsonl", tolerance: "9pt")
    let run = try flickbook.run(
      ["report", "new.jsonl", "--since", "old.jsonl", "--fail-on", "new"], folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output.contains("NEW ./a.xml:1:1: malformed-recording"))
    let back = try flickbook.run(
      ["report", "old.jsonl", "--since", "new.jsonl"], folder: folder.path)
    #expect(back.code == 0)
    #expect(back.output.contains("FIXED ./a.xml: replay"))
  }

  @Test func `--fail-on needs --since`() throws {
    let run = try flickbook.run(["report", "x", "--fail-on", "new"])
    #expect(run.code == 2)
    #expect(run.errors.contains("--fail-on new needs --since"))
    let check = try flickbook.run(["check", ".", "--fail-on", "new"])
    #expect(check.code == 2)
    #expect(check.errors.contains("--fail-on new needs --since"))
  }

  /// A reviewer of a pull request sees the same in the report of a run and in a report made from
  /// saved results.
  @Test(arguments: ["html", "markdown", "junit", "sarif"])
  func `check and report print the same differences from an earlier run`(_ form: String) throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    try results(folder, "old.jsonl", tolerance: "9pt")
    try results(
      folder, "new.jsonl", tolerance: "1pt", ["--since", "old.jsonl", "--" + form, "one"])
    let report = try flickbook.run(
      ["report", "new.jsonl", "--since", "old.jsonl", "--" + form, "other"], folder: folder.path)
    #expect(report.code == 1)
    let one = try #require(folder.text(of: "one"))
    #expect(one == folder.text(of: "other"))
    let words = ["sarif": #""baselineState":"new""#]
    #expect(one.contains(words[form] ?? "2 new violations"))
  }

  @Test func `a fixed failure becomes a note in SARIF and a property in JUnit`() throws {
    let folder = CheckFixtures.folder("a.xml")
    try results(folder, "old.jsonl", tolerance: "1pt")
    try results(
      folder, "new.jsonl", tolerance: "9pt",
      ["--since", "old.jsonl", "--sarif", "sarif", "--junit", "junit"])
    let sarif = try #require(folder.text(of: "sarif"))
    #expect(sarif.contains("a.xml: rest-in-bounds [rests-outside] is fixed"))
    #expect(sarif.contains(#""results":[]"#))
    let junit = try #require(folder.text(of: "junit"))
    #expect(junit.contains(#"<property name="fixed" value="rest-in-bounds [rests-outside]"/>"#))
    #expect(junit.contains("no new violations (1 fixed) since the earlier run"))
  }

  /// Only new failures fail the run, also if the run itself judges them.
  @Test func `a run fails only for failures that are new since the shards of an earlier run`()
    throws
  {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    for shard in 1...2 {
      try results(
        folder, "old/\(shard).jsonl", tolerance: "1pt", ["--shard", "\(shard)/2"])
    }
    func check(_ since: String) throws -> Program.Ending {
      try flickbook.run(
        ["check", ".", "--engine", "rests-outside", "--only", "rest-in-bounds,drag-tracks-finger"]
          + ["--tolerance", "rest-in-bounds=1pt", "--since", since, "--fail-on", "new"],
        folder: folder.path)
    }
    let known = try check("old")
    #expect(known.code == 0, "\(known.errors)")
    #expect(
      known.output.contains("since the earlier run: no new violations (2 older ones remain)"))
    let half = try check("old/1.jsonl")
    #expect(half.code == 3)
    #expect(
      half.errors
        == "exit 3: the earlier run is incomplete: shard 2/2 is missing\n")
    #expect(
      half.output.contains(
        "no new violations (1 older one remains), 1 in recordings that the earlier run lacks"))
  }

  /// Parsers of other projects read the summary that a reviewer reads first.
  @Test func `parsers of other projects find the new and the fixed failures`() throws {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    try results(folder, "old.jsonl", tolerance: "1pt")
    let own = CheckFixtures.recording(
      expect: "<invariant name=\"rest-in-bounds\" tolerance=\"9pt\"/>")
    folder.put(own, as: "b.xml")
    folder.put(CheckFixtures.recording(), as: "c.xml")
    _ = try flickbook.run(
      ["check", ".", "--engine", "rests-outside", "--only", "rest-in-bounds,drag-tracks-finger"]
        + ["--since", "old.jsonl", "--sarif", "out.sarif", "--junit", "out.xml"]
        + ["--markdown", "out.md"], folder: folder.path)
    let sum = "1 new violation (1 older one remains, 1 fixed)"
    #expect(folder.text(of: "out.md")?.contains("Since the earlier run: " + sum) == true)
    let junit = """
      from junitparser import JUnitXml
      suites = JUnitXml.fromfile('out.xml')
      assert '\(sum)' in suites.name and 'since the earlier run' in suites.name, suites.name
      names = [p.name for s in suites for p in s.properties()]
      assert sorted(n for n in names if n in ('new', 'fixed')) == ['fixed', 'new'], names
      """
    let sarif = """
      from sarif.loader import load_sarif_file
      log = load_sarif_file('out.sarif')
      assert log.get_result_count() == 2
      run, = log.data['runs']
      states = sorted(r['baselineState'] for r in run['results'])
      assert states == ['new', 'unchanged'], states
      assert run['automationDetails']['description']['text'] == '\(sum) since the earlier run'
      """
    let readers = [
      ("junitparser", "python3", "import junitparser", junit),
      ("sarif-tools", "python3", "import sarif.loader", sarif),
    ]
    for (name, python, test, script) in readers {
      let shell = Shell(in: folder.path)
      guard try shell.run("\(python) -c '\(test)'").code == 0 else {
        print("skipped: what is new and fixed as \(name) reads it, no \(name) here")
        continue
      }
      folder.put(script, as: "read.py")
      let run = try shell.run("\(python) read.py")
      #expect(run.code == 0, "\(name): \(run.errors)")
    }
    let text = try #require(folder.text(of: "out.sarif"))
    #expect(text.contains("\"description\":{\"text\":\"\(sum) since the earlier run\"}"))
  }
}
