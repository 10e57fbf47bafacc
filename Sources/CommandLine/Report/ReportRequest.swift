internal import Files
internal import Reports
internal import Results
internal import Runs
internal import Writing

/// The requested reports, and the destination of each.
struct ReportRequest: Sendable {
  private(set) var files: [(form: ReportForm, path: String)] = []
  /// The destination of the HTML report: a file or a folder; nil if none is requested.
  private(set) var page: String?
  /// The file for the picture of the worst failure; nil if none is requested.
  private(set) var picture: String?
  private let maxMegabytes: Int?
  private let holdsPlayground: Bool
  private(set) var onOutput = OutputForm.human
  private(set) var choices = ReportChoices()
  /// Whether violations are reported as annotations on the lines of a change.
  let annotates: Bool
  /// The file for the job summary of a CI system; nil if there is none.
  let jobSummary: String?
  /// Whether stdout contains only requested output.
  let isQuiet: Bool
  let isVerbose: Bool
  let detail: RunReport.Detail
  let look: PlotLook
  /// The results file; nil if none is written.
  let results: String?
  /// Whether only failures that are new since an earlier run count.
  let failsOnNewOnly: Bool

  /// The content of stdout.
  enum OutputForm: Equatable, Sendable {
    case human
    /// Lines as in a results file.
    case jsonl
    case report(ReportForm)
    case page
    case picture
  }

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    let mode = arguments.choice(.annotations, as: AnnotationMode.self) ?? .auto
    annotates = mode == .github || mode == .auto && terminal.isReadByGitHub
    jobSummary = annotates ? terminal.jobSummary : nil
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    detail = arguments.has(.failures) ? .failures : arguments.has(.all) ? .causes : .firstScreen
    look = PlotLook(arguments, terminal)
    results = (arguments.text(.results) ?? arguments.text(.resume)).flatMap { $0 == "-" ? nil : $0 }
    failsOnNewOnly = arguments.wantsNewOnly
    choices.junitCase = arguments.choice(.junitBy, as: ReportChoices.TestCase.self) ?? .recording
    maxMegabytes = arguments.count(.reportMegabytes)
    holdsPlayground = !arguments.has(.noPlayground)
    choices.junitNamesFiles = arguments.has(.junitFileAttribute)
    choices.earlier = try EarlierRun(arguments)
    if let root = terminal.repositoryRoot {
      choices.inRepository = { $0.path(inRepository: root, from: currentFolder()) }
    }
    try assignOutputs(arguments, terminal)
    choices.published = try arguments.text(.reportAddress).map { (text) throws(UsageError) in
      try PageLocation(typed: text, isFolder: choices.pages != nil)
    }
    // The picture is published beside the page, at the same relative path as on this machine.
    choices.picture = picture.flatMap { picture in
      let page = page.map { PageOutput.index($0) } ?? picture
      return choices.published?.address(
        of: picture.path(from: page, in: currentFolder()))
    }
  }

  /// Adds the values that are known only after the engines have been started.
  mutating func prepare(for head: RunHead) { choices.earlier?.match(head) }

  private mutating func assignOutputs(
    _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(UsageError) {
    var claimedOutputs: [(option: Option, form: OutputForm)] = []
    switch arguments.text(.outputFormat) {
    case "jsonl": claimedOutputs.append((.outputFormat, .jsonl))
    case let word?:
      if let form = ReportForm(rawValue: word) {
        claimedOutputs.append((.outputFormat, .report(form)))
      }
    case nil: break
    }
    let outputs =
      [(Option.results, OutputForm.jsonl)]
      + ReportForm.allCases.map { ($0.option, .report($0)) } + [(.html, .page), (.png, .picture)]
    for (option, form) in outputs {
      guard let path = arguments.text(option) else { continue }
      if path == "-" {
        claimedOutputs.append((option, form))
      } else if case .report(let form) = form {
        files.append((form, path))
      } else if form == .page {
        page = path
        choices.pages = PageOutput.folder(path)
      } else if form == .picture {
        picture = path
      }
    }
    // Bazel expects a report at the path of its variable, unless the user has named another path.
    if arguments.text(.shard) == "auto", arguments.text(.junit) == nil,
      let path = ShardVariables.junitFile(terminal.environment)
    {
      files.append((.junit, path))
    }
    guard claimedOutputs.count < 2 else {
      throw UsageError(
        "\(claimedOutputs[0].option.dashed) and \(claimedOutputs[1].option.dashed) both write to "
          + "stdout: name a file for one of them"
      )
    }
    onOutput = claimedOutputs.first?.form ?? .human
  }

  /// Whether stdout shows the run as text.
  var needsAttention: Bool { onOutput == .human && !isQuiet }

  /// The text report of a run.
  func runReport(of head: RunHead, _ terminal: Terminal) -> RunReport {
    RunReport(
      head, look, order: terminal.output.isTerminal ? .worst : .plan, isVerbose: isVerbose,
      detail: detail, since: choices.earlier)
  }

  /// Whether results or reports are written besides the text on stdout.
  var isRead: Bool { results != nil || isWanted }

  /// Whether reports other than the text on stdout use the findings.
  var isWanted: Bool {
    !files.isEmpty || page != nil || picture != nil || onOutput != .human || annotates
  }

  /// - Parameter path: A file beside which drawn recordings can be stored temporarily; nil to store
  ///   them in memory.
  func htmlReport(
    of head: RunHead, _ form: PageForm = .file, beside path: String? = nil
  ) -> HTMLReport {
    HTMLReport(
      head, form, maxBytes: maxBytes, store: Self.store(beside: path),
      since: choices.earlier, playground: holdsPlayground ? .builtIn : nil,
      sha256: { SHA256.hexadecimal(of: $0) })
  }

  /// The store for parts of a report until it is written: a file beside the report, or memory.
  static func store(beside path: String?) -> any TextStore {
    path.map { SpilledTexts(beside: $0) } ?? TextMemory()
  }

  /// The options for a report in a file. Its links to the page are relative to that file.
  func choices(for file: String) -> ReportChoices {
    var choices = choices
    choices.page = page.map { path in
      PageLocation((choices.pages ?? path).path(from: file, in: currentFolder()))
    }
    return choices
  }

  /// Whether any of the reports will be written to a path.
  func replaces(_ path: String) -> Bool {
    let here = currentFolder()
    return (files.map(\.path) + [page, picture].compactMap(\.self))
      .contains { $0.absolutePath(in: here) == path.absolutePath(in: here) }
  }

  var hasPage: Bool { page != nil || onOutput == .page }

  /// The maximum size of an HTML report.
  var maxBytes: Int { (maxMegabytes ?? HTMLReport.maxMegabytes) * 1_000_000 }

  var showsTraces: Bool {
    if hasPage || picture != nil || onOutput == .picture { return true }
    let forms = files.map(\.form)
    if case .report(let form) = onOutput { return (forms + [form]).contains(where: \.showsTraces) }
    return onOutput == .jsonl || forms.contains(where: \.showsTraces)
  }
}

extension PageLocation {
  /// Creates the value of `--report-url`. Reports write the address into links, so it must be a web
  /// address without characters that end a link.
  fileprivate init(typed text: String, isFolder: Bool) throws(UsageError) {
    let isAddress = ["http://", "https://"].contains { text.hasPrefix($0) && text != $0 }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value > 0x20 && scalar.value < 0x7f
        && !"<>\"()[]\\^`{}|".unicodeScalars.contains(scalar)
    }
    guard isAddress, isPlain else {
      throw .badValue(
        text, of: .reportAddress, expected: "an address that begins with https:// or http://")
    }
    self.init(published: text, isFolder: isFolder)
  }
}

/// The values of `--annotations`.
enum AnnotationMode: String, CaseIterable, Sendable {
  case auto, github, none
}

extension ReportForm {
  /// The option that names the file for a report of this form.
  var option: Option {
    switch self {
    case .junit: .junit
    case .sarif: .sarif
    case .tap: .tap
    case .json: .jsonReport
    case .markdown: .markdown
    case .folders: .folders
    case .tested: .tested
    case .codeQuality: .codeQuality
    }
  }
}
