import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"

/** Files of the repository that exist, those that are not committed yet included and ignored ones left out. */
export const trackedFiles: readonly string[] = listedByGit() ?? filesUnder(".")

/** Null in a copy of the sources without its git folder. */
function listedByGit(): string[] | null {
  if (!existsSync(".git")) return null
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  return listed.split("\n").filter((path) => path !== "" && existsSync(path))
}

function filesUnder(folder: string): string[] {
  const ignored = textOf(".gitignore").split("\n")
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.includes(entry.name) || entry.name === ".git") return []
    const path = folder === "." ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

export function textOf(path: string): string {
  return readFileSync(path, "utf8")
}
