import type { BetArray } from "@dghrt/betting/model"

export interface CrashSettings {
  /** Where to cash out, in hundredths: 150 is 1.5x. */
  target: number
}

const from = (start: number, end: number, step: number) =>
  Array.from({ length: Math.round((end - start) / step) + 1 }, (_, index) => start + index * step)

/** Every target on offer, in hundredths: quarters to 10x, halves to 25x, whole numbers to 100x. */
export const targets: readonly number[] = [
  105,
  110,
  120,
  ...from(125, 1_000, 25),
  ...from(1_050, 2_500, 50),
  ...from(2_600, 10_000, 100),
]

export const defaultCrash: CrashSettings = { target: 150 }

export const isLegal = ({ target }: CrashSettings) => targets.includes(target)

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** A target as a fraction in lowest terms: `wins` of `outcomes` outcomes reach it. */
export function chanceOf({ target }: CrashSettings): { wins: number; outcomes: number } {
  const common = divisor(target, 100)
  return { wins: 100 / common, outcomes: target / common }
}

/** The first outcomes reach the target and pay it, the others pay nothing; on average exactly the stake comes back. */
export function betArray(settings: CrashSettings): BetArray {
  if (!isLegal(settings)) throw new RangeError(`Crash offers no target of ${settings.target / 100}x`)
  const { wins, outcomes } = chanceOf(settings)
  return Array.from({ length: outcomes }, (_, index) => (index < wins ? settings.target * 100 : 0))
}
