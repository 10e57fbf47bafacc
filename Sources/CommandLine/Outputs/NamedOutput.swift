internal import Platform
internal import Runs
internal import Writing

/// An output file given by an option.
struct NamedOutput {
  let option: Option
  let kind: OutputKind
  let path: String

  /// An error text if the file must not be replaced because it has other content; nil if it may be
  /// replaced.
  var foreignContent: String? {
    guard kind.replaces, let path = replaced else { return nil }
    if kind.accepts(OutputKind.head(of: path)) { return nil }
    return "\(option.dashed) cannot replace \(path.quoted): it is not \(kind.rawValue); "
      + "name another file, or add \(Option.force.dashed)"
  }

  /// The existing file that the output replaces; nil if there is none.
  private var replaced: String? {
    // A report in a folder replaces the folder's index file.
    let path = option.name == Option.html.name ? PageOutput.index(path) : path
    guard case .file(isRegular: true)? = FileKind(of: path) else { return nil }
    return path
  }

  /// The status of the existing output: a file, or the folder for the output.
  private var status: FileStatus? {
    if let path = replaced { return FileStatus(of: path) }
    // The output may be a folder of traces, which another option may read.
    return option.name == Option.keepSteps.name ? FileStatus(of: path) : nil
  }

  /// An error if this run reads the output file; nil otherwise.
  func conflict(with inputs: some Sequence<String>) -> UsageError? {
    guard let identity = status?.identity else { return nil }
    guard inputs.contains(where: { FileStatus(ofInput: $0)?.identity == identity }) else {
      return nil
    }
    return UsageError(
      "\(option.dashed) cannot be \(path.quoted): this command reads that file; name another one")
  }

  /// Whether the existing file is a report of an earlier run, and therefore not a recording.
  var isEarlierReport: Bool {
    guard kind == .junit || kind == .page, let path = replaced else { return false }
    return kind.accepts(OutputKind.head(of: path))
  }
}

extension FileStatus {
  /// Determines the status of an input from its argument: `-` is the file connected to stdin, and
  /// `@LIST` names the list.
  fileprivate init?(ofInput typed: String) {
    if typed == "-" {
      self.init(descriptor: STDIN_FILENO)
    } else if let status = FileStatus(of: typed) {
      self = status
    } else if typed.hasPrefix("@") {
      self.init(of: String(typed.dropFirst()))
    } else {
      return nil
    }
  }
}
