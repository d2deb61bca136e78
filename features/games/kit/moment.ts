import { type RoundResult, type RoundState, resultKey } from "@dghrt/betting/model"

/** What a board shows: "waiting" knows no outcome, "revealing" moves toward the drawn one, "settled" shows it. */
export type Moment<Settings> =
  | { phase: "idle"; settings: Settings }
  | { phase: "waiting"; settings: Settings }
  | { phase: "revealing" | "settled"; settings: Settings; result: RoundResult }

/**
 * A play in progress or just settled is drawn with the settings it was made with, not with those chosen since. Once the
 * player moves on (`cleared` is the key of the result left behind), the board is theirs again. `decode` reads the
 * settings out of a bet's metadata and gives null for what is not a play of this game: that is never drawn.
 */
export function momentOf<Settings>(
  round: RoundState,
  chosen: Settings,
  decode: (metadata: string) => Settings | null,
  cleared: string | null = null,
): Moment<Settings> {
  switch (round.phase) {
    case "idle":
    case "failed":
      return { phase: "idle", settings: chosen }
    case "settled":
    case "revealed": {
      const settings = decode(round.result.bet.metadata)
      if (settings === null || (round.phase === "revealed" && resultKey(round.result) === cleared))
        return { phase: "idle", settings: chosen }
      return { phase: round.phase === "settled" ? "revealing" : "settled", settings, result: round.result }
    }
    default:
      return { phase: "waiting", settings: decode(round.bet.metadata) ?? chosen }
  }
}
