// Stands in a mutated copy of the sources only: asks of laws that were changed what the tests ask of
// the laws as they are. A line in, `NUMBER [LAW]`, is answered by a line out: what is no longer so.
import Glibc
import TestSupport
import Verdicts

/// The first thing that is no longer so.
func complaint(_ laws: [any Invariant.Type], on stage: Stage) throws -> String? {
  let trial = LawTrial(laws, on: stage)
  if try !trial.missedFaults(atMost: 1).isEmpty { return "fault missed" }
  for engine in LawTrial.goodEngines {
    if try !trial.falseAlarms(engine, atMost: 1).isEmpty { return "false alarm" }
  }
  if try !trial.falseAlarms(onMixes: LawTrial.mixes, atMost: 1).isEmpty { return "false alarm on a mix" }
  if try !trial.unheededTolerances().isEmpty { return "tolerance unheeded" }
  if try hasNews(trial.sentences(), "breaches") { return "other breach" }
  if try hasNews(trial.occasions(), "occasions") { return "other occasions" }
  if try hasNews(trial.verdictsOnSlips(), "slips") { return "other verdicts on slips" }
  if try hasNews(trial.givingsAway(), "faults") { return "other breaches in all" }
  if try hasNews(trial.occasionsOnManyMixes(), "mixes") { return "other occasions on mixes" }
  return nil
}

/// Whether anything is said now that is not in the reviewed text.
func hasNews(_ said: [String], _ golden: String) -> Bool {
  let text = Corpus.text(of: "Tests/VerdictsTests/Golden/\(golden).txt")
  return said.contains { !text.contains($0 + "\n") }
}

let stage = Stage(keeping: true)
while let line = readLine() {
  let words = line.split(separator: " ")
  chosen = words.first.flatMap { Int($0) } ?? 0
  let laws = Catalogue.laws.filter { words.count < 2 || words[1] == $0.name }
  let answer = try complaint(laws, on: stage) ?? "nothing"
  chosen = 0
  print(answer, visited.map { "\($0)" }.joined(separator: " "), separator: ":")
  fflush(nil)
}
