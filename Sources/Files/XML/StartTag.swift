internal import Text

/// A start tag, valid while its handler runs.
struct StartTag: ~Copyable {
  let name: MarkupName
  /// The namespace declarations as pairs of pointers: prefix (nil for the default namespace) and
  /// namespace.
  let declarations: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let declarationCount: Int
  /// Five pointers per attribute: local name, prefix, namespace, and the two ends of the value.
  let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let attributeCount: Int
  /// The parser, which outlives the handler, so the reference is not counted.
  let parser: Unmanaged<MarkupParser>

  /// The location of the tag's `<`.
  @inline(__always)
  var location: FileLocation { parser._withUnsafeGuaranteedRef { $0.tagLocation } }

  /// An attribute's local name, for comparison with an interned name.
  @inline(__always)
  func local(_ index: Int) -> Spelling? { attributes?[index &* 5] }

  @inline(__always)
  func prefix(_ index: Int) -> Spelling? { attributes?[index &* 5 &+ 1] }

  @inline(__always)
  func namespace(_ index: Int) -> Spelling? { attributes?[index &* 5 &+ 2] }

  @inline(__always)
  func value(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let attributes, let start = attributes[index &* 5 &+ 3],
      let end = attributes[index &* 5 &+ 4]
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }

  /// The unescaped value of an attribute.
  ///
  /// libxml2 leaves every & in a value as a reference, to be resolved later with the entities of a
  /// DTD. All other references are already resolved, and a recording has no DTD.
  func text(ofValue index: Int) -> String { String(meaning: value(index)) }

  /// The location of an attribute's value.
  func location(ofValue index: Int) -> FileLocation {
    locations(ofAttribute: index)?.value ?? location
  }

  /// The location of an attribute's name.
  func location(ofName index: Int) -> FileLocation {
    locations(ofAttribute: index)?.name ?? location
  }

  private func locations(ofAttribute index: Int) -> (name: FileLocation, value: FileLocation)? {
    parser.takeUnretainedValue().locations(ofAttribute: name(index))
  }

  /// An attribute's name as written, with its prefix.
  func name(_ index: Int) -> String {
    (prefix(index).map { String($0) + ":" } ?? "") + (local(index).map { String($0) } ?? "")
  }

  func declaredPrefix(_ index: Int) -> Spelling? { declarations?[index * 2] }

  /// The declared namespace; nil if the declaration removes a namespace.
  func declaredNamespace(_ index: Int) -> String? {
    declarations?[index * 2 + 1].map { String($0).withPlainAmpersands }
  }
}

extension String {
  fileprivate init(meaning bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes)
    if bytes.contains(UInt8(ascii: "&")) { self = withPlainAmpersands }
  }

  fileprivate var withPlainAmpersands: String { replacing("&#38;", with: "&") }
}
