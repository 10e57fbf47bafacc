import Exploration
import Model
import Replay
import Testing

@testable import Engines

/// Compares the arithmetic of each published fault with the published code, on 10,000 inputs each.
struct PublishedRulesTests {
  private func each(_ seed: Int, _ check: (inout SeededNumbers) -> Bool) {
    var dice = SeededNumbers(mix: seed)
    var wrong = 0
    for _ in 0..<10_000 where !check(&dice) { wrong += 1 }
    #expect(wrong == 0)
  }

  /// An offset that a finger can reach. Half of the offsets are page edges, where rounding matters.
  private func position(_ dice: inout SeededNumbers, _ zoom: Double) -> Double {
    dice.oneIn(2)
      ? Double(dice.uniform(in: 0...9)) * (320 * zoom) : dice.uniform(in: -250..<3200 * zoom)
  }

  /// The published number is the offset divided by the width of a zoomed image, cast to an integer,
  /// plus one.
  @Test func `the label with both faults computes the published number`() {
    var label = PublishedLabel()
    (label.isFromTheEdge, label.isUnguarded) = (true, true)
    each(1) { dice in
      let zoom = dice.uniform(in: 0.75..<3)
      let x = position(&dice, zoom)
      return label.number(offset: x, viewport: 320, zoom: zoom, count: 10)
        == Int(x / (320 * zoom)) + 1
    }
  }

  /// With a guard against rounding, the cast is right for every page and every zoom with two
  /// decimals.
  @Test func `the label without the guard is wrong only because of rounding`() {
    var fromEdge = PublishedLabel()
    fromEdge.isFromTheEdge = true
    var unguarded = fromEdge
    unguarded.isUnguarded = true
    var off = 0
    for hundredths in 75...300 {
      let zoom = Double(hundredths) / 100
      for page in 0...9 {
        let x = Double(page) * (320 * zoom)
        #expect(fromEdge.number(offset: x, viewport: 320, zoom: zoom, count: 10) == page + 1)
        let found = unguarded.number(offset: x, viewport: 320, zoom: zoom, count: 10)
        if found != page + 1 { off += 1 }
      }
    }
    #expect(off > 0)
  }

  /// Without either fault, the label is the number that the ios engine shows.
  @Test func `the label without faults names the page in the middle`() {
    each(2) { dice in
      let zoom = dice.uniform(in: 0.75..<3)
      let x = position(&dice, zoom)
      let due = 1 + min(max(((x + 160) / (320 * zoom) + 1e-9).rounded(.down), 0), 9)
      return PublishedLabel().number(offset: x, viewport: 320, zoom: zoom, count: 10) == Int(due)
    }
  }

  /// Two properties of the cast that are not its faults. It truncates toward zero, so a pull at the
  /// left edge shows page 1, and page 11 appears only a whole viewport past the end. Below zoom 1,
  /// page 10 is never reached.
  @Test func `the label truncates toward zero, and names page 11 a whole viewport past the end`() {
    var label = PublishedLabel()
    (label.isFromTheEdge, label.isUnguarded) = (true, true)
    for x in [-1.0, -100, -239] {
      #expect(label.number(offset: x, viewport: 320, zoom: 1, count: 10) == 1)
    }
    #expect(label.number(offset: 2880 + 319, viewport: 320, zoom: 1, count: 10) == 10)
    #expect(label.number(offset: 2880 + 320, viewport: 320, zoom: 1, count: 10) == 11)
    #expect(label.number(offset: 2400 - 320, viewport: 320, zoom: 0.75, count: 10) == 9)
  }

  /// The published inset includes the bar. If there is a bar, the gap below the bar is 72 points
  /// instead of 8, because the inset counts the bar's 64 points twice.
  @Test func `the inset that counts the bar twice equals the published inset`() {
    each(3) { dice in
      let bar = dice.oneIn(4) ? 0 : dice.uniform(in: 0.5..<128)
      let gap = bar > 0 ? 72.0 : 8
      return abs(PublishedBar.inset(bar) - (bar + gap - 8)) < 1e-12
    }
    // The first row is 8 below the top of the content, which is 72 below the bar.
    #expect(PublishedBar.inset(64) + 8 - 64 == 72)
  }

  /// The covered height is the height of the intersection of two rectangles, or 0 if they are side
  /// by side.
  @Test func `the covered height is computed from the shrunk form`() {
    each(4) { dice in
      let whole = Rectangle(
        x: dice.uniform(in: -50..<50), y: dice.uniform(in: 0..<300),
        width: dice.uniform(in: 50..<400), height: dice.uniform(in: 100..<400))
      let keyboard = Rectangle(
        x: dice.uniform(in: -50..<300), y: dice.uniform(in: 100..<568), width: 320,
        height: dice.uniform(in: 100..<300))
      let laidOut = dice.oneIn(2) ? 0 : dice.uniform(in: 0..<90)
      let before = dice.oneIn(2) ? 0 : dice.uniform(in: 0..<90)
      let top = max(whole.origin.y, keyboard.origin.y)
      let bottom = min(
        whole.origin.y + (whole.size.height - laidOut), keyboard.origin.y + keyboard.size.height)
      let left = max(whole.origin.x, keyboard.origin.x)
      let right = min(whole.origin.x + whole.size.width, keyboard.origin.x + 320)
      let due = before + (right > left ? max(0, bottom - top) : 0)
      let covered = PublishedOverlap.covered(
        before, whole: whole, laidOut: laidOut, keyboard: keyboard)
      return abs(covered - due) < 1e-9
    }
  }

