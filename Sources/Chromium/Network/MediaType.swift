/// The media types of files, by their names.
enum MediaType {
  /// The media type of a file. UTF-8 text is declared as UTF-8, because that is not the default
  /// encoding.
  static func name(of file: String, _ bytes: [UInt8]) -> String {
    let name = file.split(separator: "/").last ?? ""
    let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() ?? "" : ""
    let type = types[ending] ?? "application/octet-stream"
    let isText = type.hasPrefix("text/") || type == "application/json" || type == "image/svg+xml"
    let isUnicode = isText && String(validating: bytes, as: UTF8.self) != nil
    return isUnicode ? type + "; charset=utf-8" : type
  }

  private static let types = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
    "js": "text/javascript", "mjs": "text/javascript", "cjs": "text/javascript",
    "css": "text/css", "json": "application/json", "map": "application/json",
    "webmanifest": "application/manifest+json", "wasm": "application/wasm",
    "txt": "text/plain", "md": "text/plain", "csv": "text/csv", "xml": "text/xml",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "bmp": "image/bmp", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
    "otf": "font/otf", "mp4": "video/mp4", "webm": "video/webm", "ogv": "video/ogg",
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "wav": "audio/wav", "pdf": "application/pdf",
  ]
}
