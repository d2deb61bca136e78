import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import * as v from "valibot"

/**
 * Content whose long tests passed. `npm test` runs them in full when the content has changed since, and a short form
 * otherwise. `npm run prove` writes the hashes, and they are committed, so that no git history is needed.
 */
export const contents = {
  /** The programs in C, the chain that runs them, and their tests. */
  programs: { proof: "programs", folders: ["localnet"] },
  /** What draws a page of documentation. The pages themselves are sampled. */
  documentation: { proof: "documentation", folders: [".storybook", "stories"] },
} as const satisfies Record<string, { proof: string; folders: readonly string[] }>

export type ContentName = keyof typeof contents

const recordFile = "tools/passed/passed.json"
const record = v.record(v.string(), v.string())

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

const readPassed = (root: string) => {
  const file = join(root, recordFile)
  return existsSync(file) ? v.parse(record, JSON.parse(readFileSync(file, "utf8"))) : {}
}

/** Whether the content differs from the one whose long tests passed last. */
export const hasChanged = (name: ContentName, root = process.cwd()) =>
  readPassed(root)[name] !== contentHash(root, contents[name].folders)

/** Records that the long tests of this content passed. */
export function recordPassed(name: ContentName, root = process.cwd()): void {
  const passed = { ...readPassed(root), [name]: contentHash(root, contents[name].folders) }
  const sorted = Object.fromEntries(Object.entries(passed).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(join(root, recordFile), `${JSON.stringify(sorted, null, 2)}\n`)
}
