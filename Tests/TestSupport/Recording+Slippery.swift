internal import Exploration
internal import FlickbookTesting
internal import Model
internal import Text

extension Recording {
  /// A mix as a bad recorder would store it: some lack data that invariants need. Every fourth mix
  /// has nested views, which may overlap.
  static func slippery(_ seed: UInt64) -> Recording {
    var dice = SeededNumbers(seed: seed &+ 0x1057)
    var recording = Recording.mix(seed)
    if dice.oneIn(8) {
      recording.head.quality = dice.one(of: .coarse, .resampled, .lossy, .synthetic, .truncated)
    }
    // The app may be observed for a while before the first touch.
    let delay = TimeSpan.milliseconds(dice.one(of: 0, 0, 0, 700))
    for index in recording.events.indices {
      recording.events[index].value.time = recording.events[index].value.time + delay
    }
    recording.head.scene.views[0].becomeSlippery(&dice)
    guard dice.oneIn(4) else { return recording }
    for slot in 0..<dice.one(of: 1, 2, 2, 3) {
      let around = slot == 2 ? recording.head.scene.views.count - 1 : 0
      var view = ViewScene(
        id: "inner-\(slot)",
        frame: Rectangle(
          x: dice.one(of: 0, 20, 100), y: dice.one(of: 0, 100, 200),
          width: dice.one(of: 100, 200, 320), height: dice.one(of: 80, 200)),
        inside: around,
        content: Size(width: dice.one(of: 100, 600, 960), height: dice.one(of: 80, 200, 900)))
      view.scroll.bounces = !dice.oneIn(4)
      view.scroll.paging = dice.oneIn(4)
      recording.head.scene.views.append(view)
    }
    return recording
  }
}

extension ViewScene {
  /// Adds features that mixes rarely have: locked directions, rest positions, and content that just
  /// fits.
  fileprivate mutating func becomeSlippery(_ dice: inout SeededNumbers) {
    switch dice.uniform(in: 0...11) {
    case 0, 1, 2: scroll.directionLock = true
    case 3: snap = Snap(every: 64)
    case 4: wheel = Wheel(rows: 20, rowHeight: 40)
    case 5: content = Size(width: frame.size.width + dice.one(of: 0, 1), height: content.height)
    case 6: content = Size(width: content.width, height: frame.size.height + dice.one(of: 0, 1))
    case 7: (scroll.paging, layout.onResize) = (true, .keepPage)
    case 8: (scroll.paging, layout.onResize) = (false, .keepCentre)
    case 9: scroll.bounces = false
    default: break
    }
  }
}
