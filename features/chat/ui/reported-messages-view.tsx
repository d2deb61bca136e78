import { Button, Card, EmptyState, ErrorState, SkeletonRows } from "@dghrt/design-system"
import { Check, RotateCcw, ShieldBan, ShieldCheck, Trash2 } from "lucide-react"
import type { ReactNode } from "react"
import type { ChatBan, ChatMessage, ReportedMessage, ReportedMessages } from "#contract/chat"
import { momentText, type Remote } from "#features/kernel"
import { nameColor } from "../model/name-color"
import { ModerationBar, type ModerationBarProps } from "./moderation-bar"
import { signInMeaning } from "./sign-in-view"

interface ModerationActions {
  onDelete: (message: ReportedMessage) => void
  onRestore: (message: ChatMessage) => void
  onApprove: (message: ChatMessage) => void
  onBan: (message: ChatMessage) => void
  onLift: (ban: ChatBan) => void
}

export interface ReportedMessagesViewProps extends ModerationActions {
  /** Null once the owner is signed in. */
  signIn: { signing: boolean; problem: string | null; onSignIn: () => void } | null
  reports: Remote<ReportedMessages>
  /** An action before and after it. */
  bar: ModerationBarProps
}

/** For the owner: what players reported and what was done about it, with what can be done and undone. */
export function ReportedMessagesView({ signIn, reports, bar, ...actions }: ReportedMessagesViewProps) {
  return (
    <Card className="grid content-start gap-3 p-4">
      <h2 className="text-text-muted type-label">Reported messages</h2>
      {/* Above the lists, which may be longer than the screen. */}
      <ModerationBar {...bar} className="rounded-md border-hair border-border border p-3" />
      {signIn ? <SignIn {...signIn} /> : <Reports reports={reports} busy={bar.busy ?? false} {...actions} />}
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

interface ReportsProps extends ModerationActions {
  reports: Remote<ReportedMessages>
  busy: boolean
}

function Reports({ reports, busy, onDelete, onRestore, onApprove, onBan, onLift }: ReportsProps) {
  switch (reports.status) {
    case "loading":
      return <SkeletonRows count={3} label="Loading reports" />
    case "failed":
      return <ErrorState title="The reports did not load" detail={reports.error.message} onRetry={reports.retry} />
    case "ready": {
      const { messages, removed, waiting, bans } = reports.value
      const action = (icon: typeof Trash2, label: string, spoken: string, onClick: () => void) => (
        <Action icon={icon} label={label} spoken={spoken} busy={busy} onClick={onClick} />
      )
      return (
        <>
          {messages.length === 0 ? (
            <EmptyState title="No reports" detail="No message that is still shown was reported." />
          ) : (
            <ul aria-label="Reported messages" className="grid gap-3">
              {messages.map((message) => (
                <Row
                  key={message.id}
                  {...message}
                  note={message.reports === 1 ? "1 report" : `${message.reports} reports`}
                >
                  {action(Trash2, "Delete", `Delete the message by ${message.user}`, () => onDelete(message))}
                  {action(ShieldBan, "Ban for 24 hours", `Ban for 24 hours: ${message.user}`, () => onBan(message))}
                </Row>
              ))}
            </ul>
          )}
          {waiting.length > 0 && (
            <Section title="Waiting for you, from a banned player's network">
              {waiting.map((message) => (
                <Row key={message.id} {...message}>
                  {action(Check, "Approve", `Approve ${message.user}`, () => onApprove(message))}
                  {action(ShieldBan, "Ban for 24 hours", `Ban for 24 hours: ${message.user}`, () => onBan(message))}
                </Row>
              ))}
            </Section>
          )}
          {removed.length > 0 && (
            <Section title="Deleted messages">
              {removed.map((message) => (
                <Row key={message.id} {...message}>
                  {action(RotateCcw, "Restore", `Restore the message by ${message.user}`, () => onRestore(message))}
                </Row>
              ))}
            </Section>
          )}
          {bans.length > 0 && (
            <Section title="Banned players">
              {bans.map((ban) => (
                <Row key={ban.wallet} wallet={ban.wallet} user={ban.user} note={`until ${momentText(ban.untilMs)}`}>
                  {action(ShieldCheck, "Lift ban", `Lift ban: ${ban.user}`, () => onLift(ban))}
                </Row>
              ))}
            </Section>
          )}
        </>
      )
    }
  }
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-3 pt-2">
    <h3 className="text-text-muted type-label">{title}</h3>
    <ul aria-label={title} className="grid gap-3">
      {children}
    </ul>
  </section>
)

interface RowProps extends Pick<ChatMessage, "user" | "wallet"> {
  ts?: number
  note?: string
  text?: string
  /** The buttons. */
  children: ReactNode
}

const Row = ({ user, wallet, ts, note, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hair border-t pt-3 text-sm">
    <div className="wrap-anywhere grid min-w-0 flex-1 basis-60 gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem] text-text-muted">
        <b className={`${nameColor(wallet)} font-[650] text-sm`}>{user}</b>
        {ts !== undefined && <time dateTime={new Date(ts).toISOString()}>{momentText(ts)}</time>}
        {note !== undefined && <span>{note}</span>}
      </p>
      {text !== undefined && (
        <p dir="auto" className="overflow-clip">
          {text}
        </p>
      )}
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
)

interface ActionProps {
  icon: typeof Trash2
  label: string
  /** With the player's name. */
  spoken: string
  busy: boolean
  onClick: () => void
}

const Action = ({ icon: Icon, label, spoken, busy, onClick }: ActionProps) => (
  <Button
    size="sm"
    disabled={busy}
    icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />}
    aria-label={spoken}
    onClick={onClick}
  >
    {label}
  </Button>
)
