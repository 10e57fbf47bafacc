/// The behaviour of the real UIScrollView, recorded on the iOS 26.5 simulator (iPhone 17 Pro Max).
///
/// The numbers are transcribed from samoylenkodmitry/Cranpose (Apache-2.0),
/// `crates/cranpose-ui/src/tests/ios_fling_measurement.rs`. Offsets are multiples of 1/3 pt, the
/// screen's pixel.
package enum IOSTraces {
  /// A shown value, at a time or at a distance that the finger has moved.
  package typealias Sample = (at: Double, shown: Double)

  /// Offsets during a fling at the normal rate, by the milliseconds since the release at 400 pt and
  /// 480.8336647 pt/s. The first sample is about a frame ahead of the release from which the times
  /// are counted.
  package static let fling: [Sample] = [
    (0.290, 408.0000), (100.213, 449.6667), (199.568, 484.0000), (299.717, 512.3333),
    (400.298, 535.3333), (500.281, 554.3333), (600.284, 570.0000), (700.302, 582.6667),
    (799.691, 593.0000), (900.283, 601.6667), (1000.261, 608.6667), (1100.212, 614.3333),
    (1199.606, 619.0000), (1299.828, 622.6667), (1400.246, 625.6667), (1500.25, 628.3333),
    (1599.643, 630.3333), (1700.271, 632.3333), (1850.238, 634.3333), (1916.913, 635.0000),
  ]

  /// Overscroll, by the distance of the finger past the top edge, for bounds of 681.6666667 pt.
  package static let rubberBand: [Sample] = [
    (15, 8.0000), (30, 16.0000), (45, 24.0000), (60, 31.3333), (75, 39.0000), (90, 46.0000),
    (105, 53.3333), (120, 60.3333), (135, 67.0000), (150, 73.6667), (165, 80.0000),
    (180, 86.3333), (195, 92.6667), (210, 98.6667), (225, 104.6667), (240, 110.6667),
    (255, 116.3333), (270, 122.0000), (285, 127.3333), (300, 133.0000), (315, 138.0000),
    (330, 143.3333), (345, 148.3333), (360, 153.3333), (375, 158.3333), (390, 163.0000),
    (405, 168.0000), (420, 172.6667), (435, 177.0000),
  ]

  /// Offsets during the bounce back, by the milliseconds since the release of a finger that held
  /// still at −177 pt.
  package static let bounceBack: [Sample] = [
    (16.235, -157.3333), (33.471, -138.6667), (49.541, -121.6667), (66.795, -106.3333),
    (83.471, -93.0000), (100.122, -81.0000), (116.477, -70.6667), (133.140, -61.3333),
    (150.131, -53.3333), (166.799, -46.0000), (183.446, -40.0000), (199.516, -34.3333),
    (216.769, -29.6667), (233.445, -25.6667), (249.503, -22.0000), (266.760, -19.0000),
    (283.421, -16.3333), (300.095, -14.0000), (316.170, -12.0000), (332.841, -10.3333),
    (349.720, -9.0000), (366.760, -7.6667), (383.434, -6.6667), (400.098, -5.6667),
    (416.246, -4.6667), (433.447, -4.0000), (449.933, -3.6667), (466.345, -3.0000),
    (482.853, -2.6667), (499.651, -2.3333), (516.798, -2.0000), (532.878, -1.6667),
    (549.539, -1.3333), (566.376, -1.0000), (616.799, -0.6667), (666.808, -0.3333),
  ]
}
