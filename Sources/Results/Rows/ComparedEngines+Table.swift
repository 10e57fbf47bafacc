internal import Model
internal import Text

extension ComparedEngines {
  static let table = ResultsTable("a comparison", Self(against: "", as: "")) { table in
    table.add("against", \.against, .text)
    table.add("as", \.likeness, .text)
    table.add("measures", \.measures, .list(Measure.table))
    table.add("first", \.first, .object(First.table))
    table.add("violations", formerly: "breaks", \.violations, .list(VerdictPair.table))
    table.add("trace", \.trace, .object(DrawnTrace.table))
  }
}

extension ComparedEngines.Measure {
  static let table = ResultsTable("a measure", Self("")) { table in
    table.add("measure", \.name, .text)
    table.add("value", \.value, .number)
    table.add("unit", \.unit, .textIfAny)
    table.add("allowed", \.allowed, .number)
    table.add("still", \.still, .number)
    table.add("lapse", \.lapse, .number)
    table.add("reason", \.reason, .text)
    table.add("t", \.time, .time)
  }
}

extension ComparedEngines.First {
  static let table = ResultsTable(
    "a first difference",
    Self(step: 0, time: .zero, view: nil, one: "", other: "", location: .nowhere)
  ) { table in
    table.add("step", \.step, .count)
    table.add("t", \.time, .time)
    table.add("view", \.view, .text)
    table.add("one", \.one, .text)
    table.add("other", \.other, .text)
    table.add(location: \.location)
  }
}

extension ComparedEngines.VerdictPair {
  static let table = ResultsTable("a break of two engines", Self("", .held, .held)) { table in
    table.add("invariant", \.invariant, .text)
    table.add("one", \.one, .word)
    table.add("other", \.other, .word)
  }
}
