import { execFileSync } from "node:child_process"
import { readPassed } from "./passed-content"

const mostCommits = 100

/** How many commits lie between this one and HEAD; null where git does not know it, as in a clone without history. */
function commitsSince(commit: string): number | null {
  try {
    return Number(execFileSync("git", ["rev-list", "--count", `${commit}..HEAD`], { encoding: "utf8", stdio: "pipe" }))
  } catch {
    return null
  }
}

/** The proofs that did not pass within the last hundred commits, each with its age: "chaos (120 commits)", "load (not known)". */
export const oldProofs = (passed = readPassed(), since = commitsSince): readonly string[] =>
  Object.entries(passed).flatMap(([proof, { commit }]) => {
    const commits = since(commit)
    if (commits !== null && commits <= mostCommits) return []
    return [`${proof} (${commits === null ? "not known" : `${commits} commits`})`]
  })
