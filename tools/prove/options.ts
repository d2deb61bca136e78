import { parseArgs } from "node:util"

export interface Options {
  /** Names of the proofs that run; all when none was named. */
  readonly names: readonly string[]
  /** Prints what there is and runs nothing. */
  readonly list: boolean
  /** Goes on with the last run of this commit: what has ended is not run again. */
  readonly resume: boolean
  /** All thirteen themes where a proof draws themes. */
  readonly full: boolean
}

export const usage = `prove [name …]     runs the long proofs, all of them without a name, and goes on after a failure
  --list           what each one proves, and how long it takes
  --resume         goes on with a run of this commit that was interrupted
  --full           draws all thirteen themes instead of three`

/** Throws a sentence that names the wrong word. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      list: { type: "boolean", default: false },
      resume: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
    },
  })
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no proof called ${unknown.join(", ")}. There are: ${known.join(", ")}.`)
  return { names: positionals.length > 0 ? positionals : known, ...values }
}
