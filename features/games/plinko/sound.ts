import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"
import { strikesAtMs } from "./fall"
import { tables } from "./maths"
import type { PlinkoScene } from "./scene"

/** One tick per row, all of one pitch, and the bucket: the sound does not reveal the path. */
export function cuesFor(before: PlinkoScene, after: PlinkoScene): readonly Cue[] {
  if (before.phase === after.phase) return []
  const { rows } = tables[after.table]
  switch (after.phase) {
    case "idle":
      return []
    case "waiting":
      return [{ sound: "press", atMs: 0 }]
    case "dropping":
      return [
        ...Array.from({ length: rows }, (_, row): Cue => ({ sound: "peg", atMs: strikesAtMs(rows, row) })),
        { sound: "thud", atMs: strikesAtMs(rows, rows) },
      ]
    case "settled":
      // A page opened on an old result is silent.
      return before.phase === "idle" ? [] : outcomeCue(after)
  }
}
