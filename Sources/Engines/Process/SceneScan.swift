internal import Gesture

extension LineScan {
  /// A scene; what is not said keeps its default, so that a person can write one too.
  mutating func scene() throws(ProtocolError) -> Scene {
    var window: Window?
    var views: [ViewScene] = []
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "window": window = try scan.window()
      case "views":
        try scan.list { (scan) throws(ProtocolError) in
          let view = try scan.view(views.count)
          if let objection = Scene(window: Window(size: .zero), views: views)
            .objection(toAdding: view.id)
          {
            throw ProtocolError(objection.message)
          }
          views.append(view)
        }
      default: try scan.skip()
      }
    }
    guard let window, !views.isEmpty else {
      throw ProtocolError("a scene without a window or a view")
    }
    return Scene(window: window, views: views)
  }

  private mutating func window() throws(ProtocolError) -> Window {
    var window = Window(size: .zero)
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "width": window.size.width = try scan.number()
      case "height": window.size.height = try scan.number()
      case "scale": window.scale = try scan.number()
      case "orientation": window.orientation = try scan.word()
      default: try scan.skip()
      }
    }
    if let objection = window.objection { throw ProtocolError(objection.message) }
    return window
  }

  private mutating func view(_ index: Int) throws(ProtocolError) -> ViewScene {
    var view = ViewScene(id: "", frame: Rectangle(x: 0, y: 0, width: 0, height: 0), content: .zero)
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "id": view.id = try scan.text()
      case "frame": view.frame = try scan.rectangle()
      case "inside":
        let start = scan.position
        let inside = try scan.whole()
        guard (0..<index).contains(inside) else { throw scan.fault("a view before it", at: start) }
        view.inside = inside
      case "start": view.start = try scan.start()
      case "keyboard": view.keyboard = try scan.keyboard()
      case "shows": view.shows = try scan.shows()
      default:
        guard PolicyName(rawValue: name) != nil else {
          return try scan.skip()
        }
        try scan.object { (scan, attribute) throws(ProtocolError) in
          view.apply(try scan.setting(name, attribute))
        }
      }
    }
    if let objection = view.objection { throw ProtocolError(objection.message) }
    return view
  }

  private mutating func start() throws(ProtocolError) -> Start {
    var start = Start()
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "x": start.x = try scan.number()
      case "y": start.y = try scan.number()
      case "zoom": start.zoom = try scan.number()
      case "item": start.item = try scan.whole()
      default: try scan.skip()
      }
    }
    return start
  }

  private mutating func keyboard() throws(ProtocolError) -> KeyboardPolicy {
    var policy = KeyboardPolicy(avoids: .ignore)
    try object { (scan, name) throws(ProtocolError) in
      switch name {
      case "avoids": policy.avoids = try scan.word()
      case "fields":
        try scan.list { (scan) throws(ProtocolError) in policy.fields.append(try scan.rectangle()) }
      default: try scan.skip()
      }
    }
    return policy
  }

  private mutating func shows() throws(ProtocolError) -> ShownReadouts {
    var shows: ShownReadouts = []
    try list { (scan) throws(ProtocolError) in
      let name = try scan.text()
      for known in ShownReadouts.names where known.name == name { shows.insert(known.shown) }
    }
    return shows
  }

  mutating func rectangle() throws(ProtocolError) -> Rectangle {
    let numbers = try numbers(4)
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  mutating func point() throws(ProtocolError) -> Point {
    let numbers = try numbers(2)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// A word of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>() throws(ProtocolError) -> Word
  {
    let start = position
    guard let word = Word(rawValue: try text()) else {
      throw fault(alternatives(Word.allCases.map(\.rawValue)), at: start)
    }
    return word
  }
}

extension LineScan {
  /// The value of an attribute, as a setting.
  mutating func setting(_ element: String, _ attribute: String) throws(ProtocolError) -> Setting {
    guard let row = SettingRow.named(element, attribute) else {
      throw ProtocolError("unknown setting \"\(attribute)\" of \(element)")
    }
    let start = position
    let value: Setting.Value
    var words: [String] = []
    switch row.kind {
    case .boolean: value = .flag(try flag())
    case .count, .whole: value = .whole(try whole())
    case .ranges: value = .ranges(try ranges())
    case .word(let known): (words, value) = (known, .word(try text()))
    case .wordOrMagnitude(let known) where isText:
      (words, value) = (known + ["a number"], .word(try text()))
    default: value = .number(try number())
    }
    guard let setting = row.setting(value) else { throw fault(alternatives(words), at: start) }
    return setting
  }

  private mutating func ranges() throws(ProtocolError) -> [ClosedRange<Int>] {
    let start = position
    var ends: [Int] = []
    try list { (scan) throws(ProtocolError) in ends.append(try scan.whole()) }
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
