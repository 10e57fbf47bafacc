// Stands in a mutated copy of the sources only: asks of invariants that were changed what the tests
// ask of the invariants as they are. A line in, `NUMBER PLACE [INVARIANT]`, is answered by a line
// out: what is no longer so.
import Gesture
import Glibc
import Replay
import TestSupport
import Verdicts

/// The first thing that is no longer so.
func complaint(_ invariants: [Invariant], on stage: Stage) throws -> String? {
  let trial = InvariantTrial(invariants, on: stage)
  for (texts, plain) in PlainTexts.all where plainNumbers(in: texts) != plain {
    return "other numbers"
  }
  if try !trial.missedFaults(atMost: 1).isEmpty { return "fault missed" }
  for engine in InvariantTrial.goodEngines {
    if try !trial.falseAlarms(engine, atMost: 1).isEmpty { return "false alarm" }
  }
  if try !trial.falseAlarms(onMixes: InvariantTrial.mixes, atMost: 1).isEmpty {
    return "false alarm on a mix"
  }
  if try !trial.unheededTolerances().isEmpty { return "tolerance unheeded" }
  if try hasNews(trial.sentences(), "breaches") { return "other breach" }
  if try hasNews(trial.occasions(), "occasions") { return "other occasions" }
  for seeds in InvariantTrial.slips where try hasNews(trial.verdictsOnSlips(seeds), "slips") {
    return "other verdicts on slips"
  }
  if try hasNews(trial.givingsAway(), "faults") { return "other breaches in all" }
  if try hasNews(trial.occasionsOnManyMixes(), "mixes") { return "other occasions on mixes" }
  return nil
}

/// Whether anything is said now that is not in the reviewed text.
func hasNews(_ said: [String], _ golden: String) -> Bool {
  let text = Corpus.text(of: "Tests/VerdictsTests/Golden/\(golden).txt")
  let lines = Set(text.split(separator: "\n"))
  return said.contains { !lines.isSuperset(of: $0.split(separator: "\n")) }
}

let stage = AttentiveStage(keeping: true)
while let line = readLine() {
  let words = line.split(separator: " ")
  chosen = words.first.flatMap { Int($0) } ?? 0
  stage.place = words.dropFirst().first.flatMap { Int($0) } ?? 0
  let invariants = Catalogue.invariants.filter { words.count < 3 || words[2] == $0.name }
  let answer = try complaint(invariants, on: stage) ?? "nothing"
  chosen = 0
  // The places that were come to, which is asked of the invariants as they are.
  let places = visited.indices.filter { visited[$0] }.map { "\($0)" }
  visited = visited.map { _ in false }
  print(answer, places.joined(separator: " "), separator: ":")
  fflush(nil)
}
