import { type BetArray, WHOLE } from "@dghrt/betting/model"

export const FACES = 100
/** Fewer than one winner pays nothing, more than 95 pays hardly more than the stake. */
export const WINNERS = { min: 1, max: 95 } as const

export const diceModes = ["under", "over", "between", "outside"] as const
export type DiceMode = (typeof diceModes)[number]

/** "under" wins below `value`, "over" from `value` up, "between" from `from` up to below `to`, "outside" elsewhere. */
export type DiceSettings =
  | { mode: "under" | "over"; value: number }
  | { mode: "between" | "outside"; from: number; to: number }

export const defaultDice: DiceSettings = { mode: "under", value: FACES / 2 }

/** How many of the hundred faces win. */
export function winners(settings: DiceSettings): number {
  switch (settings.mode) {
    case "under":
      return settings.value
    case "over":
      return FACES - settings.value
    case "between":
      return settings.to - settings.from
    case "outside":
      return FACES - (settings.to - settings.from)
  }
}

export function wins(settings: DiceSettings, face: number): boolean {
  switch (settings.mode) {
    case "under":
      return face < settings.value
    case "over":
      return face >= settings.value
    case "between":
      return face >= settings.from && face < settings.to
    case "outside":
      return face < settings.from || face >= settings.to
  }
}

const onTrack = (value: number) => Number.isInteger(value) && value >= 0 && value <= FACES

export function isLegal(settings: DiceSettings): boolean {
  const ends = "value" in settings ? [settings.value] : [settings.from, settings.to]
  const count = winners(settings)
  return ends.every(onTrack) && count >= WINNERS.min && count <= WINNERS.max
}

/** Multiplier of every winning face, in whole basis points. */
export const multiplierFor = (winningFaces: number) => Math.floor((FACES * WHOLE) / winningFaces)

/** One entry per face, so the index the program draws is the face the player sees. */
export function betArray(settings: DiceSettings): BetArray {
  if (!isLegal(settings))
    throw new RangeError(`Dice prices ${WINNERS.min} to ${WINNERS.max} winning faces, got ${JSON.stringify(settings)}`)
  const payoutBps = multiplierFor(winners(settings))
  return Array.from({ length: FACES }, (_, face) => (wins(settings, face) ? payoutBps : 0))
}
