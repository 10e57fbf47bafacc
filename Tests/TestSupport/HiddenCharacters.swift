/// Characters that are invisible or misleading in names, grouped by their effect.
///
/// This list is independent of the program's list.
package enum HiddenCharacters {
  package static let classes: [(name: String, example: String)] = [
    ("C0", "\u{1}\u{1b}[31m\u{8}\u{7f}"),
    ("C1", "\u{85}\u{9b}2J\u{9f}"),
    ("line ends", "\u{2028}\u{2029}"),
    ("bidirectional", "\u{202a}\u{202e}\u{202c}\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}"),
    ("no width", "\u{200b}\u{200c}\u{200d}\u{2060}\u{ad}\u{180e}"),
    ("byte order mark", "\u{feff}"),
    ("tags", "\u{e0041}\u{e007f}\u{fff9}"),
  ]

  /// The code points of the hidden characters in a text. Line feeds and tabs are allowed.
  package static func found(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar {
      case "\n", "\t": false
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
    }.map { "U+" + String($0.value, radix: 16) }
  }
}
