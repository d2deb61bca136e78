import { appendFileSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

/**
 * A line of DATA_DIR/closed.jsonl: who closed or opened the casino, and when. Lines are appended alone, so that several processes can write
 * at once, and the newest of each hand counts. `closed.mjs` writes those of the operator.
 */
const word = v.object({
  by: v.picklist(["operator", "owner"]),
  closed: v.boolean(),
  atMs: v.pipe(v.number(), v.safeInteger()),
  /** What visitors read. */
  message: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
})
export type ClosedWord = v.InferOutput<typeof word>
const line = v.pipe(v.string(), v.parseJson(), word)

const fileIn = (folder: string) => join(folder, "closed.jsonl")

/** Oldest first; none where there is no file. @throws when it cannot be read. */
export function wordsIn(folder: string): ClosedWord[] {
  let text: string
  try {
    text = readFileSync(fileIn(folder), "utf8")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return []
    throw error
  }
  return text.split("\n").flatMap((each) => {
    const parsed = v.safeParse(line, each)
    return parsed.success ? [parsed.output] : []
  })
}

export function addWord(folder: string, given: ClosedWord): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(fileIn(folder), `${JSON.stringify(given)}\n`)
}
