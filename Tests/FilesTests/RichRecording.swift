import Model
import Text

/// A handwritten recording with nearly every element and attribute of the format.
let rich: Recording = {
  var gallery = ViewScene(
    id: "gallery", frame: Rectangle(x: 0, y: 64, width: 320, height: 504),
    content: Size(width: 3200, height: 504))
  gallery.scroll.paging = true
  gallery.scroll.deceleration = .rate(0.995)
  gallery.zoom = ZoomPolicy(minimum: 0.75, maximum: 3)
  gallery.insets.bottom = 20
  gallery.start.item = 2
  gallery.layout.content = .pages
  gallery.layout.pages = 10
  gallery.snap = Snap(every: 320)
  gallery.tiles = Tiles(size: 256)
  gallery.keyboard = KeyboardPolicy(
    avoids: .shrink, fields: [Rectangle(x: 20, y: 300, width: 280, height: 30)])
  gallery.shows = [.page, .tiles]
  var wheel = ViewScene(
    id: "wheel", frame: Rectangle(x: 10, y: 0, width: 60, height: 200), inside: 0,
    content: Size(width: 60, height: 400))
  wheel.wheel = Wheel(rows: 10, rowHeight: 40)
  wheel.wheel?.valid = [0...2, 5...9]
  wheel.refresh = Refresh(distance: 80, height: 60)
  wheel.keyboard = KeyboardPolicy(avoids: .ignore)

  let scene = Scene(
    window: Window(size: Size(width: 320, height: 568), scale: 2, orientation: .upsideDown),
    views: [gallery, wheel])
  var head = RecordingHead(title: "Flick to the next car", scene: scene)
  head.quality = [.truncated, .synthetic]
  var origin = Origin()
  origin.device = "iPhone 5s"
  origin.recorded = "2026-11-20T10:00:00Z"
  origin.rate = 60
  origin.coalesced = true
  head.origin = origin
  head.tags = ["paging", "rotation"]
  head.note = "Second car."
  var rest = InvariantExpectation("rest-page-aligned")
  rest.tolerance = Quantity(0.5, .points)
  rest.level = .error
  rest.minExercised = 1
  rest.parameters = [.init(name: "quiet", value: Quantity(3, .frames))]
  var offset = ComparisonExpectation(.settleTime)
  offset.tolerance = Quantity(17, .milliseconds)
  head.expectations = [Located(.invariant(rest)), Located(.comparison(offset))]
  return Recording(head, events: richEvents.map { Located($0) })
}()

private let richEvents: [InputEvent] = {
  var readouts = Readouts()
  readouts.page = 2
  readouts.status = .panningAndZooming
  readouts.offset = Point(x: 96.5, y: -0.0)
  readouts.tiles = TileSpan(level: 1, firstColumn: 0, firstRow: 2, lastColumn: 3, lastRow: 4)
  let turned = WindowChange(size: Size(width: 568, height: 320))
  let frame = FrameChange(view: 0, frame: Rectangle(x: 0, y: 32, width: 568, height: 288))
  return [
    .init(at: .zero, .touch(Touch(.down, finger: 1, at: Point(x: 250, y: 300)))),
    .init(
      at: Instant(nanoseconds: 16_667_001),
      .touch(
        Touch(
          .move, finger: 1, at: Point(x: 221.5, y: 0.1 + 0.2), force: 0.25, radius: 20.125,
          arrived: .milliseconds(24)))),
    .init(at: .milliseconds(41.667), .touch(Touch(.up, finger: 1, at: Point(x: 171, y: 302)))),
    .init(
      at: .milliseconds(58),
      .observation(
        Observation(
          view: 0, offset: Point(x: 96.5, y: 0), zoom: 1.5, settled: true, readouts: readouts))),
    .init(
      at: .milliseconds(1200),
      .layout(.turn(to: .landscapeLeft, window: turned, frames: [frame]))),
    .init(at: .milliseconds(1200), .layout(.resize(window: turned, frames: []))),
    .init(at: .milliseconds(1200), .layout(.frame(frame))),
    .init(
      at: .milliseconds(1210),
      .layout(
        .keyboard(.shown(frame: Rectangle(x: 0, y: 120, width: 568, height: 200), field: 0)))),
    .init(at: .milliseconds(1250), .layout(.keyboard(.hidden))),
    .init(
      at: .milliseconds(1300),
      .setting(
        SettingChange(
          view: 1, [.contentHeight(800), .paging(false), .wheelRows(20), .wheelSelected(3)],
          above: 400))),
    .init(at: .milliseconds(1400), .mark("turned")),
    .init(
      at: .milliseconds(1500),
      .request(Command(view: 0, .scrollTo(Point(x: 0, y: -0.0)), animated: true))),
    .init(
      at: .milliseconds(1500),
      .request(Command(view: 0, .reveal(Rectangle(x: 1, y: 2, width: 3.5, height: 4))))),
    .init(at: .milliseconds(1600), .request(Command(view: 1, .endRefresh))),
  ]
}()
