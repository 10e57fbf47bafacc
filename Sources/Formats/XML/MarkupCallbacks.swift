internal import CLibXML2
internal import Gesture

// C callbacks must be global functions; the parser travels as their context.

/// The parser is alive as long as it parses, so it is not counted on the way.
@inline(__always)
private func with(_ context: UnsafeMutableRawPointer?, _ report: (MarkupParser) -> Void) {
  guard let context else { return }
  Unmanaged<MarkupParser>.fromOpaque(context)._withUnsafeGuaranteedRef(report)
}

func startElement(
  _ context: UnsafeMutableRawPointer?, _ local: UnsafePointer<xmlChar>?,
  _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
  _ declarationCount: Int32, _ declarations: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
  _ attributeCount: Int32, _ defaulted: Int32,
  _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
  guard let local else { return }
  with(context) { parser in
    parser.open(
      StartTag(
        name: MarkupName(local: local, prefix: prefix, namespace: namespace),
        declarations: declarations, declarationCount: Int(declarationCount),
        attributes: attributes, attributeCount: Int(attributeCount),
        parser: Unmanaged.passUnretained(parser)))
  }
}

func endElement(
  _ context: UnsafeMutableRawPointer?, _ local: UnsafePointer<xmlChar>?,
  _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?
) {
  guard let local else { return }
  with(context) { $0.close(MarkupName(local: local, prefix: prefix, namespace: namespace)) }
}

func characters(
  _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<xmlChar>?, _ count: Int32
) {
  with(context) { $0.text(UnsafeBufferPointer(start: bytes, count: Int(count))) }
}

func comment(_ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<xmlChar>?) {
  guard let bytes else { return }
  let count = Int(xmlStrlen(bytes))
  with(context) { $0.remark(UnsafeBufferPointer(start: bytes, count: count)) }
}

func processingInstruction(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<xmlChar>?,
  _ content: UnsafePointer<xmlChar>?
) {
  let name = target.map { String($0) } ?? ""
  with(context) {
    $0.refuse(
      "<?" + name, "processing instruction \"\(name)\"", expected: "elements and comments only")
  }
}

func documentType(
  _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
  _ external: UnsafePointer<xmlChar>?, _ system: UnsafePointer<xmlChar>?
) {
  with(context) {
    $0.refuse(
      "<!DOCTYPE", "a DOCTYPE",
      expected: "none: a recording declares no entities and loads no files")
  }
}

func structuredError(_ context: UnsafeMutableRawPointer?, _ error: xmlErrorPtr?) {
  guard let error else { return }
  with(context) { $0.failed(error) }
}
