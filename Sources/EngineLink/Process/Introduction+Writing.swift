internal import Gesture
internal import JSON
internal import Replay

extension LineText {
  mutating func members(_ engine: Introduction) {
    key("protocol")
    whole(Introduction.protocolVersion)
    key("engine")
    object { line in
      line.key("name")
      line.text(engine.name)
      line.key("version")
      line.text(engine.version)
      line.key("summary")
      line.text(engine.summary)
    }
    key("clock")
    word(engine.ownsClock ? "real" : "stepped")
    key("acts")
    word(engine.contract.actsAtFrames > 0 ? "frames" : "at-once")
    key("abilities")
    object { line in
      for (ability, name) in Abilities.names {
        line.key(name)
        if engine.ignored.contains(ability) {
          line.text(Introduction.ignoredWord)
        } else {
          line.flag(engine.abilities.contains(ability))
        }
      }
    }
    key("contract")
    contract(engine.contract)
    key("settings")
    list { line in for setting in engine.settings { line.setting(setting) } }
    key("sample")
    list { line in for column in engine.columns { line.text(column.rawValue) } }
  }

  private mutating func contract(_ contract: EngineContract) {
    object { line in
      if contract.actsAtFrames > 0 {
        line.key("frames-late")
        line.whole(contract.actsAtFrames)
      }
      line.key("slop")
      line.number(contract.slop)
      line.optional("slop-after-catch", contract.slopAfterCatch)
      line.optional("pinch-slop", contract.pinchSlop)
      line.key("swallows-slop")
      line.flag(contract.swallowsSlop)
      line.key("normal-rate")
      line.number(contract.normalRate ?? .nan)
      line.key("fast-rate")
      line.number(contract.fastRate ?? .nan)
      line.key("stop-speed")
      line.number(contract.stopSpeed)
      line.optional("least-fling", contract.leastFling)
      line.key("settle")
      line.time(.zero + contract.settle)
      line.key("soft-zoom")
      line.number(contract.softZoom)
      line.key("edge-pull")
      line.text(contract.edgePull.rawValue)
      line.optional("rubber", contract.rubber)
      line.optional("bounce-decay", contract.bounceDecay)
      line.optional("page-fling", contract.pageFling)
      line.optional("lock-angle", contract.lockAngle)
      line.key("held-still")
      line.time(.zero + contract.heldStill)
      line.key("resolution")
      line.object { line in
        line.key("offset")
        if contract.showsPixels {
          line.text("pixel")
        } else {
          line.number(contract.offsetResolution)
        }
        line.optional("rest", contract.restResolution)
        line.key("zoom")
        line.number(contract.zoomResolution)
      }
      line.key("hands-velocity-over")
      line.flag(contract.handsVelocityOver)
      line.key("turn-keeps-top-left")
      line.flag(contract.turnKeepsTopLeft)
    }
  }

  /// What is left out where it is not declared.
  private mutating func optional(_ name: String, _ number: Double?) {
    guard let number else { return }
    key(name)
    self.number(number)
  }

  private mutating func setting(_ setting: EngineSetting) {
    object { line in
      line.key("name")
      line.text(setting.name)
      line.key("value")
      line.number(setting.value)
      line.key("summary")
      line.text(setting.summary)
      if setting.isLength {
        line.key("length")
        line.flag(true)
      }
      if setting.isSwitch {
        line.key("switch")
        line.flag(true)
      }
    }
  }
}
