import { cva } from "class-variance-authority"
import { BadgeCheck, CircleX, Info, TriangleAlert, X } from "lucide-react"
import { forwardRef } from "react"
import { IconButton } from "../icon-button/icon-button"
import { SpokenToast } from "./spoken-toast"
import type { ToastEntry, ToastTone } from "./toast-store"
import type { ToastWords } from "./toast-words"
import { useLife } from "./use-life"
import { useSwipeAway } from "./use-swipe-away"

const icons: Record<ToastTone, typeof Info> = {
  success: BadgeCheck,
  danger: CircleX,
  warning: TriangleAlert,
  info: Info,
}

const panel = cva(
  "framed pointer-events-auto relative grid w-full animate-slide-in touch-pan-y group-data-[edge=left]/toasts:[--slide-from:-1] select-none grid-cols-[2.25rem_1fr_auto] items-center gap-x-3 overflow-hidden rounded-md bg-surface py-3.5 ps-4.5 pe-3.5 text-text shadow-3",
  {
    variants: {
      tone: {
        success: "[--tone:var(--success)]",
        danger: "[--tone:var(--danger)]",
        warning: "[--tone:var(--warning)]",
        info: "[--tone:var(--info)]",
      },
    },
  },
)

interface ToastItemProps {
  entry: ToastEntry
  /** 0 for the newest, which lies lowest so that its shadow stays off the older ones. */
  depth: number
  lifeMs: number
  /** The pointer or the focus is on the messages: their timers are paused. */
  held: boolean
  /** The edge of the page that it is at, and is pushed off to. */
  edge: "left" | "right"
  words: ToastWords
  onGone: () => void
}

/** One message: it leaves by itself, by a click, by a push towards its edge, or by Escape while the focus is in it. */
export const ToastItem = forwardRef<HTMLLIElement, ToastItemProps>(function ToastItem(
  { entry, depth, lifeMs, held, edge, words, onGone },
  ref,
) {
  const { tone, title, detail, link, action, lasting = false } = entry
  const Icon = icons[tone]
  const swipe = useSwipeAway(onGone, edge)
  useLife(lifeMs, held || lasting, onGone)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the Dismiss button and Escape
    <li ref={ref} data-slot="toast" {...swipe} onClick={onGone} className={panel({ tone })} style={{ zIndex: depth }}>
      {!entry.silent && <SpokenToast message={entry} notification={words.notification} />}
      <span
        data-part="icon"
        className="row-span-2 grid size-9 place-items-center self-start rounded-full bg-[color-mix(in_oklab,var(--surface),var(--tone)_16%)] text-(--tone)"
      >
        <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
      </span>
      <div data-part="title" className="font-[650]">
        {title}
      </div>
      <IconButton label={words.dismiss} size="sm" tipSide="none">
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </IconButton>
      {(detail || link || action) && (
        <div data-part="more" className="col-span-2 col-start-2 grid gap-1 text-sm">
          {detail && (
            <div data-part="detail" className="text-text-secondary">
              {detail}
            </div>
          )}
          {link && (
            <a
              href={link.href}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => event.stopPropagation()}
              className="touch-room relative w-fit font-semibold text-primary underline-offset-3 hover:underline"
            >
              <span>{link.label}</span>
              <span className="sr-only">{words.newTab}</span>
            </a>
          )}
          {action && (
            <button
              type="button"
              onClick={action.run}
              className="min-h-8 w-fit rounded-sm font-semibold text-primary underline-offset-3 hover:underline max-md:min-h-10"
            >
              {action.label}
            </button>
          )}
        </div>
      )}
      {!lasting && (
        <span
          aria-hidden
          data-paused={held}
          style={{ animationDuration: `${lifeMs}ms` }}
          className="absolute inset-x-0 bottom-0 h-0.75 origin-left animate-life rtl:origin-right bg-(--tone) data-[paused=true]:[animation-play-state:paused]"
        />
      )}
    </li>
  )
})
