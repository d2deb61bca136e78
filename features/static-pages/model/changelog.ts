/** The kinds of change that "Keep a Changelog" names and this project uses, in the order of a release. */
export const changeKinds = ["Added", "Changed", "Fixed", "Security"] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface Change {
  kind: ChangeKind
  /** The part of the product it concerns, written in bold before the text. */
  topic: string | null
  /** May contain `code` between backticks. */
  text: string
}

export interface Release {
  version: string
  /** ISO date; null while unreleased. */
  date: string | null
  changes: readonly Change[]
}

const releaseHeading = /^## (\d+\.\d+\.\d+) (?:- (\d{4}-\d{2}-\d{2})|\(unreleased\))$/
const change = /^(?:\*\*(.+?)\.\*\* )?(.+)$/s

/**
 * Parses CHANGELOG.md: `## version - date` or `## version (unreleased)`, then `### kind`, then list items.
 * @throws Error that names the line when a heading or a text is in the wrong place.
 */
export function parseChangelog(markdown: string): Release[] {
  const releases: { version: string; date: string | null; changes: Change[] }[] = []
  let kind: ChangeKind | null = null
  const sections = markdown.split(/^(?=## )/m).filter((section) => section.startsWith("## "))
  for (const line of sections.flatMap((section) => joinWrapped(section.split("\n")))) {
    const release = releases.at(-1)
    if (line.startsWith("## ")) {
      const heading = releaseHeading.exec(line)
      if (!heading?.[1]) throw new Error(`Not a release: ${line}`)
      releases.push({ version: heading[1], date: heading[2] ?? null, changes: [] })
      kind = null
    } else if (line.startsWith("### ")) {
      kind = changeKinds.find((each) => each === line.slice(4)) ?? null
      if (!kind) throw new Error(`Not a kind of change: ${line}`)
    } else {
      const [, topic, text] = (line.startsWith("- ") && change.exec(line.slice(2))) || []
      if (!release || !kind || !text) throw new Error(`Not a change: ${line}`)
      release.changes.push({ kind, topic: topic ?? null, text })
    }
  }
  return releases
}

/** Lines without blank ones; a line that is indented belongs to the item above it. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    if (line.trim() === "") continue
    const last = joined.length - 1
    if (line.startsWith("  ") && last >= 0) joined[last] += ` ${line.trim()}`
    else joined.push(line)
  }
  return joined
}

/** Releases with only the changes of one kind; releases without any are left out. */
export const ofKind = (releases: readonly Release[], kind: ChangeKind | "All"): readonly Release[] =>
  kind === "All"
    ? releases
    : releases
        .map((release) => ({ ...release, changes: release.changes.filter((each) => each.kind === kind) }))
        .filter(({ changes }) => changes.length > 0)

/** Parts of the product that players never meet. */
const notForPlayers = new Set([
  ...["Admin", "Designers", "Developers"],
  ...["Local network", "Mainnet gate", "Operators", "Server"],
])

/** What a player can notice: the menu's changelog is theirs. */
export const forPlayers = (releases: readonly Release[]): readonly Release[] =>
  releases.map((release) => ({
    ...release,
    changes: release.changes.filter(({ topic }) => topic === null || !notForPlayers.has(topic)),
  }))
