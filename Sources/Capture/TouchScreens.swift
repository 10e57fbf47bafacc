internal import Interchange
internal import Text

/// The touch screens of this machine.
package enum TouchScreens {
  /// A screen that can be captured.
  package struct Screen: Sendable {
    package let path: String
    package let name: String?
  }

  /// The readable touch screens in `/dev/input`, in numerical order.
  package static var here: [Screen] {
    (0..<64).compactMap { number in
      let path = "/dev/input/event\(number)"
      guard let description = (try? InputNode(path))?.description, description.hasSurface,
        description.kind == .screen
      else {
        return nil
      }
      return Screen(path: path, name: description.name)
    }
  }

  /// A text that lists the screens that could be used instead.
  static var expected: String {
    let known = here.map { screen in screen.path + (screen.name.map { " (\($0))" } ?? "") }
    return known.isEmpty ? "a touch screen; no readable one exists" : alternatives(known)
  }
}
