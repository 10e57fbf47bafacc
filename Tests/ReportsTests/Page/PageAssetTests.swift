import Foundation
import TestSupport
import Testing

@testable import Reports

/// Pages contain styles and scripts without their comments.
struct PageAssetTests {
  private static let files: [String] = {
    let root = "Sources/PageAssets"
    let names = FileManager.default.enumerator(atPath: Corpus.absolute(root))?.allObjects ?? []
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }.map { root + "/" + $0 }.sorted()
  }()

  @Test func `a page contains all code of each file and no comments`() {
    #expect(Self.files.count > 50)
    for file in Self.files {
      let text = Corpus.text(of: file)
      let code = PageAsset.code(of: text)
      #expect(CodeReader(code).comments == [], "\(file)")
      #expect(CodeReader(code).lines == CodeReader(text).lines, "\(file)")
    }
  }

  @Test func `a line break after the last line is kept`() {
    #expect(PageAsset.code(of: "// a\nb\n") == "b\n")
    #expect(PageAsset.code(of: "b\n  /**\n   * a\n   */\nc") == "b\nc")
  }
}

/// Separates code from comments, character by character. Strings, templates and regular expressions
/// are code, even if they contain comment markers.
private struct CodeReader {
  /// The lines of code that are not empty.
  private(set) var lines: [String] = []
  private(set) var comments: [String] = []

  init(_ text: String) {
    var rest = Array(text)[...]
    var code = ""
    /// For each open template, the number of open braces in its current expression.
    var braces: [Int] = []
    while let character = rest.first {
      if rest.starts(with: "//") {
        comments.append(String(rest.prefix { $0 != "\n" }))
        rest = rest.drop { $0 != "\n" }
      } else if rest.starts(with: "/*") {
        var comment = ""
        while let next = rest.first, !(comment.count > 3 && comment.hasSuffix("*/")) {
          comment.append(next)
          rest.removeFirst()
        }
        comments.append(comment)
      } else if character == "\"" || character == "'" {
        Self.take(&rest, into: &code) { $0 == character }
      } else if character == "/", Self.startsExpression(after: code) {
        Self.take(&rest, into: &code) { $0 == "/" }
      } else if character == "`" {
        Self.takeTemplate(&rest, into: &code, &braces)
      } else if character == "}", braces.last == 0 {
        braces.removeLast()
        Self.takeTemplate(&rest, into: &code, &braces)
      } else {
        if character == "{", !braces.isEmpty { braces[braces.count - 1] += 1 }
        if character == "}", !braces.isEmpty { braces[braces.count - 1] -= 1 }
        code.append(character)
        rest.removeFirst()
      }
    }
    lines = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Reads a string or a regular expression.
  private static func take(
    _ rest: inout ArraySlice<Character>, into code: inout String, until isEnd: (Character) -> Bool
  ) {
    code.append(rest.removeFirst())
    var isInSet = false
    while let next = rest.popFirst() {
      code.append(next)
      if next == "\\", let escaped = rest.popFirst() {
        code.append(escaped)
      } else if next == "[" {
        isInSet = true
      } else if next == "]" {
        isInSet = false
      } else if isEnd(next), next != "/" || !isInSet {
        return
      }
    }
  }

  /// Reads a template up to its end or to its next expression.
  private static func takeTemplate(
    _ rest: inout ArraySlice<Character>, into code: inout String, _ braces: inout [Int]
  ) {
    code.append(rest.removeFirst())
    while let next = rest.popFirst() {
      code.append(next)
      if next == "\\", let escaped = rest.popFirst() {
        code.append(escaped)
      } else if next == "`" {
        return
      } else if next == "$", rest.first == "{" {
        code.append(rest.removeFirst())
        braces.append(0)
        return
      }
    }
  }

  /// Whether a slash after this code begins a regular expression, and is not a division.
  private static func startsExpression(after code: String) -> Bool {
    guard let last = code.last(where: { !$0.isWhitespace }) else { return true }
    return "(,=:[!&|?{};+-*%<>~^".contains(last)
      || ["return", "typeof"].contains { code.hasSuffix($0 + " ") }
  }
}
