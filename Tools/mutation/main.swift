// This program is compiled only into a mutated copy of the sources. It judges with mutated
// invariants everything that the tests judge, and much more, and compares the figures with the
// figures without a mutant.
//
//   checker-trial FOLDER [NAME...]   all figures, or only those with these names
//   checker-trial --print NAME...    prints the figures with these names, without a mutant
//
// It first judges without a mutant, keeps the figures, and writes them to FOLDER/NAME.txt. It
// prints a line with the complaint of the tests, the mutants that would change any value, and the
// mutants whose code is executed. Then each line of input, `IN OUT`, forks a copy of the process,
// which has the figures in memory. The copy reads questions from the file IN and writes answers to
// the file OUT. `fully NUMBER [INVARIANT]` requests the first difference that the mutant makes;
// `quickly NUMBER [INVARIANT]` requests the same for a part of the figures.
import Engines
import FlickbookTesting
import Model
@preconcurrency import Glibc
import Replay
import TestSupport
import Invariants

/// The results without a mutant.
struct Known {
  var quick: QuickLook
  /// The stage for engines that have the same names as engines of other stages.
  var others: AttentiveStage
  var alarms: Set<String>
}

/// Returns the first requirement of the tests that is violated. Cheap requirements are tested
/// first.
func complaint(
  _ invariants: [Invariant], on stage: Stage, _ known: Known? = nil, isQuick: Bool = false
) throws -> String? {
  let trial = InvariantTrial(invariants, on: stage)
  if !only.isEmpty { return try chosenNews(trial) }
  for (texts, plain) in PlainTexts.all where plainNumbers(in: texts) != plain {
    return "other numbers"
  }
  if let news = try known?.quick.news(of: invariants) { return news }
  if isQuick { return nil }
  if try hasNews(trial.checks(), "occasions") { return "other occasions" }
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
  if try hasNews(trial.givingsAway(), "faults") { return "other violations in all" }
  if try !trial.missedFaults(atMost: 1).isEmpty { return "fault missed" }
  if try isUnreviewed(trial.sentences(), "violations") { return "other violation" }
  if try hasNews(trial.checksOnManyMixes(), "mixes") { return "other occasions on mixes" }
  limit(seconds: 300)
  if try !trial.unheededTolerances().isEmpty { return "tolerance unheeded" }
  return nil
}

/// The names of the figures that are compared; empty for all.
let only = Set(CommandLine.arguments.dropFirst(2))

/// The difference in the verdicts of user-defined invariants, on engines that show less, and in
/// similar groups.
func newsElsewhere(_ invariants: [Invariant], _ trial: InvariantTrial) throws -> String? {
  // A mutant in the type of one invariant does not affect other invariants.
  if invariants.count > 1, try hasNews(trial.ownVerdicts(), "own") {
    return "other verdicts of one's own"
  }
  for (figures, outings) in Outing.all {
    for outing in outings where try hasNews(trial.checks(on: outing), figures) {
      return "other \(figures)"
    }
  }
  return nil
}

/// The first figure in `only` that differs.
func chosenNews(_ trial: InvariantTrial) throws -> String? {
  for name in only.sorted() {
    for part in try parts(of: name, trial) where try hasNews(part(), name) {
      return "other \(name)"
    }
  }
  return nil
}

/// The invariants that break on sound engines that show only offsets or act at frames, and the
/// recordings. The tests list a few known false alarms.
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

/// The figures without a mutant.
nonisolated(unsafe) var unchanged = Figures()

/// Whether any of the lines differs from the figures without a mutant. While there is no mutant,
/// the lines are stored as these figures.
func hasNews(_ lines: [String], _ name: String) -> Bool {
  if chosen < 0 {
    unchanged.add(lines, to: name)
    return false
  }
  return !unchanged.contains(lines, in: name)
}

/// Whether any of the lines is missing in a golden file of the tests, which contains the reviewed
/// texts.
func isUnreviewed(_ lines: [String], _ golden: String) -> Bool {
  let reviewed = Set(
    Corpus.text(of: "Tests/InvariantsTests/Golden/\(golden).txt").split(separator: "\n"))
  return lines.contains { !reviewed.isSuperset(of: $0.split(separator: "\n")) }
}

/// Limits the further CPU time to this many seconds, because a mutant may make a loop endless.
func limit(seconds: Int) {
  var timer = itimerval()
  timer.it_value.tv_sec = seconds
  setitimer(Int32(ITIMER_VIRTUAL.rawValue), &timer, nil)
}

/// Answers questions until the input ends.
func answer(on stage: AttentiveStage, _ known: Known?) throws {
  signal(SIGVTALRM) { _ in
    // The interrupted code may hold a lock that `print` needs, so the handler calls `write`.
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

/// Returns the figures with this name, part by part.
func parts(
  of name: String, _ trial: InvariantTrial
) throws -> [() throws -> [String]] {
  switch name {
  case "occasions": return [trial.checks]
  case "slips": return InvariantTrial.slips.map { seeds in { try trial.verdictsOnSlips(seeds) } }
  case "mixes": return [trial.checksOnManyMixes]
  case "circumstances": return [trial.circumstances]
  case "faults": return [trial.givingsAway]
  case "own": return [trial.ownVerdicts]
  default:
    let outings = Outing.all.filter { $0.figures == name }.flatMap(\.outings)
    guard !outings.isEmpty else { throw UnknownFigures(name: name) }
    return outings.map { outing in { try trial.checks(on: outing) } }
  }
}

struct UnknownFigures: Error {
  var name: String
}

if CommandLine.arguments.dropFirst().first == "--print" {
  for name in only.sorted() {
    for part in try parts(of: name, InvariantTrial()) {
      for line in try part() { print(line) }
    }
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
if CommandLine.arguments.count > 1 { unchanged.write(to: CommandLine.arguments[1]) }
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
