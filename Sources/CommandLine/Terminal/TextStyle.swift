/// The colours of the output. Colours emphasise text and never replace it.
enum TextStyle: String, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "1;31"
  case green = "32"
  case yellow = "1;33"
  case cyan = "36"
}
