package import Model
internal import Text
package import Writing

/// The touches of one device of a log as events of a recording, with constant memory use.
struct EvdevTouches<Log: EvdevLog>: EventSource {
  let scene: Scene
  private var lines: EvdevLines<Log>
  private let survey: EvdevSurvey
  private let mapping: SurfaceMapping
  private var surface: TouchSurface
  private var fingers = RecordedFingers<Int>()
  private var now = Instant.zero
  private var waiting: [Located<InputEvent>] = []

  init(_ lines: EvdevLines<Log>, _ survey: EvdevSurvey, in scene: Scene, _ mapping: SurfaceMapping)
  {
    self.lines = lines
    self.survey = survey
    surface = survey.surface
    self.scene = scene
    self.mapping = mapping
  }

  mutating func next() throws(FormatError) -> Located<InputEvent>? {
    while waiting.isEmpty {
      guard let entry = try lines.next() else { return nil }
      guard entry.device == survey.device else { continue }
      apply(entry)
    }
    return waiting.removeFirst()
  }

  private mutating func apply(_ entry: EvdevLines<Log>.Entry) {
    let location = FileLocation(line: entry.line, column: 1)
    for change in surface.apply(entry.event) {
      now = max(now, time(of: entry.event))
      guard let touch = fingers.touch(for: mapping.sample(change)) else { continue }
      waiting.append(Located(InputEvent(at: now, .touch(touch.touch)), at: location))
    }
  }

  private func time(of event: EvdevEvent) -> Instant {
    let (lapse, over) = event.microseconds.subtractingReportingOverflow(survey.zero)
    let (nanoseconds, more) = lapse.multipliedReportingOverflow(by: 1000)
    return over || more ? now : Instant(nanoseconds: nanoseconds)
  }
}

/// Converts the units of a device to points of a window.
///
/// A surface of n units consists of n cells, so a unit is `size / (maximum − minimum + 1)`. This is
/// exact for pixel grids, and has an error of less than a unit for other devices.
package struct SurfaceMapping {
  let x: EvdevAxis?
  let y: EvdevAxis?
  let pressure: EvdevAxis?
  let size: Size

  package init(_ device: EvdevDevice, to size: Size) {
    x = device.x
    y = device.y
    self.size = size
    pressure = device.range(of: EvdevCode.pressure)
  }

  package func sample(_ change: ContactChange) -> TouchSample<Int> {
    let contact = change.contact
    var sample = TouchSample(
      change.phase, key: contact.key,
      at: Point(
        x: position(contact.x, x, size.width), y: position(contact.y, y, size.height)),
      time: ClockTime(nanoseconds: 0))
    if let pressure, let value = contact.pressure {
      let share =
        (Double(value) - Double(pressure.minimum))
        / (Double(pressure.maximum) - Double(pressure.minimum))
      sample.force = max(0, min(share, 1))
    }
    if let diameter = contact.diameter, diameter > 0 {
      sample.radius = Double(diameter) / 2 * unit(x, size.width)
    }
    return sample
  }

  /// Whether the rectangle between two corners, in the device's units, is inside the window.
  func holds(_ minimum: (x: Int32, y: Int32), _ maximum: (x: Int32, y: Int32)) -> Bool {
    position(minimum.x, x, size.width) >= 0 && position(minimum.y, y, size.height) >= 0
      && position(maximum.x, x, size.width) <= size.width
      && position(maximum.y, y, size.height) <= size.height
  }

  private func position(_ value: Int32?, _ axis: EvdevAxis?, _ length: Double) -> Double {
    (Double(value ?? 0) - Double(axis?.minimum ?? 0)) * unit(axis, length)
  }

  /// The length of a unit in points. Without a range, a unit is a point.
  func unit(_ axis: EvdevAxis?, _ length: Double) -> Double {
    guard let axis else { return 1 }
    return length / (Double(axis.maximum) - Double(axis.minimum) + 1)
  }
}
