import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"
import type { DiceScene } from "./scene"

/** Ticks of the facets passing and the knock of the table seating: the same for every result. */
const REVEAL: readonly Cue[] = [
  { sound: "arrive", atMs: 0 },
  { sound: "facet", atMs: 120 },
  { sound: "facet", atMs: 300 },
  { sound: "facet", atMs: 470 },
  { sound: "knock", atMs: 760 },
]

export function cuesFor(before: DiceScene, after: DiceScene): readonly Cue[] {
  if (before.phase === after.phase) return []
  switch (after.phase) {
    case "idle":
      return []
    case "rolling":
      return [{ sound: "press", atMs: 0 }]
    case "revealing":
      return REVEAL
    case "settled":
      // A page opened on an old result is silent.
      return before.phase === "idle" ? [] : outcomeCue(after)
  }
}
