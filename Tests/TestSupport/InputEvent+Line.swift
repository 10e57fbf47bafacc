package import Model
internal import Text

extension InputEvent {
  /// The event on one line, such as `24 down 1 72.25 131.5`.
  package var line: String {
    switch action {
    case .touch(let touch):
      var text =
        "\(time.text) \(touch.phase) \(touch.finger) \(touch.point.x.text) \(touch.point.y.text)"
      if let force = touch.force { text += " force \(force.text)" }
      if let radius = touch.radius { text += " radius \(radius.text)" }
      return text
    case .observation(let seen):
      return "\(time.text) seen \(seen.offset.x.text) \(seen.offset.y.text)"
    case .layout(.resize(let window, _)):
      return "\(time.text) resize \(window.size.width.text)x\(window.size.height.text)"
    default: return "\(time.text) \(action)"
    }
  }
}
