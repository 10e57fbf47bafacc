// Stands in a mutated copy of the sources only: asks of invariants that were changed what the tests
// ask of the invariants as they are.
//
// First of none that was changed; the first line out is what is wrong, the mutants that would matter
// and those that are come to. Then each line in, `IN OUT`, makes a copy of the process that knows all
// this and answers questions that it reads from the one file in the other: `fully NUMBER [INVARIANT]` is
// answered by what is no longer so, `quickly NUMBER [INVARIANT]` by what is soon known of it.
//
// Given the name of a golden file it only prints what is to stand there.
import Engines
import FlickbookTesting
import Gesture
@preconcurrency import Glibc
import Replay
import TestSupport
import Verdicts

/// What is known when nothing is changed.
struct Known {
  var quick: QuickLook
  /// Where engines are that have the names of others.
  var others: AttentiveStage
  var alarms: Set<String>
}

/// What the tests hold, the cheapest first: what is said first, is looked at no further.
func complaint(
  _ invariants: [Invariant], on stage: Stage, _ known: Known? = nil, isQuick: Bool = false
) throws -> String? {
  let trial = InvariantTrial(invariants, on: stage)
  if !only.isEmpty { return try newsElsewhere(invariants, trial) }
  for (texts, plain) in PlainTexts.all where plainNumbers(in: texts) != plain {
    return "other numbers"
  }
  if let news = try known?.quick.news(of: invariants) { return news }
  if isQuick { return nil }
  if try hasNews(trial.occasions(), "occasions") { return "other occasions" }
  for seeds in InvariantTrial.slips where try hasNews(trial.verdictsOnSlips(seeds), "slips") {
    return "other verdicts on slips"
  }
  for engine in InvariantTrial.goodEngines {
    if try !trial.falseAlarms(engine, atMost: 1).isEmpty { return "false alarm" }
  }
  if try !trial.falseAlarms(onMixes: InvariantTrial.mixes, atMost: 1).isEmpty {
    return "false alarm on a mix"
  }
  if let known, try !known.alarms.isSuperset(of: otherAlarms(invariants, on: known.others)) {
    return "false alarm on an engine that shows less"
  }
  if try hasNews(trial.circumstances(), "circumstances") { return "other circumstances" }
  if let news = try newsElsewhere(invariants, trial) { return news }
  if try hasNews(trial.givingsAway(), "faults") { return "other breaches in all" }
  if try !trial.missedFaults(atMost: 1).isEmpty { return "fault missed" }
  if try hasNews(trial.sentences(), "breaches") { return "other breach" }
  if try hasNews(trial.occasionsOnManyMixes(), "mixes") { return "other occasions on mixes" }
  limit(seconds: 300)
  if try !trial.unheededTolerances().isEmpty { return "tolerance unheeded" }
  return nil
}

/// The golden files that alone are asked, of the outings and of what is somebody's own; none is all.
let only = Set(
  CommandLine.arguments.dropFirst().first == "only" ? CommandLine.arguments.dropFirst(2) : [])

/// What is otherwise of what is somebody's own, where less is shown or seen, and so on.
func newsElsewhere(_ invariants: [Invariant], _ trial: InvariantTrial) throws -> String? {
  func isAsked(_ golden: String) -> Bool { only.isEmpty || only.contains(golden) }
  // What is changed in the type of one invariant changes no other.
  if invariants.count > 1, isAsked("own"), try hasNews(trial.ownVerdicts(), "own") {
    return "other verdicts of one's own"
  }
  for (golden, outings) in Outing.all where isAsked(golden) {
    for outing in outings where try hasNews(trial.occasions(on: outing), golden) {
      return "other \(golden)"
    }
  }
  return nil
}

