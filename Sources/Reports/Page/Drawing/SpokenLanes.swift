internal import Results

/// The lanes of a chart that the text of a violation mentions. They are drawn even if they are
/// flat, such as the lane of a page label that should have changed.
struct SpokenLanes: Equatable {
  private(set) var channels: Set<DrawnTrace.Channel> = []
  private(set) var speaksOfCallbacks = false
  /// The app's own signals, by their names in formulas.
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
      // `page` with a number means the page label only at the start or at the end of the texts.
      // Elsewhere it means a page of the content.
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

  /// Whether a word is the name of a callback, such as `didEndDragging` or `valueChanged`.
  private static func isCallback(_ word: Substring) -> Bool {
    if word == "valueChanged" { return true }
    let rest = word.hasPrefix("did") ? word.dropFirst(3) : word.dropFirst(4)
    return (word.hasPrefix("did") || word.hasPrefix("will")) && rest.first?.isUppercase == true
  }
}
