import FlickbookUIKit
import Model
import Text
import Writing

/// The recording that the recorder for Android must produce, computed with the log and the writer
/// of Flickbook.
struct ExpectedSession {
  private final class Key {}

  private(set) var scene: Scene
  private var start: Scene
  private var log = SessionLog(capacity: 4096)
  private let density: Double
  private var zero: Int64?
  private var keys: [Int: Key] = [:]
  private var places: [Int: Point] = [:]
  /// The state of the views of the stand-in for Android.
  var views: [Script.ViewPixels]
  private var window: (width: Int, height: Int, side: Int)
  private var covered = 0
  /// The offsets of the views when they were last observed.
  private var seen: [Point] = []
  private let isAcross: [Bool?]

  static let sides: [Orientation] = [.portrait, .landscapeLeft, .upsideDown, .landscapeRight]

  /// - Parameter isAcross: For each view, whether it scrolls horizontally only; nil if it scrolls
  ///   along both axes.
  init(
    _ recorded: Scene, density: Double, views: [Script.ViewPixels], isAcross: [Bool?],
    window: (width: Int, height: Int, side: Int)
  ) {
    (self.density, self.views, self.isAcross, self.window) = (density, views, isAcross, window)
    scene = Scene(
      window: Window(
        size: Size(width: Double(window.width) / density, height: Double(window.height) / density),
        scale: density, orientation: Self.sides[window.side]), views: [])
    start = scene
    for (index, view) in recorded.views.enumerated() {
      var added = ViewScene(
        id: view.id, frame: .init(x: 0, y: 0, width: 1, height: 1), content: .zero)
      added.inside = view.inside
      scene.views.append(added)
      scene.views[index].frame = frame(index)
      scene.views[index].content = content(index)
      scene.views[index].scroll.paging = view.scroll.paging
      scene.views[index].scroll.bounces = false
      let offset = offset(index)
      scene.views[index].start = Start(x: offset.x, y: offset.y)
      seen.append(offset)
      log.addView(Look(offset: offset, zoom: 1, activity: []))
    }
    start = scene
  }

  func recording(title: String) -> Recording {
    var head = RecordingHead(title: title, scene: start)
    var origin = Origin()
    origin.device = "stand-in"
    origin.system = "Android 0"
    origin.recorder = "FlickbookRecorder.java"
    origin.coalesced = true
    origin.positionError = 1 / density
    head.origin = origin
    return Recording(head, events: log.events(in: start).events)
  }

  var refused: Int { log.events(in: start).refused }

  // MARK: What happens

  mutating func touch(
    _ action: Script.Action, _ index: Int, _ samples: [Script.Sample],
    showing next: [Script.ViewPixels]
  ) {
    let first = instant(Int64(samples[0].milliseconds) * 1_000_000)
    noteChanges(at: first)
    log.beginTouches(at: first)
    var last = first
    for sample in samples {
      last = instant(Int64(sample.milliseconds) * 1_000_000)
      for (number, pointer) in sample.pointers.enumerated() {
        switch action {
        case .down, .pointerDown: if number == index { add(.down, pointer, at: last) }
        case .up, .pointerUp: if number == index { add(.up, pointer, at: last) }
        case .cancel: add(.cancel, pointer, at: last)
        case .move:
          if sample.pointers.count == 1 || places[pointer.id] != point(pointer) {
            add(.move, pointer, at: last)
          }
        }
      }
    }
    views = next
    look(at: max(last, log.now))
  }

  mutating func frame(at nanoseconds: Int64, showing next: [Script.ViewPixels]) {
    let time = instant(nanoseconds)
    views = next
    noteChanges(at: time)
    look(at: time)
  }

  mutating func resize(_ window: (width: Int, height: Int, side: Int)) { self.window = window }

  mutating func inset(_ bottom: Int, at milliseconds: Int) {
    let covered = Double(bottom) > 0.15 * Double(window.height) ? bottom : 0
    guard covered != self.covered else { return }
    self.covered = covered
    let time = now(milliseconds)
    noteChanges(at: time)
    let height = Double(covered) / density
    let frame = Rectangle(
      x: 0, y: scene.window.size.height - height, width: scene.window.size.width, height: height)
    log.add(
      .layout(.keyboard(covered > 0 ? .shown(frame: frame, field: nil) : .hidden)), at: time)
  }

