internal import Model
internal import Text

extension Markup {
  mutating func layout(
    _ change: LayoutChange, at time: Instant, in scene: Scene
  ) throws(Objection) {
    switch change {
    case .turn(let orientation, let window, let frames):
      try begin(.turn, at: time)
      try attribute("to", orientation.rawValue)
      try room(window, frames, in: scene)
      close(.turn)
    case .resize(let window, let frames):
      try begin(.resize, at: time)
      try room(window, frames, in: scene)
      close(.resize)
    case .frame(let change):
      try begin(.frame, at: time)
      try frame(change, in: scene)
    case .keyboard(let keyboard):
      try begin(.keyboard, at: time)
      switch keyboard {
      case .shown(let frame, let field):
        try attributes(of: frame, Rectangle.rows)
        if let field { try attribute("field", whole: field) }
      case .hidden: attribute("hidden", true)
      }
      try endEmpty()
    }
  }

  private mutating func room(
    _ window: WindowChange, _ frames: [FrameChange], in scene: Scene
  ) throws(Objection) {
    try endOpen()
    begin("window", 3)
    try attribute("width", size: window.size.width)
    try attribute("height", size: window.size.height)
    if let scale = window.scale { try attribute("scale", size: scale) }
    try endEmpty()
    for change in frames {
      begin("frame", 3)
      try frame(change, in: scene)
    }
  }

  private mutating func frame(_ change: FrameChange, in scene: Scene) throws(Objection) {
    try attribute(view: change.view, in: scene)
    try attributes(of: change.frame, Rectangle.rows)
    try endEmpty()
  }
}
