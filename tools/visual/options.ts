import { availableParallelism } from "node:os"
import { parseArgs } from "node:util"
import { isThemeId, type ThemeId, themeIds } from "@dghrt/themes"

export interface Options {
  /** The commit that the working tree is compared with; null where the history decides. */
  readonly ref: string | null
  /** The stories in which one can see what changed; everything; or what the other options name. */
  readonly scope: "changed" | "all" | "named"
  /** Null when no story is pictured. */
  readonly stories: RegExp | null
  /** By path; null when no route of the built app is pictured. */
  readonly routes: RegExp | null
  /** Null where what changed decides. */
  readonly themes: readonly ThemeId[] | null
  readonly workers: number
  /** Compares the working tree with itself. */
  readonly twice: boolean
  /** Serves the last report and compares nothing. */
  readonly serve: boolean
}

export const usage = `visual [ref]        compares the stories in which one can see what changed, in three themes, with a git ref; by default
                    with where this branch left main, and on main with the last commit or, when the tree is clean, the
                    last approved one
  --all               every story in every theme, and every route of the built app in three; takes hours
  --stories pattern   only stories whose id matches, and no route
  --routes pattern    only routes whose path matches, and no story; with --stories, both
  --themes a,b        only these themes
  --workers n         pages that capture side by side, 2 by default where there are two cores
  --twice             captures everything, or what is named, of the working tree twice and demands no difference
  --serve             serves the last report, to review and approve by keyboard`

/** Throws a sentence that names the wrong option. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      stories: { type: "string" },
      routes: { type: "string" },
      themes: { type: "string" },
      workers: { type: "string", default: String(Math.min(2, availableParallelism())) },
      all: { type: "boolean", default: false },
      twice: { type: "boolean", default: false },
      serve: { type: "boolean", default: false },
    },
  })
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1)
    throw new Error(`--workers takes a whole number, not ${values.workers}`)
  const named = values.stories !== undefined || values.routes !== undefined
  const scope = named || values.twice ? "named" : values.all ? "all" : "changed"
  const everyTheme = scope === "changed" ? null : themeIds
  return {
    ref: positionals[0] ?? null,
    scope,
    stories: patternOf(values.stories, values.routes),
    routes: scope === "changed" ? null : patternOf(values.routes, values.stories),
    themes: values.themes?.split(",").map(themeOf) ?? everyTheme,
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
