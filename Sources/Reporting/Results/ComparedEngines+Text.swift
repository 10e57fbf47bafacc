internal import Gesture
internal import JSON

extension ComparedEngines {
  var members: JSONMembers {
    var line = JSONMembers()
    line.text("against", against)
    line.text("as", likeness)
    line.list("measures", measures) { measure in
      var line = JSONMembers()
      line.text("measure", measure.name)
      line.number("value", measure.value)
      line.text("unit", measure.unit)
      line.number("allowed", measure.allowed)
      line.number("still", measure.still)
      line.number("lapse", measure.lapse)
      line.text("reason", measure.reason)
      if let time = measure.time { line.raw("t", time.text) }
      return line
    }
    if let first {
      var members = JSONMembers()
      members.raw("step", String(first.step))
      members.raw("t", first.time.text)
      members.text("view", first.view)
      members.text("one", first.one)
      members.text("other", first.other)
      members.place(first.place)
      line.object("first", members)
    }
    line.list("breaks", breaks) { invariant in
      var line = JSONMembers()
      line.text("invariant", invariant.invariant)
      line.text("one", invariant.one.rawValue)
      line.text("other", invariant.other.rawValue)
      return line
    }
    if let trace { line.object("trace", DrawnTraceText.members(trace)) }
    return line
  }
}

extension ComparedEngines {
  init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "a comparison", ["against", "as", "measures", "first", "breaks", "trace"])
    self.init(against: try fields.text("against"), as: try fields.text("as"))
    measures = try fields.list("measures") { (value) throws(Objection) in try Measure(value) }
    first = try fields.object("first") { (value) throws(Objection) in try First(value) }
    breaks = try fields.list("breaks") { (value) throws(Objection) in try Break(value) }
    trace = try fields.object("trace") { (value) throws(Objection) in try DrawnTrace(value) }
  }
}

extension ComparedEngines.Measure {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "a measure", ["measure", "value", "unit", "allowed", "still", "lapse", "reason", "t"])
    self.init(try fields.text("measure"))
    self.value = try fields.optionalNumber("value")
    unit = try fields.optionalText("unit") ?? ""
    allowed = try fields.optionalNumber("allowed")
    still = try fields.optionalNumber("still")
    lapse = try fields.optionalNumber("lapse")
    reason = try fields.optionalText("reason")
    if fields.has("t") { time = Instant.zero + (try fields.lapse("t")) }
  }
}

extension ComparedEngines.First {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "a first difference", ["step", "t", "view", "one", "other", "line", "column"])
    self.init(
      step: try fields.requiredCount("step"), time: Instant.zero + (try fields.lapse("t")),
      view: try fields.optionalText("view"), one: try fields.text("one"),
      other: try fields.text("other"), place: try fields.place)
  }
}

extension ComparedEngines.Break {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "a break of two engines", ["invariant", "one", "other"])
    guard let one = try fields.word("one", JudgedInvariant.Word.self) else {
      throw fields.missing("one")
    }
    guard let other = try fields.word("other", JudgedInvariant.Word.self) else {
      throw fields.missing("other")
    }
    self.init(try fields.text("invariant"), one, other)
  }
}
