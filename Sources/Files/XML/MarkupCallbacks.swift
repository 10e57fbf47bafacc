internal import CLibXML2

/// Returns the parser from the context of a callback. The parser outlives the parsing, so the
/// reference is not counted.
@inline(__always)
private func with(_ context: UnsafeMutableRawPointer?, _ report: (MarkupParser) -> Void) {
  guard let context else { return }
  Unmanaged<MarkupParser>.fromOpaque(context)._withUnsafeGuaranteedRef(report)
}

extension xmlSAXHandler {
  /// Callbacks that forward to the parser. C callbacks cannot capture values, so libxml2 passes
  /// them the parser as their context.
  static var reporting: xmlSAXHandler {
    var sax = xmlSAXHandler()
    sax.initialized = XML_SAX2_MAGIC
    sax.startElementNs = {
      context, local, prefix, namespace, declarationCount, declarations, count, _, attributes in
      guard let local else { return }
      with(context) { parser in
        parser.open(
          StartTag(
            name: MarkupName(local: local, prefix: prefix, namespace: namespace),
            declarations: declarations, declarationCount: Int(declarationCount),
            attributes: attributes, attributeCount: Int(count),
            parser: Unmanaged.passUnretained(parser)))
      }
    }
    sax.endElementNs = { context, local, prefix, namespace in
      guard let local else { return }
      with(context) { $0.close(MarkupName(local: local, prefix: prefix, namespace: namespace)) }
    }
    let text: charactersSAXFunc = { context, bytes, count in
      with(context) { $0.text(UnsafeBufferPointer(start: bytes, count: Int(count))) }
    }
    sax.characters = text
    sax.ignorableWhitespace = text
    sax.cdataBlock = text
    sax.comment = { context, bytes in
      guard let bytes else { return }
      let count = Int(xmlStrlen(bytes))
      with(context) { $0.remark(UnsafeBufferPointer(start: bytes, count: count)) }
    }
    sax.processingInstruction = { context, target, data in
      let name = target.map { String($0) } ?? ""
      let data = data.map { UnsafeBufferPointer(start: $0, count: Int(xmlStrlen($0))) }
      with(context) {
        if name == "xml-model", !$0.hasRoot { return $0.model(data ?? .init(start: nil, count: 0)) }
        $0.refuse(
          "<?" + name, "processing instruction \"\(name)\"",
          expected: "elements and comments, and xml-model before the first element")
      }
    }
    sax.internalSubset = { context, _, _, _ in
      with(context) {
        $0.refuse(
          "<!DOCTYPE", "a DOCTYPE",
          expected: "none: a recording declares no entities and loads no files")
      }
    }
    sax.serror = { context, error in
      guard let error else { return }
      with(context) { $0.failed(error) }
    }
    return sax
  }
}
