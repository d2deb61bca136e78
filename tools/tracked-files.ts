import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

/** Files of the repository that exist, those that are not committed yet included and ignored ones left out. */
export const trackedFiles: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((path) => existsSync(path))

export const textOf = (path: string): string => readFileSync(path, "utf8")
