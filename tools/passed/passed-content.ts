import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import * as v from "valibot"

/**
 * What some proofs are about. `npm test` runs them in full when it has changed since they passed, and a short form otherwise.
 * The hash is committed, so that no git history is needed.
 */
export const contents: Readonly<Record<string, readonly string[]>> = {
  /** The programs in C, the chain that runs them, and their tests. */
  programs: ["localnet"],
  /** What draws a page of documentation. The pages themselves are sampled. */
  documentation: [".storybook", "stories"],
}

const recordFile = "tools/passed/passed.json"
/** For each proof the commit on which it passed last, and the hash of what it is about where `contents` says so. */
const record = v.record(v.string(), v.object({ commit: v.string(), content: v.optional(v.string()) }))

/** SHA-256 of every file's path and bytes, in an order that no file system changes. */
export function contentHash(root: string, folders: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of folders.flatMap((folder) => filesUnder(join(root, folder))).sort()) {
    hash.update(`${relative(root, file).replaceAll("\\", "/")}\0`)
    hash.update(createHash("sha256").update(readFileSync(file)).digest())
  }
  return hash.digest("hex")
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name === "dist") return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

export const readPassed = (root = process.cwd()) => {
  const file = join(root, recordFile)
  return existsSync(file) ? v.parse(record, JSON.parse(readFileSync(file, "utf8"))) : {}
}

const contentOf = (proof: string, root: string) => {
  const folders = contents[proof]
  return folders && contentHash(root, folders)
}

/** Whether what the proof is about differs from that on which it passed last. */
export const hasChanged = (proof: keyof typeof contents, root = process.cwd()) =>
  readPassed(root)[proof]?.content !== contentOf(proof, root)

/** Writes that the proof passed on this commit. */
export function recordPassed(proof: string, commit: string, root = process.cwd()): void {
  const content = contentOf(proof, root)
  const passed = { ...readPassed(root), [proof]: { commit, ...(content && { content }) } }
  const sorted = Object.fromEntries(Object.entries(passed).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(join(root, recordFile), `${JSON.stringify(sorted, null, 2)}\n`)
}
