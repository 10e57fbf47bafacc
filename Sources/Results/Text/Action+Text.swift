internal import Model
internal import Text

extension InputEvent.Action {
  /// The event in the terms of the recording format, as a text short enough for a table.
  package var summary: String {
    let details = details
    return details.isEmpty ? name.rawValue : name.rawValue + " " + details
  }

  private var details: String {
    switch self {
    case .touch(let touch): "\(touch.finger)"
    case .layout(let change): change.details
    case .setting(let change): change.parts.joined(separator: ", ")
    case .request(let command): command.summary
    case .observation(let seen):
      seen.offset.summary + (seen.zoom == 1 ? "" : " zoom \(seen.zoom.text(maximum: 3))")
    case .mark(let name): name.visible
    }
  }

  /// The summary, and for a touch also the position.
  package var detail: String { touch.map { summary + " " + $0.point.summary } ?? summary }
}

extension LayoutChange {
  fileprivate var details: String {
    switch self {
    case .turn(let orientation, _, _): "to \(orientation.rawValue)"
    case .resize(let window, _): "to \(window.size.summary)"
    case .frame(let change): change.frame.summary
    case .keyboard(.hidden): "hidden"
    case .keyboard(.shown(let frame, _)): frame.summary
    }
  }
}

extension SettingChange {
  /// The elements of the recording format that contain the settings, without duplicates.
  fileprivate var parts: [String] { settings.map(\.row.policy.rawValue).unique }
}

extension Command {
  fileprivate var summary: String {
    let (name, _, value, _) = request.attribute
    let text = value == .flag(true) ? "\(name)" : "\(name) \(value.summary)"
    return text + (animated ? " animated" : "")
  }
}

extension AttributeValue {
  /// The value as text, with rounded numbers. A point is written with a comma, a rectangle as a
  /// point and a size.
  package var summary: String {
    if let area = Rectangle(self) { return area.summary }
    return Point(self)?.summary ?? Double(self)?.text(maximum: 3) ?? text ?? ""
  }
}

extension Point {
  package var summary: String { "\(x.text(maximum: 2)),\(y.text(maximum: 2))" }
}

extension Size {
  fileprivate var summary: String { "\(width.text(maximum: 2))x\(height.text(maximum: 2))" }
}

extension Rectangle {
  fileprivate var summary: String { origin.summary + " " + size.summary }
}
