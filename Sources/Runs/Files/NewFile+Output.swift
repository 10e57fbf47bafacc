internal import Platform
package import Writing

// Every output file of a verb is opened by one of these functions.

extension NewFile {
  /// Opens a file that replaces an earlier file of its kind, or a device or pipe. An interruption
  /// ends the wait for the reader of a pipe.
  ///
  /// - Parameter kind: The required kind of an existing file; nil if the kind was already checked,
  ///   or if `--force` allows any kind.
  package static func output(_ path: String, of kind: OutputKind? = nil) throws(WriteError)
    -> NewFile
  {
    if let kind, case .file(isRegular: true)? = FileKind(of: path),
      !kind.accepts(OutputKind.head(of: path))
    {
      throw .file(
        FileFailure(
          path, attempt: "replace", reason: "it is not \(kind.rawValue)",
          advice: "move or remove it"))
    }
    return try NewFile(path, replacing: true, unless: { Interruption.hasCome })
  }

  /// Opens a file that each run replaces, after creating its folder.
  package static func report(
    _ path: String, of kind: OutputKind? = nil
  ) throws(WriteError) -> NewFile {
    if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
    return try output(path, of: kind)
  }
}

extension DescriptorSink {
  /// The stdout of this process. An interruption ends the wait for the reader of a pipe.
  package static var standardOutput: DescriptorSink {
    DescriptorSink(STDOUT_FILENO, name: "stdout", unless: { Interruption.hasCome })
  }
}
