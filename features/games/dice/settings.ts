import * as v from "valibot"
import { type DiceMode, type DiceSettings, defaultDice, FACES, isLegal, WINNERS, winners } from "./maths"

const face = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(FACES))
const schema = v.union([
  v.object({ mode: v.picklist(["under", "over"]), value: face }),
  v.object({ mode: v.picklist(["between", "outside"]), from: face, to: face }),
])

/** Stored settings are foreign data: whatever dice cannot price becomes the default. */
export function parseDice(input: unknown): DiceSettings {
  const parsed = v.safeParse(schema, input)
  return parsed.success && isLegal(parsed.output) ? parsed.output : defaultDice
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(value)))

/** Another way to bet on the same number of faces, so a change of mode changes neither chance nor payout. */
export function withMode(settings: DiceSettings, mode: DiceMode): DiceSettings {
  if (mode === settings.mode) return settings
  const count = winners(settings)
  switch (mode) {
    case "under":
      return { mode, value: count }
    case "over":
      return { mode, value: FACES - count }
    case "between": {
      const from = Math.floor((FACES - count) / 2)
      return { mode, from, to: from + count }
    }
    case "outside": {
      const from = Math.floor(count / 2)
      return { mode, from, to: from + FACES - count }
    }
  }
}

/** The range of each thumb while the other one stays. */
export function reach(settings: DiceSettings): readonly { min: number; max: number }[] {
  switch (settings.mode) {
    case "under":
      return [{ min: WINNERS.min, max: WINNERS.max }]
    case "over":
      return [{ min: FACES - WINNERS.max, max: FACES - WINNERS.min }]
    case "between":
    case "outside": {
      const inside = settings.mode === "between" ? WINNERS : { min: FACES - WINNERS.max, max: FACES - WINNERS.min }
      return [
        { min: Math.max(0, settings.to - inside.max), max: settings.to - inside.min },
        { min: settings.from + inside.min, max: Math.min(FACES, settings.from + inside.max) },
      ]
    }
  }
}

export const thumbs = (settings: DiceSettings): readonly number[] =>
  "value" in settings ? [settings.value] : [settings.from, settings.to]

/** Moves one thumb as far as the rules let it go. */
export function withThumb(settings: DiceSettings, thumb: 0 | 1, wanted: number): DiceSettings {
  const limits = reach(settings)[thumb]
  if (limits === undefined || Number.isNaN(wanted)) return settings
  const value = clamp(wanted, limits.min, limits.max)
  if ("value" in settings) return { ...settings, value }
  return thumb === 0 ? { ...settings, from: value } : { ...settings, to: value }
}

export const encodeDice = (settings: DiceSettings) => `0:dice:${settings.mode}-${thumbs(settings).join("-")}`

/** Null when the text is not a dice play that could have been made. */
export function decodeDice(metadata: string): DiceSettings | null {
  const found = /^0:dice:(?:(under|over)-(\d{1,3})|(between|outside)-(\d{1,3})-(\d{1,3}))$/.exec(metadata)
  if (found === null) return null
  const [, single, value, pair, from, to] = found
  const parsed = v.safeParse(
    schema,
    single ? { mode: single, value: Number(value) } : { mode: pair, from: Number(from), to: Number(to) },
  )
  return parsed.success && isLegal(parsed.output) ? parsed.output : null
}
