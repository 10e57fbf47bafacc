internal import Formats
internal import Reporting
internal import Writing

/// Where the page goes that people look at: one file, or a folder of them.
struct PageOutput {
  private var report: HTMLReport
  /// Of a folder `index.html`: it appears last, when all it leads to is there.
  private let file: NewFile
  /// With its slash.
  private let folder: String?

  /// Opens the file now: an hour of replays must not end with a folder that is missing.
  ///
  /// - Parameters:
  ///   - path: Of a folder where it ends with a slash, or where a folder stands.
  init(_ path: String, _ report: HTMLReport) throws(WriteError) {
    self.report = report
    folder = Self.folder(path)
    if let folder {
      try NewFile.makeFolders(folder)
      try NewFile.makeFolder(folder + HTMLReport.subfolder)
    }
    file = try NewFile.report(folder.map { $0 + HTMLReport.index } ?? path)
  }
}

extension PageOutput {
  /// The folder that a path asks for, with its slash; nothing where it asks for a file.
  static func folder(_ path: String) -> String? {
    if path.hasSuffix("/") { return path }
    if case .folder? = FileKind(of: path) { return path + "/" }
    return nil
  }

  mutating func add(_ row: JudgedRecording) { report.add(row) }

  mutating func finish(_ end: RunEnd?) throws(WriteError) {
    guard let folder else { return try file.put(report.text(end)) }
    let pages = report.folder(end)
    for page in pages {
      if page.name == HTMLReport.index {
        try file.put(page.text)
      } else {
        try NewFile(folder + page.name, replacing: true).put(page.text)
      }
    }
    let subfolder = HTMLReport.subfolder + "/"
    let names = pages.map(\.name).filter { $0.hasPrefix(subfolder) }
    StalePages.remove(
      from: folder + subfolder, keeping: Set(names.map { String($0.dropFirst(subfolder.count)) }))
  }
}
