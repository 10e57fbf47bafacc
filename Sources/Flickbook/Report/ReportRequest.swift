internal import Reporting

/// Which reports are wanted, and where each goes.
struct ReportRequest: Sendable {
  private(set) var files: [(form: ReportForm, path: String)] = []
  private(set) var onOutput = OutputForm.human
  private(set) var choices = ReportChoices()
  /// Whether what breaks is shown beside the lines of a change.
  let annotates: Bool
  /// The file that takes a summary of the job.
  let jobSummary: String?

  /// What stdout holds.
  enum OutputForm: Equatable, Sendable {
    case human
    /// The lines of a results file.
    case jsonl
    case report(ReportForm)
  }

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) {
    let wish = arguments.choice(.annotations, as: AnnotationWish.self) ?? .auto
    annotates = wish == .github || wish == .auto && terminal.isReadByGitHub
    jobSummary = annotates ? terminal.jobSummary : nil
    choices.junitCase = arguments.choice(.junitBy, as: ReportChoices.JUnitCase.self) ?? .invariant
    choices.junitNamesFiles = arguments.has(.junitFileAttribute)
    try place(arguments)
  }
}

/// What `--annotations` asks for.
enum AnnotationWish: String, CaseIterable, Sendable {
  case auto, github, none
}

extension ReportRequest {
  private mutating func place(_ arguments: ParsedArguments) throws(UsageError) {
    var claims: [(option: Option, form: OutputForm)] = []
    switch arguments.text(.outputFormat) {
    case "jsonl": claims.append((.outputFormat, .jsonl))
    case let word?:
      if let form = ReportForm(rawValue: word) { claims.append((.outputFormat, .report(form))) }
    case nil: break
    }
    var taken: [String: Option] = [:]
    for option in [Option.results] + ReportForm.allCases.map(\.option) {
      guard let path = arguments.text(option) else { continue }
      let form = ReportForm.allCases.first { $0.option.name == option.name }
      if path == "-" {
        claims.append((option, form.map { .report($0) } ?? .jsonl))
      } else if let other = taken.updateValue(option, forKey: path) {
        throw UsageError("\(other.dashed) and \(option.dashed) both name \(path.quoted)")
      } else if let form {
        files.append((form, path))
      }
    }
    guard claims.count < 2 else {
      throw UsageError(
        "\(claims[0].option.dashed) and \(claims[1].option.dashed) both want stdout: name a file")
    }
    onOutput = claims.first?.form ?? .human
  }

  /// Whether anything but a person reads what is found.
  var isWanted: Bool { !files.isEmpty || onOutput != .human || annotates }

  var showsTraces: Bool {
    let forms = files.map(\.form)
    if case .report(let form) = onOutput { return (forms + [form]).contains(where: \.showsTraces) }
    return onOutput == .jsonl || forms.contains(where: \.showsTraces)
  }
}

extension ReportForm {
  /// The option that names its file.
  var option: Option {
    switch self {
    case .junit: .junit
    case .sarif: .sarif
    case .tap: .tap
    case .json: .jsonReport
    case .markdown: .markdown
    case .codeQuality: .codeQuality
    }
  }
}
