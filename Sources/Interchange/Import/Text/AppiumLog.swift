internal import Model
internal import Text

/// The log of an Appium server, versions 1 to 3: the actions that clients sent, each with its time.
struct AppiumLog {
  private(set) var events: [Located<InputEvent>] = []
  private(set) var losses = ImportLosses()
  /// Whether an Android driver performed the actions, so that positions are in pixels.
  private(set) var isPixels = false
  /// Whether the driver treats all pointers as touches, as drivers of phones do.
  private var touchesAlways = false
  private var gestures: [AppiumRequest] = []
  private var leftOut: [String: Int] = [:]
  private var now = 0.0
  private var zero: Double?
  private var isUntimed = false
  /// Fingers that are still down after the last gesture.
  private var down: [UInt8: Point] = [:]
}

extension AppiumLog {
  init(_ lines: [TextLine], named file: String, _ options: ImportOptions) throws(FormatError) {
    read(lines)
    do throws(Objection) { try choose(options.device) } catch {
      throw FormatError(in: file, at: .nowhere, error)
    }
    let last = lines.last { !$0.text.trimmed.isEmpty }?.number
    for gesture in gestures {
      guard let body = gesture.body else { continue }
      if body.isCut {
        leftOut[Self.cut, default: 0] += 1
        continue
      }
      let document: JSONDocument
      do {
        document = try JSONDocument(Array(body.text.utf8), in: file, from: body.location)
      } catch {
        guard body.location.line == last else { throw error }
        losses.add(.truncated, "the last line was cut off")
        continue
      }
      try add(document, gesture, options)
    }
    for (text, count) in leftOut.sorted(by: { $0.key < $1.key }) {
      losses.add(.lossy, "\(text): \(count), left out", advice: text == Self.cut ? advice : nil)
    }
    if isUntimed {
      losses.add(.lossy, "the log has no times: each gesture begins where the one before ends")
    }
  }

  private static let androidDrivers = ["UiAutomator2", "Uiautomator2", "Espresso"]

  private mutating func read(_ lines: [TextLine]) {
    var request: AppiumRequest?
    var list: AppiumActionList?
    for line in lines {
      let message = AppiumMessage(line)
      let isAndroid = Self.androidDrivers.contains { message.text.contains($0) }
      touchesAlways = touchesAlways || isAndroid || message.text.contains("XCUITest")
      isPixels = isPixels || isAndroid || message.text.contains("platformName\":\"Android")
      if let found = AppiumRequest(message) {
        list = nil
        request = found
        if let text = found.unsupported { leftOut[text, default: 0] += 1 }
        if found.isActions, found.body != nil { gestures.append(found) }
      } else if var open = list {
        open.add(message)
        complete(with: open)
        list = open.isWhole ? nil : open
      } else if let open = AppiumActionList(message) {
        complete(with: open)
        list = open.isWhole ? nil : open
      } else if let brace = message.text.firstIndex(of: "{"), var sent = request, sent.body == nil,
        message.text[..<brace].contains("[HTTP]")
      {
        sent.body = AppiumRequest.body(message.text[brace...], in: message)
        request = nil
        if sent.isActions { gestures.append(sent) }
      }
    }
  }

  /// Completes a truncated body with a driver's list: the last body that is the beginning of the
  /// list.
  private mutating func complete(with list: AppiumActionList) {
    guard list.isWhole,
      let index = gestures.lastIndex(where: { $0.body?.isBeginning(of: list.text) == true })
    else { return }
    gestures[index].body = AppiumRequest.Body(text: list.text[...], location: list.location)
  }

  /// Selects the gestures of the requested session, or of all sessions if they are consecutive.
  private mutating func choose(_ device: String?) throws(Objection) {
    var sessions: [Substring] = []
    for case let session? in gestures.map(\.session) where sessions.last != session {
      sessions.append(session)
    }
    let names = Set(sessions).sorted().map(String.init)
    if let device {
      guard let name = names.first(where: { $0.hasPrefix(device) }) else {
        throw Objection(
          .value, "no session \"\(device)\" with touches in it", expected: alternatives(names))
      }
      gestures.removeAll { $0.session != name[...] }
    } else if names.count < sessions.count {
      throw Objection(
        .sense, "touches of \(names.count) sessions at a time",
        expected: "--device with one of them: " + alternatives(names))
    } else if names.count > 1 {
      losses.add([], "\(names.count) sessions one after the other, taken as one")
    }
  }

  /// Adds a gesture. A gesture that cannot be performed without its app is left out entirely.
  private mutating func add(
    _ document: JSONDocument, _ gesture: AppiumRequest, _ options: ImportOptions
  ) throws(FormatError) {
    let start = self.start(of: gesture)
    let actions: WebDriverActions
    do {
      actions = try WebDriverActions(
        document, rate: options.rate, from: start, touchesAlways: touchesAlways)
    } catch {
      if error.objection.kind == .hostile { throw error }
      leftOut["gestures with \(error.objection.found)", default: 0] += 1
      return
    }
    let found = document.located(actions.touches)
    if let first = found.first { lift(at: start, first.location) }
    now = max(actions.now, found.last.map { Double($0.value.time.nanoseconds) / 1e6 } ?? 0)
    for event in found { note(event.value) }
    events += found
    for loss in actions.losses.words where !losses.words.contains(loss) {
      losses.add(actions.losses.quality, loss)
    }
  }

  private static let cut = "gestures whose text the server cut after 1024 characters"

  /// Advice to the user about truncated gestures.
  var advice: String? {
    leftOut[Self.cut] == nil
      ? nil : "start the server with --log-level debug: the drivers of phones then log all actions"
  }

  /// Cancels the fingers that the last gesture left down, when the next gesture begins.
  private mutating func lift(at time: Double, _ location: FileLocation) {
    for (finger, point) in down.sorted(by: { $0.key < $1.key }) {
      let touch = Touch(.cancel, finger: finger, at: point)
      events.append(Located(InputEvent(at: .milliseconds(time), .touch(touch)), at: location))
    }
    down = [:]
  }

  private mutating func note(_ event: InputEvent) {
    guard case .touch(let touch) = event.action else { return }
    down[touch.finger] = touch.phase.isEnd ? nil : touch.point
  }

  /// The start time of a gesture, which is never before the end of the previous gesture.
  private mutating func start(of gesture: AppiumRequest) -> Double {
    guard let milliseconds = gesture.milliseconds else {
      isUntimed = true
      return now
    }
    if zero == nil { zero = milliseconds }
    return max(now, milliseconds - (zero ?? 0))
  }
}

extension ImportDraft {
  init(appium source: ImportSource, _ options: ImportOptions) throws(FormatError) {
    let log = try AppiumLog(try source.lines(), named: source.name, options)
    do throws(Objection) {
      guard !log.events.isEmpty else {
        throw Objection(
          .sense,
          "it has no touches" + (log.losses.words.isEmpty ? "" : ": ")
            + log.losses.words.joined(separator: "; "),
          expected: log.advice ?? "POST …/actions with pointers that touch")
      }
      guard !log.isPixels || options.screen != nil else {
        throw .pixels("a driver of Android, whose positions are pixels")
      }
      let scene = try options.scene(in: nil)
      let found = options.inPoints(log.events, of: scene.window.size)
      self.init(found, in: scene, log.losses)
    } catch {
      throw FormatError(in: source.name, at: .nowhere, error)
    }
  }
}