  mutating func request(_ view: Int, _ x: Int, _ y: Int, _ animated: Bool, at milliseconds: Int) {
    let time = now(milliseconds)
    noteChanges(at: time)
    let point = Point(x: Double(x) / density, y: Double(y) / density)
    log.add(.request(Command(view: view, .scrollTo(point), animated: animated)), at: time)
  }

  mutating func stop() { look(at: log.now) }

  // MARK: What the recorder reads

  private mutating func instant(_ nanoseconds: Int64) -> Instant {
    if zero == nil {
      zero = nanoseconds
      log.endFrame(at: .zero)
    }
    return Instant(nanoseconds: max(0, nanoseconds - (zero ?? nanoseconds)))
  }

  private mutating func now(_ milliseconds: Int) -> Instant {
    max(log.now, instant(Int64(milliseconds) * 1_000_000))
  }

  private func point(_ pointer: Script.Pointer) -> Point {
    Point(x: Double(pointer.x) / density + 0, y: Double(pointer.y) / density + 0)
  }

  private mutating func add(_ phase: Touch.Phase, _ pointer: Script.Pointer, at time: Instant) {
    let key = keys[pointer.id] ?? Key()
    keys[pointer.id] = phase == .up || phase == .cancel ? nil : key
    places[pointer.id] = point(pointer)
    log.touch(
      TouchSample(
        phase, key: ObjectIdentifier(key), at: point(pointer),
        time: ClockTime(nanoseconds: time.nanoseconds),
        radius: pointer.major > 0 ? Double(pointer.major) / density / 2 : nil), at: time)
  }

  private mutating func look(at time: Instant) {
    for index in views.indices {
      seen[index] = offset(index)
      log.show(Look(offset: offset(index), zoom: 1, activity: []), of: index)
    }
    log.endFrame(at: time)
  }

  private mutating func noteChanges(at time: Instant) {
    let size = Size(width: Double(window.width) / density, height: Double(window.height) / density)
    let side = Self.sides[window.side]
    var frames: [FrameChange] = []
    for index in views.indices {
      let frame = frame(index)
      if frame != scene.views[index].frame {
        frames.append(FrameChange(view: index, frame: frame))
        scene.views[index].frame = frame
      }
      let content = content(index)
      if content != scene.views[index].content {
        let last = scene.views[index].content
        let grown = Size(
          width: content.width - last.width, height: content.height - last.height)
        scene.views[index].content = content
        var change = SettingChange(
          view: index, [.contentWidth(content.width), .contentHeight(content.height)])
        let jump = offset(index) - seen[index]
        change.above = Self.growth(grown.height, jump.y)
        change.left = Self.growth(grown.width, jump.x)
        log.add(.setting(change), at: time)
      }
    }
    let isTurned = side != scene.window.orientation
    if size != scene.window.size || isTurned {
      (scene.window.size, scene.window.orientation) = (size, side)
      let change = WindowChange(size: size)
      log.add(
        .layout(
          isTurned
            ? .turn(to: side, window: change, frames: frames)
            : .resize(window: change, frames: frames)), at: time)
    } else {
      for frame in frames { log.add(.layout(.frame(frame)), at: time) }
    }
  }

  /// The part of the content's growth that is before the visible part. It makes the view jump by
  /// the same distance; a jump that is larger than the growth has another cause.
  private static func growth(_ grown: Double, _ jump: Double) -> Double {
    jump > 0.5 && jump <= grown + 0.5 ? min(jump, grown) : 0
  }

  private func frame(_ index: Int) -> Rectangle {
    let view = views[index]
    var (x, y) = (view.x, view.y)
    if let inside = scene.views[index].inside {
      let outer = views[inside]
      (x, y) = (x - outer.x + outer.offset.x, y - outer.y + outer.offset.y)
    }
    return Rectangle(
      x: Double(x) / density, y: Double(y) / density, width: Double(view.width) / density,
      height: Double(view.height) / density)
  }

  private func content(_ index: Int) -> Size {
    let view = views[index]
    let width = isAcross[index] == false ? view.width : max(view.width, view.content.width)
    let height = isAcross[index] == true ? view.height : max(view.height, view.content.height)
    return Size(width: Double(width) / density, height: Double(height) / density)
  }

  private func offset(_ index: Int) -> Point {
    Point(x: Double(views[index].offset.x) / density, y: Double(views[index].offset.y) / density)
  }
}
