/// The response to a request.
package struct Response: Sendable {
  package var status: Int
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]

  package init(_ status: Int, _ type: String, _ body: [UInt8]) {
    self.status = status
    self.body = body
    // Prevents caching, content sniffing and embedding in frames.
    headers = [
      ("Content-Type", type), ("Cache-Control", "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("X-Frame-Options", "DENY"),
    ]
  }

  package init(_ status: Int, text: String) {
    self.init(status, "text/plain; charset=utf-8", Array((text + "\n").utf8))
  }
}
