import Exploration
import Model
import Testing
import Text

@testable import Files
@testable import Interchange
@testable import Writing

/// An exported recording is imported unchanged, as far as the format can represent it.
struct ExportTests {
  /// The screens on which evemu plays a recording: a standard screen, and a screen without tracking
  /// numbers.
  static let screens = [
    nil,
    """
    N: Panel of a tablet
    A: 35 0 31999 0 0
    A: 36 0 47999 0 0

    """,
  ]

  @Test(arguments: ExportFormat.allCases, screens)
  func `exported touches are imported unchanged and in the same order`(
    format: ExportFormat, screen: String?
  ) throws {
    guard format == .evemu || screen == nil else { return }
    let like = try screen.map { try EvemuDescription(bytes: Array($0.utf8), named: "screen") }
    for seed in 0..<300 as Range<UInt64> {
      let recording = walk(seed)
      var sink = MemorySink()
      let losses = try format.write(
        RecordingReader(bytes: try recording.canonicalBytes(), named: "x"), to: &sink, like: like)
      let sent = recording.events.flatMap { words($0.value, cancels: screen == nil) }
      let cancels = recording.events.count {
        if case .touch(let touch) = $0.value.action { touch.phase == .cancel } else { false }
      }
      #expect(losses == ExportLosses(others: 1, cancels: screen == nil ? 0 : cancels))
      var options = ImportOptions()
      options.size = recording.head.scene.window.size
      options.format = ImportFormat(rawValue: format.rawValue)
      let imported = try ImportedRecording(bytes: sink.bytes, named: "x", options)
      var events = try imported.events()
      var back: [String] = []
      while let event = try events.next() { back += words(event.value) }
      if back != sent {
        let lost = Set(sent).subtracting(back).sorted().prefix(3)
        let made = Set(back).subtracting(sent).sorted().prefix(3)
        let point = zip(back, sent).enumerated().first { $0.element.0 != $0.element.1 }
        Issue.record(
          "walk \(seed) comes back from \(format) with \(made) for \(lost), first \(point as Any)")
        return
      }
    }
  }

  @Test func `the format of an exported file is detected`() throws {
    for format in ExportFormat.allCases {
      var sink = MemorySink()
      _ = try format.write(
        RecordingReader(bytes: try walk(1).canonicalBytes(), named: "x"), to: &sink)
      #expect(ImportFormat(beginning: sink.bytes)?.rawValue == format.rawValue)
    }
  }

  /// Up to five fingers that come down, move and lift. At each time the order is random, and a
  /// finger may be reported twice. Times are multiples of a millisecond and positions of 0.01 pt,
  /// which every format can represent.
  private func walk(_ seed: UInt64) -> Recording {
    var dice = SeededNumbers(seed: seed)
    let view = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 320, height: 4800))
    let scene = Scene(window: Window(size: Size(width: 320, height: 480)), views: [view])
    var recording = Recording(RecordingHead(title: "Walk", scene: scene), events: [])
    var down: [UInt8: Point] = [:]
    var time = 0
    func add(_ action: InputEvent.Action) {
      recording.events.append(Located(InputEvent(at: .milliseconds(Double(time)), action)))
    }
    for step in 0..<40 {
      let before = recording.events.count
      var order = Array(0..<5 as Range<UInt8>)
      for index in order.indices { order.swapAt(index, dice.uniform(in: index...4)) }
      if dice.uniform(in: 0...3) == 0 { order.append(order[0]) }
      for finger in order {
        if let point = down[finger] {
          let moved = Point(
            x: hundredths(point.x + Double(dice.uniform(in: 1...900)) / 100, within: 319),
            y: hundredths(point.y + Double(dice.uniform(in: 1...900)) / 100, within: 479))
          switch dice.uniform(in: 0...9) {
          case 0:
            down[finger] = nil
            add(.touch(Touch(.up, finger: finger, at: point)))
          case 1:
            down[finger] = nil
            add(.touch(Touch(.cancel, finger: finger, at: point)))
          case 2...7:
            down[finger] = moved
            add(.touch(Touch(.move, finger: finger, at: moved)))
          default: break
          }
        } else if step == 0 && finger == 0 || dice.uniform(in: 0...5) == 0 {
          let point = Point(
            x: Double(dice.uniform(in: 0...31_900)) / 100,
            y: Double(dice.uniform(in: 0...47_900)) / 100)
          down[finger] = point
          add(.touch(Touch(.down, finger: finger, at: point)))
        }
      }
      // WebDriver represents moves by durations, from which an import makes samples at 60 Hz.
      if recording.events.count > before { time += dice.uniform(in: 1...24) }
    }
    add(.mark("end"))
    return recording
  }

  private func hundredths(_ number: Double, within maximum: Double) -> Double {
    let whole = (number * 100).rounded()
    return (whole > maximum * 100 ? whole - maximum * 100 : whole) / 100
  }

  /// A touch without the number of its finger, because the import assigns new numbers.
  ///
  /// - Parameter cancels: Whether the format distinguishes a cancelled finger from a lifted finger.
  private func words(_ event: InputEvent, cancels: Bool = true) -> [String] {
    guard case .touch(let touch) = event.action else { return [] }
    let (x, y) = ((touch.point.x * 100).rounded(), (touch.point.y * 100).rounded())
    let phase = !cancels && touch.phase == .cancel ? .up : touch.phase
    return ["\(event.time.text) \(phase) \(x) \(y)"]
  }
}
