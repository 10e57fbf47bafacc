/// A command of a flow with its values and its location in the file.
struct MaestroCommand {
  let name: String
  private(set) var values: [String: Substring] = [:]
  let line: TextLine
}

extension MaestroCommand {
  /// The items of the outermost list. Items nested in `repeat` or `runFlow` belong to the outer
  /// item.
  static func all(in lines: [TextLine]) -> [MaestroCommand] {
    var commands: [MaestroCommand] = []
    for line in lines {
      let text = line.text.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      if line.indent == 0, text.hasPrefix("- ") {
        let (name, value) = pair(text.dropFirst(2))
        var command = MaestroCommand(name: name, line: line)
        if let value { command.parse(inline: value) }
        commands.append(command)
      } else if line.indent > 0, !commands.isEmpty, !text.hasPrefix("- ") {
        let (name, value) = pair(text)
        commands[commands.count - 1].values[name] = value?.unquoted ?? ""
      }
    }
    return commands
  }

  private static func pair(_ text: Substring) -> (name: String, value: Substring?) {
    guard let colon = text.firstIndex(of: ":") else { return (String(text.uncommented), nil) }
    let value = text[text.index(after: colon)...].trimmed.uncommented
    return (String(text[..<colon]), value.isEmpty ? nil : value)
  }

  /// Parses `{point: "50%,50%"}`, or a text selector that only the app can resolve.
  private mutating func parse(inline value: Substring) {
    guard value.hasPrefix("{"), value.hasSuffix("}") else { return }
    // A comma separates values only if a name follows.
    var name: String?
    for part in value.dropFirst().dropLast().split(separator: ",") {
      let text = part.trimmed
      if let colon = text.firstIndex(of: ":") {
        name = String(text[..<colon])
        values[name ?? ""] = text[text.index(after: colon)...].trimmed
      } else if let name {
        values[name, default: ""] += "," + text
      }
    }
    values = values.mapValues(\.unquoted)
  }

  /// Whether the command selects an element. Its point is then relative to the element. All other
  /// values describe how to tap.
  var namesElement: Bool { values.keys.contains { !Self.manners.contains($0) } }

  private static let manners: Set<String> = [
    "point", "label", "optional", "repeat", "delay", "retryTapIfNoChange", "waitUntilVisible",
    "waitToSettleTimeoutMs", "tolerance", "displayId",
  ]
}

extension Substring {
  /// Whether the text contains a JavaScript expression or a variable.
  var isComputed: Bool { contains("${") }

  var unquoted: Substring {
    guard count > 1, let first, first == last, first == "\"" || first == "'" else { return self }
    return dropFirst().dropLast()
  }

  /// The text without a trailing comment.
  fileprivate var uncommented: Substring {
    let closing: Character? =
      switch first {
      case "\"", "'": first
      case "{": "}"
      default: nil
      }
    var start = startIndex
    if let closing, let end = dropFirst().lastIndex(of: closing) { start = end }
    return self[start...].firstRange(of: " #").map { self[..<$0.lowerBound].trimmed } ?? self
  }
}
