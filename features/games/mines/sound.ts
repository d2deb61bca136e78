import type { Cue } from "../kit/sound"
import { runCues } from "../run/run-cues"
import { TURN_MS } from "./motion"
import type { MinesScene } from "./scene"

/** A tile turns, whatever lies under it. */
const turning: readonly Cue[] = [{ sound: "tile", atMs: TURN_MS / 2 }]

export const cuesFor = (before: MinesScene, after: MinesScene) =>
  runCues(before, after, { turning, survived: after.drawn === "gem" })
