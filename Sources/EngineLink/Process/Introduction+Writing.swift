internal import Gesture
internal import Replay

extension LineText {
  mutating func members(_ engine: Introduction) {
    member("protocol", Introduction.protocolVersion)
    object("engine") { line in
      line.member("name", engine.name)
      line.member("version", engine.version)
      line.member("summary", engine.summary)
    }
    member("clock", engine.ownsClock ? "real" : "stepped")
    member("acts", engine.contract.actsAtFrames > 0 ? "frames" : "at-once")
    object("abilities") { line in
      for (ability, name) in Abilities.names {
        line.key(name)
        if engine.ignored.contains(ability) {
          line.text(Introduction.ignoredWord)
        } else {
          line.flag(engine.abilities.contains(ability))
        }
      }
    }
    object("contract") { line in line.contract(engine.contract) }
    list("settings") { line in for setting in engine.settings { line.setting(setting) } }
    list("sample") { line in for column in engine.columns { line.text(column.rawValue) } }
  }

  private mutating func contract(_ contract: EngineContract) {
    if contract.actsAtFrames > 0 { member("frames-late", contract.actsAtFrames) }
    member("slop", contract.slop)
    member("slop-after-catch", contract.slopAfterCatch)
    member("pinch-slop", contract.pinchSlop)
    member("swallows-slop", contract.swallowsSlop)
    member("normal-rate", contract.normalRate ?? Double.nan)
    member("fast-rate", contract.fastRate ?? Double.nan)
    member("stop-speed", contract.stopSpeed)
    member("least-fling", contract.leastFling)
    member("settle", Instant.zero + contract.settle)
    member("soft-zoom", contract.softZoom)
    member("edge-pull", contract.edgePull.rawValue)
    member("rubber", contract.rubber)
    member("bounce-decay", contract.bounceDecay)
    member("page-fling", contract.pageFling)
    member("lock-angle", contract.lockAngle)
    member("held-still", Instant.zero + contract.heldStill)
    object("resolution") { line in
      line.member(
        "offset", contract.showsPixels ? .word("pixel") : .number(contract.offsetResolution))
      line.member("rest", contract.restResolution)
      line.member("zoom", contract.zoomResolution)
    }
    member("hands-velocity-over", contract.handsVelocityOver)
    member("turn-keeps-top-left", contract.turnKeepsTopLeft)
  }

  private mutating func setting(_ setting: EngineSetting) {
    object { line in
      line.member("name", setting.name)
      line.member("value", setting.value)
      line.member("summary", setting.summary)
      if setting.isLength { line.member("length", true) }
      if setting.isSwitch { line.member("switch", true) }
    }
  }
}
