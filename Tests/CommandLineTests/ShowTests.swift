import Foundation
import TestSupport
import Testing

struct ShowTests {
  let flickbook = Program("flickbook")
  static let recordings = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Recordings")

  /// The valid recordings of the corpus.
  static var corpus: [String] {
    let found = FileManager.default.enumerator(atPath: recordings.path)?.allObjects ?? []
    return found.compactMap { $0 as? String }.sorted()
      .filter { $0.hasSuffix(".xml") }
  }

  private func show(
    _ recording: String, _ options: [String], _ environment: [String: String] = [:]
  ) throws -> Program.Ending {
    try flickbook.run(
      ["show", recording] + options, folder: Self.recordings.path,
      environment: ["LANG": "C.UTF-8"].merging(environment) { $1 })
  }

  @Test(arguments: [
    ("next-car", "Gallery/next-car.xml", []),
    ("next-car-ascii", "Gallery/next-car.xml", ["--ascii"]),
    ("carousel", "Nested/swipe-a-carousel.xml", []),
    ("carousel-ascii", "Nested/swipe-a-carousel.xml", ["--ascii"]),
    ("rows-above", "Table/rows-arrive-above.xml", []),
    ("next-car-at", "Gallery/next-car.xml", ["--at", "0.225s"]),
    (
      "next-car-trace", "Gallery/next-car.xml",
      ["--trace", "-", "--round", "0.001", "--rate", "10"]
    ),
  ])
  func `the output is the reviewed text`(
    _ name: String, _ recording: String, _ options: [String]
  ) throws {
    let run = try show(recording, ["--engine", "clamping"] + options)
    #expect(run.output == (try Golden("show-\(name).txt").text(renewedBy: run.output)))
    #expect(run.errors == "" && run.code == 0)
  }

  /// A recording with a flick, and another flick three years later.
  private static let patient = """
    <recording xmlns="urn:flickbook:recording:1" title="x"><scene><window width="320" height="568"/>
    <view id="a" x="0" y="0" width="320" height="568"><content width="320" height="9000"/></view>
    </scene><timeline><down t="0" finger="1" x="1" y="400"/><move t="20" finger="1" x="1" y="300"/>
    <up t="40" finger="1" x="1" y="200"/><mark t="99999999999" name="now"/>
    <down t="100000000000" finger="1" x="1" y="400"/><up t="100000000020" finger="1" x="1" y="400"/>
    </timeline></recording>
    """

  @Test(arguments: [
    ["show"], ["check", "--engine", "ios", "--engine", "android", "--relations"],
    ["check", "--engine", "textbook", "--html", "x.html", "--report-detail", "all"],
    ["compare", "--engine", "ios", "--against", "clamping"],
    ["show", "--trace", "-"], ["show", "--at", "100000000010ms"],
    ["check", "--engine", "seen"],
  ])
  func `a recording with a wait of years is replayed to its end`(_ words: [String]) throws {
    let folder = TemporaryFolder()
    folder.put(Self.patient, as: "x.xml")
    let path = folder / "x.xml"
    let options = words.dropFirst().map { $0 == "x.html" ? folder / $0 : $0 }
    let run = MeasuredRun("flickbook", [words[0], path] + options)
    // This recording has no observations, so the recorded device cannot be shown.
    let codes: [Int32] = words.contains("seen") ? [3] : [0, 1]
    // If the run took minutes, it would be killed and have another exit code.
    #expect(codes.contains(run.code), "\(run.errors)")
  }

