import Foundation
import TestSupport

/// The files that the runs of `Tools/verbs.tsv` read.
enum ResourceFiles {
  /// The contents of the files, by name.
  static let made: [String: [UInt8]] = {
    let folder = TemporaryFolder()
    let pull =
      (try? String(
        contentsOfFile: Corpus.root + "/Recordings/Bounce/pull-down-and-let-go.xml", encoding: .utf8
      )) ?? ""
    folder.put(pull, as: "pull.xml")
    folder.put(pull.replacing("\n  <", with: "\n      <"), as: "untidy.xml")
    folder.put(
      CheckFixtures.suite(
        "<expect><invariant name=\"rest-in-bounds\" tolerance=\"0.25pt\"/></expect>"),
      as: "flickbook-suite.xml")
    folder.put("<!doctype html><title>A page</title><p>Text\n", as: "page.html")
    folder.put(
      "# EVEMU 1.3\nN: Pipe panel\nA: 2f 0 9 0 0 0\nA: 35 0 1079 0 0 0\nA: 36 0 2339 0 0 0\n",
      as: "panel.desc")
    folder.put(bytes: swipe, as: "swipe.bin")
    let flickbook = Program("flickbook")
    for words in [
      ["check", "pull.xml", "--engine", "ios(rubber=2)", "--results", "old.jsonl"],
      ["export", "pull.xml", "--format", "evemu", "-o", "touch.evemu"],
    ] {
      _ = try? flickbook.run(words, folder: folder.path)
    }
    return contents(of: folder)
  }()

  static func put(in folder: TemporaryFolder) throws {
    for (name, bytes) in made { folder.put(bytes: bytes, as: name) }
  }

  /// All regular files below a folder, by their relative paths.
  static func contents(of folder: TemporaryFolder) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in paths {
      let type = try? FileManager.default.attributesOfItem(atPath: folder / path)[.type]
      guard type as? FileAttributeType == .typeRegular, !path.contains("flickbook/trusted") else {
        continue
      }
      contents[path] = folder.bytes(of: path)
    }
    return contents
  }

  /// Whether a report ends like a complete report of its kind.
  static func isWhole(_ name: String, _ bytes: [UInt8]) -> Bool {
    let endings = [
      "html": "</html>\n", "xml": ">\n", "json": "}\n", "jsonl": "}\n", "sarif": "}\n", "md": "\n",
      "txt": "\n",
    ]
    let kind = name.split(separator: ".").last.map(String.init) ?? ""
    // A report without entries is an empty list.
    if kind == "json", bytes.suffix(2).elementsEqual("]\n".utf8) { return true }
    return endings[kind].map { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) } ?? false
  }

  /// The bytes of a swipe as a screen with protocol B reports it: a finger goes down, moves and
  /// lifts.
  private static let swipe: [UInt8] = {
    let frames: [[(UInt16, UInt16, Int32)]] = [
      [(3, 0x39, 7), (3, 0x35, 540), (3, 0x36, 1800), (1, 0x14A, 1), (0, 0, 0)],
      [(3, 0x36, 1500), (0, 0, 0)], [(3, 0x39, -1), (1, 0x14A, 0), (0, 0, 0)],
    ]
    var bytes: [UInt8] = []
    func add(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    for (index, frame) in frames.enumerated() {
      for (type, code, value) in frame {
        add(Int64(1))
        add(Int64(16_000 * index))
        add(type)
        add(code)
        add(value)
      }
    }
    return bytes
  }()
}
