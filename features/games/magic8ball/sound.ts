import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"
import type { BallScene } from "./scene"

/** Liquid, then a tap on the glass: the same for every answer. */
export function cuesFor(before: BallScene, after: BallScene): readonly Cue[] {
  if (before.phase === after.phase) return []
  switch (after.phase) {
    case "idle":
      return []
    case "asked":
      return [{ sound: "press", atMs: 0 }]
    case "rising":
      return [
        { sound: "arrive", atMs: 0 },
        { sound: "swirl", atMs: 0 },
        { sound: "glass", atMs: 700 },
      ]
    case "settled":
      // A page opened on an old result is silent.
      return before.phase === "idle" ? [] : outcomeCue(after)
  }
}
