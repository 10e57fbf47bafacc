internal import Files
package import Text
internal import Writing

/// The accepted and the pending trace of one recording: a pair of files in a folder of baselines.
package struct Baseline {
  /// The path of the baseline, whether or not it exists.
  package let trace: String
  package let isKept: Bool
  package let isPending: Bool
  /// The head of the baseline, or else of the pending trace; `nil` if neither can be read.
  let head: TraceHead?

  package var pending: String { trace + BaselineFolder.pendingEnding }
}

extension Baseline {
  init(_ trace: String) {
    self.trace = trace
    isKept = FileKind(of: trace) != nil
    let pending = trace + BaselineFolder.pendingEnding
    isPending = FileKind(of: pending) != nil
    head = (try? TraceHead(ofFile: trace)) ?? (try? TraceHead(ofFile: pending))
  }

  /// The path of the recording that the head names; nil if the recording does not exist or its
  /// baseline belongs at another path.
  package func recording(in folder: BaselineFolder) -> String? {
    guard let path = head?.recording, folder.trace(of: path) == trace else { return nil }
    return FileKind(of: path) == nil ? nil : path
  }
}

extension BaselineFolder {
  /// All accepted and pending baselines, sorted by path.
  package func baselines() throws(FormatError) -> [Baseline] {
    guard FileKind(of: path) != nil else { return [] }
    var traces: Set<String> = []
    try collect(path, into: &traces)
    return traces.sortedByBytes().map { Baseline($0) }
  }

  private func collect(_ folder: String, into traces: inout Set<String>) throws(FormatError) {
    for entry in try Folder(folder).entries where !entry.name.hasPrefix(".") {
      let path = folder.appending(component: entry.name)
      if FileKind(of: path) == .folder {
        if !entry.isLink { try collect(path, into: &traces) }
      } else if path.hasSuffix(".trace") {
        traces.insert(path)
      } else if path.hasSuffix(".trace" + Self.pendingEnding) {
        traces.insert(String(path.dropLast(Self.pendingEnding.count)))
      }
    }
  }
}
