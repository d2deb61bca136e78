import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"
import { pays } from "./maths"
import { timelineOf } from "./motion"
import type { BlackjackScene } from "./scene"

/** One slide per card and one seat per turn: cards sound alike, whatever they bring. */
export function cuesFor(before: BlackjackScene, after: BlackjackScene): readonly Cue[] {
  if (before.phase === after.phase) return []
  switch (after.phase) {
    case "idle":
      return []
    case "waiting":
      return [{ sound: "press", atMs: 0 }, ...(after.doubled ? [{ sound: "chip" as const, atMs: 120 }] : [])]
    case "revealing": {
      const { player, dealer } = timelineOf(after)
      return [
        { sound: "arrive", atMs: 0 },
        ...[...player, ...dealer].flatMap(({ leavesMs, turnsMs }): Cue[] => [
          ...(leavesMs === null ? [] : [{ sound: "slide" as const, atMs: leavesMs }]),
          ...(turnsMs === null ? [] : [{ sound: "seat" as const, atMs: turnsMs }]),
        ]),
      ]
    }
    case "settled":
      // A page opened on an old result is silent, and a hand that continues is neither won nor lost.
      return before.phase === "idle" || after.ended === null ? [] : outcomeCue({ multiplierBps: pays[after.ended] })
  }
}
