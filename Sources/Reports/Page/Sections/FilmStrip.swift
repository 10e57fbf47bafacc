internal import Results

/// The pictures of a page in order of time, below the drawn device.
struct FilmStrip {
  let pictures: [KeptPicture]

  func draw(in page: inout Markup) {
    let strip: Markup.Attributes = [
      "class": "strip", "role": "region", "aria-label": "Pictures of the page", "tabindex": "0",
    ]
    page.block("div", strip) { page in
      for picture in pictures { draw(picture, in: &page) }
    }
  }

  private func draw(_ picture: KeptPicture, in page: inout Markup) {
    let time = "\(picture.time.rounded) ms"
    page.line("figure", ["class": picture.isViolation ? "broken" : nil]) { page in
      page.open(
        "img",
        [
          "src": "data:image/png;base64,\(picture.png)",
          "alt": "The page at \(time): \(picture.text)",
        ])
      page.element("figcaption") { page in
        page.time(picture.time)
        page.text(" ")
        page.text(picture.text)
      }
    }
  }
}
