import { Badge, FilterChips } from "@dghrt/design-system"
import { useState } from "react"
import { onFirstUse } from "#features/kernel"
import { type Change, type ChangeKind, changeKinds, ofKind, type Release } from "../model/changelog"
import { PageHeader } from "./page-parts"

const tones = { Added: "success", Changed: "info", Fixed: "warning", Security: "danger" } as const
const filters = (["All", ...changeKinds] as const).map((value) => ({ value, label: value }))
const day = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }))

export interface ChangelogPageProps {
  /** Newest first. */
  releases: readonly Release[]
  /** Version of the app that is running; its release carries a badge. */
  runningVersion: string
}

export function ChangelogPage({ releases, runningVersion }: ChangelogPageProps) {
  const [kind, setKind] = useState<ChangeKind | "All">("All")
  const shown = ofKind(releases, kind)
  return (
    <article className="@container mx-auto w-full max-w-260">
      <PageHeader
        title="Changelog"
        lead="What changed, newest first."
        aside={<FilterChips label="Kind of change" value={kind} onValueChange={setKind} options={filters} />}
      />
      <div aria-live="polite" className="grid gap-4">
        {shown.length === 0 && <p className="card p-6 text-text-secondary">No release has a change of this kind.</p>}
        {shown.map((release) => (
          <section
            key={release.version}
            aria-label={`Version ${release.version}`}
            className="grid grid-cols-1 gap-x-5 gap-y-3 @2xl:grid-cols-[9.25rem_minmax(0,1fr)]"
          >
            <header>
              <h2 className="type-d4 type-display flex flex-wrap items-center gap-2">
                <span>{release.version}</span>
                {release.version === runningVersion && <Badge tone="primary">This version</Badge>}
              </h2>
              <p className="mt-0.5 text-sm text-text-muted">
                {release.date === null ? (
                  "Unreleased"
                ) : (
                  <time dateTime={release.date}>{day().format(new Date(release.date))}</time>
                )}
              </p>
            </header>
            <ul className="card grid px-5 py-1 max-md:px-4">
              {release.changes.map((change) => (
                <ChangeRow key={`${change.kind} ${change.text}`} change={change} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  )
}

function ChangeRow({ change: { kind, topic, text } }: { change: Change }) {
  return (
    <li className="grid grid-cols-1 items-start gap-x-5 gap-y-1.5 border-hair py-3.5 not-first:border-t @lg:grid-cols-[5.75rem_minmax(0,1fr)]">
      <Badge tone={tones[kind]} className="w-fit">
        {kind}
      </Badge>
      <p className="wrap-anywhere min-w-0">
        {topic && <strong className="font-[650]">{`${topic}: `}</strong>}
        {codeParts(text).map(({ at, code, words }) =>
          code ? (
            <code key={at} className="rounded-xs bg-surface-hover px-1 font-mono text-[0.875em]">
              {words}
            </code>
          ) : (
            <span key={at}>{words}</span>
          ),
        )}
      </p>
    </li>
  )
}

const codeParts = (text: string) => text.split("`").map((words, at) => ({ at, words, code: at % 2 === 1 }))
