import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"
import { flightMs } from "./flight"
import type { CrashScene } from "./scene"

export function cuesFor(before: CrashScene, after: CrashScene): readonly Cue[] {
  if (before.phase === after.phase) return []
  switch (after.phase) {
    case "idle":
      return []
    case "waiting":
      return [{ sound: "press", atMs: 0 }]
    case "flying": {
      const engine: readonly Cue[] = [{ sound: "engine", atMs: 0 }]
      // Until it ends a flight that reaches its target sounds like one that does not.
      return after.reached ? [...engine, { sound: "lock", atMs: flightMs(true) }] : engine
    }
    case "settled":
      // A page opened on an old result is silent.
      return before.phase === "idle" ? [] : outcomeCue(after)
  }
}