  @Test func `show stops with an error after its timeout`() throws {
    let folder = TemporaryFolder()
    let marks = (0..<200).map { "<mark t=\"\($0)00000\" name=\"x\"/>" }.joined()
    folder.put(
      Self.patient.replacing("<down t=\"0\"", with: marks + "<down t=\"20000000\"")
        .replacing("t=\"20\"", with: "t=\"20000020\"")
        .replacing("t=\"40\"", with: "t=\"20000040\""), as: "x.xml")
    let run = try flickbook.run(["show", "x.xml", "--timeout", "0.01s"], folder: folder.path)
    #expect(run.code == 2 && run.output == "")
    #expect(
      run.errors == """
        flickbook: error: x.xml: not finished after 0.01 s: raise --timeout
        help: flickbook help show

        """)
  }

  @Test func `without a UTF-8 locale the output is ASCII`() throws {
    let forced = try show("Gallery/next-car.xml", ["--ascii"])
    #expect(forced == (try show("Gallery/next-car.xml", [], ["LANG": "C"])))
  }

  @Test(arguments: ["80", "120"])
  func `the output for every recording fits the width`(_ columns: String) throws {
    let width = try #require(Int(columns))
    for recording in Self.corpus {
      for options in [[], ["--at", "300ms", "--ascii"]] {
        let run = try show(recording, ["--width", columns] + options)
        #expect(run.code == 0 && run.errors == "", "\(recording)")
        let wide = run.output.split(separator: "\n").filter { $0.count > width }
        #expect(wide.isEmpty, "\(recording) \(options)")
        if !options.isEmpty { #expect(run.output.utf8.allSatisfy { $0 < 128 }) }
      }
    }
  }

  @Test func `colour does not change the characters of the output`() throws {
    let plain = try show("Table/rows-arrive-above.xml", [])
    #expect(!plain.output.contains("\u{1b}"))
    let painted = try show("Table/rows-arrive-above.xml", ["--color", "always"]).output
    #expect(painted.contains("\u{1b}["))
    #expect(painted.replacing(try Regex("\u{1b}\\[[0-9;]*m"), with: "") == plain.output)
    let refused = try show("Table/rows-arrive-above.xml", [], ["NO_COLOR": "1"])
    #expect(refused == plain)
  }

  @Test func `a trace is written completely and replaces only an old trace`() throws {
    let folder = TemporaryFolder()
    let recording = Self.recordings.appendingPathComponent("Gallery/next-car.xml")
    folder.put(try String(contentsOf: recording, encoding: .utf8), as: "x.xml")
    let (copy, trace) = (folder / "x.xml", folder / "x.trace")
    folder.put("old", as: "x.trace")
    let other = try show(copy, ["--trace", trace])
    #expect(other.code == 2 && other.errors.contains("--force"))
    #expect(folder.text(of: "x.trace") == "old")

    folder.put("# flickbook trace 1\told", as: "x.trace")
    #expect(try show(copy, ["--trace", trace]).code == 0)
    let written = try #require(folder.text(of: "x.trace"))
    #expect(written == (try show(copy, ["--trace", "-"]).output))
    #expect(written.hasSuffix("\n# end\n"))
    let refused = try show(copy, ["--trace", copy])
    #expect(refused.code == 2 && refused.errors.contains("this command reads that file"))

    folder.put("<recording/>", as: "bad.xml")
    #expect(try show(folder / "bad.xml", ["--trace", trace]).code == 2)
    #expect(folder.text(of: "x.trace") == written)
    #expect(folder.names == ["bad.xml", "x.trace", "x.xml"])
  }

  @Test func `a recording on stdin is shown like a file`() throws {
    let text = try String(
      contentsOf: Self.recordings.appendingPathComponent("Gallery/next-car.xml"), encoding: .utf8)
    let piped = try flickbook.run(["show", "-"], stdin: text, environment: ["LANG": "C.UTF-8"])
    let named = try show("Gallery/next-car.xml", [])
    #expect(piped.output == named.output.replacing("Gallery/next-car.xml", with: "<stdin>"))
  }

  @Test func `a malformed recording is reported with its location, and nothing is shown`() throws {
    let path = "../Tests/CorpusTests/Malformed/Grammar/boolean-yes.xml"
    let run = try show(path, [])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.hasPrefix("flickbook: error: \(path):9:23: "))
  }

  static let wrong: [[String]] = [
    ["--engine", "io"], ["--engine", "wiggle"], ["--engine", ""], ["--engine", "ios("],
    ["--engine", "ios()"], ["--engine", "ios(slop)"], ["--engine", "ios(slop=)"],
    ["--engine", "ios(slop=nan)"], ["--engine", "ios(slop=inf)"], ["--engine", "ios(slop=1e3)"],
    ["--engine", "ios(slop=-1)"], ["--engine", "ios(slp=8)"], ["--engine", "ios(slop=1,slop=2)"],
    ["--engine", "clamping(wiggle=1)"], ["--engine", "clamping(slop=99999)"],
    ["--engine", "seen(slop=8)"], ["--rate", "0"], ["--rate", "fast"], ["--rate", "1001"],
    ["--at", "later"], ["--at", "-3"], ["--at", "12m"], ["--phase", "1e3"], ["--round", "0.1"],
    ["--trace", "-", "--round", "0"], ["--width", "10"], ["Gallery"],
  ]

  @Test func `an invalid option is reported in one line`() throws {
    var transcript = ""
    for words in Self.wrong {
      let run = try show("Gallery/next-car.xml", words)
      #expect(run.code == 2 && run.output == "", "\(words)")
      transcript += "$ flickbook show \(words.joined(separator: " "))\n" + run.errors + "\n"
    }
    #expect(transcript == (try Golden("show-errors.txt").text(renewedBy: transcript)))
  }
}
