import Gesture
import JSON

/// A text as a tree.
func read(_ text: some Sequence<UInt8>) throws(Objection) -> JSONValue {
  try JSONValue(Array(text))
}

/// Whether a text is accepted by somebody who only steps over it.
func walks(_ text: some Sequence<UInt8>) -> Bool {
  Array(text).withUnsafeBufferPointer { bytes in
    var scan = JSONScan(bytes)
    return (try? scan.skip()) != nil && (try? scan.expectEnd()) != nil
  }
}
