import Testing
import Text

struct NearestNameTests {
  let names = ["lint", "fmt", "schema", "completions", "man", "help"]

  @Test(arguments: [
    ("lnt", "lint"), ("lnit", "lint"), ("limt", "lint"), ("lintt", "lint"),
    ("shcema", "schema"), ("completion", "completions"), ("mna", "man"), ("LINT", "lint"),
  ])
  func `the nearest name to a misspelt name is the intended name`(_ typed: String, _ meant: String)
  {
    #expect(names.nearest(to: typed) == meant)
  }

  @Test(arguments: ["wiggle", "", "x", "li", "schedule"])
  func `no name is suggested for a name that resembles no other`(_ typed: String) {
    #expect(names.nearest(to: typed) == nil)
  }

  @Test func `two swapped neighbours count as one typing error, so three letters may be swapped`() {
    #expect(["abc"].nearest(to: "acb") == "abc")
    #expect(["abc"].nearest(to: "cba") == nil)
  }

  @Test func `the first of equally near names is suggested`() {
    #expect(["move", "mode"].nearest(to: "mole") == "move")
    #expect(["mode", "move"].nearest(to: "mole") == "mode")
  }

  @Test func `a nearer name is preferred to an earlier name`() {
    #expect(["cancels", "cancel"].nearest(to: "cancle") == "cancel")
  }

  @Test func `an empty list of names gives no suggestion`() {
    #expect([String]().nearest(to: "down") == nil)
  }
}
