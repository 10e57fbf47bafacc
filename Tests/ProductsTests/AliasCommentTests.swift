import Testing

/// A declaration and its alias in another file have the same documentation: the doc comment of the
/// alias is the first sentence of the comment of the type.
struct AliasCommentTests {
  @Test(arguments: [
    "Sources/FlickbookVocabulary/Flick.swift", "Sources/FlickbookCore/FlickbookCore.swift",
  ])
  func `the comment of an alias equals the first sentence of the comment of its type`(
    _ path: String
  ) throws {
    var types: [String: String] = [:]
    for module in [
      "Text", "Model", "Replay", "Engines", "Invariants", "Comparing",
    ] {
      for (declaration, comment) in try SourceComments.all(below: "Sources/\(module)") {
        guard let name = Self.typeName(declaration) else { continue }
        types[module + "." + name] = comment
      }
    }
    var count = 0
    for (declaration, comment) in try SourceComments.all(in: path) {
      let words = declaration.split(separator: " ")
      guard words.starts(with: ["public", "typealias"]), let target = words.last else { continue }
      let parts = target.split(separator: ".")
      let original = try #require(types["\(parts[0]).\(parts[parts.count - 1])"], "\(target)")
      #expect(original == comment || original.hasPrefix(comment + " "), "\(target)")
      #expect(comment.hasSuffix("."), "\(target)")
      count += 1
    }
    #expect(count > 20)
  }

  /// The name of the public type that this line declares.
  private static func typeName(_ declaration: String) -> String? {
    let kinds = ["struct", "enum", "protocol", "class", "typealias"]
    var words = declaration.split { " :<{=".contains($0) }[...]
    guard words.popFirst() == "public" else { return nil }
    if words.first == "final" || words.first == "indirect" { words.removeFirst() }
    guard let kind = words.popFirst(), kinds.contains(String(kind)) else { return nil }
    return words.first.map { String($0) }
  }
}
