import Model
import Replay
import Testing
import TestSupport

@testable import Engines

/// Tests the effect of the published faults on photos, a row of numbers, a centred image and a
/// canvas.
struct TextbookSystemsTests {
  // Photos.

  private func photos(_ indicators: Axes, _ window: Size = Size(width: 320, height: 460)) -> Scene {
    scene(
      Rectangle(x: 0, y: 0, width: window.width, height: window.height),
      content: Size(width: window.width * 5, height: window.height)
    ) {
      $0.scroll.paging = true
      $0.scroll.indicators = indicators
      $0.layout.content = .pages
      $0.layout.pages = 5
      $0.shows = [.page, .items]
    }
  }

  @Test func `indicators count as images when an image is added`() throws {
    let added = InputEvent.set([.pages(6)], at: 0)
    let engine = try textbook(.indicatorsCounted)
    #expect(try rest(photos(.both), [added]).content.width == 1920)
    #expect(try rest(photos(.both), [added], on: engine).content.width == 2560)
    #expect(try rest(photos(.none), [added], on: engine).content.width == 1920)
    #expect(try rest(photos(.both), [], on: engine).content.width == 1600)
  }

  @Test func `pages of a fixed size fit only one screen`() throws {
    let engine = try textbook(.fixedPageSize)
    #expect(try rest(photos(.none), [], on: engine).content == Size(width: 1600, height: 460))
    let other = photos(.none, Size(width: 375, height: 647))
    #expect(try rest(other, []).content == Size(width: 1875, height: 647))
    #expect(try rest(other, [], on: engine).content == Size(width: 1600, height: 460))
  }

  // A row of numbers that snaps to the middle.

  private func scroller(at x: Double) -> Scene {
    scene(
      Rectangle(x: 0, y: 100, width: 320, height: 40), content: Size(width: 500, height: 40)
    ) {
      $0.insets = Insets(left: 160, right: 160)
      $0.start.x = x
      $0.snap = Snap(every: 50)
      $0.snap?.at = .middle
    }
  }

  @Test func `a snap at every lift stops the coast of a flick`() throws {
    let flick = swipe(from: (250, 120), to: (192, 120), at: 0, lasting: 60)
    let coasted = try rest(scroller(at: -135), flick)
    let engine = try textbook(.snapAtEveryLift)
    let died = try rest(scroller(at: -135), flick, on: engine)
    #expect(coasted.offset.x > 100)
    #expect(died.offset.x == -85)
    let glimpses = try ride(scroller(at: -135), flick, on: engine, until: 4000)
    #expect(callbackWord(glimpses) == "TBEybea")
  }

  @Test func `with the fault, a release past the end snaps past the last number`() throws {
    let pull = swipe(from: (250, 120), to: (100, 120), at: 0, lasting: 300, hold: 200)
    #expect(try rest(scroller(at: 315), pull).offset.x == 315)
    #expect(try rest(scroller(at: 315), pull, on: textbook(.snapPastTheLast)).offset.x == 340)
    let left = swipe(from: (100, 120), to: (250, 120), at: 0, lasting: 300, hold: 200)
    #expect(try rest(scroller(at: -135), left, on: textbook(.snapPastTheLast)).offset.x == -135)
  }

  @Test func `with the fault, a release far before the start snaps before the first number`() throws
  {
    let engine = try textbook(.snapBeforeTheFirst)
    func pull(_ distance: Double) -> [InputEvent] {
      swipe(from: (100, 120), to: (100 + distance, 120), at: 0, lasting: 300, hold: 200)
    }
    // Less than 50 points before the first number, the cast still gives that number. Farther out it
    // gives a number before the first.
    #expect(try rest(scroller(at: -135), pull(100), on: engine).offset.x == -135)
    #expect(try rest(scroller(at: -135), pull(210)).offset.x == -135)
    #expect(try rest(scroller(at: -135), pull(210), on: engine).offset.x == -160)
  }

