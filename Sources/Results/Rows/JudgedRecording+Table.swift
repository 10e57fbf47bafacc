internal import Invariants
internal import Model
internal import Text

extension JudgedRecording {
  static let table = ResultsTable("a row", Self("", on: "")) { table in
    table.add("recording", \.recording, .text)
    table.add("number", \.number, .count)
    table.add("hash", \.hash, .textIfAny)
    table.add("title", \.title, .textIfAny)
    table.add("tags", \.tags, .texts)
    table.add("remarks", \.remarks, .texts)
    table.add("engine", \.engine, .text)
    table.add("ms", \.time, .time)
    table.add("steps", \.steps, .countIfAny)
    table.add("ending", \.ending, .textIfAny)
    table.add("seconds", \.seconds, .number)
    table.addVerdicts()
    table.add("invariants", \.invariants, .list(JudgedInvariant.table))
    table.add("error", \.error, .object(Failure.table))
    table.add("refused", \.refusal, .text)
    table.add("unobserved", \.unobserved, .text)
    table.add("compare", \.compare, .object(ComparedEngines.table))
    table.add("pending", \.isPending, .flag)
    table.add("scene", \.scene, .object(DrawnScene.table))
    table.add("trace", \.trace, .object(DrawnTrace.table))
    table.add("pictures", \.pictures, .list(KeptPicture.table))
  }
}

extension JudgedRecording.Failure {
  static let table = ResultsTable("an error", Self(.format, "")) { table in
    table.add("kind", \.kind, .word)
    table.add("message", \.message, .text)
    table.add(location: \.location)
  }
}

extension JudgedInvariant {
  static let table = ResultsTable("an invariant", Self("", .held)) { table in
    table.add("invariant", \.name, .text)
    table.add("verdict", \.verdict, .word)
    table.add("level", \.level, .word.leavingOut(.error))
    table.add("checks", formerly: "occasions", \.checks, .countIfAny)
    table.add("margin", \.margin, .number)
    table.add("unit", \.unit, .textIfAny)
    table.add("share", \.shareLeft, .number)
    table.add("inferred", \.inferred, .texts)
    table.add("still", \.isStill, .flag)
    table.add("reason", \.reason, .text)
    table.add("first", \.first, .object(Violation.table))
    table.add("times", \.times, .countIfAny)
    table.add("waiver", \.waiver, .text)
    table.add("wanted", \.wanted, .text)
    table.add("settings", \.settings, .list(RunHead.Setting.table))
  }
}

extension Violation {
  static let table = ResultsTable(
    "a break", Self(step: 0, time: .zero, expected: "", actual: "", location: .nowhere)
  ) { table in
    table.add("step", \.step, .count)
    table.add("t", \.time, .time)
    table.add("view", \.viewName, .text)
    table.add("expected", \.expected, .text)
    table.add("actual", \.actual, .text)
    table.add("circumstance", \.circumstance, .textIfAny)
    table.add("excess", \.excess, .number)
    table.add("distance", \.distance, .number)
    table.add(location: \.location)
    table.add("xml", \.xml, .texts)
  }
}
