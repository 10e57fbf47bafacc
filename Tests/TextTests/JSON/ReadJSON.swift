import Text

/// Parses a text into a tree.
func read(_ text: some Sequence<UInt8>) throws(Objection) -> JSONValue {
  try JSONValue(Array(text))
}

/// Whether a text is accepted by the scanner that only skips values.
func walks(_ text: some Sequence<UInt8>) -> Bool {
  Array(text).withUnsafeBufferPointer { bytes in
    var scan = JSONScan(bytes)
    return (try? scan.skip()) != nil && (try? scan.expectEnd()) != nil
  }
}
