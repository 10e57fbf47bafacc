internal import CLibXML2

/// The XML library recordings are read with.
public enum XMLLibrary {
  /// Its version as people write it: `2.9.14`.
  public static var version: String {
    // The library itself says 20914, with a suffix for builds between releases.
    let digits = String(cString: clx_version()).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return String(digits) }
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
