import Foundation
import TestSupport
import Testing

/// The links between the pages of this repository.
struct LinkTests {
  /// Every Markdown page, by its path relative to the root, except the pages that
  /// `Packaging/Archive/share` moves to the root of a package: `Packaging/Archive/pages` checks
  /// their links there.
  static let pages: [String] = {
    let folders = [
      "Documentation", "Examples", "Packaging", "Recordings", "Reports", "Sources", "Testing",
      "Tests",
    ]
    let below = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: Corpus.absolute(folder))?.allObjects ?? []
      return names.compactMap { $0 as? String }.map { folder + "/" + $0 }
    }
    return (["README.md", "CHANGELOG.md"] + below)
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix("Packaging/Archive/") }.sorted()
  }()

  @Test(arguments: pages)
  func `every relative link leads to an existing file and heading`(_ page: String) throws {
    for link in Self.links(in: Corpus.text(of: page)) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = URL(fileURLWithPath: Corpus.absolute(page))
      let file =
        parts[0].isEmpty
        ? target.path
        : target.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
          .standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: file), "\(page): \(link)")
      guard parts.count == 2, let bytes = FileManager.default.contents(atPath: file) else {
        continue
      }
      let anchors = Self.anchors(in: String(decoding: bytes, as: UTF8.self))
      #expect(anchors.contains(String(parts[1])), "\(page): \(link)")
    }
  }

  @Test func `the front page links to every guide`() {
    let links = Self.links(in: Corpus.text(of: "README.md"))
    let guides = Self.pages.filter { $0.hasPrefix("Documentation/Guide/") }
    #expect(!guides.isEmpty)
    #expect(guides.filter { !links.contains($0) } == [])
  }

  @Test func `the front page has at most 170 lines`() {
    #expect(Corpus.text(of: "README.md").count { $0 == "\n" } <= 170)
  }

  /// The relative targets of `[text](target)`, outside code.
  private static func links(in text: String) -> [String] {
    text.replacing(/`[^`\n]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter
    { !$0.contains("://") }
  }

  /// The anchors that GitHub makes from the headings.
  private static func anchors(in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        String(
          heading.drop { $0 == "#" }.dropFirst().lowercased()
            .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            .map { $0 == " " ? "-" : $0 })
      })
  }
}
