internal import Chromium
internal import EngineLink
internal import Gesture

/// The files that decide what a run finds, and how each was at one time.
struct WatchedFiles: Equatable {
  /// In the order of the run.
  private(set) var recordings: [String] = []
  private var stamps: [String: FileStamp] = [:]
  /// By the name of the engine: the files that its command names, or its page.
  private var engines: [String: [String: FileStamp]] = [:]
  private var suites: [String: FileStamp] = [:]
  /// The program that watches.
  private var program: [String: FileStamp] = [:]

  /// - Parameters:
  ///   - commands: The commands of engines.
  ///   - program: The path of the program that watches.
  init(
    _ recordings: [String], _ arguments: ParsedArguments, commands: [ProcessCommand],
    program: String?
  ) {
    self.recordings = recordings
    for path in recordings { stamps[path] = FileStamp(path) }
    let suite = arguments.text(.suite) ?? ((try? SuiteSearch.suite(for: recordings)) ?? nil)
    if let suite { suites[suite] = FileStamp(suite) }
    for command in commands {
      for path in command.files { engines[command.name, default: [:]][path] = FileStamp(path) }
    }
    if let page = arguments.text(.page), let stamp = FileStamp(page) {
      engines[Browsers.engineName] = [page: stamp]
    }
    if let program { self.program[program] = FileStamp(program) }
  }

  /// What has changed since these were looked at; nothing where no run is concerned.
  func changes(to now: WatchedFiles) -> WatchedChange? {
    var change = WatchedChange()
    change.recordings = now.recordings.filter { stamps[$0] != now.stamps[$0] }
    change.removed = recordings.filter { now.stamps[$0] == nil }
    if suites != now.suites { change.suites = Set(suites.keys).union(now.suites.keys).sorted() }
    for (name, files) in now.engines where engines[name] != files {
      change.engines.append(name)
      change.programs += files.keys.filter { engines[name]?[$0] != files[$0] }
    }
    // Where it is missing, it goes on as it is.
    change.isOwnProgram = !now.program.isEmpty && program != now.program
    change.engines.sort()
    change.programs.sort()
    return change.isOwnProgram || change.isOfRun ? change : nil
  }

  /// Whether a change is not over: a process has a changed file open for writing, or the program of an engine
  /// is missing, which a build removes and makes again.
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

  /// `414 recordings, a suite and 1 file of engines`
  var words: String {
    let programs = engines.values.reduce(0) { $0 + $1.count }
    let parts = [
      recordings.count.counted("recording"),
      suites.isEmpty ? nil : "a suite",
      programs == 0 ? nil : "\(programs.counted("file")) of engines",
    ].compactMap(\.self)
    return parts.listed("and")
  }
}

/// What has changed while a run was watching.
struct WatchedChange: Equatable {
  /// Those that have changed, and new ones.
  var recordings: [String] = []
  var removed: [String] = []
  var suites: [String] = []
  /// The engines whose program has changed, and the files of them that did.
  var engines: [String] = []
  var programs: [String] = []
  /// Whether the program that watches was built again.
  var isOwnProgram = false

  /// Whether a file of the run has changed.
  var isOfRun: Bool { ![recordings, removed, suites, engines].allSatisfy(\.isEmpty) }

  /// `a.xml and 3 more`
  var words: String {
    let paths = suites + programs + recordings + removed.map { $0 + " (removed)" }
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).map(\.visible).joined(separator: ", ") + more
  }
}

extension ProcessCommand {
  /// The files that its words name, as seen from where it is run.
  fileprivate var files: [String] {
    line.split { " \t=;|&<>()\"'".contains($0) }.compactMap { word in
      let path = String(word).absolutePath(in: folder ?? currentFolder())
      guard case .file(isRegular: true)? = FileKind(of: path) else { return nil }
      return path.relative(to: currentFolder()) ?? path
    }
  }
}
