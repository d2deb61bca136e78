import type { Cue } from "../kit/sound"
import { TURN_MS } from "./motion"
import type { MinesScene } from "./scene"

/** The tile sounds the same whatever lies under it; only then does a gem click or a low note end the run. */
export function cuesFor(before: MinesScene, after: MinesScene): readonly Cue[] {
  if (before.end === null && after.end === "cashed-out") return [{ sound: "win", atMs: 0 }]
  if (before.phase === after.phase) return []
  if (after.phase === "waiting") return [{ sound: "press", atMs: 0 }]
  if (after.phase === "revealing")
    return [
      { sound: "arrive", atMs: 0 },
      { sound: "tile", atMs: TURN_MS / 2 },
    ]
  // A page opened on an old result is silent.
  if (after.phase !== "settled" || before.phase === "idle") return []
  if (after.end === "cleared") return [{ sound: "win", atMs: 0 }]
  return [{ sound: after.drawn === "gem" ? "chip" : "lose", atMs: 0 }]
}
