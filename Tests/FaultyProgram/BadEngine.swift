import Flickbook
import Platform
import Synchronization

/// A good engine made worse: what it shows is edited, and it may do something before it takes input.
struct BadEngine: ScrollEngine {
  private var base: any ScrollEngine
  private var shown = 0
  private let edit: @Sendable (inout ViewState, Int) -> Void
  private let onHandle: @Sendable () throws(EngineError) -> Void

  mutating func handle(_ moment: Moment) throws(EngineError) {
    try onHandle()
    try base.handle(moment)
  }

  mutating func advance(to time: Instant) throws(EngineError) { try base.advance(to: time) }

  mutating func show(in frame: inout Frame) {
    base.show(in: &frame)
    shown += 1
    edit(&frame.views[0], shown)
  }
}

extension BadEngine {
  static func factory(
    _ name: String, onMake: @escaping @Sendable () throws(EngineError) -> Void = {},
    onHandle: @escaping @Sendable () throws(EngineError) -> Void = {},
    edit: @escaping @Sendable (inout ViewState, Int) -> Void = { _, _ in }
  ) -> EngineFactory {
    let ios = BuiltInEngines.ios
    return EngineFactory(
      name: name, version: "1", summary: "ios made worse", abilities: ios.abilities,
      contract: ios.contract
    ) { (scene, _) throws(EngineError) in
      try onMake()
      return BadEngine(base: try ios.make(scene), edit: edit, onHandle: onHandle)
    }
  }

  static func restOutside(_ view: inout ViewState, _ shown: Int) {
    if view.activity.isEmpty { view.offset.y = view.highest(.y) + 3 }
  }

  static func sleep(forever: Bool) {
    repeat { usleep(20_000) } while forever
  }
}

/// A number that is another one each time: what no engine should show.
enum Serial {
  private static let counter = Atomic<Int>(0)

  static var number: Int { counter.add(1, ordering: .relaxed).newValue }
}
