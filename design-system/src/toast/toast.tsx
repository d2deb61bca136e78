import { FocusScope } from "radix-ui/internal"
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { createPortal, flushSync } from "react-dom"
import { useHydrated } from "../hooks/use-hydrated"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"
import { isComposing, isEscape } from "../lib/is-composing"
import { ToastItem } from "./toast-item"
import type { ToastStore } from "./toast-store"
import { defaultToastWords, type ToastWords } from "./toast-words"
import { usePaused } from "./use-paused"

const hotkey = "F8"

export interface ToastViewportProps {
  /** Holds the messages, made once with `createToastStore()`. */
  store: ToastStore
  /** How long a message stays while no pointer is over it, 10 seconds by default. */
  lifeMs?: number
  /**
   * Where they appear, `top-end` by default. `end` is the right in a page that is written from the left, and the left in
   * one that is written from the right.
   */
  position?: ToastPosition
  /** Replaces the spoken words around the messages; what is left out stays English. */
  words?: Partial<ToastWords>
}

export type ToastPosition = "top-start" | "top-end" | "bottom-start" | "bottom-end"

const places: Record<ToastPosition, string> = {
  "top-start": "start-6 top-29 max-sm:top-20",
  "top-end": "end-6 top-29 max-sm:top-20",
  "bottom-start": "start-6 bottom-6 max-sm:bottom-20",
  "bottom-end": "end-6 bottom-6 max-sm:bottom-20",
}

/**
 * Where messages appear, once per page, above every overlay. Pointing at them or focusing them (F8) pauses their timers;
 * a click discards. A click on one closes no dialog, and Escape is theirs only while the focus is in them.
 */
export function ToastViewport({ store, lifeMs = 10_000, position = "top-end", words: own }: ToastViewportProps) {
  const words = { ...defaultToastWords, ...own }
  const atEnd = position.endsWith("end")
  const edge = atEnd === (useWritingDirection() === "rtl") ? "left" : "right"
  const entries = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const within = useRef(false)
  const { held, handlers, forgetPointer, forgetFocus } = usePaused()
  const any = entries.length > 0
  // Document.body exists only in a browser.
  const mounted = useHydrated()
  const [entered, setEntered] = useState(false)

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (!any || event.code !== hotkey || isComposing(event)) return
      // A modal dialog pulls the focus back. Its trap must be paused before the focus moves.
      flushSync(() => setEntered(true))
      list.current?.focus()
    }
    document.addEventListener("keydown", enter)
    return () => document.removeEventListener("keydown", enter)
  }, [any])

  function discard(id: number) {
    const focused = document.activeElement
    if (list.current?.contains(focused)) {
      if (entries.length > 1) list.current.focus()
      else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
      else if (focused instanceof HTMLElement) focused.blur()
    }
    forgetPointer()
    store.dismiss(id)
  }

  // A message that has the focus may also be taken away by the app, or by the next ones.
  useEffect(() => {
    if (!within.current || (any && list.current?.contains(document.activeElement))) return
    const from = cameFrom.current
    if (any) {
      list.current?.focus()
      cameFrom.current = from
    } else {
      within.current = false
      forgetFocus()
      setEntered(false)
      if (from instanceof HTMLElement) from.focus()
    }
  })

  function remember(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    within.current = true
    handlers.onFocus()
  }

  function leave(event: FocusEvent) {
    handlers.onBlur(event)
    if (event.currentTarget.contains(event.relatedTarget)) return
    within.current = false
    setEntered(false)
  }

  /** Beyond the last control the Tab key would reach the page behind the dialog that is open. */
  function returnToDialog(event: KeyboardEvent) {
    const controls = Array.from(event.currentTarget.querySelectorAll("a[href], button"))
    const end = event.shiftKey ? controls[0] : controls.at(-1)
    const leaves = end === document.activeElement || (event.shiftKey && list.current === document.activeElement)
    const from = cameFrom.current
    if (!leaves || !(from instanceof HTMLElement) || !from.closest("[role=dialog]")) return
    event.preventDefault()
    from.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Tab") returnToDialog(event)
    if (!isEscape(event.nativeEvent)) return
    event.preventDefault()
    const items = Array.from(list.current?.children ?? [])
    const at = items.findIndex((item) => item.contains(document.activeElement))
    const entry = entries[Math.max(at, 0)]
    if (entry) discard(entry.id)
  }

  if (!mounted) return null
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a section would say no more
    <div
      role="region"
      aria-label={`${words.region} (${hotkey})`}
      // Each message announces itself. The attribute keeps a modal dialog from hiding the region from assistive technology.
      aria-live="off"
      {...handlers}
      onFocus={remember}
      onBlur={leave}
      onKeyDown={handleKey}
      // An open overlay listens at the document for presses outside of it, and would close.
      onPointerDown={(event) => event.stopPropagation()}
      // A press does not take the focus away from a text field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {entered && <PausesOtherFocusTraps />}
      <ol
        ref={list}
        tabIndex={-1}
        data-slot="toasts"
        data-many={entries.length > 1}
        data-edge={edge}
        className={cn(
          places[position],
          "group/toasts fixed z-50 flex w-96 max-w-[calc(100%-2rem)] flex-col gap-2.5 rounded-lg outline-offset-4 max-sm:inset-x-4 max-sm:w-auto max-sm:data-[many=true]:after:mx-3 max-sm:data-[many=true]:after:-mt-2.5 max-sm:data-[many=true]:after:relative max-sm:data-[many=true]:after:z-1 max-sm:data-[many=true]:after:h-1.5 max-sm:data-[many=true]:after:rounded-b-md max-sm:data-[many=true]:after:border max-sm:data-[many=true]:after:border-border-hover max-sm:data-[many=true]:after:border-t-0 max-sm:data-[many=true]:after:bg-surface-hover max-sm:[&>li:not(:first-child)]:hidden",
        )}
      >
        {entries.map((entry, depth) => (
          <ToastItem
            key={entry.id}
            entry={entry}
            depth={depth}
            lifeMs={lifeMs}
            held={held}
            edge={edge}
            words={words}
            onGone={() => discard(entry.id)}
          />
        ))}
      </ol>
    </div>,
    document.body,
  )
}

const keepFocus = (event: Event) => event.preventDefault()

/** An empty focus scope on top of a dialog's: only the topmost one is active. */
const PausesOtherFocusTraps = () => (
  <FocusScope.Root trapped={false} onMountAutoFocus={keepFocus} onUnmountAutoFocus={keepFocus} className="contents" />
)
