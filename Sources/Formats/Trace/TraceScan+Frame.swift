internal import Gesture
internal import Replay

extension TraceScan {
  mutating func cause() throws(Objection) -> Step.Cause {
    if skip("frame\t") { return .frame }
    if skip("before\t") { return .before }
    if skip("after\t") { return .after }
    throw fault(expected: "before, after or frame")
  }

  /// The columns from `x` to `activity`.
  mutating func view(into view: inout ViewState) throws(Objection) {
    view.offset = try pair("\t")
    try expect("\t")
    view.zoom = try number()
    try expect("\t")
    let limits = try pair(",")
    (view.minimumZoom, view.maximumZoom) = (limits.x, limits.y)
    try expect("\t")
    view.content = try size()
    try expect("\t")
    view.bounds = try size()
    try expect("\t")
    let (start, end) = try pairs()
    view.insets = Insets(top: start.x, left: start.y, bottom: end.x, right: end.y)
    try expect("\t")
    let (origin, extent) = try pairs()
    view.frame = Rectangle(x: origin.x, y: origin.y, width: extent.x, height: extent.y)
    try expect("\t")
    view.velocity = skipUnknown(.velocity) ? nil : try pair(",")
    try expect("\t")
    view.activity = skipUnknown(.activity) ? [] : try activity()
  }

  private mutating func skipUnknown(_ ability: Abilities) -> Bool {
    guard skip("?") else { return false }
    unreported.insert(ability)
    return true
  }

  private mutating func pair(_ separator: StaticString) throws(Objection) -> Point {
    let x = try number()
    try expect(separator)
    return Point(x: x, y: try number())
  }

  private mutating func pairs() throws(Objection) -> (Point, Point) {
    let first = try pair(",")
    try expect(",")
    return (first, try pair(","))
  }

  private mutating func size() throws(Objection) -> Size {
    let size = try pair("x")
    return Size(width: size.x, height: size.y)
  }

  private mutating func activity() throws(Objection) -> Activity {
    if skip("idle") { return [] }
    var activity: Activity = []
    var rest = Activity.words[...]
    repeat {
      let start = position
      let text = word { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "\t") }
      guard let index = rest.firstIndex(where: { matches(text, $0.word) }) else {
        throw fault(
          at: start, .unknown,
          expected: "idle, or " + alternatives(Activity.words.map { "\($0.word)" })
            + " joined with + in this order")
      }
      activity.insert(rest[index].activity)
      rest = rest[(index + 1)...]
    } while skip("+")
    return activity
  }

  mutating func callbacks(of view: Int, into list: inout [Callback]) throws(Objection) {
    if skip("-") || skipUnknown(.callbacks) { return }
    repeat { list.append(Callback(view: view, try callback())) } while skip(" ")
  }

  private mutating func callback() throws(Objection) -> Callback.Kind {
    let start = position
    if skip("willEndDragging(") {
      let velocity = try pair(",")
      try expect(";")
      let target = try pair(",")
      try expect(")")
      return .willEndDragging(velocity: velocity, target: target)
    }
    if skip("didEndZooming(") {
      let scale = try number()
      try expect(")")
      return .didEndZooming(scale: scale)
    }
    if skip("tap(") {
      let place = try pair(",")
      try expect(")")
      return .tap(place)
    }
    if skip("select(") {
      let row = RowIndex(try whole())
      try expect(")")
      return .select(row)
    }
    let text = word { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    for (kind, word) in TraceWords.plain where matches(text, word) { return kind }
    throw fault(at: start, .unknown, expected: "a callback of the trace format, or - for none")
  }

  mutating func readouts() throws(Objection) -> Readouts {
    var readouts = Readouts()
    if skip("-") || skipUnknown(.readouts) { return readouts }
    var known = 0
    repeat {
      let start = position
      let place: Int
      if skip("page=") {
        (place, readouts.page) = (1, PageNumber(try whole()))
      } else if skip("reset=") {
        (place, readouts.reset) = (2, try truth())
      } else if skip("status=") {
        (place, readouts.status) = (3, try status())
      } else if skip("offset=") {
        (place, readouts.offset) = (4, try pair(","))
      } else if skip("items=") {
        (place, readouts.items) = (5, try whole())
      } else if skip("selection=") {
        (place, readouts.selection) = (6, RowIndex(try whole()))
      } else if skip("refreshing=") {
        (place, readouts.refreshing) = (7, try truth())
      } else if skip("tiles=") {
        (place, readouts.tiles) = (8, try tiles())
      } else {
        place = 0
      }
      guard place > known else {
        throw fault(
          at: start, .unknown,
          expected: "page, reset, status, offset, items, selection, refreshing or tiles, in this "
            + "order, each once")
      }
      known = place
    } while skip(";")
    return readouts
  }

  private mutating func status() throws(Objection) -> Readouts.Status {
    let start = position
    let text = word { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\t") }
    guard let status = Readouts.Status(rawValue: String(decoding: text, as: UTF8.self)) else {
      throw fault(at: start, expected: alternatives(Readouts.Status.allCases.map(\.rawValue)))
    }
    return status
  }

  private mutating func tiles() throws(Objection) -> TileSpan {
    var span = TileSpan(level: try whole(), firstColumn: 0, firstRow: 0, lastColumn: 0, lastRow: 0)
    for edge in [\TileSpan.firstColumn, \.firstRow, \.lastColumn, \.lastRow] {
      try expect(",")
      span[keyPath: edge] = try whole()
    }
    return span
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard text.count == word.utf8CodeUnitCount else { return false }
    for index in text.indices where text[index] != word.utf8Start[index] { return false }
    return true
  }
}