  @Test func `a snap by revealing moves nothing in half of the approaches near the ends`() throws {
    let engine = try textbook(.snapByRevealing)
    func drag(_ distance: Double) -> [InputEvent] {
      swipe(from: (160, 120), to: (160 + distance, 120), at: 0, lasting: 300, hold: 200)
    }
    // The first number is in the middle. The drags move it to either side by 15 points, because 10
    // points are the slop.
    #expect(try rest(scroller(at: -135), drag(-25)).offset.x == -135)
    #expect(try rest(scroller(at: -135), drag(-25), on: engine).offset.x == -120)
    #expect(try rest(scroller(at: -135), drag(25), on: engine).offset.x == -135)
    // A drag in the middle of the row snaps back correctly.
    #expect(try rest(scroller(at: 65), drag(-25), on: engine).offset.x == 65)
    #expect(try rest(scroller(at: 65), drag(25), on: engine).offset.x == 65)
  }

  // A centred image.

  private func image(_ width: Double, _ height: Double, _ limits: ZoomLimits = .fit) -> Scene {
    scene(content: Size(width: width, height: height)) {
      $0.zoom = ZoomPolicy(minimum: 0.1, maximum: 3)
      $0.zoom.limits = limits
      $0.layout.onResize = .keepCentre
      $0.layout.small = .centre
    }
  }

  @Test
  func `with the faults, a small image opens at zoom 1 or with a minimum zoom above the maximum`()
    throws
  {
    #expect(try rest(image(200, 200), []).zoom == 1.6)
    #expect(try rest(image(200, 200), [], on: textbook(.zoomBeforeMaximum)).zoom == 1)
    let tiny = try rest(image(50, 50), [], on: textbook(.fitAboveMaximum))
    #expect(tiny.minimumZoom == 6.4 && tiny.maximumZoom == 3)
    #expect(try rest(image(50, 50), []).minimumZoom == 3)
  }

  @Test func `with the fault, the first movement is undone, but no later movement is`() throws {
    var scene = image(1000, 800)
    scene.views[0].start = Start(x: 340, y: 160, zoom: 1)
    let start: [InputEvent] = [
      .touch(.down, 160, 240, at: 500), .touch(.move, 130, 240, at: 520),
      .touch(.move, 120, 240, at: 540),
    ]
    let engine = try textbook(.unsetSize)
    let moved = try ride(scene, start, until: 550).last?.view.offset.x
    let undone = try ride(scene, start, on: engine, until: 550).last?.view.offset.x
    #expect(moved == 370 && undone == 340)
    let more = start + [.touch(.move, 90, 240, at: 560), .touch(.up, 90, 240, at: 900)]
    #expect(try rest(scene, more, on: engine).offset.x == 370)
  }

  @Test func `a correction without clamping leaves the range`() throws {
    let events: [InputEvent] = [
      .request(.zoomTo(1), at: 0), .request(.scrollTo(.zero), at: 10),
      turn(Rectangle(x: 0, y: 0, width: 568, height: 320), at: 500),
    ]
    #expect(try rest(image(1000, 800), events).offset.x == 0)
    let shown = try rest(image(1000, 800), events, on: textbook(.unclampedCorrection))
    #expect(shown.offset.x == 160 - 284)
    let raw = try rest(image(1000, 800), events, on: textbook(.rawOffsetOnTurn))
    #expect(raw.offset == .zero)
  }

  // A free canvas.

  @Test func `with the fault, a tap misses a control that has moved`() throws {
    let canvas = scene(content: Size(width: 2000, height: 2000)) {
      $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
      $0.shows = [.status, .offset, .items]
    }
    let plus = [
      InputEvent.touch(.down, 40, 530, at: 1000), .touch(.up, 40, 530, at: 1080),
      .request(.zoomTo(1.1), at: 1080),
    ]
    let drag = swipe(from: (250, 400), to: (100, 200), at: 0, lasting: 300, hold: 200)
    let engine = try textbook(.controlsOnTheCanvas)
    #expect(try rest(canvas, plus, on: engine).zoom == 1.1)
    #expect(try rest(canvas, drag + plus).zoom == 1.1)
    #expect(try rest(canvas, drag + plus, on: engine).zoom == 1)
    // A request without a finger on the view is executed.
    let alone = drag + [.request(.zoomTo(1.1), at: 2000)]
    #expect(try rest(canvas, alone, on: engine).zoom == 1.1)
  }
}
