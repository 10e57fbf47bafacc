import TestSupport
import Testing

@testable import Verdicts

/// The doc comment of an invariant is its manual entry; the program carries a copy, which is made
/// here.
struct ManualTests {
  @Test func `the program's manual is what the doc comments of the invariants say`() throws {
    let file = Corpus.absolute("Sources/Verdicts/Manual.swift")
    let text = try manual()
    #expect(text == (try Golden(at: file).text(renewedBy: text)))
  }

  @Test func `every invariant has a manual entry of two paragraphs at least`() {
    for invariant in Catalogue.all {
      #expect(Catalogue.manual(of: invariant.name).count >= 2, "\(invariant.name)")
    }
  }

  private func manual() throws -> String {
    var text = """
      // Made from the doc comments of the invariants by `make golden`: change those.

      extension Catalogue {
        static let entries: [(invariant: String, text: String)] = [

      """
    for invariant in Catalogue.all {
      let folder = invariant.isRelation ? "Relations" : "Invariants"
      guard let rule = invariant.rule else { continue }
      let type = "\(rule)"
      let source = Corpus.text(of: "Sources/Verdicts/\(folder)/\(type).swift")
      text += "    (\n      \"\(invariant.name)\",\n      \"\"\"\n"
      for line in docComment(of: type, in: source) {
        text += line.isEmpty ? "\n" : "      \(line)\n"
      }
      text += "      \"\"\"\n    ),\n"
    }
    return text + "  ]\n}\n"
  }

  /// The lines directly above the type, without their slashes, set anew to fit.
  private func docComment(of type: String, in source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(where: { $0.hasPrefix("struct \(type):") }) else {
      return []
    }
    let comment = lines[..<end].reversed().prefix { $0.hasPrefix("///") }.reversed()
    var set: [String] = []
    for line in comment {
      let text = line.dropFirst(3).drop { $0 == " " }.replacing("\\", with: "\\\\")
      if text.isEmpty {
        set.append("")
        continue
      }
      if set.last?.isEmpty != false { set.append("") }
      for word in text.split(separator: " ") {
        let last = set.count - 1
        if set[last].isEmpty {
          set[last] = String(word)
        } else if set[last].count + word.count < 88 {
          set[last] += " " + word
        } else {
          set.append(String(word))
        }
      }
    }
    return set.first?.isEmpty == true ? Array(set.dropFirst()) : set
  }
}
