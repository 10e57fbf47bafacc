internal import Model
internal import Text

/// A session of a web page as saved by rrweb: touches, and the scroll positions of the page.
///
/// Such a session is coarse: moves are batched and thinned out, touches without identifiers are
/// combined into one finger, and the events are not in order of time.
struct PageSession {
  private(set) var losses = ImportLosses()
  private(set) var size: Size?
  private var samples: [Sample] = []
  /// The id of the document node.
  private var page: Int?
  private var mingled = 0
  /// The number of down events of a mouse or a pen.
  private var otherPointers = 0
  private static let touchPointer = 2

  /// The maximum time of a recording in milliseconds, nearly 285 years.
  private static let longest = 9e12

  fileprivate struct Sample {
    var milliseconds: Double
    var content: Content
    var item: JSONLocation
  }

  fileprivate enum Content {
    case touch(Touch.Phase, finger: Int, node: Int?, point: Point?)
    case scrolled(Point)
    case resized(Size)
  }

  /// The numeric types of rrweb's events (`Kind`), and the sources of incremental changes
  /// (`Source`).
  private enum Kind: Int {
    case fullSnapshot = 2
    case change = 3
    case meta = 4
  }

  private enum Source: Int {
    case pointer = 2
    case scroll = 3
    case resize = 4
    case touchMove = 6
  }

  /// The touch phase for each type of pointer interaction.
  private static let phases: [Int: Touch.Phase] = [7: .down, 9: .up, 10: .cancel]

  /// The events from the first touch on, in order of time.
  mutating func events() throws(FormatError) -> GatheredTouches<Int> {
    let sorted = samples.sorted { $0.milliseconds < $1.milliseconds }
    var touches = GatheredTouches<Int>()
    var rivals = MingledTouches()
    guard let first = sorted.first(where: \.isTouch) else { return touches }
    let zero = first.milliseconds
    for (index, sample) in sorted.enumerated() {
      let lapse = max(0, sample.milliseconds - zero)
      guard lapse < Self.longest else {
        throw sample.item.error(
          .value, "\(lapse.text) ms after the first touch",
          expected: "a session of limited duration"
        )
      }
      let time = Instant.milliseconds(lapse)
      let start = sample.item.value.offset
      switch sample.content {
      case .scrolled(let offset):
        touches.add(.observation(Observation(view: 0, offset: offset)), time, start)
      case .resized(let size):
        let frame = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        guard sample.milliseconds > zero else { continue }
        let window = WindowChange(size: size)
        let frames = [FrameChange(view: 0, frame: frame)]
        touches.add(.layout(.resize(window: window, frames: frames)), time, start)
      case .touch(var phase, let finger, let node, let known):
        let last = touches.point(of: finger)
        guard rivals.isOfTheFirst(phase, finger, node: node, at: known, first: last) else {
          if phase == .down { mingled += 1 }
          continue
        }
        phase = touches.phase(phase, of: finger)
        // The position of a down event is sometimes known only from the first move.
        guard let point = known ?? last ?? sorted[index...].firstPoint(of: finger) else { continue }
        let isEvent = touches.add(phase, finger, at: point, time, start)
        guard phase == .down else { continue }
        if isEvent {
          rivals.begin(finger, node: node)
        } else {
          rivals.leaveOut(finger, node: node, at: point)
        }
      }
    }
    losses.add(.coarse, "moves are gathered and thinned out, and times are whole milliseconds")
    losses.add(.lossy, "additional fingers, which the session does not number", mingled)
    losses.add(.lossy, "touches of a mouse or a pen", otherPointers)
    losses.add(
      .lossy, "fingers that moved and never came down", touches.unseen, ", taken as coming down")
    losses.add(.truncated, "fingers that never lift", touches.downCount, "")
    return touches
  }
}

extension PageSession {
  init(_ document: JSONDocument) throws(FormatError) {
    let root = document.location
    for item in try (root["events"] ?? root).elements("a list of events") {
      let time = try item.required("timestamp", "milliseconds").number("milliseconds")
      guard let data = item["data"] else { continue }
      switch Kind(rawValue: item["type"]?.value.whole ?? -1) {
      case .meta: if size == nil { size = Self.size(data) }
      case .fullSnapshot:
        page = data["node"]?["id"]?.value.whole
        if let start = data["initialOffset"], let point = Self.point(start, "left", "top") {
          samples.append(Sample(milliseconds: time, content: .scrolled(point), item: item))
        }
      case .change: try apply(data, at: time, item)
      case nil: break
      }
    }
  }

  private mutating func apply(
    _ data: JSONLocation, at time: Double, _ item: JSONLocation
  ) throws(FormatError) {
    switch Source(rawValue: data["source"]?.value.whole ?? -1) {
    case .touchMove:
      for position in try data.required("positions", "places").elements("a list of positions") {
        // The offset is usually negative, because the event contains earlier moves.
        let offset = try position["timeOffset"]?.number("milliseconds") ?? 0
        guard let point = Self.point(position, "x", "y") else {
          throw position.error(
            .missing, "a position without x and y", expected: "numbers of points")
        }
        add(.move, data, point, at: time + offset, position)
      }
    case .pointer:
      guard let phase = Self.phases[data["type"]?.value.whole ?? -1] else { return }
      add(phase, data, Self.point(data, "x", "y"), at: time, item)
    case .scroll:
      guard data["id"]?.value.whole == page, let point = Self.point(data, "x", "y") else { return }
      samples.append(Sample(milliseconds: time, content: .scrolled(point), item: item))
    case .resize:
      guard let size = Self.size(data) else { return }
      samples.append(Sample(milliseconds: time, content: .resized(size), item: item))
    case nil: break
    }
  }

  private mutating func add(
    _ phase: Touch.Phase, _ data: JSONLocation, _ point: Point?, at time: Double,
    _ item: JSONLocation
  ) {
    // Mice and pens are not fingers. Their moves contain no pointer type, but belong to no finger,
    // and are dropped later.
    if let kind = data["pointerType"]?.value.whole, kind != Self.touchPointer {
      if phase == .down { otherPointers += 1 }
      return
    }
    let finger = data["pointerId"]?.value.whole ?? 0
    let node = (item["id"] ?? data["id"])?.value.whole
    samples.append(
      Sample(
        milliseconds: time,
        content: .touch(phase, finger: finger, node: node, point: point), item: item))
  }

  private static func point(_ value: JSONLocation, _ x: String, _ y: String) -> Point? {
    guard let x = value[x]?.value.number, let y = value[y]?.value.number, x.magnitude < 1e17,
      y.magnitude < 1e17
    else { return nil }
    return Point(x: x, y: y)
  }

  private static func size(_ value: JSONLocation) -> Size? {
    guard let width = value["width"]?.value.number, let height = value["height"]?.value.number,
      width > 0, height > 0, width < 1e17, height < 1e17
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension PageSession.Sample {
  fileprivate var isTouch: Bool { if case .touch = content { true } else { false } }
}

extension ArraySlice<PageSession.Sample> {
  fileprivate func firstPoint(of finger: Int) -> Point? {
    for sample in self {
      if case .touch(_, finger, _, let point?) = sample.content { return point }
    }
    return nil
  }
}

extension ImportDraft {
  init(rrweb source: ImportSource, _ options: ImportOptions) throws(FormatError) {
    let document = try JSONDocument(source)
    var session = try PageSession(document)
    let scene = try document.scene(options, in: session.size)
    let found = try session.events()
    try document.expectTouches(found, "TouchStart or TouchMove")
    self.init(document.located(found), in: scene, session.losses, [])
  }
}
