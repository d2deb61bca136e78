import { Button } from "@dghrt/design-system"
import { dialogCode } from "#features/messages"
import type { WindowFailure } from "./window-failures"

const words = {
  error: {
    title: "Unexpected Error",
    text: "Something on this page stopped working. Bets that you placed are not affected.",
  },
  rejection: {
    title: "Network or Loading Error",
    text: "Something could not be loaded. Check your connection. Bets that you placed are not affected.",
  },
} as const

export interface FailureNoticeViewProps {
  failure: WindowFailure
  /** The page is about to reload by itself. */
  reloads: boolean
  onRefresh: () => void
  onContinue: () => void
}

/** Below the header, so that it covers no bet's controls, and under every dialog. */
export default function FailureNoticeView({ failure, reloads, onRefresh, onContinue }: FailureNoticeViewProps) {
  const { title, text } = words[failure.kind]
  return (
    <section
      aria-label={title}
      data-slot="failure-notice"
      className="card fixed inset-x-4 top-[calc(var(--shell-banner,0px)+var(--shell-header,0px)+12px)] z-20 mx-auto grid max-w-100 animate-rise-in gap-3 bg-surface p-4 shadow-3"
    >
      <p role="alert">
        <b className="block font-[650]">{title}</b>
        <span className="text-text-secondary">{text}</span>
        <span className="mt-1 block text-sm text-text-muted">{`Error code ${dialogCode(failure.cause)}`}</span>
      </p>
      {reloads && <p className="text-sm">The page reloads by itself in a few seconds. Continue stops that.</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRefresh}>
          Refresh
        </Button>
        <Button size="sm" asChild>
          <a href="/">Go Home</a>
        </Button>
        <Button size="sm" variant="ghost" onClick={onContinue}>
          Continue
        </Button>
      </div>
    </section>
  )
}
