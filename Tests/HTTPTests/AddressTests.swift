import HTTP
import Testing

struct AddressTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1:8080"), ("0.0.0.0:80", "0.0.0.0:80"),
    ("localhost:0", "127.0.0.1:0"), ("192.168.1.20:65535", "192.168.1.20:65535"),
  ])
  func `an address consists of a local host and a port`(text: String, meant: String) {
    #expect(Address(text)?.description == meant)
  }

  @Test(arguments: [
    "", ":", "80", "1.2.3", "1.2.3.4:", "1.2.3.4:65536", "1.2.3.4:-1", "1.2.3.4:+1", "example.org",
    "1.2.3.4:80:80", "256.1.1.1", " 1.2.3.4", "::1",
  ])
  func `malformed addresses are rejected`(text: String) {
    #expect(Address(text) == nil)
  }

  @Test func `requests for other host names are not answered`() throws {
    let home = try #require(Address("127.0.0.1:8080"))
    #expect(home.answers(to: "127.0.0.1:8080"))
    #expect(home.answers(to: "localhost:8080"))
    for host in ["127.0.0.1", "127.0.0.1:81", "192.168.1.20:8080", "evil.example:8080", ""] {
      #expect(!home.answers(to: host), "\(host)")
    }
    let anywhere = try #require(Address("0.0.0.0:80"))
    #expect(anywhere.answers(to: "192.168.1.20"))
    #expect(!anywhere.answers(to: "evil.example"))
  }
}
