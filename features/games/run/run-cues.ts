import type { Cue } from "../kit/sound"
import type { BelowCosts } from "../kit/true-win"
import type { RunEnd } from "./run-moment"

interface RunSound extends BelowCosts {
  phase: "idle" | "waiting" | "revealing" | "settled"
  end: RunEnd
}

/** A turn (`turning`) sounds the same whatever it brings; only then does a step that was survived click, or a low note end the run. */
export function runCues(
  before: RunSound,
  after: RunSound,
  { turning, survived }: { turning: readonly Cue[]; survived: boolean },
): readonly Cue[] {
  const kept: Cue = { sound: after.belowCosts ? "chip" : "win", atMs: 0 }
  if (before.end === null && after.end === "cashed-out") return [kept]
  if (before.phase === after.phase) return []
  if (after.phase === "waiting") return [{ sound: "press", atMs: 0 }]
  if (after.phase === "revealing") return [{ sound: "arrive", atMs: 0 }, ...turning]
  // A page opened on an old result is silent.
  if (after.phase !== "settled" || before.phase === "idle") return []
  if (after.end === "cleared") return [kept]
  return [{ sound: survived ? "chip" : "lose", atMs: 0 }]
}
