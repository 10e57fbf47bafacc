import Exploration
import Foundation
import TestSupport
import Testing

/// Imports files of other tools, and compares every touch with the touch that an independent reader
/// finds.
struct ForeignImportTests {
  private static let size = "\(ForeignFile.width)x\(ForeignFile.height)"
  private let folder = TemporaryFolder()

  /// The paths of a recording in canonical form.
  private func paths(in recording: String) -> [[TouchSample]] {
    var paths = TouchPaths()
    for line in recording.split(separator: "\n") {
      guard let kind = line.firstMatch(of: #/<(down|move|up|cancel) /#) else { continue }
      var values: [Substring: Substring] = [:]
      for match in line.matches(of: /(\w+)="([^"]*)"/) { values[match.1] = match.2 }
      func value(_ name: Substring) -> Double { values[name].flatMap { Double($0) } ?? 0 }
      paths.add(String(values["finger"] ?? ""), String(kind.1), value("t"), value("x"), value("y"))
    }
    return paths.all
  }

  /// Sorts paths by the time and position at which they begin, and rounds numbers as recordings do.
  private func sorted(_ paths: [[TouchSample]]) -> [[TouchSample]] {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    func key(_ path: [TouchSample]) -> (Double, Double, Double) {
      path.first.map { ($0.time, $0.x, $0.y) } ?? (0, 0, 0)
    }
    return paths.map { path in
      path.map {
        TouchSample(phase: $0.phase, time: rounded($0.time), x: rounded($0.x), y: rounded($0.y))
      }
    }.sorted { key($0) < key($1) }
  }

  /// Whether two paths are the same except for the last digit of rounded numbers.
  private func isClose(_ one: [TouchSample], _ other: [TouchSample]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { a, b in
        a.phase == b.phase && abs(a.time - b.time) < 0.0025 && abs(a.x - b.x) < 0.0025
          && abs(a.y - b.y) < 0.0025
      }
  }

  @Test(arguments: ForeignKind.allCases)
  func `an independent reader finds the same touches as the import`(_ kind: ForeignKind) throws {
    for number in 0..<10 {
      var dice = SeededNumbers(
        seed: UInt64(number) << 8 | UInt64(kind.rawValue.count)
          ^ UInt64(kind.rawValue.utf8.reduce(0) { $0 + Int($1) }))
      let file = kind.file(&dice)
      let base = folder / "\(kind)-\(number)"
      folder.put(bytes: file.bytes, as: "\(kind)-\(number).\(file.suffix)")
      for (name, text) in file.beside {
        folder.put(text, as: name.replacing("NAME", with: "\(kind)-\(number)"))
      }
      let options = file.options.map { $0.replacing("NAME", with: base) }
      let run = try Program("flickbook").run(
        ["import", "\(base).\(file.suffix)", "--size", Self.size] + options)
      try #require(run.code == 0, "\(kind) \(number): \(run.errors)")
      let (found, expected) = try (sorted(paths(in: run.output)), sorted(file.reader.paths(file)))
      #expect(!found.isEmpty)
      let isSame =
        found.count == expected.count && zip(found, expected).allSatisfy { isClose($0, $1) }
      #expect(isSame, "\(kind) \(number): expected \(expected), found \(found)\n\(run.errors)")
      let isOutside = found.joined().contains { sample in
        !(0...Double(ForeignFile.width)).contains(sample.x)
          || !(0...Double(ForeignFile.height)).contains(sample.y)
      }
      #expect(
        isOutside == run.errors.contains("outside the window"), "\(kind) \(number): \(run.errors)")
      for warning in file.warnings {
        #expect(run.errors.contains(warning), "\(kind) \(number): \(run.errors)")
      }
    }
  }

  private static let swipe = """
    [ 1.000000] 0003 0039 00000001
    [ 1.000000] 0003 0035 00000010
    [ 1.000000] 0003 0036 00000010
    [ 1.000000] 0000 0000 00000000

    """

  private static func evemu(_ head: String, _ events: [String]) -> String {
    head + events.map { "E: 1.000000 \($0)\n" }.joined()
  }

  private static let touchpad = evemu(
    "P: 01 00 00 00 00 00 00 00\nA: 35 0 99 0 0\nA: 36 0 99 0 0\n",
    ["0003 0039 1", "0003 0035 5", "0003 0036 5", "0000 0000 0"])

  private static let pen = evemu(
    "A: 00 0 99 0 0\nA: 01 0 99 0 0\n",
    ["0001 0140 1", "0003 0000 5", "0003 0001 5", "0001 014a 1", "0000 0000 0"])

  private static let motion =
    "D/View: MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=1.0, y[0]=2.0, toolType[0]=TOOL_TYPE_FINGER, "
    + "pointerCount=1, eventTime=5, source=0x1002 }\n"

  @Test(arguments: [
    ("units.log", swipe, [], "the size of the screen in units of its touches"),
    ("device.log", swipe, ["--screen", "99x99", "--device", "/dev/input/event7"], "no device"),
    ("pad.evemu", touchpad, [], "a touchpad"), ("stylus.evemu", pen, [], "only a pen"),
    ("nothing.log", "", [], "an empty file"),
    (
      "endless.evemu",
      touchpad.replacing("P: 01", with: "P: 02") + "E: 9000000001.000000 0000 0000 0\n", [],
      "a time 285 years"
    ),
    ("list.json", #"[{"name": "x", "ph": "S", "ts": 1}]"#, [], "a trace of Chrome"),
    (
      "pen.json",
      #"{"actions": [{"type": "pointer", "id": "a", "parameters": {"pointerType": "pen"}, "actions": []}]}"#,
      [],
      "expected \"touch\""
    ),
    (
      "fraction.json",
      #"{"actions": [{"type": "none", "id": "a", "actions": [{"type": "pause", "duration": 1.5}]}]}"#,
      [],
      "whole milliseconds"
    ),
    ("empty.json", #"{"actions": []}"#, [], "no touches"),
    ("trace.json", #"{"traceEvents": []}"#, [], "a trace of Chrome"),
    ("steps.json", #"{"title": "x", "steps": []}"#, [], "Chrome's DevTools"),
    (
      "xcui.log", "Test Case '-[App test]' started.\n    t =     0.06s Tap Button\n", [], "XCUITest"
    ),
    ("motion.log", motion, [], "positions are pixels"),
  ])
  func `a file without units, positions or fingers is refused`(
    _ name: String, _ text: String, _ options: [String], _ words: String
  ) throws {
    let file = folder.put(text, as: name)
    let run = try Program("flickbook").run(["import", file, "--size", Self.size] + options)
    #expect(run.code == 2 && run.errors.contains(words), "\(run)")
    #expect(!run.output.contains("<recording"))
  }
}
