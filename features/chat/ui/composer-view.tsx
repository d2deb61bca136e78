import { Button, isComposing } from "@dghrt/design-system"
import { SendHorizontal } from "lucide-react"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { type ComposerState, charactersLeft } from "../model/composer"
import { useFocusOnce } from "./use-focus-once"

export interface ComposerViewProps extends Readonly<ComposerState> {
  /** Without a wallet the field opens the wallet dialog instead. */
  connected: boolean
  /** What takes the focus over from the part that this one replaces. */
  focusOnMount?: "form" | "field" | null
  onConnect: () => void
  onEdit: (text: string) => void
  onSubmit: () => void
}

/** Field, counter and send button. */
export function ComposerView(props: ComposerViewProps) {
  const { text, sending, waitUntilMs, problem, connected, focusOnMount = null, onConnect, onEdit, onSubmit } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useFocusOnce(focusOnMount === "field" ? field : form, focusOnMount !== null)
  const waitSeconds = useSecondsUntil(waitUntilMs)
  const left = charactersLeft(text)

  const empty = text.trim() === ""
  const blocked = empty || left < 0 || sending || waitSeconds > 0
  function submit() {
    // The button keeps the focus while it is blocked, so it may be pressed.
    if (!blocked) onSubmit()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <form
      ref={form}
      aria-label="Write a message"
      tabIndex={-1}
      className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 border-hair border-t p-3 -outline-offset-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {problem && (
        <p role="alert" className="wrap-anywhere text-danger text-sm">
          {problem}
        </p>
      )}
      {connected ? (
        <textarea
          ref={field}
          aria-label="Message"
          rows={2}
          value={text}
          readOnly={sending}
          placeholder="Say something…"
          aria-describedby={`${id}-left`}
          enterKeyHint="send"
          className="framed min-h-11 w-full resize-none rounded-sm bg-input px-3 py-2 text-text leading-snug placeholder:text-text-muted"
          onChange={(event) => onEdit(event.target.value)}
          onKeyDown={onKeyDown}
        />
      ) : (
        <button
          type="button"
          className="framed min-h-11 w-full rounded-sm bg-input px-3 py-2 text-start text-[0.9375rem] text-text-muted"
          onClick={onConnect}
        >
          Connect wallet to chat
        </button>
      )}
      {connected && (
        <SendRow id={`${id}-left`} left={left} waitSeconds={waitSeconds} sending={sending} blocked={blocked} />
      )}
    </form>
  )
}

interface SendRowProps {
  /** Of the counter, which describes the field. */
  id: string
  /** Characters that still fit; below zero where there are too many. */
  left: number
  waitSeconds: number
  sending: boolean
  /** Nothing to send, or not yet. */
  blocked: boolean
}

/** From this many characters left on, the counter warns. */
const fewLeft = 20

function SendRow({ id, left, waitSeconds, sending, blocked }: SendRowProps) {
  const waiting = waitSeconds > 0
  const counterTone = left <= 0 ? "text-danger" : left <= fewLeft ? "text-warning" : "text-text-muted"
  return (
    <div className="flex items-center gap-2">
      <span id={id} className={`min-w-0 flex-1 text-xs tabular-nums ${counterTone}`}>
        <span aria-hidden>{left}</span>
        <span className="sr-only">{left < 0 ? `${-left} characters too many` : `${left} characters left`}</span>
      </span>
      <Button
        type="submit"
        size="sm"
        variant="primary"
        className="shrink-0"
        aria-disabled={blocked}
        icon={waiting || sending ? undefined : <SendHorizontal aria-hidden className="size-4" strokeWidth={1.75} />}
      >
        {sending ? "…" : waiting ? `Wait ${waitSeconds}s` : "Send"}
      </Button>
    </div>
  )
}

/** Whole seconds until a moment, counted down; 0 once it has passed. */
function useSecondsUntil(untilMs: number): number {
  const remaining = () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000))
  const [, setTick] = useState(0)
  const seconds = remaining()
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), (untilMs - Date.now()) % 1_000 || 1_000)
    return () => clearTimeout(timer)
  })
  return seconds
}
