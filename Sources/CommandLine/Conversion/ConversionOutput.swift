internal import Runs
internal import Writing

/// The destination of converted files: stdout, a file, or a folder. In a folder, files keep their
/// names with another suffix.
struct ConversionOutput {
  private let path: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let path = arguments.text(.output).flatMap { $0 == "-" ? nil : $0 }
    if arguments.operands.count > 1, !Self.isFolder(path) {
      throw UsageError(
        "\(arguments.operands.count) files need a folder for the new ones: -o DIR/",
        correction: .append("-o new/"))
    }
    self.path = path
  }

  /// Whether a path is a folder, or ends with a slash.
  private static func isFolder(_ path: String?) -> Bool {
    guard let path else { return false }
    return path.hasSuffix("/") || FileKind(of: path) == .folder
  }

  /// Opens the file for a source; nil for stdout. A named file is replaced, but an existing file in
  /// a folder is not.
  func file(for source: String, suffix: String) throws(WriteError) -> NewFile? {
    guard let path else { return nil }
    guard Self.isFolder(path) else { return try NewFile.output(path) }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let name = source == "-" ? "stdin" : source.split(separator: "/").last.map(String.init) ?? "x"
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    try NewFile.makeFolder(folder)
    return try NewFile("\(folder)/\(stem).\(suffix)")
  }
}
