import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"

const notes = v.object({
  secondsPerPicture: v.optional(v.number(), 1),
  secondsPerBuild: v.optional(v.number(), 60),
  /** The last commit whose every difference was approved. */
  approved: v.nullish(v.string(), null),
})
export type Notes = v.InferOutput<typeof notes>

const commitsKept = 4

/** What was built and taken of commits, so that no commit is built or pictured twice. */
export function visualCache(root: string) {
  const folder = join(root, "node_modules/.cache/visual")
  const installed = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
    .slice(0, 12)
  const notesFile = join(folder, "notes.json")
  const readNotes = async (): Promise<Notes> => {
    const parsed = v.safeParse(notes, existsSync(notesFile) ? JSON.parse(await readFile(notesFile, "utf8")) : {})
    return parsed.success ? parsed.output : v.parse(notes, {})
  }

  return {
    /** Changes with the installed packages, which both sides are built with. */
    installed,
    storybook: (commit: string) => join(folder, commit, `storybook-${installed}`),
    pictures: (commit: string, drawnBy: string) => join(folder, commit, `pictures-${drawnBy}`),

    /** Builds a folder unless it is there; it takes its name only when it is whole. */
    async once(target: string, build: (folder: string) => Promise<void>): Promise<string> {
      if (existsSync(target)) return target
      const part = `${target}.part-${process.pid}`
      try {
        await build(part)
        await rename(part, target).catch((error: Error) => {
          // Another run was faster.
          if (!existsSync(target)) throw error
        })
      } finally {
        await rm(part, { recursive: true, force: true })
      }
      return target
    },

    /** Removes the commits that were used longest ago. */
    async tidy(inUse: readonly string[]): Promise<void> {
      const now = new Date()
      for (const commit of inUse) {
        await mkdir(join(folder, commit), { recursive: true })
        await utimes(join(folder, commit), now, now)
      }
      const commits = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
      const dated = await Promise.all(
        commits.map(async ({ name }) => ({ name, usedMs: (await stat(join(folder, name))).mtimeMs })),
      )
      const old = dated.sort((a, b) => b.usedMs - a.usedMs).slice(commitsKept)
      for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
    },

    notes: readNotes,
    async note(news: Partial<Notes>): Promise<void> {
      await mkdir(folder, { recursive: true })
      await writeFile(`${notesFile}.part`, JSON.stringify({ ...(await readNotes()), ...news }))
      await rename(`${notesFile}.part`, notesFile)
    },
  }
}
