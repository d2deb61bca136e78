import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EmptyState,
  ErrorState,
  SkeletonRows,
} from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { ChatMessages } from "#contract/chat"
import type { Remote } from "#features/kernel"
import { type MessageActions, MessageList } from "./message-list"
import { ModerationBar, type ModerationBarProps } from "./moderation-bar"

export interface ChatViewProps extends MessageActions {
  messages: Remote<ChatMessages>
  /** Newer messages may be missing, because they cannot be read at the moment. */
  interrupted?: boolean
  own: string | null
  /** Wallets whose messages are hidden. */
  muted: readonly string[]
  /** The name of a muted wallet. */
  nameOf: (wallet: string) => string
  onUnmute: (wallet: string) => void
  onUnmuteAll: () => void
  /** The result of a report, or an owner's action before and after it. */
  bar: ModerationBarProps
  /** What is read out of new messages. */
  spoken?: ReactNode
  /** The composer, or the sign-in that comes before it. */
  foot: ReactNode
}

/** The chat without its title: status, messages, help line, composer. */
export function ChatView({
  messages,
  interrupted = false,
  own,
  muted,
  nameOf,
  onUnmute,
  onUnmuteAll,
  bar,
  spoken,
  foot,
  ...actions
}: ChatViewProps) {
  const shown =
    messages.status === "ready" ? messages.value.messages.filter(({ wallet }) => !muted.includes(wallet)) : []
  const failed = messages.status === "failed" || (messages.status === "ready" && messages.value.error === true)
  return (
    <div data-slot="chat" className="flex h-full min-h-0 flex-col">
      <p className="flex min-h-8 shrink-0 items-center justify-between gap-2 px-4 text-text-muted text-xs">
        <span className={interrupted ? "text-warning" : ""}>{failed ? "" : statusText(messages, interrupted)}</span>
        {muted.length > 0 && <MutedMenu {...{ muted, nameOf, onUnmute, onUnmuteAll }} />}
      </p>
      <div className="flex min-h-0 flex-1 flex-col">
        {failed ? (
          <ErrorState
            title="Error loading chat."
            detail={messages.status === "failed" ? messages.error.message : undefined}
            {...(messages.status === "failed" && { onRetry: messages.retry })}
          />
        ) : messages.status === "ready" ? (
          <MessageList
            messages={shown}
            own={own}
            empty={
              messages.value.messages.length === 0 ? (
                <EmptyState title="No messages yet" detail="Say hello to the other players." />
              ) : (
                <EmptyState title="No messages from people you have not muted" />
              )
            }
            {...actions}
          />
        ) : (
          <SkeletonRows count={5} label="Connecting…" className="px-4 py-2" />
        )}
      </div>
      {spoken}
      <ModerationBar {...bar} className="shrink-0 border-hair border-t px-4 py-2" />
      <p className="shrink-0 border-hair border-t px-4 py-2 text-text-muted text-xs">
        Gambling should be fun. Free, confidential help:{" "}
        <a
          href="https://www.begambleaware.org"
          target="_blank"
          rel="noreferrer"
          className="touch-room relative underline underline-offset-2 outline-offset-0"
        >
          <span>BeGambleAware.org</span>
          <span className="sr-only">, in a new tab</span>
        </a>
      </p>
      {foot}
    </div>
  )
}

type MutedMenuProps = Pick<ChatViewProps, "muted" | "nameOf" | "onUnmute" | "onUnmuteAll">

/** Who is muted, to be shown again one by one. */
const MutedMenu = ({ muted, nameOf, onUnmute, onUnmuteAll }: MutedMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <button type="button" className="touch-room relative underline underline-offset-2">
        {`${muted.length} muted`}
      </button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      {muted.map((wallet) => (
        <DropdownMenuItem key={wallet} onSelect={() => onUnmute(wallet)}>
          {`Show ${nameOf(wallet)} again`}
        </DropdownMenuItem>
      ))}
      {muted.length > 1 && <DropdownMenuItem onSelect={onUnmuteAll}>Show all again</DropdownMenuItem>}
    </DropdownMenuContent>
  </DropdownMenu>
)

function statusText(messages: Remote<ChatMessages>, interrupted: boolean): string {
  if (messages.status !== "ready") return "Connecting…"
  const count = messages.value.messages.length
  const counted = count === 1 ? "1 message" : `${count} messages`
  return interrupted ? `${counted}, reconnecting…` : counted
}
