/// The first waist: everything that makes input is a stream of events after a scene.
public protocol EventSource {
  var scene: Scene { get }

  /// The next event, or nil at the end. After an error the source is at its end.
  mutating func next() throws(FormatError) -> Placed<InputEvent>?
}
