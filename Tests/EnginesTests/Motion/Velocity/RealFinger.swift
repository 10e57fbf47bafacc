internal import Model

/// The last thirteen samples of a finger on a real screen, from the first gesture of Flutter's
/// `velocity_tracker_data.dart` (BSD licence).
enum RealFinger {
  static let samples: [(time: Instant, x: Double, y: Double)] = [
    (.milliseconds(1230), 256.285706, 436.0),
    (.milliseconds(1238), 255.714279, 442.0),
    (.milliseconds(1245), 255.142853, 447.714294),
    (.milliseconds(1253), 254.857147, 453.142853),
    (.milliseconds(1261), 254.571426, 458.571442),
    (.milliseconds(1268), 254.285721, 463.714294),
    (.milliseconds(1276), 254.285721, 470.285706),
    (.milliseconds(1284), 254.285721, 477.714294),
    (.milliseconds(1292), 255.714279, 487.142853),
    (.milliseconds(1300), 256.857147, 498.571442),
    (.milliseconds(1307), 258.285706, 507.714294),
    (.milliseconds(1315), 259.428558, 516.0),
    (.milliseconds(1323), 260.285706, 521.714294),
  ]

  static let lift = Instant.milliseconds(1323)
}
