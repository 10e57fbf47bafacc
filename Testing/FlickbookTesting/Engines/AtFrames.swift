package import Model
public import Replay

/// An engine that wraps an engine whose motion is a function of time, and shows its state only at
/// frames, a number of frames late.
package struct AtFrames: ScrollEngine {
  private var base: any ScrollEngine
  private var shown = Frame()
  /// Frames that were drawn and are not to be shown yet.
  private var late: [Frame] = []
  private let framesLate: Int
  private let views: Int

  init(_ base: any ScrollEngine, framesLate: Int, views: Int) {
    self.base = base
    self.framesLate = framesLate
    self.views = views
  }
}

extension AtFrames {
  package mutating func handle(_ moment: Moment) throws(EngineError) { try base.handle(moment) }

  package mutating func advance(to time: Instant) throws(EngineError) {
    try base.advance(to: time)
  }

  package mutating func drawFrame(at time: Instant) throws(EngineError) {
    try base.drawFrame(at: time)
    var frame = Frame(views: Array(repeating: ViewState(), count: views))
    base.show(in: &frame)
    late.append(frame)
    guard late.count >= framesLate else { return }
    shown.views = late[0].views
    shown.callbacks += late.removeFirst().callbacks
  }

  package mutating func show(in frame: inout Frame) {
    if shown.views.isEmpty {
      base.show(in: &frame)
      shown.views = frame.views
    }
    frame.views = shown.views
    frame.callbacks += shown.callbacks
    shown.callbacks = []
  }
}

extension EngineFactory {
  /// The same engine, which shows its state only at frames, `framesLate` frames late.
  public func atFrames(late framesLate: Int = 1) -> EngineFactory {
    var contract = contract
    contract.actsAtFrames = framesLate
    return EngineFactory(
      name: "\(name)-at-frames" + (framesLate > 1 ? "-\(framesLate)" : ""), version: version,
      summary: summary, abilities: abilities,
      contract: contract, settings: settings
    ) { (scene, settings) throws(EngineError) in
      var base = self
      base.settings = settings
      return AtFrames(
        try base.make(scene), framesLate: framesLate, views: scene.views.count)
    }.ignoring(ignored)
  }
}
