import Platform
import TestSupport
import Testing

/// `baseline` of the built program.
struct BaselineTests {
  let flickbook = Program("faulty-flickbook")
  private let folder = CheckFixtures.folder("a.xml", "sub/b.xml")
  private let kept = "Reports/Baselines/ios/a.trace"
  private let pending = "Reports/Baselines/ios/a.trace.pending"

  private func baseline(_ texts: String...) throws -> Program.Ending {
    try flickbook.run(["baseline"] + texts, folder: folder.path)
  }

  /// Replaces the baseline by the trace of `ios` with another rate of deceleration.
  private func keepAnotherMotion() throws {
    _ = try baseline("accept", "a.xml")
    _ = try flickbook.run(
      [
        "show", "a.xml", "--engine", "ios(rate=0.9979)", "--round", "0.001", "--trace", "old.trace",
      ], folder: folder.path)
    let old = try #require(folder.text(of: "old.trace"))
    folder.put(old.replacing("settings=rate=0.9979", with: "settings=-"), as: kept)
  }

  @Test func `an accepted trace passes the check and contains the name of its engine`() throws {
    let accept = try baseline("accept", ".")
    #expect(accept.code == 0)
    #expect(
      accept.output == "new ./a.xml\nnew ./sub/b.xml\n2 new in Reports/Baselines/ios\n")
    let head = folder.text(of: "Reports/Baselines/ios/sub/b.trace")?.prefix { $0 != "\n" } ?? ""
    #expect(head.hasPrefix("# flickbook trace 1\trecording=sub/b.xml\tsha256="))
    let engine = "\tengine=ios 1.0\tsettings=-\trate=60\tphase=0\tround=0.001"
    #expect(head.contains(engine + "\tlacks=-\tcontract=") && head.contains(";min-fling=20;"))
    for words in [
      ["check", "."], ["check"], ["diff"], ["check", "sub/../a.xml", "--as", "refactor"],
    ] {
      let run = try flickbook.run(["baseline"] + words, folder: folder.path)
      #expect(run.code == 0, "\(words)")
      #expect(run.errors == "")
      #expect(run.output.contains("the same within tolerance; "))
    }
    #expect(folder.text(of: pending) == nil)
    let again = try baseline("accept", ".")
    #expect(again.output == "2 unchanged in Reports/Baselines/ios\n")
  }

  @Test func `a full disk is reported once for all baselines`() throws {
    mkdir(folder / "Reports", 0o755)
    guard mount("none", folder / "Reports", "tmpfs", 0, "size=8k") == 0 else {
      print("skipped: mounting a small disk is not permitted here")
      return
    }
    defer { umount(folder / "Reports") }
    for number in 1...8 { folder.put(CheckFixtures.recording(), as: "sub/\(number).xml") }
    let run = try baseline("accept", ".")
    #expect(run.code == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2, "\(run)")
    #expect(
      lines.first?.hasSuffix(".trace.new.part: cannot write: no space left on device") == true)
    #expect(lines.last == "exit 2: 10 of 10 baselines are undecided: no space left on device")
  }

  @Test func `a difference stays pending beside the baseline until the user decides`() throws {
    try keepAnotherMotion()
    let before = folder.text(of: kept)
    let diff = try baseline("diff")
    #expect(diff.code == 1)
    #expect(folder.text(of: pending) == nil, "diff writes nothing")
    let check = try baseline("check")
    #expect(check.code == 1)
    #expect(check.output == diff.output)
    #expect(check.output.contains("DIFF a.xml [ios against Reports/Baselines/ios]\n"))
    #expect(check.output.contains("\n> rest "))
    #expect(
      check.output.contains(
        "again  flickbook compare a.xml --engine ios --against Reports/Baselines/ios --as build\n"))
    #expect(
      check.errors == """
        1 pending in Reports/Baselines/ios
        review them: flickbook baseline review
        save the current traces: flickbook baseline accept
        keep the old baselines: flickbook baseline reject
        exit 1: the engine differs from Reports/Baselines/ios

        """)
    #expect(folder.text(of: kept) == before)
    let waiting = try #require(folder.text(of: pending))

    #expect(
      try baseline("reject").output == "rejected a.xml\n1 rejected in Reports/Baselines/ios\n")
    #expect(folder.text(of: pending) == nil)
    #expect(folder.text(of: kept) == before)
    #expect(try baseline("check", "a.xml").code == 1)
    #expect(
      try baseline("accept").output == "accepted a.xml\n1 accepted in Reports/Baselines/ios\n")
    #expect(folder.text(of: kept) == waiting)
    #expect(folder.text(of: pending) == nil)
    #expect(try baseline("check").code == 0)
  }

  @Test func `the page of check offers a review, and the page of diff does not`() throws {
    try keepAnotherMotion()
    let check = try baseline("check", "--html", "x.html")
    #expect(check.errors.contains("\nreview them: open x.html, or flickbook baseline review\n"))
    let page = try #require(folder.text(of: "x.html"))
    #expect(page.contains("1 difference to decide"))
    #expect(page.contains("\"accept\":\"flickbook baseline accept\""))
    _ = try baseline("diff", "--html", "y.html")
    let other = try #require(folder.text(of: "y.html"))
    #expect(other.contains("data-recording=\"a.xml\"") && !other.contains("to decide"))
  }

  @Test func `a pending trace is removed when the difference is gone`() throws {
    try keepAnotherMotion()
    let old = folder.text(of: kept) ?? ""
    #expect(try baseline("check").code == 1)
    let now = try #require(folder.text(of: pending))
    folder.put(now, as: kept)
    folder.put(old, as: pending)
    #expect(try baseline("check").code == 0)
    #expect(folder.text(of: pending) == nil)
  }

  @Test func `a recording without a baseline becomes pending, with exit code 2`() throws {
    let check = try baseline("check", "a.xml")
    #expect(check.code == 2)
    #expect(
      check.output.contains(
        "  Reports/Baselines/ios/a.trace: no baseline of a.xml exists"))
    #expect(folder.text(of: pending) != nil)
    #expect(
      try baseline("list").output
        == "pending     a.xml  ios 1.0 at 60 Hz; to be accepted or rejected\n")
    #expect(try baseline("accept", "a.xml").output.hasPrefix("accepted a.xml\n"))
    #expect(try baseline("check", "a.xml").code == 0)
  }

  @Test func `the baseline of a changed recording is rejected, and a new trace is pending`() throws
  {
    _ = try baseline("accept", "a.xml")
    folder.put(CheckFixtures.recording(tag: "other"), as: "a.xml")
    #expect(
      try baseline("list").output
        == "stale       a.xml  ios 1.0 at 60 Hz; the recording has changed since\n")
    let check = try baseline("check", "a.xml")
    #expect(check.code == 2)
    #expect(
      check.output.contains("Reports/Baselines/ios/a.trace:1:1: a trace of another recording"))
    #expect(try baseline("accept").code == 0)
    #expect(try baseline("check", "a.xml").code == 0)
  }

  @Test(arguments: [
    (["--rate", "120"], "a trace at 60 Hz, phase 0 ms"),
    (["--phase", "4ms"], "a trace at 60 Hz, phase 0 ms"),
    (
      ["--engine", "ios(slop=8)"],
      "a baseline of ios with nothing set:"
    ),
  ])
  func `a baseline with other frames or settings is rejected, and no trace is pending`(
    _ words: [String], _ message: String
  ) throws {
    _ = try baseline("accept", "a.xml")
    let run = try flickbook.run(["baseline", "check", "a.xml"] + words, folder: folder.path)
    #expect(run.code == 2)
    #expect(run.output.contains("Reports/Baselines/ios/a.trace:1:1: \(message)"))
    #expect(folder.text(of: pending) == nil)
  }

  @Test func `another version of the engine is compared and not rejected`() throws {
    _ = try baseline("accept", "a.xml")
    let text = try #require(folder.text(of: kept))
    folder.put(text.replacing("engine=ios 1.0", with: "engine=ios 0.9"), as: kept)
    #expect(try baseline("check").code == 0)
  }

  @Test func `baselines without a recording and files that are not traces are listed`() throws {
    _ = try baseline("accept", ".")
    folder.remove("sub/b.xml")
    folder.put("nonsense", as: "Reports/Baselines/ios/c.trace")
    let list = try baseline("list")
    #expect(list.code == 0)
    #expect(
      list.output == """
        kept        a.xml  ios 1.0 at 60 Hz
        unreadable  Reports/Baselines/ios/c.trace  it is not a trace: remove it
        orphan      Reports/Baselines/ios/sub/b.trace  ios 1.0 at 60 Hz; its recording does not exist: remove it

        """)
    #expect(list.errors == "1 kept, 1 orphan, 1 unreadable in Reports/Baselines/ios\n")
    let check = try baseline("check")
    #expect(check.code == 0)
    #expect(
      check.errors.contains(
        "warning: Reports/Baselines/ios/sub/b.trace: orphan: its recording does not exist: remove it\n"
      ))
  }

  @Test func `a truncated pending trace is never accepted`() throws {
    try keepAnotherMotion()
    let before = folder.text(of: kept)
    _ = try baseline("check")
    let text = try #require(folder.text(of: pending))
    folder.put(String(text.prefix(text.count / 2)), as: pending)
    let run = try baseline("accept")
    #expect(run.code == 2)
    #expect(run.errors.contains("a.trace.pending:"))
    #expect(folder.text(of: kept) == before)
    #expect(folder.text(of: pending) != nil)
  }
}
