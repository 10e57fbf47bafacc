internal import Model
internal import Replay

extension ViewState {
  /// The numbers of a state that rarely change, in the order of their columns in a trace.
  var slowFields: [Double] {
    get {
      [
        zoom, minimumZoom, maximumZoom, content.width, content.height, bounds.width, bounds.height,
        insets.top, insets.left, insets.bottom, insets.right, frame.origin.x, frame.origin.y,
        frame.size.width, frame.size.height,
      ]
    }
    set {
      zoom = newValue[0]
      minimumZoom = newValue[1]
      maximumZoom = newValue[2]
      content = Size(width: newValue[3], height: newValue[4])
      bounds = Size(width: newValue[5], height: newValue[6])
      insets = Insets(top: newValue[7], left: newValue[8], bottom: newValue[9], right: newValue[10])
      frame = Rectangle(x: newValue[11], y: newValue[12], width: newValue[13], height: newValue[14])
    }
  }
}

extension AttributeRow where Whole == Readouts {
  /// An example value with the type of this app signal.
  var sample: AttributeValue {
    switch kind {
    case .boolean: .flag(false)
    case .numbers(let count): .numbers(Array(repeating: 0, count: count))
    case .wholes(let count): .wholes(Array(repeating: 0, count: count))
    case .word: .word("")
    case .number, .magnitude: .number(0)
    default: .whole(0)
    }
  }
}
