import { execFileSync } from "node:child_process"

/** What the working tree is compared with. */
export interface Base {
  readonly commit: string
  /** In words, for the first line of a run. */
  readonly name: string
}

/** The git history of a folder, as far as it is there. */
export function history(root: string) {
  const exactly = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: 1e9 })
  const git = (...args: string[]) => exactly(...args).trim()
  const tried = (...args: string[]) => {
    try {
      return exactly(...args)
    } catch {
      // This clone has no such commit, branch or file; the caller says what that means.
      return null
    }
  }
  const commitOf = (ref: string) => tried("rev-parse", "--verify", "--quiet", `${ref}^{commit}`)?.trim() ?? null
  const lines = (text: string) => text.split("\n").filter((line) => line !== "")
  const clean = () => git("status", "--porcelain") === ""

  return {
    /** The commit that the working tree is; null while something in it is not committed. */
    commit: () => (clean() ? commitOf("HEAD") : null),

    /**
     * A ref that was asked for, else where this branch left main; on main itself the last commit while the tree is dirty,
     * and the last approved commit, or the one before this, while it is clean.
     */
    base({ ref, approved }: { ref: string | null; approved: string | null }): Base {
      const described = (commit: string, what: string) => ({
        commit,
        name: `${git("log", "-1", "--format=%h %s", commit)} (${what})`,
      })
      if (ref !== null) {
        const commit = commitOf(ref)
        if (commit === null) throw new Error(`This clone has no commit called "${ref}".`)
        return described(commit, ref)
      }
      const head = commitOf("HEAD")
      if (head === null) throw new Error("This folder has no git history, so that there is nothing to compare with.")
      const left = (tried("merge-base", "HEAD", "origin/main") ?? tried("merge-base", "HEAD", "main") ?? head).trim()
      if (left !== head) return described(left, "where this branch left main")
      if (!clean()) return described(head, "the last commit")
      const known = approved === null ? null : commitOf(approved)
      if (known !== null) return described(known, "the last approved commit")
      const previous = commitOf("HEAD~1")
      if (previous === null)
        throw new Error(
          "This clone has no commit before the last one, so that there is nothing to compare with. " +
            "Fetch its history (git fetch --unshallow), or name a ref.",
        )
      return described(previous, "the commit before; none is approved yet")
    },

    /** Files that the working tree has otherwise than a commit, new and removed ones included. */
    changedSince: (commit: string): readonly string[] => [
      ...lines(git("diff", "--name-only", "--no-renames", commit)),
      ...lines(git("ls-files", "--others", "--exclude-standard")),
    ],

    /** What a file held in a commit, to the last byte; null where it was not there. */
    textAt: (commit: string, file: string) => tried("show", `${commit}:${file}`),
  }
}
