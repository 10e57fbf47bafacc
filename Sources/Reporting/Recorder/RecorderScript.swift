/// The script that records what is done to the scroll containers of any web page: for a tag of its own
/// in there.
package enum RecorderScript {
  /// The whole script, UTF-8. It leaves one name in the page.
  package static var bytes: [UInt8] { Array("(() => {\n\(PageAsset.guestScript.text)})();\n".utf8) }
}
