import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"
import { landsAtMs } from "./motion"
import type { FlipScene } from "./scene"

/** One tick per landing, all of one pitch: the sound does not reveal the sides. */
export function cuesFor(before: FlipScene, after: FlipScene): readonly Cue[] {
  if (before.phase === after.phase) return []
  switch (after.phase) {
    case "idle":
      return []
    case "tossing":
      return [{ sound: "press", atMs: 0 }]
    case "landing":
      return [
        { sound: "arrive", atMs: 0 },
        ...after.shown.map((_, coin): Cue => ({ sound: "metal", atMs: landsAtMs(coin) })),
      ]
    case "settled":
      // A page opened on an old result is silent.
      return before.phase === "idle" ? [] : outcomeCue(after)
  }
}
