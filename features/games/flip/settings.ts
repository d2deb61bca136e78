import * as v from "valibot"
import { COINS, defaultFlip, type FlipSettings, faces, isLegal } from "./maths"

const whole = v.pipe(v.number(), v.safeInteger())
const schema = v.object({
  coins: whole,
  face: v.picklist(faces),
  needed: whole,
})

/** Stored settings are foreign data: whatever flip cannot price becomes the default. */
export function parseFlip(input: unknown): FlipSettings {
  const parsed = v.safeParse(schema, input)
  return parsed.success && isLegal(parsed.output) ? parsed.output : defaultFlip
}

/** Another number of coins asks for as many of them as before, or for all. */
export function withCoins(settings: FlipSettings, wanted: number): FlipSettings {
  if (Number.isNaN(wanted)) return settings
  const coins = Math.min(COINS.max, Math.max(COINS.min, Math.round(wanted)))
  return { ...settings, coins, needed: Math.min(settings.needed, coins) }
}

export const encodeFlip = ({ coins, face, needed }: FlipSettings) => `0:flip:${coins}-${face}-${needed}`

/** Null when the text is not a flip play that could have been made. */
export function decodeFlip(metadata: string): FlipSettings | null {
  const [, coins, face, needed] = /^0:flip:(\d)-(heads|tails)-(\d)$/.exec(metadata) ?? []
  const parsed = v.safeParse(schema, { coins: Number(coins), face, needed: Number(needed) })
  return parsed.success && isLegal(parsed.output) ? parsed.output : null
}
