import Model
import Testing
@testable import Reports
@testable import Results

struct FilmStripTests {
  @Test func `the film strip draws each picture with its time and event, and marks a violation`() {
    var pictures = [
      KeptPicture(at: .milliseconds(16), "a finger lifts", png: "iVBO"),
      KeptPicture(at: .milliseconds(32), "a<b breaks", png: "ab+/"),
    ]
    pictures[1].isViolation = true
    var page = Markup()
    FilmStrip(pictures: pictures).draw(in: &page)
    let figures = page.text.split(separator: "<figure").dropFirst()
    #expect(figures.count == 2)
    #expect(figures.filter { $0.contains("class=\"broken\"") }.count == 1)
    #expect(figures.first?.contains("src=\"data:image/png;base64,iVBO\"") == true)
    #expect(figures.first?.contains("data-time=\"16\"") == true)
    #expect(figures.first?.contains("a finger lifts") == true)
    #expect(page.text.contains("a&lt;b breaks") && !page.text.contains("a<b"))
  }
}
