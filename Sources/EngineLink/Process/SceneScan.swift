internal import Model
internal import Text

extension JSONScan {
  /// Parses a scene. Missing values get their defaults, so that scenes can be written by hand.
  mutating func scene() throws(Objection) -> Scene {
    var window: Window?
    var views: [ViewScene] = []
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "window": window = try self.window()
      case "views":
        try beginList()
        while try nextElement() {
          let view = try view(views.count)
          if let objection = Scene(window: Window(size: .zero), views: views)
            .objection(toAdding: view.id)
          {
            throw objection
          }
          views.append(view)
        }
      default: try skip()
      }
    }
    guard let window, !views.isEmpty else {
      throw Objection(.missing, "a scene without a window or a view")
    }
    return Scene(window: window, views: views)
  }

  private mutating func window() throws(Objection) -> Window {
    var window = Window(size: .zero)
    try object(&window, Window.rows)
    if let objection = window.objection { throw objection }
    return window
  }

  private mutating func view(_ index: Int) throws(Objection) -> ViewScene {
    var view = ViewScene(id: "", frame: Rectangle(x: 0, y: 0, width: 0, height: 0), content: .zero)
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "id": view.id = try text()
      case "frame": view.frame = try rectangle()
      case "inside":
        let start = position
        let inside = try whole()
        guard (0..<index).contains(inside) else { throw fault("a view before it", at: start) }
        view.inside = inside
      case "start": try object(&view.start, Start.rows)
      case "keyboard": view.keyboard = try keyboard()
      case "shows": view.shows = try shows()
      default:
        guard PolicyName(rawValue: name) != nil else {
          try skip()
          continue
        }
        try beginObject()
        while let attribute = try nextMember() { view.apply(try setting(name, attribute)) }
      }
    }
    if let objection = view.objection { throw objection }
    return view
  }

  private mutating func keyboard() throws(Objection) -> KeyboardPolicy {
    var policy = KeyboardPolicy(avoids: .ignore)
    try beginObject()
    while let name = try nextMember() {
      switch name {
      case "fields": policy.fields += try list { (scan) throws(Objection) in try scan.rectangle() }
      default: try member(name, of: &policy, KeyboardPolicy.rows)
      }
    }
    return policy
  }

  private mutating func shows() throws(Objection) -> ShownReadouts {
    var shows: ShownReadouts = []
    try beginList()
    while try nextElement() {
      let name = try text()
      for row in ShownReadouts.rows where row.isNamed(name) { row.put(.flag(true), into: &shows) }
    }
    return shows
  }

  mutating func rectangle() throws(Objection) -> Rectangle {
    let numbers = try numbers(4)
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  mutating func point() throws(Objection) -> Point {
    let numbers = try numbers(2)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Parses a case of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>() throws(Objection) -> Word {
    let start = position
    guard let word = Word(rawValue: try text()) else {
      throw fault(alternatives(Word.allCases.map(\.rawValue)), at: start)
    }
    return word
  }

  /// Parses an object with an attribute table. Each member is stored in the property that its table
  /// row specifies.
  mutating func object<Whole>(
    _ whole: inout Whole, _ rows: [AttributeRow<Whole>]
  ) throws(Objection) {
    try beginObject()
    while let name = try nextMember() { try member(name, of: &whole, rows) }
  }

  /// Parses a member of an object with an attribute table. Unknown members are skipped.
  mutating func member<Whole>(
    _ name: String, of whole: inout Whole, _ rows: [AttributeRow<Whole>]
  ) throws(Objection) {
    guard let row = rows.first(where: { $0.isNamed(name) }) else { return try skip() }
    row.put(try value(row.kind), into: &whole)
  }

  /// Parses the value of an attribute as a setting.
  mutating func setting(_ element: String, _ attribute: String) throws(Objection) -> Setting {
    guard let row = SettingRow.named(element, attribute) else {
      throw Objection(.unknown, "unknown setting \"\(attribute)\" of \(element)")
    }
    let start = position
    guard let setting = row.setting(try value(row.kind)) else { throw fault("a value", at: start) }
    return setting
  }

  mutating func value(_ kind: ValueKind) throws(Objection) -> AttributeValue {
    let start = position
    switch kind {
    case .boolean: return .flag(try flag())
    case .onlyTrue:
      guard try flag() else { throw fault("true", at: start) }
      return .flag(true)
    case .count, .whole: return .whole(try whole())
    case .numbers(let count): return .numbers(try numbers(count))
    case .wholes(let count):
      let numbers = try wholes()
      guard numbers.count == count else { throw fault("\(count) numbers", at: start) }
      return .wholes(numbers)
    case .ranges: return .ranges(try ranges())
    case .lengths, .sizes: return .numbers(try numbers())
    case .counts: return .wholes(try wholes())
    case .time: return .time(try time())
    case .word(let known): return .word(try word(of: known))
    case .wordOrMagnitude(let known) where peek() == UInt8(ascii: "\""):
      return .word(try word(of: known, or: ["a number"]))
    default: return .number(try number())
    }
  }

  private mutating func word(
    of known: [String], or others: [String] = []
  ) throws(Objection) -> String {
    let start = position
    let word = try text()
    guard known.contains(word) else { throw fault(alternatives(known + others), at: start) }
    return word
  }

  private mutating func ranges() throws(Objection) -> [ClosedRange<Int>] {
    let start = position
    let ends = try wholes()
    var ranges: [ClosedRange<Int>] = []
    for first in stride(from: 0, to: ends.count, by: 2) {
      guard first + 1 < ends.count, ends[first] <= ends[first + 1] else {
        throw fault("the first and the last of each range", at: start)
      }
      ranges.append(ends[first]...ends[first + 1])
    }
    return ranges
  }
}
