import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"
import { REELS } from "./grid"
import { stopsAtMs } from "./motion"
import type { SlotsScene } from "./scene"

/** One click per reel: the same for every outcome. */
const STOPS: readonly Cue[] = [
  { sound: "arrive", atMs: 0 },
  ...Array.from({ length: REELS }, (_, reel) => ({ sound: "reel" as const, atMs: stopsAtMs(reel) })),
]

export function cuesFor(before: SlotsScene, after: SlotsScene): readonly Cue[] {
  if (before.phase === after.phase) return []
  switch (after.phase) {
    case "idle":
      return []
    case "spinning":
      return [{ sound: "press", atMs: 0 }]
    case "stopping":
      return STOPS
    case "settled":
      // A page opened on an old result is silent.
      return before.phase === "idle" ? [] : outcomeCue(after)
  }
}
