internal import Results

/// The lanes of a chart that a violation mentions in its text. They are shown even if they are
/// flat, such as a label that should have changed.
struct SpokenLanes: Equatable {
  private(set) var channels: Set<DrawnTrace.Channel> = []
  private(set) var speaksOfCallbacks = false
  /// The app's own signals, as formulas name them.
  private(set) var signals: Set<String> = []

  init(expected: String, found: String) {
    let words = (expected + " " + found).split { " ,:;()".contains($0) }
    for (index, word) in words.enumerated() {
      switch word {
      case "offset.x", "content.x": channels.insert(.x)
      case "offset.y", "content.y": channels.insert(.y)
      case "offset": channels.formUnion([.x, .y])
      case "velocity.x": channels.insert(.velocityX)
      case "velocity.y": channels.insert(.velocityY)
      case "velocity": channels.formUnion([.velocityX, .velocityY])
      case "zoom": channels.insert(.zoom)
      // `page` followed by more than a number is a page of the content. A number alone refers to
      // the label.
      case "page" where index < words.count - 1 && Int(words[index + 1]) != nil && index == 0:
        channels.insert(.page)
      case "page" where words.last.map { Int($0) != nil } ?? false && index == words.count - 2:
        channels.insert(.page)
      case "reset" where index == 0: channels.insert(.reset)
      case "row": channels.insert(.selection)
      case "refresh", "refreshing": channels.insert(.refreshing)
      case _ where word.hasPrefix("probe."): signals.insert(String(word))
      case _ where Self.isCallback(word): speaksOfCallbacks = true
      default: break
      }
    }
    // A message about an app signal refers to the signal itself, not to the position of the view.
    let readouts = channels.subtracting([.x, .y, .zoom, .velocityX, .velocityY])
    if !readouts.isEmpty { channels = readouts }
  }

  /// `didEndDragging`, `valueChanged`
  private static func isCallback(_ word: Substring) -> Bool {
    if word == "valueChanged" { return true }
    let rest = word.hasPrefix("did") ? word.dropFirst(3) : word.dropFirst(4)
    return (word.hasPrefix("did") || word.hasPrefix("will")) && rest.first?.isUppercase == true
  }
}
