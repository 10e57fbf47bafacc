import TestSupport
import Testing

/// Tests formulas about views, and `explain`, which shows formulas over the time of a recording.
struct RuleOverTimeTests {
  let flickbook = Program("faulty-flickbook")

  private func folder(_ expected: String = "") -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.put(CheckFixtures.recording(), as: "a.xml")
    if !expected.isEmpty {
      folder.put(CheckFixtures.suite("<expect>\(expected)</expect>"), as: "flickbook-suite.xml")
    }
    return folder
  }

  private func run(_ words: String..., expecting expected: String = "") throws -> Program.Ending {
    let folder = folder(expected)
    return try withExtendedLifetime(folder) { try flickbook.run(words, folder: folder.path) }
  }

  @Test func `explain with a recording shows the times at which a formula is decided`() throws {
    let rule = "when decelerating then offset.y <= 300pt tol 0"
    let run = try run("explain", "--rule", rule, "a.xml")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("a  offset.y, in pt"))
    #expect(run.output.contains("b  decelerating"))
    #expect(run.output.contains("time in ms"))
    #expect(run.output.contains("BROKEN, margin -"))
    #expect(run.output.contains("holds, margin "))
    #expect(run.output.contains("the condition is true at "))
    let found = try #require(run.output.firstMatch(of: /broken 1 time, first at ([0-9.]+) ms/)?.1)
    // The verdict is the same as in the output of check.
    let check = try self.run("check", "a.xml", "--rule", rule, "--only", "formula")
    #expect(check.code == 1)
    #expect(check.output.contains("formula at \(found) ms"))
    // With --all, every sample has a row.
    let all = try self.run("explain", "--rule", rule, "a.xml", "--all")
    let lines = { (text: String) in text.split(separator: "\n").count }
    #expect(lines(all.output) > lines(run.output) + 20)
  }

  @Test(arguments: [[], ["a.xml"], ["a.xml", "--all"]])
  func `explain prints a long formula in 80 columns`(words: [String]) throws {
    let folder = folder()
    let rule = "pattern release-speed share 60%"
    let run = try flickbook.run(
      ["explain", "--rule", rule] + words, folder: folder.path, environment: ["COLUMNS": "80"])
    #expect(run.code == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
    guard !words.isEmpty else { return }
    // The columns that do not fit are in a second table of the same times.
    let heads = lines.filter { $0.contains("time in ms") }
    #expect(heads.count == 2)
    #expect(heads.allSatisfy { $0.hasSuffix("  then") })
    let letters = lines.compactMap { $0.firstMatch(of: #/^  ([a-z])  /#)?.1 }
    #expect(heads.flatMap { $0.split(separator: " ").filter { $0.count == 1 } } == letters)
    #expect(letters.count > 10)
  }

  @Test func `explain also shows a formula of a suite over a recording`() throws {
    let near = "<invariant name=\"near\">when rest then offset.y le 9000pt</invariant>"
    let run = try run("explain", "near", "a.xml", expecting: near)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("near over a.xml on ios"))
    #expect(run.output.contains("held: "))
    let builtIn = try self.run("explain", "rest-in-bounds", "a.xml")
    #expect(builtIn.code == 2)
    #expect(builtIn.errors.contains("rest-in-bounds is built in"))
    #expect(try self.run("explain", "near", "a.xml", "a.xml", expecting: near).code == 2)
  }

  @Test func `a formula is judged only at the view that its element names`() throws {
    func run(_ view: String) throws -> Program.Ending {
      try self.run(
        "check", ".",
        expecting: "<invariant name=\"far\" view=\"\(view)\">offset.y le 10pt</invariant>")
    }
    #expect(try run("list").code == 1)
    let other = try run("lists")
    #expect(other.code == 3)
    #expect(
      other.output.contains("the scene has no view \"lists\"; did you mean \"list\"?"),
      "\(other.output)")
    let bare = try self.run(
      "check", ".", expecting: "<invariant name=\"rest-in-bounds\" view=\"list\"/>")
    #expect(bare.code == 2)
    #expect(bare.errors.contains("view without a formula"))
  }

  @Test
  func
    `a held formula gets a warning with its number of checks if nothing behind then ever changes`()
    throws
  {
    let run = try run(
      "check", ".", expecting: "<invariant name=\"still\">when rest then zoom le 3</invariant>")
    let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(text.contains("warning: still may never break: it held 2 times in 1 replay"))
    let moving = "<invariant name=\"moving\">when rest then offset.y ge 0pt</invariant>"
    let other = try self.run("check", ".", expecting: moving)
    #expect(!other.output.contains("may never break"))
    // This recording requires that nothing moves, so the formula is not reported as unable to
    // break.
    let still = Corpus.absolute("Recordings/Bounce/nothing-to-move.xml")
    #expect(try !flickbook.run(["check", still]).output.contains("may never break"))
  }

  @Test func `explain counts where each part of a condition is true if the whole never is`() throws
  {
    let rule = "when touching and offset.y > 1pt and offset.y > 900000pt then rest"
    let output = try run("explain", "--rule", rule, "a.xml").output
    let lines = output.split(separator: "\n").map { $0.split(separator: " ").map { String($0) } }
    func counts(_ part: String) -> [Int] {
      let line = lines.first { $0.dropFirst(2).joined(separator: " ") == part }
      return line?.prefix(2).compactMap { Int($0) } ?? []
    }
    let touching = counts("touching")
    #expect(touching.count == 2 && touching[0] > 0 && touching[0] == touching[1], "\(output)")
    let moved = counts("offset.y > 1pt")
    #expect(moved.count == 2 && moved[0] > moved[1] && moved[1] > 0, "\(output)")
    #expect(counts("offset.y > 900000pt") == [0, 0], "\(output)")
  }

  @Test func `patterns are listed with their required parameters`() throws {
    for words in [["list", "patterns"], ["help", "patterns"], ["help", "formulas"]] {
      let output = try flickbook.run(words).output
      let text = output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      #expect(text.contains("needs max; unless stated: while not touching"), "\(words)")
    }
    #expect(try run("help", "pattern").errors.contains("did you mean \"patterns\"?"))
    #expect(try run("list", "patterns", "--json", "-").output.contains("\"required\":true"))
    let bare = try run("check", "a.xml", "--rule", "speed-limit")
    #expect(bare.errors.contains("did you mean \"pattern speed-limit max"), "\(bare.errors)")
    let attribute = "<invariant name=\"slow\" pattern=\"speed-limit\"/>"
    let errors = try run("check", ".", expecting: attribute).errors
    #expect(errors.contains("as the text of the element"), "\(errors)")
  }

  @Test func `a recording of a page without an engine gets a warning`() throws {
    let page = """
      <recording xmlns="urn:flickbook:recording:1" title="A page">
        <scene>
          <window width="320" height="568"/>
          <view id="page" x="0" y="0" width="320" height="568">
            <content width="320" height="568"/>
          </view>
          <view id="list" x="0" y="60" width="320" height="500" inside="page">
            <content width="320" height="5000"/>
          </view>
        </scene>
        <timeline>
          <down t="0" finger="1" x="160" y="400"/>
          <up t="50" finger="1" x="160" y="400"/>
        </timeline>
      </recording>
      """
    let folder = TemporaryFolder()
    folder.put(page, as: "page.xml")
    let (bare, named) = try withExtendedLifetime(folder) {
      (
        try flickbook.run(["check", "page.xml"], folder: folder.path),
        try flickbook.run(["check", "page.xml", "--engine", "ios"], folder: folder.path)
      )
    }
    #expect(bare.errors.contains("page.xml is a recording of a web page, and ios judges it"))
    #expect(!named.errors.contains("web page"))
    #expect(bare.output == named.output)
  }

  @Test func `lint finds a rule for a view that no recording has`() throws {
    let folder = TemporaryFolder()
    let element = "<invariant name=\"calm\" view=\"lst\">offset.y le 9000pt</invariant>"
    folder.put(CheckFixtures.recording(), as: "a.xml")
    folder.put(CheckFixtures.suite("<expect>\(element)</expect>"), as: "flickbook-suite.xml")
    folder.put(CheckFixtures.recording(expect: element), as: "b.xml")
    let runs = try withExtendedLifetime(folder) {
      try [["lint", "flickbook-suite.xml", "a.xml"], ["lint", "b.xml"]].map {
        try flickbook.run($0, folder: folder.path)
      }
    }
    for run in runs {
      #expect(run.code == 1)
      #expect(run.output.contains("unknown view \"lst\" of calm"), "\(run.output)")
    }
  }

  @Test func `help formulas describes the language on one page`() throws {
    let run = try run("help", "formulas")
    #expect(run.code == 0)
    for part in ["PATTERNS", "of(list, x)", "max[0,1s](x)", "finger.velocity.y", "at(p, x)"] {
      #expect(run.output.contains(part), "\(part)")
    }
  }

  @Test func `a pattern can be used as a formula on the command line, in recordings and in suites`()
    throws
  {
    let pattern = "pattern speed-limit max 100pt/s"
    let typed = try run("check", "a.xml", "--rule", pattern, "--only", "formula")
    #expect(typed.code == 1)
    let element = "<invariant name=\"slow\">\(pattern)</invariant>"
    #expect(try run("check", ".", "--only", "slow", expecting: element).code == 1)
    let recording = TemporaryFolder()
    recording.put(CheckFixtures.recording(expect: element), as: "a.xml")
    let inside = try withExtendedLifetime(recording) {
      try flickbook.run(["check", ".", "--only", "slow"], folder: recording.path)
    }
    #expect(inside.code == 1)
    let explained = try run("explain", "--rule", pattern)
    #expect(explained.output.contains("rate[50ms](offset.y)"))
  }
}
