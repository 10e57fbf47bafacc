internal import Files
package import Text

/// The description of a touch screen in a file of another tool: the ranges of its axes.
package struct ScreenDescription: Sendable {
  let device: EvdevDevice
}

extension ScreenDescription {
  /// Reads a file written by evemu-describe, `getevent -lp` or `libinput record`. If the file
  /// describes several screens, `device` selects one of them.
  package init(file path: String, device wanted: String?) throws(FormatError) {
    let source = ImportSource(file: path)
    let beginning = try source.open().read(ImportFormat.guessed)
    let devices =
      switch ImportFormat(beginning: beginning) {
      case .evemu: try EvemuLog().reading(source).devices
      case .libinput: try LibinputLog().reading(source).devices
      default: try GeteventLog().reading(source).devices
      }
    let screens = devices.filter { $0.hasSurface && $0.kind == .screen }
    do throws(Objection) {
      guard let first = screens.first else {
        throw Objection(
          .sense, "no touch screen is described in it",
          expected: "the output of evemu-describe or getevent -lp")
      }
      let named = screens.first { $0.id == wanted || $0.name == wanted }
      guard named != nil || screens.count == 1 else {
        throw Objection(
          .sense, "\(screens.count) touch screens are described in it",
          expected: "--device with one of them: " + alternatives(screens.map { $0.name ?? $0.id }))
      }
      device = named ?? first
    } catch {
      throw FormatError(in: path, at: .nowhere, error)
    }
  }
}
