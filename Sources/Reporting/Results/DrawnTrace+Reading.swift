internal import Gesture
internal import JSON

extension DrawnScene {
  init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "a scene", ["width", "height", "scale", "orientation", "views"])
    window = Window(
      size: Size(width: try fields.number("width"), height: try fields.number("height")),
      scale: try fields.number("scale"),
      orientation: try fields.word("orientation", Orientation.self) ?? .portrait)
    views = try fields.list("views") { (value) throws(Objection) in try View(value) }
  }
}

extension DrawnScene.View {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "a view",
      [
        "id", "x", "y", "width", "height", "inside", "content", "page", "snap", "row", "refresh",
        "tile",
      ])
    id = try fields.optionalText("id") ?? ""
    frame = Rectangle(
      x: try fields.number("x"), y: try fields.number("y"), width: try fields.number("width"),
      height: try fields.number("height"))
    inside = fields.has("inside") ? try fields.count("inside") : nil
    content = Size(try fields.numbers("content", [2]))
    page = fields.has("page") ? Size(try fields.numbers("page", [2])) : nil
    snap = try fields.object("snap") { (value) throws(Objection) in try Snap(value) }
    row = try fields.optionalNumber("row")
    refresh = try fields.optionalNumber("refresh")
    tile = try fields.optionalNumber("tile")
  }
}

extension Size {
  fileprivate init(_ numbers: [Double]) {
    self.init(width: numbers.first ?? 0, height: numbers.last ?? 0)
  }
}

extension Snap {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "a snap", ["every", "origin", "axis", "at"])
    self.init(every: try fields.number("every"))
    origin = try fields.number("origin")
    axis = try fields.text("axis") == "x" ? .x : .y
    at = try fields.word("at", Anchor.self) ?? .leading
  }
}

extension DrawnTrace {
  init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(
      value, "a trace", ["hertz", "phase", "k", "views", "fingers", "events", "callbacks"])
    self.init(
      hertz: try fields.number("hertz"), phase: try fields.number("phase"), views: 0)
    guard hertz > 0 else {
      throw Objection(.value, "\(hertz.text) hertz", expected: "more than 0")
    }
    frames = try ColumnText.values(try fields.text("k"))
    let rows = frames.count
    views = try fields.list("views") { (value) throws(Objection) in
      try View(value, rows: rows)
    }
    fingers = try fields.list("fingers") { (value) throws(Objection) in try Finger(value) }
    events = try fields.list("events") { (value) throws(Objection) in try Event(value) }
    callbacks = try fields.list("callbacks") { (value) throws(Objection) in try Callback(value) }
  }
}

extension DrawnTrace.View {
  fileprivate init(_ value: JSONValue, rows: Int) throws(Objection) {
    let fields = try JSONFields(
      value, "a view's columns", DrawnTrace.Channel.allCases.map(\.rawValue))
    for channel in DrawnTrace.Channel.allCases where fields.has(channel.rawValue) {
      let column = try ColumnText.values(try fields.text(channel.rawValue))
      guard column.count == rows else {
        throw Objection(
          .sense, "\(column.count) rows of \(channel.rawValue)", expected: "\(rows), as k has")
      }
      columns[channel.index] = column
    }
  }
}

extension DrawnTrace.Finger {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "a finger", ["finger", "end", "t", "x", "y"])
    self.init(number: try fields.requiredCount("finger"))
    end = try fields.word("end", End.self) ?? .open
    times = try ColumnText.values(try fields.text("t"))
    x = try ColumnText.values(try fields.text("x"))
    y = try ColumnText.values(try fields.text("y"))
    guard x.count == times.count, y.count == times.count else {
      throw Objection(.sense, "a finger whose columns are not equally long")
    }
  }
}

extension DrawnTrace.Event {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "an event", ["t", "line", "say", "window", "keyboard"])
    self.init(
      time: try fields.number("t"), line: try fields.count("line"), words: try fields.text("say"),
      window: try fields.numbers("window", [0, 2]),
      keyboard: try fields.numbers("keyboard", [0, 4]))
  }
}

extension DrawnTrace.Callback {
  fileprivate init(_ value: JSONValue) throws(Objection) {
    let fields = try JSONFields(value, "a callback", ["t", "view", "say"])
    self.init(
      time: try fields.number("t"), view: try fields.count("view"),
      words: try fields.text("say"))
  }
}
