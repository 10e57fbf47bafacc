internal import Exploration
internal import Gesture

extension Recording {
  /// A mix as a careless recorder keeps it: some have lost what laws need to judge. In every fourth
  /// there are views inside its first one, which may lie above one another.
  static func slippery(_ seed: UInt64) -> Recording {
    var dice = SeededNumbers(seed: seed &+ 0x1057)
    var recording = Recording.mixed(seed)
    if dice.oneIn(8) {
      recording.head.quality = dice.one(of: .coarse, .resampled, .lossy, .synthetic, .truncated)
    }
    guard dice.oneIn(4) else { return recording }
    for place in 0..<dice.one(of: 1, 2, 2, 3) {
      let around = place == 2 ? recording.head.scene.views.count - 1 : 0
      var view = ViewScene(
        id: "inner-\(place)",
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