  /// In the published code, the position of an added image is the number of subviews of the scroll
  /// view.
  @Test func `the number of images includes the indicators`() {
    let bars: [(Axes, [String])] = [
      (.none, []), (.x, ["across"]), (.y, ["down"]), (.both, ["across", "down"]),
    ]
    each(5) { dice in
      let images = dice.uniform(in: 0...500)
      let (axes, inside) = bars[dice.uniform(in: 0...3)]
      return PublishedImages.count(ofImages: images, indicators: axes)
        == (Array(repeating: "image", count: images) + inside).count
    }
  }

  /// In the published code, the index at the end is the last cell's index. Elsewhere the index is
  /// the middle divided by the cell's width, cast to an integer.
  @Test func `the index of the cell under the middle equals the published index`() {
    each(6) { dice in
      let middle = dice.oneIn(10) ? 500 : dice.uniform(in: 0..<560)
      let due = middle == 500 ? 9 : Int(middle / 50)
      return PublishedCell.index(atMiddle: middle, every: 50, content: 500) == due
    }
    // The snap aims at 365, although the range ends at 340.
    let cell = PublishedCell.index(atMiddle: 340.5 + 160, every: 50, content: 500)
    #expect(Double(cell) * 50 + 25 - 160 == 365)
  }

  /// One property of the cast is not a fault: inside the range, the cell that contains the middle
  /// is the nearest cell.
  @Test func `the cell that contains the middle is the nearest`() {
    for tenths in stride(from: -1600, through: 3400, by: 2.5) {
      let middle = tenths / 10 + 160
      let cell = PublishedCell.index(atMiddle: middle, every: 50, content: 500)
      let distances = (0...9).map { abs(Double($0) * 50 + 25 - middle) }
      #expect(distances[cell] == distances.min())
    }
  }

  /// The published order of assignments is minimum zoom, zoom, maximum zoom. A view limits a new
  /// zoom to its current maximum.
  @Test func `the published order of assignments limits the first zoom to 1`() {
    each(7) { dice in
      let size = Size(
        width: dice.uniform(in: 20..<1500), height: dice.uniform(in: 20..<1500))
      var (minimum, zoom, greatest) = (1.0, 1.0, 1.0)
      minimum = min(320 / size.width, 480 / size.height)
      zoom = min(minimum, greatest)
      greatest = 3
      let view = published(fitted(size), [.zoomBeforeMaximum, .fitAboveMaximum])
      return view?.minimumZoom == minimum && view?.zoom == zoom && view?.maximumZoom == greatest
    }
  }

  /// With the first fault alone, the fitting zoom may exceed the maximum. With the second alone,
  /// the zoom is limited to 1 and the fitting zoom to 3.
  @Test func `each fault of the assignment order has its effect without the other fault`() {
    each(8) { dice in
      let size = Size(
        width: dice.uniform(in: 20..<1500), height: dice.uniform(in: 20..<1500))
      let fit = min(320 / size.width, 480 / size.height)
      let crossing = published(fitted(size), [.fitAboveMaximum])
      let early = published(fitted(size), [.zoomBeforeMaximum])
      return crossing?.minimumZoom == fit && crossing?.zoom == fit
        && early?.minimumZoom == min(fit, 3) && early?.zoom == min(fit, 1)
    }
  }

  private func fitted(_ size: Size) -> ViewScene {
    var view = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: 320, height: 480), content: size)
    view.zoom = ZoomPolicy(minimum: 0.01, maximum: 3)
    view.zoom.limits = .fit
    view.layout.small = .centre
    return view
  }

  /// The correction moves the image point that was in the middle when the image opened back to the
  /// middle.
  @Test func `the correction with an unset size restores the middle of the first layout`() {
    each(9) { dice in
      let (opened, viewport) = (dice.uniform(in: -200..<900), dice.uniform(in: 100..<800))
      let (zoom, now) = (dice.uniform(in: 0.1..<3), dice.uniform(in: 0.1..<3))
      let offset = PublishedCentre.offset(opened: opened, at: zoom, now: now, viewport: viewport)
      let (before, after) = ((opened + viewport / 2) / zoom, (offset + viewport / 2) / now)
      return abs(before - after) < 1e-9 * max(1, abs(before))
    }
  }

  /// A button of 44 points, which moves with offset and zoom, must be hit exactly if it contains
  /// the finger.
  @Test func `a control that moves with the canvas is hit where it is shown`() {
    each(10) { dice in
      let (position, offset) = (dice.uniform(in: 0..<500), dice.uniform(in: -200..<900))
      let now = dice.uniform(in: 0.5..<2)
      // The current edges of the button, which was laid out around the position of the finger at
      // zoom 1.
      let (first, last) = ((position - 22) * now - offset, (position + 22) * now - offset)
      let margin = min(abs(position - first), abs(position - last))
      let isHit = PublishedControl.isHit(
        at: position, laidOutAt: 0, openedAt: 1, offset: offset, now: now)
      return margin < 1e-9 || isHit == (position >= first && position <= last)
    }
  }
}
