import { Button, Card, EmptyState, ErrorState, SkeletonRows } from "@dghrt/design-system"
import { ShieldBan, Trash2 } from "lucide-react"
import { useEffect, useRef } from "react"
import type { ReportedMessage, ReportedMessages } from "#contract/chat"
import type { Remote } from "#features/kernel"
import { nameColor } from "../model/name-color"
import { signInMeaning } from "./sign-in-view"

export interface ReportedMessagesViewProps {
  /** Null once the owner is signed in. */
  signIn: { signing: boolean; problem: string | null; onSignIn: () => void } | null
  reports: Remote<ReportedMessages>
  /** The result of the last action. */
  notice: string | null
  /** The wallet is asked to sign an action. */
  busy: boolean
  onDelete: (message: ReportedMessage) => void
  onBan: (message: ReportedMessage) => void
}

/** For the owner: what players reported, with what can be done about it. */
export function ReportedMessagesView({ signIn, reports, notice, ...actions }: ReportedMessagesViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const done = notice !== null && !actions.busy
  useEffect(() => {
    // The pressed button is disabled while the wallet is asked, or leaves with its message.
    if (done && document.activeElement === document.body) heading.current?.focus()
  }, [done])
  return (
    <Card className="grid content-start gap-3 p-4">
      <h2 ref={heading} tabIndex={-1} className="text-text-muted type-label outline-none">
        Reported messages
      </h2>
      {signIn ? <SignIn {...signIn} /> : <Reports reports={reports} {...actions} />}
      <p role="status" className="text-sm text-text-secondary empty:hidden">
        {notice}
      </p>
    </Card>
  )
}

const SignIn = ({ signing, problem, onSignIn }: NonNullable<ReportedMessagesViewProps["signIn"]>) => (
  <>
    <p className="text-sm text-text-secondary">
      {`Sign in to read reports and to clean up the server's cache. ${signInMeaning}`}
    </p>
    {problem && (
      <p role="alert" className="wrap-anywhere text-danger text-sm">
        {problem}
      </p>
    )}
    <Button variant="primary" className="w-fit" loading={signing} onClick={onSignIn}>
      Sign message
    </Button>
  </>
)

type ReportsProps = Pick<ReportedMessagesViewProps, "reports" | "busy" | "onDelete" | "onBan">

function Reports({ reports, ...actions }: ReportsProps) {
  switch (reports.status) {
    case "loading":
      return <SkeletonRows count={3} label="Loading reports" />
    case "failed":
      return <ErrorState title="The reports did not load" detail={reports.error.message} onRetry={reports.retry} />
    case "ready":
      if (reports.value.messages.length === 0)
        return <EmptyState title="No reports" detail="No message that is still stored was reported." />
      return (
        <ul aria-label="Reported messages" className="grid gap-3">
          {reports.value.messages.map((message) => (
            <Report key={message.id} message={message} {...actions} />
          ))}
        </ul>
      )
  }
}

interface ReportProps extends Omit<ReportsProps, "reports"> {
  message: ReportedMessage
}

function Report({ message, busy, onDelete, onBan }: ReportProps) {
  const { user, wallet, text, ts, reports } = message
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hair border-t pt-3 text-sm">
      <div className="wrap-anywhere grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem] text-text-muted">
          <b className={`${nameColor(wallet)} font-[650] text-sm`}>{user}</b>
          <time dateTime={new Date(ts).toISOString()}>{dayAndTime.format(ts)}</time>
          <span>{reports === 1 ? "1 report" : `${reports} reports`}</span>
        </p>
        <p dir="auto" className="overflow-clip">
          {text}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={busy}
          icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.75} />}
          aria-label={`Delete the message by ${user}`}
          onClick={() => onDelete(message)}
        >
          Delete
        </Button>
        <Button
          size="sm"
          disabled={busy}
          icon={<ShieldBan aria-hidden className="size-4" strokeWidth={1.75} />}
          aria-label={`Ban for 24 hours: ${user}`}
          onClick={() => onBan(message)}
        >
          Ban for 24 hours
        </Button>
      </div>
    </li>
  )
}

const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })
