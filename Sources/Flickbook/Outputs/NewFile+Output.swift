internal import Platform
internal import Writing

// Every file that a verb writes under a given name is opened here.

extension NewFile {
  /// A file that takes the place of an earlier one of its kind, or a device or pipe. An interruption
  /// ends the wait for the reader of a pipe.
  ///
  /// - Parameter kind: What a file that is replaced must be. Nothing where that was checked before, or
  ///   `--force` allows any.
  static func output(_ path: String, of kind: OutputKind? = nil) throws(WriteError) -> NewFile {
    if let kind, case .file(isRegular: true)? = FileKind(of: path),
      !kind.accepts(NamedOutput.head(of: path))
    {
      throw .file(
        FileFailure(
          path, attempt: "replace", reason: "it is not \(kind.rawValue)",
          advice: "move or remove it"))
    }
    return try NewFile(path, replacing: true, unless: { Interruption.hasCome })
  }

  /// A file that is written anew by each run, and the folder that contains it.
  static func report(
    _ path: String, of kind: OutputKind? = nil
  ) throws(WriteError) -> NewFile {
    if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
    return try output(path, of: kind)
  }
}

extension DescriptorSink {
  /// The stdout of this process. An interruption ends the wait for its reader.
  static var standardOutput: DescriptorSink {
    DescriptorSink(STDOUT_FILENO, name: "stdout", unless: { Interruption.hasCome })
  }
}
