internal import Chromium
package import EngineLink
internal import Text

/// The files that determine the results of a run, with their states at one time.
package struct WatchedFiles: Equatable {
  /// The paths of the recordings, in the order of the run.
  package private(set) var recordings: [String] = []
  private var stamps: [String: FileStamp] = [:]
  /// The files of each engine, by the engine's name: the files that its command names, or its page.
  private var engines: [String: [String: FileStamp]] = [:]
  private var suites: [String: FileStamp] = [:]
  /// The file of the watching program.
  private var program: [String: FileStamp] = [:]

  /// - Parameters:
  ///   - suite: The named suite; nil to use the suite of the recordings.
  ///   - page: The page that the browser engine shows, if it was named, and the files given to it.
  ///   - commands: The commands of engines.
  ///   - program: The path of the watching program.
  package init(
    _ recordings: [String], suite: String?, page: [String], commands: [ProcessCommand],
    program: String?
  ) {
    self.recordings = recordings
    for path in recordings { stamps[path] = FileStamp(path) }
    let suite = suite ?? ((try? SuiteSearch.suite(for: recordings)) ?? nil)
    if let suite { suites[suite] = FileStamp(suite) }
    for command in commands {
      for path in command.files { engines[command.name, default: [:]][path] = FileStamp(path) }
    }
    for path in page {
      if let stamp = FileStamp(path) { engines[Browsers.engineName, default: [:]][path] = stamp }
    }
    if let program { self.program[program] = FileStamp(program) }
  }

  /// The changes since this scan; nil if nothing has changed that affects the run.
  func changes(to now: WatchedFiles) -> WatchedChange? {
    var change = WatchedChange()
    change.recordings = now.recordings.filter { stamps[$0] != now.stamps[$0] }
    change.removed = recordings.filter { now.stamps[$0] == nil }
    if suites != now.suites { change.suites = Set(suites.keys).union(now.suites.keys).sorted() }
    for (name, files) in now.engines where engines[name] != files {
      change.engines.append(name)
      change.programs += files.keys.filter { engines[name]?[$0] != files[$0] }
    }
    // If the program's file is missing, the running program continues.
    change.isOwnProgram = !now.program.isEmpty && program != now.program
    change.engines.sort()
    change.programs.sort()
    return change.isOwnProgram || change.isOfRun ? change : nil
  }

  /// Whether a change is incomplete: a process has a changed file open for writing, or the program
  /// of an engine is missing because a build removes and re-creates it.
  func isBeingWritten(_ now: WatchedFiles) -> Bool {
    if engines.values.joined().contains(where: { FileStamp($0.key) == nil }) { return true }
    let before = all
    return now.all.contains { path, stamp in
      before[path] != stamp && FileStamp.isBeingWritten(path)
    }
  }

  /// Every file with its stamp.
  private var all: [String: FileStamp] {
    let parts = [stamps, suites, program] + Array(engines.values)
    return parts.reduce(into: [:]) { all, part in all.merge(part) { $1 } }
  }

  /// The watched files as text: `414 recordings, a suite and 1 file of engines`.
  package var text: String {
    let programs = engines.values.reduce(0) { $0 + $1.count }
    let parts = [
      recordings.count.counted("recording"),
      suites.isEmpty ? nil : "a suite",
      programs == 0 ? nil : "\(programs.counted("file")) of engines",
    ].compactMap(\.self)
    return parts.listed("and")
  }
}

/// The changes between two scans.
package struct WatchedChange: Equatable {
  /// Changed and new recordings.
  package var recordings: [String] = []
  var removed: [String] = []
  package var suites: [String] = []
  /// The names of the engines whose files have changed; `programs` are the changed files.
  package var engines: [String] = []
  var programs: [String] = []
  /// Whether the watching program was rebuilt.
  package var isOwnProgram = false

  /// Whether a file of the run has changed.
  package var isOfRun: Bool { ![recordings, removed, suites, engines].allSatisfy(\.isEmpty) }

  /// The changed files as text: `a.xml, b.xml, c.xml and 3 more`.
  package var text: String {
    let paths = suites + programs + recordings + removed.map { $0 + " (removed)" }
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).map(\.visible).joined(separator: ", ") + more
  }
}

extension ProcessCommand {
  /// The files that occur in the command line, as paths relative to its working directory.
  fileprivate var files: [String] {
    line.split { " \t=;|&<>()\"'".contains($0) }.compactMap { word in
      let path = String(word).absolutePath(in: folder ?? currentFolder())
      guard case .file(isRegular: true)? = FileKind(of: path) else { return nil }
      return path.relative(to: currentFolder()) ?? path
    }
  }
}
