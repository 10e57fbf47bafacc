import Foundation
import FoundationXML

/// XML as read by a parser that is not part of Flickbook.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []
  private(set) var text = ""

  init(name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root element; nil if the text is not well-formed.
  static func root(_ xml: String) -> XMLTree? {
    let reading = Reading()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reading
    return parser.parse() ? reading.open.first?.children.first : nil
  }

  private final class Reading: NSObject, XMLParserDelegate {
    var open = [XMLTree(name: "")]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLTree(name: name, attributes: attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
