import { Card, EmptyState, ErrorState, SkeletonRows } from "@dghrt/design-system"
import type { ClientErrorGroup, ClientErrorGroups } from "#contract/client-errors"
import { momentText, type Remote } from "#features/kernel"

export interface ClientErrorsViewProps {
  /** Null until the owner is signed in. */
  errors: Remote<ClientErrorGroups> | null
}

/** For the owner: failures in browsers, the same ones of all browsers together. */
export const ClientErrorsView = ({ errors }: ClientErrorsViewProps) => (
  <Card className="grid content-start gap-3 p-4">
    <h2 className="text-text-muted type-label">Failures in browsers</h2>
    <p className="text-sm text-text-secondary">
      Reported by browsers in the last 14 days, without addresses, signatures, links and amounts. Nothing says whose
      they are.
    </p>
    {errors ? <Groups errors={errors} /> : <p className="text-sm text-text-muted">Sign in above to read them.</p>}
  </Card>
)

function Groups({ errors }: { errors: Remote<ClientErrorGroups> }) {
  switch (errors.status) {
    case "loading":
      return <SkeletonRows count={3} label="Loading failures" />
    case "failed":
      return <ErrorState title="The failures did not load" detail={errors.error.message} onRetry={errors.retry} />
    case "ready": {
      const { groups } = errors.value
      if (groups.length === 0) return <EmptyState title="No failures" detail="No browser has reported one." />
      return (
        <ul aria-label="Failures in browsers" className="grid gap-3">
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </ul>
      )
    }
  }
}

const browserNames = { chromium: "Chromium", firefox: "Firefox", webkit: "Safari", other: "Another browser" } as const

const Group = ({ what, name, message, frames, page, build, browser, count, firstAtMs, lastAtMs }: ClientErrorGroup) => (
  <li className="wrap-anywhere grid gap-1 border-hair border-t pt-3 text-sm">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <b className="font-[650]">{message === "" ? name : `${name}: ${message}`}</b>
      <span className="tabular-nums text-text-secondary">{count === 1 ? "once" : `${count} times`}</span>
    </p>
    <p className="text-text-secondary">{what}</p>
    <p className="text-[0.8125rem] text-text-muted">
      {[
        page,
        browserNames[browser],
        build && `build ${build}`,
        firstAtMs === lastAtMs ? momentText(lastAtMs) : `${momentText(firstAtMs)} to ${momentText(lastAtMs)}`,
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
    {frames.length > 0 && (
      <details>
        <summary className="min-h-6 w-fit cursor-pointer text-text-secondary">Stack</summary>
        <pre className="well mt-1 overflow-x-auto rounded-md p-2 font-mono text-[0.8125rem]">{frames.join("\n")}</pre>
      </details>
    )}
  </li>
)
