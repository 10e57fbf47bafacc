import Exploration
import Model
import Replay
import Testing
import Text

@testable import Engines

/// Compares faults of rotation, paging and snapping with the published code, on 10,000 inputs each.
struct PublishedTurnsTests {
  private func each(_ seed: Int, _ check: (inout SeededNumbers) -> Bool) {
    var dice = SeededNumbers(mix: seed)
    var wrong = 0
    for _ in 0..<10_000 where !check(&dice) { wrong += 1 }
    #expect(wrong == 0)
  }

  private func size(_ dice: inout SeededNumbers) -> Size {
    Size(width: dice.uniform(in: 100..<1200), height: dice.uniform(in: 100..<1200))
  }

  private func pages(_ count: Int, of size: Size) -> ViewScene {
    var view = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: size.width, height: size.height), content: size)
    view.scroll.paging = true
    view.layout.content = .pages
    view.layout.pages = count
    view.layout.onResize = .keepPage
    return view
  }

  /// In the published code, a page has 320 by 460 points on every screen.
  @Test func `with fixed page sizes, every page has 320 by 460 points`() {
    each(1) { dice in
      let count = dice.uniform(in: 1...40)
      let view = published(pages(count, of: size(&dice)), [.fixedPageSize])
      return view?.content == Size(width: 320 * Double(count), height: 460)
    }
  }

  /// In the published code, images are laid out again at zoom 1, and the app does not restore the
  /// offset. The scroll view limits the offset to its new range.
  @Test func `a rotation resets the zoom and only limits the offset`() {
    each(2) { dice in
      var gallery = pages(10, of: size(&dice))
      gallery.zoom = ZoomPolicy(minimum: 0.75, maximum: 3)
      let x = dice.uniform(in: 0..<9 * gallery.frame.size.width)
      gallery.start = Start(x: x, y: 0, zoom: dice.uniform(in: 0.75..<3))
      let turned = size(&dice)
      let view = published(gallery, [.rawOffsetOnTurn, .zoomLostOnTurn], after: [turn(to: turned)])
      return view?.zoom == 1 && view?.offset.x == min(x, 10 * turned.width - turned.width)
    }
  }

  private func turn(to size: Size) -> InputEvent.Action {
    let frame = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    return .layout(.frame(FrameChange(view: 0, frame: frame)))
  }

  /// The published code keeps the middle of the content in the middle of the view, but does not
  /// limit the offset to its range.
  @Test func `the correction without clamping restores the middle without a limit`() {
    each(3) { dice in
      let (was, turned) = (size(&dice), size(&dice))
      var picture = ViewScene(
        id: "v", frame: Rectangle(x: 0, y: 0, width: was.width, height: was.height),
        content: Size(width: 4000, height: 3000))
      picture.layout.onResize = .keepCentre
      picture.layout.small = .centre
      picture.zoom.limits = .fit
      let point = Point(
        x: dice.uniform(in: 0..<4000 - was.width), y: dice.uniform(in: 0..<3000 - was.height))
      picture.start = Start(x: point.x, y: point.y, zoom: 1)
      let view = published(picture, [.unclampedCorrection], after: [turn(to: turned)])
      guard let view else { return false }
      return Axis.allCases.allSatisfy { axis in
        let due = point[axis] + was[axis] / 2 - turned[axis] / 2
        return abs(view.offset[axis] - due) < 1e-9
      }
    }
  }

  /// In the published code, the view turns vertical pages of its own height as soon as the content
  /// is taller than the view.
  @Test func `content taller than the view snaps to the nearest page`() {
    each(4) { dice in
      let zoom = dice.uniform(in: 1..<3)
      let height = size(&dice).height
      let last = height * zoom - height
      let y = dice.uniform(in: 0..<last)
      let rests = [0, height, 2 * height].filter { $0 <= last } + [last]
      let nearest = rests.map { abs($0 - y) }.min() ?? 0
      let found = PublishedPages.nearest(y, height: height, last: last)
      return rests.contains { abs($0 - found) < 1e-9 } && abs(abs(found - y) - nearest) < 1e-9
    }
  }

  /// The snap reveals the part of a viewport-wide rectangle that is inside the content. It moves as
  /// little as possible, and not at all if that part is visible.
  @Test func `the snap by revealing moves as little as possible`() {
    var numbers = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: 320, height: 40),
      content: Size(width: 500, height: 40))
    numbers.insets.left = 160
    numbers.insets.right = 160
    let layout = ViewLayout(numbers, constants: IOSConstants())
    var idle = 0
    each(5) { dice in
      let cell = Double(dice.uniform(in: 0...9)) * 50 + 25 - 160
      let offset = cell + dice.uniform(in: -25..<25)
      let (first, last) = (max(cell, 0), min(cell + 320, 500))
      var due = offset
      if last > offset + 320 { due = last - 320 } else if first < offset { due = first }
      due = min(max(due, -160), 340)
      if due == offset { idle += 1 }
      let shown = ScrollPosition(offset: Point(x: offset, y: 0))
      let point = RequestTarget(layout: layout, shown: shown)
        .revealing(Rectangle(x: cell, y: 0, width: 320, height: 40))
      return point.x == due
    }
    // The rectangles of six of the ten cells reach past an end of the content. In half of the
    // approaches to these cells, nothing moves.
    #expect(idle > 2000 && idle < 4000)
  }

  /// The published code computes the number when the view reports scrolling; a rotation reports
  /// none.
  @Test func `the stale label changes only when the view reports scrolling`() {
    var label = PublishedLabel()
    label.waitsForScroll = true
    var (shown, position) = (0, -1.0)
    each(6) { dice in
      var state = ViewState()
      state.bounds = Size(width: 320, height: 460)
      state.offset.x = dice.oneIn(3) && position >= 0 ? position : dice.uniform(in: 0..<2880)
      let isTurned = dice.oneIn(3)
      if position < 0 || (state.offset.x != position && !isTurned) {
        shown = 1 + Int((state.offset.x + 160) / 320 + 1e-9)
      }
      position = state.offset.x
      return label.read(state, ContentLayout(), count: 10, isTurned: isTurned) == shown
    }
  }
}

/// The state of a view in an app with some of its published faults, after the given input.
func published(
  _ view: ViewScene, _ faults: [PublishedFault], after input: [InputEvent.Action] = []
) -> ViewState? {
  let scene = Scene(window: Window(size: view.frame.size), views: [view])
  let switched = PublishedFaults(faults.map { PublishedFaults($0) })
  var frame = Frame(views: [ViewState()])
  do throws(EngineError) {
    var engine = try TextbookEngine(scene, faults: switched) { (scene) throws(EngineError) in
      try IOSEngine(scene)
    }
    try engine.advance(to: .zero)
    if !input.isEmpty {
      try engine.handle(Moment(at: .zero, input.map { Located($0, at: .nowhere) }))
    }
    engine.show(in: &frame)
  } catch {
    return nil
  }
  return frame.views.first
}
