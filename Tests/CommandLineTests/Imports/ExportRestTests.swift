import Foundation
import TestSupport
import Testing

/// Exports recordings to another format, imports them again and compares the rest positions. The
/// webdriver format rounds times to milliseconds, so a flick becomes a little faster or slower and
/// coasts to another position.
struct ExportRestTests {
  /// The distance in points up to which a difference is invisible.
  private static let visible = 1.0
  /// The maximum share of recordings that may rest at a visibly different position.
  private static let maxPart = 0.2
  private let folder = TemporaryFolder()

  /// The recordings of the systems that contain only touches, because an export leaves out other
  /// events.
  private static let recordings = Corpus.ofSystems.filter { path in
    let text = Corpus.text(of: path)
    guard let start = text.firstRange(of: "<timeline>"),
      let end = text.firstRange(of: "</timeline>")
    else {
      return false
    }
    let elements = text[start.upperBound..<end.lowerBound].matches(of: /<([a-z-]+)/).map(\.1)
    return !elements.isEmpty
      && elements.allSatisfy { ["down", "move", "up", "cancel"].contains($0) }
  }

  /// The last state of each view in a trace: x, y and zoom.
  private func rest(_ path: String) throws -> [Substring: [Double]] {
    let run = try Program("flickbook").run(["show", path, "--engine", "ios", "--trace", "-"])
    try #require(run.code == 0, "\(run.errors)")
    var rest: [Substring: [Double]] = [:]
    for line in run.output.split(separator: "\n") where line.first?.isNumber == true {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      rest[fields[2]] = fields[3...4].map { Double($0) ?? .nan }
    }
    return rest
  }

  @Test(arguments: [("webdriver", 40.0), ("webkit", 0), ("evemu", 0)])
  func `a recording that is exported and imported rests at the same positions`(
    _ kind: String, _ maximum: Double
  )
    throws
  {
    var distances: [Double] = []
    for path in Self.recordings {
      let original = Corpus.absolute(path)
      let (there, back) = (folder / "there.\(kind)", folder / "back.xml")
      folder.remove("there.\(kind)")
      folder.remove("back.xml")
      for words in [
        ["export", original, "--format", kind, "-o", there, "-q"],
        ["import", there, "--input-format", kind, "--scene", original, "-o", back, "-q"],
      ] {
        let run = try Program("flickbook").run(words)
        try #require(run.code == 0, "\(path): \(run.errors)")
      }
      let (before, after) = try (rest(original), rest(back))
      let moved =
        before.map { view, values in
          zip(values, after[view] ?? []).map { abs($0 - $1) }.max() ?? .infinity
        }.max() ?? .infinity
      #expect(moved <= maximum, "\(path) rests \(moved) pt away")
      distances.append(moved)
    }
    let far = distances.filter { $0 > Self.visible }.count
    #expect(
      distances.count > 100 && Double(far) <= Self.maxPart * Double(distances.count),
      "\(far) of \(distances.count)")
  }
}
