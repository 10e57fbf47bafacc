internal import Reports

/// The script that records gestures on the scroll containers of any web page, included with a
/// `script` element.
package enum RecorderScript {
  /// The whole script in UTF-8. The script defines one global name in the page.
  package static var bytes: [UInt8] { Array("(() => {\n\(PageAsset.guestScript.text)})();\n".utf8) }
}
