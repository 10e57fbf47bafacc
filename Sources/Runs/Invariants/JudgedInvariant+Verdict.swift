package import Invariants
package import Model
internal import Replay
internal import Results
internal import Text

extension JudgedInvariant {
  /// Creates a row's verdict from the verdict of a judge.
  ///
  /// A formula whose values never changed is marked as still, unless the recording itself contains
  /// the formula: such a formula may require that something stays as it is.
  package init(
    _ judged: InvariantVerdict, _ setting: InvariantSetting?, _ scene: Scene,
    in recording: String? = nil
  ) {
    self.init(judged.invariant.name, judged.verdict)
    inferred = judged.inferred.words
    level = setting?.level.value ?? .error
    unit = margin == nil ? "" : judged.invariant.marginUnit
    if verdict == .held { shareLeft = judged.shareLeft.map { ($0 * 1000).rounded() / 1000 } }
    let isOfRecording = recording.map { setting?.isDefined(in: $0) ?? false } ?? false
    if case .held(_, _, weak: true) = judged.verdict, judged.invariant.isOwn, !isOfRecording {
      isStill = true
    }
    settings = setting.map { RunHead.Setting.all($0) } ?? []
    if scene.views.count > 1, let view = first?.view, scene.views.indices.contains(view) {
      first?.viewName = scene.views[view].id
    }
  }

  /// Creates an untested invariant, with the reason.
  init(untested name: String, because reason: String?) {
    self.init(name, .untested)
    self.reason = reason
  }

  private init(_ name: String, _ verdict: Verdict) {
    switch verdict {
    case .held(let checks, let margin, _):
      self.init(name, .held)
      self.checks = checks
      self.margin = margin
    case .broken(let violation, let times, let margin):
      self.init(name, .broken)
      self.times = times
      self.margin = margin
      first = violation
    case .untested(let reason): self.init(untested: name, because: reason.text)
    case .notApplicable: self.init(name, Word.notApplicable)
    }
  }
}

extension [JudgedInvariant] {
  /// Marks each untested invariant that should have been tested, with the source that names the
  /// invariant: the recording, or `--only`.
  ///
  /// Invariants that need more than the engine offers are not marked. If the recording names such
  /// an invariant, or if any invariant is broken, nothing that the recording names is marked: the
  /// replay does not follow the intended path.
  ///
  /// - Parameters:
  ///   - judged: The judge's verdicts, in the order of these rows.
  ///   - only: The invariants that `--only` names.
  mutating func want(
    _ judged: [InvariantVerdict], _ settings: Settings, in recording: String, only: Set<String>
  ) {
    var wanted: [(index: Int, from: String)] = []
    var isBeyond = contains { $0.verdict == .broken }
    for setting in settings.judged {
      guard case .file(recording, _)? = setting.named, let from = setting.named?.text,
        let index = judged.firstIndex(where: { $0.invariant.name == setting.invariant.name }),
        !self[index].isTested
      else { continue }
      if judged[index].isLack { isBeyond = true } else { wanted.append((index, from)) }
    }
    for index in judged.indices where !only.isEmpty && !self[index].isTested {
      let isNamed = only.contains(self[index].name)
      if isNamed, !judged[index].isLack { self[index].wanted = JudgedInvariant.only }
    }
    if !isBeyond { for (index, from) in wanted { self[index].wanted = from } }
  }
}

extension InvariantVerdict {
  fileprivate var isLack: Bool {
    if case .untested(let reason) = verdict { reason.isLack } else { false }
  }
}

extension RunHead.Setting {
  /// The settings of an invariant that differ from the built-in values.
  static func all(_ setting: InvariantSetting) -> [RunHead.Setting] {
    setting.changes.map {
      RunHead.Setting(setting.invariant.name, $0.name, $0.value, from: $0.from)
    }
  }
}

extension Reason {
  /// The reason as text; nil for the usual reason, that the replay did not exercise the invariant.
  var text: String? {
    switch self {
    case .notExercised: nil
    case .notReported(let abilities): "the engine does not report \(abilities.words.listed("and"))"
    case .notDeclared(let what): "the engine does not declare \(what)"
    case .noSignal(let name, let nearest):
      "the app reports no signal \(name.quoted)"
        + (nearest.map { "; did you mean probe.\($0)?" } ?? "")
    case .noView(let name, let nearest):
      "the scene has no view \(name.quoted)"
        + (nearest.map { "; did you mean \($0.quoted)?" } ?? "")
    case .neverReached(let state): "the state \(state.quoted) was never reached"
    case .neverLeft(let state): "the state \(state.quoted) was never left"
    case .unanswered: JudgedInvariant.unanswered
    case .nothingMoved: "touched, but nothing moved in any view"
    case .noViewTouched: "no view of the recording is under a finger"
    case .pageFailed(let name, let text):
      "the page failed to load as a whole: \(text) (to judge it anyway: --level \(name)=warn)"
    case .endedTooEarly: "the replay ends too early"
    case .coarse: "the recording is too coarse: samples of the fingers are missing"
    case .inexact(let error):
      "the observations are exact only to \(((error * 100).rounded() / 100).text) pt, not enough for this invariant"
    case .unseen(let gap) where gap == Step.Sight.never:
      "the recording has no observation there"
    case .unseen(.zero): "the view of a finger is unknown there"
    case .unseen(let gap):
      "the recording has no observation there: the last one is "
        + "\(gap.milliseconds.rounded().text) ms older"
    case .scrollRangeUnknown: "the content size, insets and zoom limits are not reported"
    case .unsuited(let why), .actsOtherwise(let why): why
    }
  }
}

extension Abilities {
  /// The names of the abilities in the set.
  package var words: [String] { Self.names.filter { contains($0.ability) }.map(\.name) }
}
