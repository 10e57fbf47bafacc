internal import Gesture

/// A start tag, for as long as its handler runs.
struct StartTag: ~Copyable {
  let name: MarkupName
  /// Pairs of pointers: the prefix (nil for the default namespace) and the namespace.
  let declarations: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let declarationCount: Int
  /// Five pointers an attribute: local name, prefix, namespace, and the value's two ends.
  let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let attributeCount: Int
  /// Alive as long as the handler runs, so it is not counted on the way.
  let parser: Unmanaged<MarkupParser>

  /// Where the tag's `<` stands.
  @inline(__always)
  var place: FileLocation { parser._withUnsafeGuaranteedRef { $0.placeOfTag } }

  /// An attribute's local name, to be compared with an interned spelling.
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

  /// An attribute's value as it was meant.
  ///
  /// libxml2 leaves every & of a value as a reference, to be read once more with a DTD's entities;
  /// it leaves no other reference, and a recording has no DTD.
  func text(ofValue index: Int) -> String { String(meaning: value(index)) }

  /// Where an attribute's value stands.
  func place(ofValue index: Int) -> FileLocation { places(ofAttribute: index)?.value ?? place }

  /// Where an attribute's name stands.
  func place(ofName index: Int) -> FileLocation { places(ofAttribute: index)?.name ?? place }

  private func places(ofAttribute index: Int) -> (name: FileLocation, value: FileLocation)? {
    parser.takeUnretainedValue().places(ofAttribute: name(index))
  }

  /// An attribute's name as it is written, with its prefix.
  func name(_ index: Int) -> String {
    (prefix(index).map { String($0) + ":" } ?? "") + (local(index).map { String($0) } ?? "")
  }

  func declaredPrefix(_ index: Int) -> Spelling? { declarations?[index * 2] }

  /// The namespace that is declared; nil for one that is taken back.
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
