package import Model
package import Text

/// A recording decoded from a list of numbers: the scene, the number of events, and the events.
package struct FlatEvents: EventSource {
  package let scene: Scene
  private var numbers: FlatNumbers
  private var left: Int

  /// Decodes a recording; nil if the numbers do not encode a scene.
  package init?(_ list: [Double]) {
    var numbers = FlatNumbers(reading: list)
    var scene = Scene(window: Window(size: .zero), views: [])
    numbers.pass(&scene)
    var count = 0
    numbers.pass(&count)
    guard !numbers.isBroken else { return nil }
    self.scene = scene
    self.numbers = numbers
    left = count
  }

  package mutating func next() throws(FormatError) -> Located<InputEvent>? {
    guard left > 0 else { return nil }
    left -= 1
    var event = InputEvent(at: .zero, .mark(""))
    numbers.pass(&event)
    guard !numbers.isBroken else {
      throw FormatError(in: "a list of numbers", at: .nowhere, Objection(.value, "a bad event"))
    }
    return Located(event)
  }

  /// Encodes a recording as numbers; nil if a value of the recording cannot be encoded.
  package static func numbers(of scene: Scene, _ events: [InputEvent]) -> [Double]? {
    var numbers = FlatNumbers()
    var scene = scene
    numbers.pass(&scene)
    var count = events.count
    numbers.pass(&count)
    for event in events {
      var event = event
      numbers.pass(&event)
    }
    return numbers.isBroken ? nil : numbers.numbers
  }
}
