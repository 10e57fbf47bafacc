import Testing

@testable import Engines

struct RubberBandTests {
  /// The table is from the gist 6961057 by originell, with c = 0.55 on 960 points.
  @Test(arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `the rubber band matches the published table`(pull: Double, shown: Double) {
    #expect(abs(RubberBand(dimension: 960).shown(ofPull: pull) - shown) < 0.006)
  }

  /// Tests a published pull and its inverse.
  @Test func `a pull of 100 points on 568 shows 50, and the inverse gives 100`() {
    let band = RubberBand(dimension: 568)
    #expect(abs(band.shown(ofPull: 100) - 50.1445) < 1e-4)
    #expect(abs(band.pull(showing: 50.1445) - 100) < 1e-3)
  }

  @Test(arguments: [0.2, 0.52, 0.55, 1], [1.0, 320, 960])
  func `overscroll grows with the pull and stays below its linear share and the length`(
    stiffness: Double, dimension: Double
  ) {
    let band = RubberBand(stiffness: stiffness, dimension: dimension)
    var last = 0.0
    for i in 1...2000 {
      let pull = Double(i) * 1.7
      let shown = band.shown(ofPull: pull)
      #expect(shown > last)
      #expect(shown < dimension && shown <= stiffness * pull)
      #expect(band.shown(ofPull: -pull) == -shown)
      last = shown
    }
  }

  @Test(arguments: [0.2, 0.55, 1])
  func `the pull that is computed from an overscroll is the original pull`(stiffness: Double) {
    let band = RubberBand(stiffness: stiffness, dimension: 700)
    for i in -2000...2000 {
      let pull = Double(i) * 1.3
      #expect(abs(band.pull(showing: band.shown(ofPull: pull)) - pull) < 1e-9)
      #expect(
        band.pull(showing: -band.shown(ofPull: pull))
          == -band.pull(showing: band.shown(ofPull: pull)))
    }
  }

  @Test func `a view without length shows no overscroll`() {
    let band = RubberBand(dimension: 0)
    #expect(band.shown(ofPull: 30) == 0)
    #expect(band.pull(showing: 30) == 0)
  }

  @Test func `an overscroll of the whole length corresponds to a finite pull`() {
    let band = RubberBand(dimension: 100)
    #expect(band.pull(showing: 100).isFinite)
    #expect(band.pull(showing: -250) == -band.pull(showing: 100))
    #expect(band.shown(ofPull: band.pull(showing: 100)) < 100)
  }
}
