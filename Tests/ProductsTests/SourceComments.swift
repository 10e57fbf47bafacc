import Foundation

/// Reads the doc comments of source files.
enum SourceComments {
  /// Each declaration of a file with its comment, up to the first empty line of the comment.
  static func all(in path: String) throws -> [(declaration: String, comment: String)] {
    var found: [(declaration: String, comment: String)] = []
    var comment: [String] = []
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else if !line.hasPrefix("@") || line.contains(" ") {
        let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
        if !paragraph.isEmpty { found.append((line, paragraph)) }
        comment = []
      }
    }
    return found
  }

  /// The declarations of all files below a folder, with their comments.
  static func all(
    below folder: String
  ) throws -> [(declaration: String, comment: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }.flatMap { try all(in: folder + "/" + $0) }
  }
}
