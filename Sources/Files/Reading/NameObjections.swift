internal import Text

// Errors about names that do not exist in the format, or are not allowed at this position.

func unknownElement(_ name: String, in parent: Element, _ dialect: Dialect) -> Objection {
  let known = parent.children.map(\.rule.name)
  let isUnknown = !dialect.names.contains(name)
  let expected: String
  if !known.isEmpty {
    expected = alternatives(known)
  } else {
    expected = parent.holdsText ? "text alone" : "nothing between its tags"
  }
  return Objection(
    isUnknown ? .unknown : .misplaced,
    isUnknown && !known.isEmpty
      ? "unknown element \"\(name)\"" : "element \"\(name)\" inside \"\(parent.rule.name)\"",
    expected: expected,
    nearest: isUnknown ? known.nearest(to: name) : nil)
}

func unknownNamespace(_ name: MarkupName, _ dialect: Dialect) -> Objection {
  let namespace = name.namespace.map { "namespace \"\(String($0))\"" } ?? "no namespace"
  return Objection(
    .unknown, "element \"\(String(name.local))\" in \(namespace)",
    expected: "xmlns=\"\(dialect.namespace)\"")
}

/// The beginning of a text found in the file, escaped for one line of a message.
func quoted(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
  let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? bytes.endIndex
  return quoted(String(decoding: bytes[..<end].prefix(200), as: UTF8.self))
}

/// The beginning of a text found in the file, escaped for one line of a message.
func quoted(_ text: String) -> String {
  let longest = 40
  var line = ""
  for character in text.unicodeScalars.prefix(longest) {
    // Control characters and invisible characters are replaced by their code points.
    switch character.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
      line += "\\u{" + String(character.value, radix: 16) + "}"
    default: line.unicodeScalars.append(character)
    }
  }
  return "\"" + line + (text.unicodeScalars.count > longest ? "…" : "") + "\""
}

@inline(__always)
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
    || byte == UInt8(ascii: "\r")
}
