import * as v from "valibot"
import { type CrashSettings, defaultCrash, isLegal, targets } from "./maths"

const schema = v.object({ target: v.pipe(v.number(), v.safeInteger()) })

/** Stored settings are foreign data: whatever crash cannot price becomes the default. */
export function parseCrash(input: unknown): CrashSettings {
  const parsed = v.safeParse(schema, input)
  return parsed.success && isLegal(parsed.output) ? parsed.output : defaultCrash
}

/** The offered target nearest to the typed one, in hundredths; the lower one where two are as near. */
export const nearestTarget = (wanted: number): number =>
  targets.reduce(
    (best, target) => (Math.abs(target - wanted) < Math.abs(best - wanted) ? target : best),
    targets[0] ?? wanted,
  )

/** The target `steps` further up the list, or its end. */
export function stepTarget(target: number, steps: number): number {
  const place = Math.min(targets.length - 1, Math.max(0, targets.indexOf(target) + steps))
  return targets[place] ?? target
}

export const encodeCrash = ({ target }: CrashSettings) => `0:crash:${target}`

/** Null when the text is not a crash play that could have been made. */
export function decodeCrash(metadata: string): CrashSettings | null {
  const [, target] = /^0:crash:([1-9]\d{2,4})$/.exec(metadata) ?? []
  const settings = { target: Number(target) }
  return target !== undefined && isLegal(settings) ? settings : null
}
