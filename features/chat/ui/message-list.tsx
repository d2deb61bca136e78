import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  IconButton,
} from "@dghrt/design-system"
import { dayText, minuteText } from "@dghrt/kernel/time-text"
import { ArrowDown, BellOff, EllipsisVertical, Flag, ShieldBan, Trash2 } from "lucide-react"
import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import type { ChatMessage } from "#contract/chat"
import { nameColor } from "../model/name-color"

export interface MessageActions {
  onMute: (message: ChatMessage) => void
  onReport: (message: ChatMessage) => void
  /** For the owner only. */
  onDelete?: ((message: ChatMessage) => void) | undefined
  onBan?: ((message: ChatMessage) => void) | undefined
}

export interface MessageListProps extends MessageActions {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** The connected wallet, whose own messages are tinted. */
  own: string | null
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** How far from the end still counts as reading the newest message. */
const nearEndPx = 48

/** The messages, oldest first. Follows new ones unless the reader has scrolled up; then a button leads to them. */
export function MessageList({ messages, own, empty, ...actions }: MessageListProps) {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const [lastReadId, setLastReadId] = useState(0)
  const lastId = messages.at(-1)?.id ?? 0
  const behind = lastReadId > 0 ? messages.filter(({ id }) => id > lastReadId).length : 0

  function toEnd() {
    atEnd.current = true
    setLastReadId(0)
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }

  // Stays at the end also when a notice or the composer takes space from the list, or a font changes where lines break.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the newest message changes
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const follow = () => {
      if (atEnd.current) element.scrollTo({ top: element.scrollHeight })
    }
    follow()
    const sizes = new ResizeObserver(follow)
    for (const sized of [element, ...element.children]) sizes.observe(sized)
    return () => sizes.disconnect()
  }, [lastId])

  function onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = list.current ?? { scrollTop: 0, scrollHeight: 0, clientHeight: 0 }
    const near = scrollHeight - scrollTop - clientHeight < nearEndPx
    if (near !== atEnd.current) setLastReadId(near ? 0 : lastId)
    atEnd.current = near
  }

  if (messages.length === 0) return empty
  return (
    // A live region beside the list says what is new, joined; a log would read out every message.
    <div role="log" aria-live="off" aria-label="Chat" className="relative flex min-h-0 flex-1 flex-col">
      <ol
        ref={list}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area that holds only text needs a tab stop
        tabIndex={0}
        aria-label="Messages"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2 -outline-offset-2"
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} own={message.wallet === own} actions={actions} />
        ))}
      </ol>
      {behind > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow-2"
          icon={<ArrowDown aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={toEnd}
        >
          {behind === 1 ? "1 new message" : `${behind} new messages`}
        </Button>
      )}
    </div>
  )
}

interface MessageProps {
  message: ChatMessage
  own: boolean
  actions: MessageActions
}

function Message({ message, own, actions }: MessageProps) {
  const { user, wallet, text, ts } = message
  const asks = useRef(false)
  const ask = (run: ((message: ChatMessage) => void) | undefined) => () => {
    asks.current = true
    run?.(message)
  }
  return (
    <li
      data-own={own}
      className="group/message relative flex items-start gap-1 py-1 ps-4 pe-1.5 text-sm leading-normal hover:bg-surface-hover data-[own=true]:bg-[color-mix(in_oklab,var(--primary)_8%,var(--surface))]"
    >
      {/* Clipped, because a pile of combining marks reaches over the messages of others. */}
      <p className="wrap-anywhere min-w-0 flex-1 overflow-clip py-1">
        <b className={`${nameColor(wallet)} font-[650]`}>{user}</b>{" "}
        <time dateTime={new Date(ts).toISOString()} className="me-1 text-text-muted text-xs tabular-nums">
          {dayText(ts) === dayText(Date.now()) ? minuteText(ts) : `${dayText(ts)}, ${minuteText(ts)}`}
        </time>{" "}
        <span dir="auto">{text}</span>
      </p>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            label={`Options for the message by ${user}`}
            size="sm"
            tipSide="none"
            className="text-text-muted opacity-0 focus-visible:opacity-100 group-hover/message:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          >
            <EllipsisVertical aria-hidden className="size-4" strokeWidth={1.75} />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={(event) => {
            // The question that an action asks has the focus by then.
            if (asks.current) event.preventDefault()
            asks.current = false
          }}
        >
          {!own && (
            <>
              <Item icon={BellOff} onSelect={() => actions.onMute(message)}>
                {`Mute ${user}`}
              </Item>
              <Item icon={Flag} onSelect={() => actions.onReport(message)}>
                Report message
              </Item>
            </>
          )}
          {own && !actions.onDelete && (
            <DropdownMenuItem disabled>Your messages stay until 100 newer ones exist</DropdownMenuItem>
          )}
          {actions.onDelete && (
            <Item icon={Trash2} danger onSelect={ask(actions.onDelete)}>
              Delete message
            </Item>
          )}
          {actions.onBan && !own && (
            <Item icon={ShieldBan} danger onSelect={ask(actions.onBan)}>
              Ban for 24 hours
            </Item>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  )
}

interface ItemProps {
  icon: typeof Flag
  danger?: boolean
  onSelect: () => void
  children: ReactNode
}

const Item = ({ icon: Icon, danger = false, onSelect, children }: ItemProps) => (
  <DropdownMenuItem
    {...(danger && { tone: "danger" as const })}
    icon={<Icon aria-hidden className="size-4.5" strokeWidth={1.75} />}
    onSelect={onSelect}
  >
    {children}
  </DropdownMenuItem>
)
