import { redacted } from "#contract/redacted"
import type { Activity } from "./activity"
import type { CacheFigures, PageFigures } from "./monitor"

export interface Diagnostics {
  build: string
  /** The page's pattern. */
  page: string
  userAgent: string
  atMs: number
  figures: PageFigures
  caches: CacheFigures
  activity: Activity
  /** The log, oldest line first. */
  log: string
}

/** What "Copy for support" puts on the clipboard: everything in the panel, without addresses, signatures and amounts of the log. */
export function supportText({ build, page, userAgent, atMs, figures, caches, activity, log }: Diagnostics): string {
  const facts = {
    ...{ build: build || "development", page, browser: userAgent, at: new Date(atMs).toISOString() },
    ...{ ...figures, ...caches, server: caches.server ? JSON.stringify(caches.server) : null },
    ...{ ...activity, lastActive: new Date(activity.lastActive).toISOString() },
  }
  const lines = log.split(/\n(?=\S+Z {2}\w+ {2})/).map(redactedEntry)
  return [...Object.entries(facts).map(([name, value]) => `${name}: ${value}`), "", ...lines].join("\n")
}

/** The time of an entry stays: it says in which order things happened. An entry may have several lines, such as a phrase. */
const redactedEntry = (entry: string) =>
  entry.replace(
    /^(\S+Z {2}\w+ {2})?(.*)$/s,
    (_, start: string | undefined, rest: string) => `${start ?? ""}${redacted(rest)}`,
  )
