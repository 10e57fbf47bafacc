internal import Model
internal import Replay
internal import Text

/// The tiles that exist cover the visible part of the image, and no more than the ring around it
/// that the scene allows. Their level is the coarsest that is still sharp: each level has half the
/// resolution of the previous one.
///
/// Otherwise a user sees holes at the edge of a picture, or the system kills the app for its
/// memory.
struct VisibleTilesExact: ReplayInvariant {
  static let summary = "the existing tiles are the visible ones and at most one ring around them"
  static let interest: Interest = [.moved, .moment]
  static let needs: Abilities = .readouts
  static let holdsOfStillness = true
  private var last: TileSpan?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    view.tiles != nil && view.shows.contains(.tiles)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let alive = facts.now.readouts.tiles, let tiles = facts.scene.tiles else { return }
    if let last, last != alive { isWeak = false }
    last = alive
    checkLevel(alive.level, tiles, facts, &tally)
    let length = tiles.size * Double(1 << max(0, min(alive.level, 52)))
    check(.x, alive.firstColumn, alive.lastColumn, length, tiles, facts, &tally)
    check(.y, alive.firstRow, alive.lastRow, length, tiles, facts, &tally)
  }

  private mutating func checkLevel(
    _ level: Int, _ tiles: Tiles, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let share = facts.now.zoom * Double(1 << max(0, min(level, 52)))
    let isSharp = level == 0 || share <= 1 + 1e-9
    let isCoarsest = level >= tiles.levels - 1 || share > 0.5 - 1e-9
    tally.check(level >= 0 && level < tiles.levels && isSharp && isCoarsest, facts) {
      ("the coarsest level that is sharp at zoom \(facts.now.zoom.text)", "level \(level)")
    }
  }

  private mutating func check(
    _ axis: Axis, _ first: Int, _ last: Int, _ length: Double, _ tiles: Tiles,
    _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let (now, ring) = (facts.now, Double(tiles.ring))
    let maximum = ((now.content[axis] / now.zoom / length) - 1e-9).rounded(.up) - 1
    // The visible part, in tiles. A tile of which almost nothing is visible may exist or not.
    let hair = 1e-6 + facts.resolution / now.zoom / length
    let from = now.offset[axis] / now.zoom / length
    let to = (now.offset[axis] + now.bounds[axis]) / now.zoom / length
    guard maximum >= 0, to > 0, from < maximum + 1 else { return }
    let (alive, end) = (Double(first), Double(last))
    let covers =
      alive <= max(0, (from + hair).rounded(.down))
      && end >= min(maximum, (to - hair).rounded(.up) - 1)
    let spares =
      alive >= max(0, (from - hair).rounded(.down) - ring)
      && end <= min(maximum, (to + hair).rounded(.up) - 1 + ring)
    tally.check(covers && spares, facts) {
      "tiles for \(from.text) to \(to.text) along \(axis), \(tiles.ring) more at most"
      "\(first) to \(last)"
    }
  }
}
