import Exploration
import Model

extension RandomRecordings {
  mutating func events(on scene: Scene, count: Int) -> [InputEvent] {
    var fingers = FingersDown()
    var time = Instant(nanoseconds: numbers.oneIn(4) ? 86_399_999_999_999 : 0)
    return (0..<count).map { _ in
      time = time + lapse()
      return InputEvent(at: time, action(on: scene, &fingers, at: time))
    }
  }

  /// The time to the next event: mostly the interval between two samples, often zero, rarely days.
  private mutating func lapse() -> TimeSpan {
    switch numbers.uniform(in: 0...9) {
    case 0...2: .zero
    case 3: TimeSpan(nanoseconds: Int64(numbers.uniform(in: 1...10_000_000_000_000_000)))
    case 4: TimeSpan(nanoseconds: 1_000_000)
    default: TimeSpan(nanoseconds: Int64(numbers.uniform(in: 1...17_000_000)))
    }
  }

  private mutating func action(
    on scene: Scene, _ fingers: inout FingersDown, at time: Instant
  ) -> InputEvent.Action {
    let view = numbers.uniform(in: 0...(scene.views.count - 1))
    switch numbers.uniform(in: 0...9) {
    case 0: return .layout(layoutChange(on: scene))
    case 1:
      let growth = maybe { ($0.number(), $0.number()) } ?? (0, 0)
      var settings = self.settings()
      if settings.isEmpty { settings = [.paging(flag())] }
      return .setting(SettingChange(view: view, settings, above: growth.0, left: growth.1))
    case 2: return .request(Command(view: view, request(), animated: flag()))
    case 3:
      var seen = Observation(
        view: view, offset: point(), zoom: maybe { $0.size() } ?? 1, settled: flag(),
        readouts: readouts())
      seen.signals = signals(of: seen)
      seen.activity = Activity(
        rawValue: UInt8(truncatingIfNeeded: seen.offset.x.bitPattern >> 44) & 63)
      seen.callbacks = callbacks(of: seen)
      return .observation(seen)
    case 4: return .mark(text())
    default: return .touch(touch(&fingers, at: time))
    }
  }

  /// Uses a separate random sequence, so that all other random values stay the same.
  private func signals(of seen: Observation) -> AppSignals {
    var own = SeededNumbers(seed: seen.offset.x.bitPattern ^ seen.offset.y.bitPattern)
    var signals = AppSignals()
    for name in ["header", "card.title", "n1"] where own.oneIn(4) {
      signals[name] =
        own.oneIn(2)
        ? .number(Double(own.uniform(in: -64_000...64_000)) / 1000)
        : .text(own.pick(["", "It's 'new'", "a=b & <c>", "ä\u{1F600}"]) ?? "")
    }
    return signals
  }

  /// Some callbacks of each kind, from a separate random sequence.
  private func callbacks(of seen: Observation) -> [Callback.Kind] {
    var own = SeededNumbers(seed: seen.offset.x.bitPattern &+ seen.offset.y.bitPattern)
    return Callback.Kind.all.filter { _ in own.oneIn(6) }.map { kind in
      switch kind {
      case .willEndDragging:
        .willEndDragging(
          velocity: Point(x: -0.25, y: Double(own.uniform(in: -9999...9999)) / 1000),
          target: seen.offset)
      case .didEndDragging: .didEndDragging(willDecelerate: own.oneIn(2))
      case .didEndZooming: .didEndZooming(scale: seen.zoom)
      case .tap: .tap(seen.offset)
      case .select: .select(RowIndex(own.uniform(in: -3...30)))
      default: kind
      }
    }
  }

  private mutating func touch(_ fingers: inout FingersDown, at time: Instant) -> Touch {
    let finger = UInt8(numbers.oneIn(3) ? numbers.uniform(in: 0...255) : numbers.uniform(in: 0...2))
    var phase = Touch.Phase.down
    if fingers.contains(finger) { phase = one(of: [.move, .move, .move, .up, .cancel]) }
    // If no further finger may come down, a finger that is down lifts.
    if phase == .down, fingers.count >= Touch.maxFingers, let other = fingers.lowest {
      fingers.toggle(other)
      return Touch(.up, finger: other, at: point())
    }
    if phase != .move { fingers.toggle(finger) }
    return Touch(
      phase, finger: finger, at: point(),
      force: numbers.oneIn(5) ? one(of: [0, 1, 0.1 + 0.2, 1e-7]) : nil,
      radius: numbers.oneIn(5) ? size() : nil,
      arrived: numbers.oneIn(5) ? time + .milliseconds(4.000001) : nil)
  }

  private mutating func layoutChange(on scene: Scene) -> LayoutChange {
    let window = WindowChange(
      size: Size(width: size(), height: size()), scale: maybe { $0.size() })
    var frames: [FrameChange] = []
    for view in scene.views.indices where flag() {
      frames.append(FrameChange(view: view, frame: rectangle()))
    }
    switch numbers.uniform(in: 0...4) {
    case 0: return .turn(to: one(of: Orientation.allCases), window: window, frames: frames)
    case 1: return .resize(window: window, frames: frames)
    case 2:
      let view = numbers.uniform(in: 0...(scene.views.count - 1))
      return .frame(FrameChange(view: view, frame: rectangle()))
    case 3:
      let fields = scene.views.map { $0.keyboard?.fields.count ?? 0 }.max() ?? 0
      let field = fields > 0 ? maybe { $0.numbers.uniform(in: 0...(fields - 1)) } : nil
      return .keyboard(.shown(frame: rectangle(), field: field))
    default: return .keyboard(.hidden)
    }
  }

  private mutating func request() -> Command.Request {
    one(of: [
      .scrollTo(point()), .reveal(rectangle()), .zoomTo(size()), .zoomToRect(rectangle()),
      .page(PageNumber(numbers.uniform(in: 0...30))),
      .select(RowIndex(numbers.uniform(in: 0...30))), .resetZoom,
      .beginRefresh, .endRefresh, .stop, .scrollToTop,
    ])
  }

  private mutating func readouts() -> Readouts {
    var readouts = Readouts()
    readouts.page = maybe { PageNumber($0.numbers.uniform(in: 0...30)) }
    readouts.reset = maybe { $0.flag() }
    readouts.status = maybe { $0.one(of: Readouts.Status.allCases) }
    readouts.offset = maybe { $0.point() }
    readouts.items = maybe { $0.numbers.uniform(in: 0...300) }
    readouts.selection = maybe { RowIndex($0.numbers.uniform(in: 0...30)) }
    readouts.refreshing = maybe { $0.flag() }
    readouts.tiles = maybe { generator in
      TileSpan(
        level: generator.numbers.uniform(in: 0...4), firstColumn: 0, firstRow: 1,
        lastColumn: generator.numbers.uniform(in: 0...9), lastRow: 7)
    }
    readouts.indicators = maybe { generator in
      ScrollIndicators(start: generator.point(), length: Size(width: generator.size(), height: 0))
    }
    readouts.rows = maybe { RowSpan(first: $0.numbers.uniform(in: 0...9), last: 12) }
    readouts.header = maybe { TopHeader(section: $0.numbers.uniform(in: 0...9), top: $0.number()) }
    readouts.keyboard = maybe { $0.number() }
    return readouts
  }
}
