internal import Gesture

/// The log of an Appium server: the actions that clients sent it, each in the second it came.
struct AppiumLog {
  private(set) var events: [Located<InputEvent>] = []
  private(set) var losses = ImportLosses()
  /// Whether a driver of Android took them, whose places are pixels.
  private(set) var isPixels = false
  private var leftOut: [String: Int] = [:]
  private var now = 0.0
  private var zero: Double?
  private var isUntimed = false

  private typealias Request = (path: Substring, milliseconds: Double?)
}

extension AppiumLog {
  init(_ lines: [TextLine], named file: String, rate: Double) throws(FormatError) {
    var request: Request?
    for line in lines {
      isPixels = isPixels || Self.android.contains { line.text.contains($0) }
      if let found = Self.request(line.text) {
        request = found
        note(found.path)
        continue
      }
      guard let sent = request, sent.path.hasSuffix("/actions"),
        let brace = line.text.firstIndex(of: "{"), line.text[..<brace].contains("[HTTP]")
      else { continue }
      request = nil
      let column = Int32(clamping: line.text[..<brace].count + 1)
      let document = try JSONDocument(
        Array(line.text[brace...].utf8), in: file,
        from: FileLocation(line: line.number, column: column))
      start(sent.milliseconds)
      let actions = try WebDriverActions(document, rate: rate, from: now)
      let found = document.located(actions.touches)
      now = max(actions.now, found.last.map { Double($0.value.time.nanoseconds) / 1e6 } ?? 0)
      events += found
      for loss in actions.losses.words where !losses.words.contains(loss) {
        losses.add(actions.losses.quality, loss)
      }
    }
    for (words, count) in leftOut.sorted(by: { $0.key < $1.key }) {
      losses.add(.lossy, words, count)
    }
    if isUntimed {
      losses.add(.lossy, "the log has no times: each gesture begins where the one before ends")
    }
  }

  private static let android = [
    "UiAutomator2", "Uiautomator2", "Espresso", "platformName\":\"Android",
  ]

  /// `2020-04-04 22:27:16:943 [HTTP] --> POST /wd/hub/session/1c9e/actions`
  private static func request(_ line: Substring) -> Request? {
    guard let arrow = line.firstRange(of: "--> ") else { return nil }
    let words = line[arrow.upperBound...].split(separator: " ")
    guard words.count >= 2 else { return nil }
    guard words[0] == "POST" else { return ("", nil) }
    return (words[1], time(line))
  }

  /// Milliseconds of the day and the days of its month: enough between two lines of one log.
  private static func time(_ line: Substring) -> Double? {
    let head = line.prefix(23)
    let numbers = head.split { !"0123456789".contains($0) }.map { Double($0) ?? 0 }
    guard head.utf8.count == 23, numbers.count == 7, numbers[0] > 1900 else { return nil }
    let days = Self.days(Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    let seconds = ((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
    return seconds * 1000 + numbers[6]
  }

  /// Days since a day long ago, in the Gregorian calendar, with years that begin in March.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Double {
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let leaps = years / 4 - years / 100 + years / 400
    return Double(365 * years + leaps + (153 * months + 2) / 5 + day)
  }

  /// When the next gesture begins: not before the last one has ended.
  private mutating func start(_ milliseconds: Double?) {
    guard let milliseconds else {
      isUntimed = true
      return
    }
    if zero == nil { zero = milliseconds }
    now = max(now, milliseconds - (zero ?? 0))
  }

  private mutating func note(_ path: Substring) {
    for (end, words) in [
      ("/touch/perform", "touch actions of the old JSON wire protocol"),
      ("/touch/multi/perform", "touch actions of the old JSON wire protocol"),
      ("/click", "clicks on elements, whose places the log does not contain"),
      ("/execute/sync", "scripts, which may touch the screen, such as mobile: swipe"),
      ("/execute", "scripts, which may touch the screen, such as mobile: swipe"),
    ] where path.hasSuffix(end) {
      leftOut[words, default: 0] += 1
    }
  }
}

extension ImportDraft {
  init(appium source: ImportSource, _ wishes: ImportWishes) throws(FormatError) {
    let log = try AppiumLog(try source.lines(), named: source.name, rate: wishes.rate)
    do throws(Objection) {
      guard !log.events.isEmpty else {
        throw Objection(
          .sense,
          "it has no touches" + (log.losses.words.isEmpty ? "" : ": ")
            + log.losses.words.joined(separator: "; "),
          expected: "POST …/actions with pointers that touch")
      }
      guard !log.isPixels || wishes.screen != nil else {
        throw .pixels("a driver of Android, whose places are pixels")
      }
      let scene = try wishes.scene(in: nil)
      let found = wishes.inPoints(log.events, of: scene.window.size)
      self.init(found, in: scene, log.losses)
    } catch {
      throw FormatError(in: source.name, at: .nowhere, error)
    }
  }
}
