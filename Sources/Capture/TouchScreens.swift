internal import Interchange
internal import Text

/// The touch screens of this machine.
package enum TouchScreens {
  /// A device that can be captured.
  package struct Screen: Sendable {
    package let path: String
    package let name: String?
  }

  /// The readable devices in `/dev/input`, in numerical order.
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

  /// The devices that could be used instead, as text.
  static var expected: String {
    let known = here.map { screen in screen.path + (screen.name.map { " (\($0))" } ?? "") }
    return known.isEmpty ? "a touch screen, and none that may be read exists" : alternatives(known)
  }
}
