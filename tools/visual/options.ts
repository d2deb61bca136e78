import { execFileSync } from "node:child_process"
import { parseArgs } from "node:util"
import { isThemeId, type ThemeId, themeIds } from "@dghrt/themes"

export interface Options {
  /** The commit that the working tree is compared with. */
  readonly ref: string
  /** Null when no story is pictured. */
  readonly stories: RegExp | null
  /** By path; null when no route of the built app is pictured. */
  readonly routes: RegExp | null
  readonly themes: readonly ThemeId[]
  readonly workers: number
  /** Compares the working tree with itself. */
  readonly twice: boolean
  /** Serves the last report and compares nothing. */
  readonly serve: boolean
}

export const usage = `visual [ref]        compares every story in every theme, and every route of the built app in three, with a git ref,
                    by default with where this branch left main
  --stories pattern   only stories whose id matches, and no route
  --routes pattern    only routes whose path matches, and no story; with --stories, both
  --themes a,b        only these themes
  --workers n         pages that capture side by side, 2 by default
  --twice             captures the working tree twice and demands no difference
  --serve             serves the last report, to review and approve by keyboard`

/** Throws a sentence that names the wrong option. */
export function readOptions(args: readonly string[], defaultRef: () => string = branchPoint): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      stories: { type: "string" },
      routes: { type: "string" },
      themes: { type: "string", default: themeIds.join() },
      workers: { type: "string", default: "2" },
      twice: { type: "boolean", default: false },
      serve: { type: "boolean", default: false },
    },
  })
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1)
    throw new Error(`--workers takes a whole number, not ${values.workers}`)
  return {
    ref: positionals[0] ?? defaultRef(),
    stories: patternOf(values.stories, values.routes),
    routes: patternOf(values.routes, values.stories),
    themes: values.themes.split(",").map(themeOf),
    workers,
    twice: values.twice,
    serve: values.serve,
  }
}

/** Without a pattern of its own a kind is pictured whole, or not at all where only the other one was asked for. */
function patternOf(own: string | undefined, other: string | undefined): RegExp | null {
  if (own === undefined && other !== undefined) return null
  return new RegExp(own ?? "")
}

function themeOf(name: string): ThemeId {
  if (!isThemeId(name)) throw new Error(`There is no theme called "${name}". There are: ${themeIds.join(", ")}`)
  return name
}

/** On main itself this is HEAD, so that uncommitted work is compared. */
function branchPoint() {
  for (const main of ["origin/main", "main"]) {
    try {
      return execFileSync("git", ["merge-base", "HEAD", main], { encoding: "utf8", stdio: "pipe" }).trim()
    } catch {
      // This clone has no such branch; the next one may exist.
    }
  }
  return "HEAD"
}
