internal import Reports
internal import Results
internal import Runs
internal import Writing

/// The destination of the HTML report: a single file, or a folder of files.
struct PageOutput {
  private var report: HTMLReport
  /// The single file, or the `index.html` of a folder. The index appears last, when all linked
  /// pages exist.
  private let file: NewFile
  /// The folder with a trailing slash; nil for a single file.
  private let folder: String?
  /// Whether the folder contains the index of an earlier report. The files of that report are then
  /// replaced.
  private let isReplaced: Bool

  /// Opens the file before the run: an hour of replays must not fail at the end because a folder is
  /// missing.
  ///
  /// - Parameter path: A folder if it ends with a slash or names an existing folder; otherwise a
  ///   file.
  init(_ path: String, _ request: ReportRequest, _ head: RunHead) throws(WriteError) {
    folder = Self.folder(path)
    if let folder {
      try NewFile.makeFolders(folder)
      try NewFile.makeFolder(folder + HTMLReport.subfolder)
    }
    isReplaced = folder.map { Self.isReport($0 + HTMLReport.index) } ?? false
    file = try NewFile.report(folder.map { $0 + HTMLReport.index } ?? path)
    report = request.htmlReport(
      of: head, folder == nil ? .file : .folder, beside: NewFile.isPassage(path) ? nil : file.target
    )
  }

  /// The folder that a path names, with a trailing slash; nil if it names a file.
  static func folder(_ path: String) -> String? {
    if path.hasSuffix("/") { return path }
    if case .folder? = FileKind(of: path) { return path + "/" }
    return nil
  }

  /// The path to open first: the index of a folder, or the single file.
  static func index(_ path: String) -> String { folder(path).map { $0 + HTMLReport.index } ?? path }

  /// Whether a file is a page of an earlier report.
  private static func isReport(_ path: String) -> Bool {
    guard case .file(isRegular: true)? = FileKind(of: path) else { return false }
    let head = OutputKind.head(of: path)
    return !head.isEmpty && OutputKind.page.accepts(head)
  }

  mutating func add(_ row: JudgedRecording) { report.add(row) }

  var warnings: [String] { report.warnings }
  var losses: [String] { report.losses }

  mutating func finish(_ end: RunEnd?) throws(WriteError) {
    // The report is copied, because the closures below use `self` while the report is written.
    var report = report
    defer { self.report = report }
    guard let folder else {
      return try file.put { (file) throws(WriteError) in
        try report.page(end) { (bytes) throws(WriteError) in try file.write(bytes) }
      }
    }
    let (subfolder, index) = (HTMLReport.subfolder + "/", file)
    var names: Set<String> = []
    try report.folder(end) { (page) throws(WriteError) in
      if page.name.hasPrefix(subfolder) {
        names.insert(String(page.name.dropFirst(subfolder.count)))
      }
      let isIndex = page.name == HTMLReport.index
      let file = isIndex ? index : try part(page, of: folder)
      try file.put { (file) throws(WriteError) in try file.write(page.bytes) }
    }
    StalePages.remove(from: folder + subfolder, keeping: names)
  }

  /// Opens a file beside the index. Replaces an equal file, because an interrupted run leaves style
  /// and script without an index.
  private func part(_ page: PageFile, of folder: String) throws(WriteError) -> NewFile {
    let path = folder + page.name
    let isSame = OutputKind.head(of: path).elementsEqual(page.bytes.prefix(OutputKind.headLength))
    return try NewFile.output(path, of: isReplaced || isSame ? nil : .page)
  }
}
