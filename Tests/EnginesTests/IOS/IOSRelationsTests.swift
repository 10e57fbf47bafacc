import Model
import Replay
import Testing

@testable import Engines

/// Compares the replay of a recording with the replay of a transformed recording.
@Suite struct IOSRelationsTests {
  /// The tolerance in points. The replays differ only by the order of floating-point sums.
  static let near = 1e-6

  /// A mix whose scene is symmetric: one view, the default start, and no requests or settings of
  /// the app.
  private func symmetric(_ seed: Int) -> Mix {
    var mix = Mix(seed: seed, plain: true)
    mix.scene.views[0].start = Start()
    return mix
  }

  private func compare(
    _ seed: Int, _ one: Mix, _ other: Mix, _ image: (ViewState) -> Point
  ) throws {
    let until = one.last + 5000
    let mine = try ride(one.scene, one.events, until: until)
    let theirs = try ride(other.scene, other.events, until: until)
    #expect(mine.count == theirs.count)
    var worst = 0.0
    for (mine, theirs) in zip(mine, theirs) {
      let image = image(theirs.view)
      worst = max(
        worst, abs(mine.view.offset.x - image.x), abs(mine.view.offset.y - image.y),
        abs(mine.view.zoom - theirs.view.zoom))
    }
    #expect(worst < Self.near, "seed \(seed)")
    #expect(callbackWord(mine) == callbackWord(theirs), "seed \(seed)")
  }

  private func touches(_ mix: Mix, _ change: (Touch) -> Touch) -> Mix {
    var changed = mix
    for index in mix.events.indices {
      guard case .touch(let touch) = mix.events[index].action else { continue }
      changed.events[index].action = .touch(change(touch))
    }
    return changed
  }

  /// The default start is at the leading edge, which becomes the trailing edge in the mirror image.
  /// Therefore the test sets the start of both scenes.
  @Test(arguments: Axis.allCases)
  func `a mirrored recording gives the mirrored replay`(_ axis: Axis) throws {
    try checkMirror(axis, 0..<20)
  }

  func checkMirror(_ axis: Axis, _ seeds: Range<Int>) throws {
    for seed in seeds {
      var mix = symmetric(seed)
      let metrics = ViewMetrics(of: mix.scene.views[0])
      let view = IOSView(mix.scene.views[0], index: 0, constants: IOSConstants())
      // Content that fits is aligned at the leading inset, which becomes the trailing inset in the
      // mirror image. Such scenes are skipped.
      guard !view.content.range(axis).isEmpty else { continue }
      // If the zoom can change, content that does not fit now may fit later. Such scenes are
      // skipped, too.
      guard mix.scene.views[0].zoom.minimum == mix.scene.views[0].zoom.maximum else { continue }
      let range = view.content.range(axis)
      var mirrored = mix
      if axis == .x {
        mix.scene.views[0].start.x = range.low
        mirrored.scene.views[0].start.x = metrics.content.width - metrics.bounds.width - range.low
        mirrored.scene.views[0].insets.left = mix.scene.views[0].insets.right
        mirrored.scene.views[0].insets.right = mix.scene.views[0].insets.left
      } else {
        mix.scene.views[0].start.y = range.low
        mirrored.scene.views[0].start.y = metrics.content.height - metrics.bounds.height - range.low
        mirrored.scene.views[0].insets.top = mix.scene.views[0].insets.bottom
        mirrored.scene.views[0].insets.bottom = mix.scene.views[0].insets.top
      }
      let frame = mix.scene.views[0].frame
      let sum = 2 * frame.origin[axis] + frame.size[axis]
      mirrored.events =
        touches(mirrored) { touch in
          var touch = touch
          touch.point[axis] = sum - touch.point[axis]
          return touch
        }.events
      // The mirror image of offset o is lo + hi − o, and the mirrored range is [−trailing, content
      // − bounds + leading].
      let content = metrics.content[axis]
      let bounds = metrics.bounds[axis]
      try compare(seed, mix, mirrored) { state in
        var point = state.offset
        point[axis] = content - bounds - point[axis]
        return point
      }
    }
  }

  @Test func `a recording with swapped axes gives the replay with swapped axes`() throws {
    try checkSwapped(0..<20)
  }

  func checkSwapped(_ seeds: Range<Int>) throws {
    for seed in seeds {
      let mix = symmetric(seed)
      var swapped = touches(mix) { touch in
        var touch = touch
        touch.point = Point(x: touch.point.y, y: touch.point.x)
        return touch
      }
      let view = mix.scene.views[0]
      swapped.scene.window.size = Size(width: 568, height: 320)
      swapped.scene.views[0].frame = Rectangle(
        x: view.frame.origin.y, y: view.frame.origin.x, width: view.frame.size.height,
        height: view.frame.size.width)
      swapped.scene.views[0].content = Size(
        width: view.content.height, height: view.content.width)
      swapped.scene.views[0].insets = Insets(
        top: view.insets.left, left: view.insets.top, bottom: view.insets.right,
        right: view.insets.bottom)
      switch view.scroll.alwaysBounce {
      case .x: swapped.scene.views[0].scroll.alwaysBounce = .y
      case .y: swapped.scene.views[0].scroll.alwaysBounce = .x
      default: break
      }
      try compare(seed, mix, swapped) { Point(x: $0.offset.y, y: $0.offset.x) }
    }
  }

  /// Adds touch samples to the path of fingers that move at constant speed. The mixes have no
  /// changes and requests of the app, because those would find the view at the offset of the last
  /// sample.
  @Test func `more touch samples on the same path give the same replay`() throws {
    try checkFiner(0..<25)
  }

  func checkFiner(_ seeds: Range<Int>) throws {
    for seed in seeds {
      let mix = symmetric(seed)
      let finer = mix.inFinerMoves()
      let until = mix.last + 5000
      let mine = try ride(mix.scene, mix.events, until: until)
      let theirs = try ride(finer.scene, finer.events, until: until)
      let (one, other) = (try #require(mine.last).view, try #require(theirs.last).view)
      let worst = max(
        abs(one.offset.x - other.offset.x), abs(one.offset.y - other.offset.y),
        abs(one.zoom - other.zoom))
      #expect(worst < Self.near, "seed \(seed): off by \(worst)")
      #expect(callbackWord(mine) == callbackWord(theirs), "seed \(seed)")
    }
  }
}
