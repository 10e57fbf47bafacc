/// Evaluates a conclusion that looks ahead: samples are answered in order of time, each when the
/// last sample that it depends on has arrived.
package struct LookaheadRun {
  private var stages: [Stage] = []
  private var lastTime: Int64 = 0

  /// The truth that a part of the conclusion has at a sample.
  package struct Answer: Sendable {
    package var index: Int
    var time: Int64
    package var truth: Truth
    /// Whether the answer to this sample is needed, or only its effect on other samples.
    var isAsked = true
    package var cause = Cause()
  }

  fileprivate struct Stage {
    var kind: Kind
    /// Whether the stage is part of a window: then all its answers are needed.
    let isInWindow: Bool
    var answers = Queue<Answer>()
    var window = AheadWindow(isEvery: false, from: 0, to: 0)
    var until = AheadUntil(from: 0, to: 0)

    enum Kind {
      case known(Int)
      case not(Int)
      case both(Int, Int)
      case either(Int, Int)
      case window(Int)
      /// A window of a part that is known at once.
      case knownWindow(Int)
      case until(Int, Int)
    }
  }

  package init(_ lookahead: Lookahead) { _ = add(lookahead, isInWindow: false) }

  /// Adds the stages of a part. The part's own stage comes last, after the stages that it needs.
  private mutating func add(_ part: Lookahead, isInWindow: Bool) -> Int {
    func kind(_ isInWindow: Bool, _ run: inout LookaheadRun) -> Stage.Kind {
      func add(_ part: Lookahead) -> Int { run.add(part, isInWindow: isInWindow) }
      return switch part {
      case .known(let instruction): .known(instruction)
      case .not(let part): .not(add(part))
      case .both(let left, let right): .both(add(left), add(right))
      case .either(let left, let right): .either(add(left), add(right))
      case .window(_, _, _, .known(let instruction)): .knownWindow(instruction)
      case .window(_, _, _, let part): .window(add(part))
      case .until(_, _, let left, let right): .until(add(left), add(right))
      }
    }
    var stage: Stage
    switch part {
    case .window(let isEvery, let from, let to, _):
      stage = Stage(kind: kind(true, &self), isInWindow: isInWindow)
      stage.window = AheadWindow(isEvery: isEvery, from: from, to: to)
    case .until(let from, let to, _, _):
      stage = Stage(kind: kind(true, &self), isInWindow: isInWindow)
      stage.until = AheadUntil(from: from, to: to)
    default: stage = Stage(kind: kind(isInWindow, &self), isInWindow: isInWindow)
    }
    stages.append(stage)
    return stages.count - 1
  }

  /// Processes the next sample.
  ///
  /// - Parameter isAsked: Whether the answer to this sample is needed.
  package mutating func add(
    _ index: Int, _ machine: FormulaMachine, of rule: Int, isAsked: Bool = true
  ) {
    lastTime = machine.time
    for stage in stages.indices {
      switch stages[stage].kind {
      case .known(let slot):
        guard isAsked || stages[stage].isInWindow else { continue }
        let answer = answer(index, machine, slot, of: rule, isAsked)
        stages[stage].answers.append(answer)
      case .knownWindow(let slot):
        let answer = answer(index, machine, slot, of: rule, isAsked)
        stages[stage].add(answer)
      default: work(stage)
      }
    }
  }

  @inline(__always)
  private func answer(
    _ index: Int, _ machine: FormulaMachine, _ slot: Int, of rule: Int, _ isAsked: Bool
  ) -> Answer {
    let truth = machine.values[slot]
    return Answer(
      index: index, time: machine.time, truth: truth, isAsked: isAsked,
      cause: truth.isFalse ? machine.cause(of: slot, in: rule) : Cause())
  }

  /// The answer to the first unanswered sample, once it is known.
  package mutating func next() -> Answer? { removeAnswer(of: stages.count - 1) }

  /// Ends the run. If `holdsOn` is true, the last sample applies forever. Afterwards every sample
  /// has an answer.
  package mutating func finish(holdsOn: Bool) {
    for stage in stages.indices {
      work(stage)
      // Only parts with a window have pending samples.
      stages[stage].finish(at: lastTime, holdsOn: holdsOn)
    }
  }

  /// Discards all samples, when no answer is needed.
  package mutating func reset() {
    for stage in stages.indices {
      stages[stage].answers.removeAll()
      stages[stage].window.reset()
      stages[stage].until.reset()
    }
  }

  /// Computes the answers of a stage for which its inputs are known.
  private mutating func work(_ stage: Int) {
    switch stages[stage].kind {
    case .known, .knownWindow: break
    case .not(let part):
      while var answer = removeAnswer(of: part) {
        answer.truth = answer.truth.opposite
        stages[stage].answers.append(answer)
      }
    case .both(let left, let right):
      while let (one, other) = removeAnswers(of: left, and: right) {
        var answer = other.truth.y.isBelow(one.truth.y) ? other : one
        answer.truth = one.truth.and(other.truth)
        stages[stage].answers.append(answer)
      }
    case .either(let left, let right):
      while let (one, other) = removeAnswers(of: left, and: right) {
        var answer = other.truth.y.isBelow(one.truth.y) ? one : other
        answer.truth = one.truth.or(other.truth)
        stages[stage].answers.append(answer)
      }
    case .window(let part): while let answer = removeAnswer(of: part) { stages[stage].add(answer) }
    case .until(let left, let right):
      while let (one, other) = removeAnswers(of: left, and: right) { stages[stage].add(one, other) }
    }
  }

  private mutating func removeAnswer(of stage: Int) -> Answer? {
    guard let answer = stages[stage].answers.first else { return nil }
    stages[stage].answers.removeFirst()
    return answer
  }

  private mutating func removeAnswers(of left: Int, and right: Int) -> (Answer, Answer)? {
    guard let one = stages[left].answers.first, let other = stages[right].answers.first else {
      return nil
    }
    stages[left].answers.removeFirst()
    stages[right].answers.removeFirst()
    return (one, other)
  }
}

extension LookaheadRun.Stage {
  fileprivate mutating func add(_ answer: LookaheadRun.Answer) {
    window.add(answer, &answers, isNeeded: answer.isAsked || isInWindow)
  }

  fileprivate mutating func add(_ one: LookaheadRun.Answer, _ other: LookaheadRun.Answer) {
    until.add(one, other, &answers, isNeeded: one.isAsked || isInWindow)
  }

  fileprivate mutating func finish(at time: Int64, holdsOn: Bool) {
    window.finish(at: time, holdsOn: holdsOn, &answers)
    until.finish(at: time, holdsOn: holdsOn, &answers)
  }
}
