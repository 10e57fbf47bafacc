internal import Gesture
internal import Replay
internal import Reporting
internal import Verdicts

extension JudgedLaw {
  /// What a judge found, as results say it.
  init(_ finding: Judge.Finding, _ setting: LawSetting?, _ scene: Scene) {
    self.init(finding.law.name, finding.verdict)
    level = setting?.level.value ?? .error
    unit = margin == nil ? "" : finding.law.tolerance.marginUnit
    settings = setting.map { RunHead.Setting.all($0) } ?? []
    if case .broken(let violation, _) = finding.verdict, scene.views.count > 1,
      scene.views.indices.contains(violation.view)
    {
      first?.view = scene.views[violation.view].id
    }
  }

  private init(_ name: String, _ verdict: Verdict) {
    switch verdict {
    case .held(let occasions, let margin, _):
      self.init(name, .held)
      self.occasions = occasions
      self.margin = margin
    case .broken(let violation, let times):
      self.init(name, .broken)
      self.times = times
      margin = violation.excess.map { -$0 }
      first = Break(
        step: violation.step, time: violation.time, view: nil, expected: violation.expected,
        actual: violation.actual, place: violation.place)
    case .untested(let reason):
      self.init(name, .untested)
      self.reason = reason.words
    case .notApplicable:
      self.init(name, Word.notApplicable)
    }
  }
}

extension RunHead.Setting {
  /// What is not built in of a law's settings.
  static func all(_ setting: LawSetting) -> [RunHead.Setting] {
    setting.changes.map {
      RunHead.Setting(setting.law.name, $0.name, $0.value, from: $0.from.text)
    }
  }
}

extension Reason {
  /// Nothing for what most laws are untested for.
  fileprivate var words: String? {
    switch self {
    case .notExercised: nil
    case .notReported(let abilities):
      "the engine does not report \(abilities.words.listed("and"))"
    case .notDeclared(let what): "the engine does not declare \(what)"
    case .unanswered: "nothing that is shown ever changes, and what stands still keeps it"
    case .endedTooEarly: "the replay ends too early to tell"
    case .coarse: "the recording is too coarse"
    case .unsuited(let why): why
    }
  }
}

extension Abilities {
  /// The names of what is in the set.
  var words: [String] { Self.names.filter { contains($0.ability) }.map(\.name) }
}
