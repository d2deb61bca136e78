import { parseArgs } from "node:util"

export interface Options {
  /** Names of the proofs that run; all when none was named. */
  readonly names: readonly string[]
  /** Prints what there is and runs nothing. */
  readonly list: boolean
  /** Goes on with the last run of this commit: what has ended is not run again. */
  readonly resume: boolean
  /** Writes the commit for each proof that passes, for `npm test` to say which are old. */
  readonly record: boolean
  /** All thirteen themes where a proof draws themes. */
  readonly full: boolean
  /** How many bets the chaos has to see; enough for every pair of fault and phase unless given. */
  readonly bets?: number
  /** The chaos ends after this time, whatever it has seen. */
  readonly minutes?: number
  /** Of what is drawn by chance, so that a run can be repeated. */
  readonly seed?: number
}

export const usage = `prove [name …]     runs the long proofs, all of them without a name, and goes on after a failure
  --list           what each one proves, and how long it takes
  --resume         goes on with a run of this commit that was interrupted
  --record         writes into tools/passed/passed.json on which commit each one passed: commit that file
  --full           draws all thirteen themes instead of three
  --bets=2000      chaos: places so many bets, and sees each fault at each point of a bet 5 times; 20 times with 10000.
                   PROVE_BETS in the environment says the same
  --minutes=3      chaos: ends after that time, whatever it has seen
  --seed=1         chaos: repeats the choices of a run`

/** Throws a sentence that names the wrong word. */
export function readOptions(
  args: readonly string[],
  known: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      list: { type: "boolean", default: false },
      resume: { type: "boolean", default: false },
      record: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
      bets: { type: "string" },
      minutes: { type: "string" },
      seed: { type: "string" },
    },
  })
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no proof called ${unknown.join(", ")}. There are: ${known.join(", ")}.`)
  const { bets = environment.PROVE_BETS, minutes, seed, ...flags } = values
  return {
    names: positionals.length > 0 ? positionals : known,
    ...flags,
    ...(bets !== undefined && { bets: wholeNumber("bets", bets) }),
    ...(minutes !== undefined && { minutes: wholeNumber("minutes", minutes) }),
    ...(seed !== undefined && { seed: wholeNumber("seed", seed) }),
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`)
  return Number(text)
}
