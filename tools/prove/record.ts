import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import type { Claim } from "../../tests/prove/proof"
import type { Options } from "./options"

const claim = v.object({ text: v.string(), held: v.boolean(), figure: v.string() })
const ended = v.object({
  name: v.string(),
  passed: v.boolean(),
  /** Of the chaos: how many bets were asked for. */
  bets: v.optional(v.number()),
  beganAt: v.string(),
  seconds: v.number(),
  claims: v.array(claim),
})
const record = v.object({
  commit: v.string(),
  full: v.boolean(),
  beganAt: v.string(),
  proofs: v.array(ended),
})

/** One proof that has ended. A proof that broke off has a claim that says so. */
export type EndedProof = v.InferOutput<typeof ended>
export type RunRecord = v.InferOutput<typeof record>

export const beginRecord = (commit: string, full: boolean, now: Date): RunRecord => ({
  commit,
  full,
  beganAt: now.toISOString(),
  proofs: [],
})

/** Null when no run was recorded, or when what is there cannot be read: a run then begins anew. */
export function readRecord(folder: string): RunRecord | null {
  const file = join(folder, "results.json")
  if (!existsSync(file)) return null
  try {
    return v.parse(record, JSON.parse(readFileSync(file, "utf8")))
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error)) return null
    throw error
  }
}

/** Writes `results.json` and `summary.md`. A process that is killed in between leaves the files of before. */
export function writeRecord(folder: string, run: RunRecord): void {
  mkdirSync(folder, { recursive: true })
  replaceFile(join(folder, "results.json"), `${JSON.stringify(run, null, 2)}\n`)
  replaceFile(join(folder, "summary.md"), summaryOf(run))
}

function replaceFile(file: string, text: string) {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/**
 * The record that a run of the chosen proofs goes on with: what others have shown of this commit stays. What of the chosen
 * ones has ended counts where the run is resumed, if it was asked for the same number of bets.
 */
export function continued(
  earlier: RunRecord | null,
  begun: RunRecord,
  { names, resume, bets }: Pick<Options, "names" | "resume" | "bets">,
): RunRecord {
  const run = resumable(earlier, begun)
  if (run === null) return begun
  const stays = (ended: EndedProof) => !names.includes(ended.name) || (resume && ended.bets === bets)
  const proofs = run.proofs.filter(stays)
  return proofs.length > 0 ? { ...run, proofs } : begun
}

/** What of an earlier run counts for one of this commit. */
const resumable = (earlier: RunRecord | null, { commit, full }: Pick<RunRecord, "commit" | "full">) =>
  earlier?.commit === commit && earlier.full === full ? earlier : null

const isHeld = ({ held }: Claim) => held

export function countClaims(proofs: readonly EndedProof[]): { passed: number; failed: number } {
  const claims = proofs.flatMap(({ claims }) => claims)
  const passed = claims.filter(isHeld).length
  return { passed, failed: claims.length - passed }
}

export function summaryOf(run: RunRecord): string {
  const minutes = (seconds: number) => (seconds / 60).toFixed(1)
  const rows = run.proofs.map(
    ({ name, passed, seconds, claims }) =>
      `| ${name} | ${passed ? "passed" : "FAILED"} | ${claims.filter(isHeld).length} of ${claims.length} | ${minutes(seconds)} |`,
  )
  const details = run.proofs.flatMap(({ name, claims }) => [
    `\n## ${name}\n`,
    ...claims.map(({ held, text, figure }) => `- ${held ? "" : "FAILED: "}${text}: ${figure}`),
  ])
  const { passed, failed } = countClaims(run.proofs)
  const total = run.proofs.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    `# Proofs of ${run.commit}\n`,
    `Began ${run.beganAt}, ${minutes(total)} minutes if one after the other, ${run.full ? "thirteen themes" : "three themes"}: ${passed} passed, ${failed} failed.\n`,
    "| proof | result | claims | minutes |",
    "| --- | --- | --- | --- |",
    ...rows,
    ...details,
    "",
  ].join("\n")
}
