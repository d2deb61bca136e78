import { Button } from "@dghrt/design-system"

/** The state of the site's own server; unknown until it has answered for the first time. */
export type SiteHealth =
  | { state: "unknown" }
  | { state: "online"; answeredInMs: number }
  /** It answers in 500 ms or more. */
  | { state: "slow"; answeredInMs: number }
  | { state: "offline" }

const looks = {
  unknown: { dot: "bg-text-muted", word: "unknown" },
  online: { dot: "bg-success", word: "online" },
  slow: { dot: "bg-warning", word: "slow" },
  offline: { dot: "bg-danger", word: "offline" },
}

export interface StatusButtonViewProps {
  health: SiteHealth
  onOpen: () => void
}

export function StatusButtonView({ health, onOpen }: StatusButtonViewProps) {
  const { dot, word } = looks[health.state]
  const figure = "answeredInMs" in health ? `${health.answeredInMs} ms` : null
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={onOpen}>
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      <span>Status</span>{" "}
      <span className="min-w-10 text-start font-medium text-text-muted">
        {figure ?? <span aria-hidden>{health.state === "offline" ? word : "—"}</span>}
      </span>{" "}
      <span className="sr-only">{word}</span>
    </Button>
  )
}
