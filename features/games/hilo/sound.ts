import type { Cue } from "../kit/sound"
import { TURN_MS } from "./motion"
import type { HiloScene } from "./scene"

/** A card sounds the same whatever is on it; only then does a hit click or a low note end the run. */
export function cuesFor(before: HiloScene, after: HiloScene): readonly Cue[] {
  if (before.end === null && after.end === "cashed-out") return [{ sound: "win", atMs: 0 }]
  if (before.phase === after.phase) return []
  if (after.phase === "waiting") return [{ sound: "press", atMs: 0 }]
  if (after.phase === "revealing")
    return [
      { sound: "arrive", atMs: 0 },
      { sound: "slide", atMs: 120 },
      { sound: "seat", atMs: TURN_MS - 60 },
    ]
  // A page opened on an old result is silent.
  if (after.phase !== "settled" || before.phase === "idle") return []
  return [{ sound: after.hit ? "chip" : "lose", atMs: 0 }]
}
