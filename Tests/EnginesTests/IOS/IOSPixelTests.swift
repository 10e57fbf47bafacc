import Model
import Replay
import Testing

@testable import Engines

/// With the setting `pixels`, the engine moves as it does with exact offsets.
@Suite struct IOSPixelTests {
  /// Offsets, and the targets in callbacks, are rounded to pixels; everything else is equal.
  @Test(arguments: [1.0, 2, 2.625, 3])
  func `with the setting pixels, offsets and targets are the exact values, rounded to pixels`(
    _ scale: Double
  ) throws {
    for seed in 0..<60 {
      let mix = Mix(seed: seed)
      var scene = mix.scene
      scene.window.scale = scale
      let until = mix.last + 5000
      let exact = try ride(scene, mix.events, until: until)
      let shown = try ride(
        scene, mix.events, on: try BuiltInEngines.ios.setting([("pixels", 1)]), until: until)
      #expect(exact.count == shown.count)
      for (one, other) in zip(exact, shown) {
        for (real, seen) in zip(one.views, other.views) {
          for axis in Axis.allCases {
            #expect(
              seen.offset[axis] == (real.offset[axis] * scale).rounded() / scale, "seed \(seed)")
          }
          #expect(seen.zoom == real.zoom && seen.velocity == real.velocity, "seed \(seed)")
          #expect(seen.activity == real.activity, "seed \(seed)")
        }
        let isEnd = { (callback: Callback) in ![.didScroll, .valueChanged].contains(callback.kind) }
        let ends = one.callbacks.filter(isEnd).map { $0.inPixels(scale) }
        #expect(ends == other.callbacks.filter(isEnd), "seed \(seed)")
      }
    }
  }
}

extension Callback {
  /// The callback with its target rounded to the nearest pixel.
  fileprivate func inPixels(_ scale: Double) -> Callback {
    guard case .willEndDragging(let velocity, let target) = kind else { return self }
    var callback = self
    callback.kind = .willEndDragging(
      velocity: velocity, target: Point { (target[$0] * scale).rounded() / scale })
    return callback
  }
}
