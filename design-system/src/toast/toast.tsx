import { cva } from "class-variance-authority"
import { BadgeCheck, CircleX, Info, TriangleAlert, X } from "lucide-react"
import { Toast as Primitive } from "radix-ui"
import { useState, useSyncExternalStore } from "react"
import { IconButton } from "../icon-button/icon-button"
import type { ToastEntry, ToastStore, ToastTone } from "./toast-store"

const icons: Record<ToastTone, typeof Info> = {
  success: BadgeCheck,
  danger: CircleX,
  warning: TriangleAlert,
  info: Info,
}

const panel = cva(
  "framed relative grid w-full grid-cols-[36px_1fr_auto] items-center gap-x-3 overflow-hidden rounded-md bg-surface py-3.5 ps-4.5 pe-3.5 text-text shadow-3 outline-offset-3 data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
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
  onGone: () => void
}

function ToastItem({ entry, depth, lifeMs, onGone }: ToastItemProps) {
  const { tone, title, detail, link, action } = entry
  const [paused, setPaused] = useState(false)
  const Icon = icons[tone]
  return (
    <Primitive.Root
      data-slot="toast"
      // Radix reads this type out politely, the other one over whatever is being said.
      type="background"
      duration={lifeMs}
      onOpenChange={(open) => !open && onGone()}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      onClick={onGone}
      className={panel({ tone })}
      style={{ zIndex: depth }}
    >
      <span className="row-span-2 grid size-9 place-items-center self-start rounded-full bg-[color-mix(in_oklab,var(--surface),var(--tone)_16%)] text-(--tone)">
        <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
      </span>
      <Primitive.Title className="font-[650]">{title}</Primitive.Title>
      <Primitive.Close asChild>
        <IconButton label="Dismiss" size="sm" tipSide="none">
          <X aria-hidden className="size-4" strokeWidth={1.75} />
        </IconButton>
      </Primitive.Close>
      {(detail || link || action) && (
        <div className="col-span-2 col-start-2 grid gap-1 text-sm">
          {detail && <Primitive.Description className="text-text-secondary">{detail}</Primitive.Description>}
          {link && (
            <a
              href={link.href}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => event.stopPropagation()}
              className="w-fit font-semibold text-primary underline-offset-3 hover:underline"
            >
              {link.label}
            </a>
          )}
          {action && (
            <Primitive.Action
              altText={action.label}
              onClick={action.run}
              className="min-h-8 w-fit rounded-sm font-semibold text-primary underline-offset-3 hover:underline max-md:min-h-10"
            >
              {action.label}
            </Primitive.Action>
          )}
        </div>
      )}
      <span
        aria-hidden
        data-paused={paused}
        style={{ animationDuration: `${lifeMs}ms` }}
        className="absolute inset-x-0 bottom-0 h-0.75 origin-left animate-life bg-(--tone) data-[paused=true]:[animation-play-state:paused]"
      />
    </Primitive.Root>
  )
}

export interface ToastViewportProps {
  store: ToastStore
  /** How long a message stays when nobody points at it, 10 seconds by default. */
  lifeMs?: number
  /** Spoken name of the region, "Notifications" by default. */
  label?: string
}

/** Where messages appear, once per page. Pointing at them or focusing them (F8) stops their clocks; a click discards. */
export function ToastViewport({ store, lifeMs = 10_000, label = "Notifications" }: ToastViewportProps) {
  const entries = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return (
    <Primitive.Provider duration={lifeMs} label="Notification" swipeDirection="right">
      {entries
        .map((entry, depth) => (
          <ToastItem
            key={entry.id}
            entry={entry}
            depth={depth}
            lifeMs={lifeMs}
            onGone={() => store.dismiss(entry.id)}
          />
        ))
        .reverse()}
      <Primitive.Viewport
        data-many={entries.length > 1}
        label={`${label} ({hotkey})`}
        className="fixed top-29 right-6 z-50 flex w-96 max-w-[calc(100%-2rem)] flex-col-reverse gap-2.5 outline-none max-sm:inset-x-4 max-sm:top-20 max-sm:w-auto max-sm:data-[many=true]:after:order-first max-sm:data-[many=true]:after:mx-3 max-sm:data-[many=true]:after:-mt-2.5 max-sm:data-[many=true]:after:relative max-sm:data-[many=true]:after:z-1 max-sm:data-[many=true]:after:h-1.5 max-sm:data-[many=true]:after:rounded-b-md max-sm:data-[many=true]:after:border max-sm:data-[many=true]:after:border-border-hover max-sm:data-[many=true]:after:border-t-0 max-sm:data-[many=true]:after:bg-surface-hover max-sm:[&>li:not(:last-child)]:hidden"
      />
    </Primitive.Provider>
  )
}
