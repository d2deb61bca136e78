import type { Cue } from "../kit/sound"
import { runCues } from "../run/run-cues"
import { TURN_MS } from "./motion"
import type { HiloScene } from "./scene"

/** A card slides and lies, whatever is on it. */
const turning: readonly Cue[] = [
  { sound: "slide", atMs: 120 },
  { sound: "seat", atMs: TURN_MS - 60 },
]

export const cuesFor = (before: HiloScene, after: HiloScene) =>
  runCues(before, after, { turning, survived: after.hit === true })
