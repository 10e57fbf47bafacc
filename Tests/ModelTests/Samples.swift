import Model

extension SettingRow {
  /// A value of this row that is not its default.
  var sample: Setting? {
    let value: AttributeValue? =
      switch kind {
      case .boolean: .flag(fallback == .flag(false))
      case .onlyTrue: .flag(true)
      case .number, .magnitude: .number((fallback.flatMap { Double($0) } ?? 0) + 7.5)
      case .count, .whole, .finger: .whole((fallback.flatMap { Int($0) } ?? 1) + 1)
      case .word(let words): words.map { .word($0) }.first { $0 != fallback }
      case .wordOrMagnitude: .number(0.995)
      case .numbers(let count): .numbers((1...count).map { Double($0) })
      case .wholes(let count): .wholes(Array(1...count))
      case .ranges: .ranges([0...0, 1...1])
      case .lengths, .sizes: .numbers([44, 60])
      case .counts: .wholes([3, 2])
      case .text, .name, .invariantName: .word("sample")
      case .time, .words, .quantity, .date, .signals, .callbacks: nil
      }
    return value.flatMap { setting($0) }
  }
}

extension ViewScene {
  /// A view in which all attributes of one policy differ from their defaults.
  static func sample(of policy: PolicyName) -> ViewScene {
    var view = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 100, height: 200),
      content: Size(width: 300, height: 900))
    for row in SettingRow.rows(of: policy) {
      if let setting = row.sample { view.apply(setting) }
    }
    return view
  }
}

extension InputEvent.Action {
  /// An event of this kind for a scene with one view.
  static func sample(_ name: Name) -> InputEvent.Action {
    let area = Rectangle(x: 10, y: 20, width: 30, height: 40)
    let window = WindowChange(size: Size(width: 200, height: 100), scale: 3)
    let frame = FrameChange(view: 0, frame: area)
    return switch name {
    case .down: .touch(Touch(.down, finger: 1, at: area.origin))
    case .move: .touch(Touch(.move, finger: 1, at: area.origin))
    case .up: .touch(Touch(.up, finger: 1, at: area.origin))
    case .cancel: .touch(Touch(.cancel, finger: 1, at: area.origin))
    case .turn: .layout(.turn(to: .landscapeLeft, window: window, frames: [frame]))
    case .resize: .layout(.resize(window: window, frames: [frame]))
    case .frame: .layout(.frame(frame))
    case .keyboard: .layout(.keyboard(.shown(frame: area, field: nil)))
    case .set: .setting(SettingChange(view: 0, [.paging(true)], above: 0, left: 0))
    case .request: .request(Command(view: 0, .scrollTo(area.origin), animated: true))
    case .seen: .observation(Observation(view: 0, offset: area.origin, zoom: 2, settled: true))
    case .mark: .mark("")
    }
  }
}