/// Which invariants are broken where by sound engines that show offsets alone, or act at frames. A few
/// are, which the tests know.
func otherAlarms(_ invariants: [Invariant], on stage: Stage) throws -> Set<String> {
  let trial = InvariantTrial(invariants, on: stage)
  let reporting = try FrameEngine.factory.setting([(name: "reports", value: 1)])
  let engines =
    InvariantTrial.goodEngines.map(\.showingOffsetsOnly)
    + [reporting, BuiltInEngines.ios.atFrames()]
  let alarms = try engines.flatMap { try trial.falseAlarms($0) }
  return Set(
    alarms.map { alarm in
      let parts = alarm.split(separator: ".xml: ", maxSplits: 1)
      return parts[0] + " " + parts[1].prefix { $0 != " " }
    })
}

/// Whether anything is said now that is not in the reviewed text.
func hasNews(_ said: [String], _ golden: String) -> Bool {
  let text = Corpus.text(of: "Tests/VerdictsTests/Golden/\(golden).txt")
  let lines = Set(text.split(separator: "\n"))
  return said.contains { !lines.isSuperset(of: $0.split(separator: "\n")) }
}

/// From now on no more than so many seconds of CPU: a change may make a loop endless.
func limit(seconds: Int) {
  var timer = itimerval()
  timer.it_value.tv_sec = seconds
  setitimer(Int32(ITIMER_VIRTUAL.rawValue), &timer, nil)
}

/// Answers questions until there are no more.
func answer(on stage: AttentiveStage, _ known: Known?) throws {
  signal(SIGVTALRM) { _ in
    // Whatever was interrupted may hold what printing needs.
    let words: StaticString = "timed out\n"
    write(1, words.utf8Start, words.utf8CodeUnitCount)
    _exit(0)
  }
  for stage in [stage, known?.others] { stage?.willJudge = { limit(seconds: 4) } }
  print(getpid())
  fflush(nil)
  while let line = readLine() {
    let words = line.split(separator: " ")
    guard words.count > 1, let mutant = Int(words[1]) else { continue }
    chosen = mutant
    let invariants = Catalogue.invariants.filter { words.count < 3 || words[2] == $0.name }
    limit(seconds: 20)
    let isQuick = words[0] == "quickly"
    let answer = try complaint(invariants, on: stage, known, isQuick: isQuick) ?? "nothing"
    limit(seconds: 0)
    print(answer)
    fflush(nil)
  }
}

/// What is to stand in a golden file.
func text(of golden: String) throws -> String {
  let trial = InvariantTrial()
  let lines =
    switch golden {
    case "occasions": try trial.occasions()
    case "slips": try InvariantTrial.slips.flatMap { try trial.verdictsOnSlips($0) }
    case "mixes": try trial.occasionsOnManyMixes()
    case "circumstances": try trial.circumstances()
    case "faults": try trial.givingsAway()
    case "own": try trial.ownVerdicts()
    default:
      try Outing.all.filter { $0.golden == golden }.flatMap(\.outings)
        .flatMap { try trial.occasions(on: $0) }
    }
  return lines.map { $0 + "\n" }.joined()
}

if CommandLine.arguments.count > 1, only.isEmpty {
  for golden in CommandLine.arguments.dropFirst() {
    print(try text(of: golden), terminator: "")
  }
  exit(0)
}
let stage = AttentiveStage()
chosen = -1
let wrong = try complaint(Catalogue.invariants, on: stage) ?? "nothing"
let others = AttentiveStage()
let known =
  only.isEmpty
  ? try Known(
    quick: QuickLook(stage), others: others,
    alarms: otherAlarms(Catalogue.invariants, on: others)) : nil
let lists = [mattering, reached].map { marks in
  marks.indices.filter { marks[$0] }.map { "\($0)" }.joined(separator: " ")
}
print(wrong, lists[0], lists[1], separator: ":")
fflush(nil)
chosen = 0
signal(SIGCHLD, SIG_IGN)
while let line = readLine() {
  let names = line.split(separator: " ").map { String($0) }
  guard names.count == 2, fork() == 0 else { continue }
  freopen(names[0], "r", stdin)
  freopen(names[1], "w", stdout)
  try answer(on: stage, known)
  _exit(0)
}
