import Foundation
import TestSupport
import Testing

/// `baseline review` at a pseudo-terminal made by util-linux's `script`.
struct BaselineReviewTests {
  private let folder = CheckFixtures.folder("a.xml", "b.xml", "c.xml")
  private let shell: Shell

  /// Accepts the baselines with other engine settings, so that three traces are pending.
  init() throws {
    shell = Shell(in: folder.path)
    for name in ["a", "b", "c"] {
      let kept = "Reports/Baselines/ios/\(name).trace"
      _ = try shell.run(
        "flickbook baseline accept \(name).xml && flickbook show \(name).xml "
          + "--engine 'ios(rate=0.9979)' --round 0.001 --trace \(kept)")
      let text = try #require(folder.text(of: kept))
      folder.put(text.replacing("settings=rate=0.9979", with: "settings=-"), as: kept)
    }
    _ = try shell.run("flickbook baseline check -q")
  }

  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  private func review(_ keys: String, _ options: String = "") throws -> Program.Ending {
    try shell.run(
      "printf '\(keys)' | /usr/bin/script -qec "
        + "'flickbook baseline review --color never --progress never \(options)' /dev/null",
      environment: ["COLUMNS": "80"])
  }

  private func text(_ name: String, pending: Bool = false) -> String? {
    folder.text(of: "Reports/Baselines/ios/\(name).trace" + (pending ? ".pending" : ""))
  }

  @Test(.enabled(if: hasScript, "no script here"))
  func `keys accept, reject or skip one recording after another, and show both traces`() throws {
    let (kept, waiting) = (text("b"), text("a", pending: true))
    #expect(waiting != nil)
    let run = try review("xbars")
    #expect(run.code == 1, "\(run)")
    let output = run.output.replacing("\r\n", with: "\n")
    #expect(output.contains("1 of 3  a.xml\nDIFF a.xml [ios against Reports/Baselines/ios]\n"))
    #expect(output.contains("q quit  > no such key\n"))
    #expect(
      output.contains(
        "> both\n- Reports/Baselines/ios/a.trace\n+ Reports/Baselines/ios/a.trace.pending\n"))
    #expect(output.contains("> accepted\n2 of 3  b.xml\n"))
    #expect(output.contains("> rejected\n3 of 3  c.xml\n"))
    #expect(
      output.hasSuffix(
        "> skipped\n1 accepted, 1 rejected, 1 skipped in Reports/Baselines/ios\n"
          + "exit 1: 1 still pending\n"))
    #expect(text("a") == waiting && text("a", pending: true) == nil)
    #expect(text("b") == kept && text("b", pending: true) == nil)
    #expect(text("c", pending: true) != nil)
    // No line of the traces is wider than the terminal.
    #expect(
      output.split(separator: "\n").filter { "+-".contains($0.prefix(1)) }.allSatisfy {
        $0.count <= 80
      })
  }

  @Test(.enabled(if: hasScript, "no script here"))
  func `a review succeeds if it decides everything, and undecided traces stay pending`() throws {
    #expect(try review("q").output.contains("nothing decided in Reports/Baselines/ios"))
    #expect(text("a", pending: true) != nil)
    let run = try review("ara")
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("2 accepted, 1 rejected in Reports/Baselines/ios"))
    #expect(try review("a").code == 4)
  }

  /// The decisions made before the end of the input are kept.
  @Test(.enabled(if: hasScript, "no script here"))
  func `the end of the input ends the review`() throws {
    let run = try review("a\\004")
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("1 accepted in Reports/Baselines/ios"))
  }

  /// The review replays the engine again, and shows and accepts the new trace.
  @Test(.enabled(if: hasScript, "no script here"))
  func `the review renews an outdated pending trace, or removes it if there is no difference`()
    throws
  {
    let waiting = try #require(text("a", pending: true))
    folder.put(waiting.replacing("0\t", with: "1\t"), as: "Reports/Baselines/ios/a.trace.pending")
    folder.put(waiting.replacing("a.xml", with: "b.xml"), as: "Reports/Baselines/ios/b.trace")
    let run = try review("as")
    #expect(text("a") == waiting)
    #expect(run.output.contains("there is no longer a difference"), "\(run)")
  }

  @Test func `without a terminal, the error lists commands that need no terminal`() throws {
    let run = try shell.run("flickbook baseline review --engine ios </dev/null")
    #expect(run.code == 2)
    #expect(
      run.errors == """
        flickbook: error: baseline review reads keys, so stdin must be a terminal
        3 pending in Reports/Baselines/ios; without a terminal:
          flickbook baseline diff --engine ios
          flickbook baseline accept --engine ios
          flickbook baseline reject --engine ios
        exit 2: nothing was decided

        """)
    let refused = try shell.run("flickbook baseline review --html x.html")
    #expect(refused.code == 2 && refused.errors.contains("baseline review does not take --html"))
  }
}
