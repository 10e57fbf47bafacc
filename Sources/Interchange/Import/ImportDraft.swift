package import Model
package import Text

/// The result of an importer: everything except the head of the recording.
struct ImportDraft {
  var scene: Scene
  /// The touched device, if the file names it.
  var device: String?
  /// The quality flags that describe the origin of the touches. `losses` contains the other flags.
  var quality: Quality = []
  var losses: ImportLosses
  /// Whether touches may be outside the window; false if all touches are known to be inside.
  var mayLeave = true
  var events: () throws(FormatError) -> any EventSource
}

extension ImportDraft {
  /// Creates a draft from events that were all read in advance.
  init(
    _ found: [Located<InputEvent>], in scene: Scene, _ losses: ImportLosses,
    _ quality: Quality = .synthetic
  ) {
    self.init(
      scene: scene, quality: quality, losses: losses, events: { SortedEvents(found, in: scene) })
  }

  func head(of file: String, _ format: ImportFormat, _ options: ImportOptions) -> RecordingHead {
    var head = RecordingHead(
      imported: scene, titled: file, of: device, by: format.rawValue, losses, options)
    head.quality.formUnion(quality)
    head.origin?.source = (file.split(separator: "/").last ?? file[...]).sanitizedForXML
    return head
  }
}

extension RecordingHead {
  /// Creates a head with the name of the file as its title. Its note describes the import for the
  /// user.
  package init(
    imported scene: Scene, titled file: String, of device: String?, by recorder: String,
    _ losses: ImportLosses, _ options: ImportOptions
  ) {
    self = options.scene ?? RecordingHead(title: "", scene: scene)
    self.scene = scene
    let name = file.split(separator: "/").last ?? ""
    title = (name.split(separator: ".").first ?? name).sanitizedForXML
    quality = losses.quality
    var origin = Origin()
    origin.device = device?.sanitizedForXML
    origin.recorder = recorder
    self.origin = origin
    var sentences = losses.words.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
    if options.scene == nil {
      sentences.append("The scene is assumed: a list as wide as the window and ten times as high.")
    }
    note = sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension StringProtocol {
  /// The text truncated to a readable length, with a replacement for each character that XML cannot
  /// contain. Names of devices and files are arbitrary.
  package var sanitizedForXML: String {
    var text = ""
    for scalar in unicodeScalars.prefix(200) {
      switch scalar {
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension ImportOptions {
  /// The requested scene, or otherwise a list that fills a window of this size.
  package func scene(in size: Size?) throws(Objection) -> Scene {
    if let scene = scene?.scene { return scene }
    guard let size = self.size ?? size else {
      throw Objection(
        .missing, "the device does not report the size of its screen",
        expected: "--size WxH, the window in points, or --scene with a recording")
    }
    return Scene(listIn: size)
  }

  /// Converts touches from pixels on a screen of a known size to points in a window.
  func inPoints(_ events: [Located<InputEvent>], of size: Size) -> [Located<InputEvent>] {
    guard let screen else { return events }
    let (x, y) = (size.width / screen.width, size.height / screen.height)
    return events.map { event in
      guard case .touch(var touch) = event.value.action else { return event }
      touch.point = Point(x: touch.point.x * x, y: touch.point.y * y)
      touch.radius = touch.radius.map { $0 * x }
      var event = event
      event.value.action = .touch(touch)
      return event
    }
  }
}

extension Scene {
  /// Creates a scene with a list that fills a window. The content is ten times as high as the
  /// window.
  init(listIn size: Size) {
    let frame = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    let view = ViewScene(
      id: "screen", frame: frame, content: Size(width: size.width, height: 10 * size.height))
    self.init(window: Window(size: size), views: [view])
  }
}

extension ImportDraft {
  /// Creates a draft from the touches of one device of a log.
  init<Log: EvdevLog>(
    evdev source: ImportSource, as log: Log, _ options: ImportOptions
  ) throws(FormatError) {
    var log = log
    if let description = source.description { log = try log.reading(description) }
    let survey = try EvdevSurvey(EvdevLines(try source.open(), as: log), options)
    do { scene = try options.scene(in: survey.description.sizeInPoints) } catch {
      throw FormatError(in: source.name, at: .nowhere, error)
    }
    let mapping = SurfaceMapping(survey.description, to: scene.window.size)
    let (start, shown) = (log, scene)
    device = survey.description.name ?? survey.description.id
    if device == "" { device = nil }
    losses = survey.losses
    if let corners = survey.corners { mayLeave = !mapping.holds(corners.minimum, corners.maximum) }
    events = { () throws(FormatError) in
      EvdevTouches(EvdevLines(try source.open(), as: start), survey, in: shown, mapping)
    }
  }
}

extension EvdevLog {
  /// Returns the log with the device descriptions of a separate file.
  func reading(_ description: ImportSource) throws(FormatError) -> Self {
    var lines = EvdevLines(try description.open(), as: self)
    while try lines.next() != nil {}
    return lines.log
  }
}
