import { Button, createToastStore, type ToastMessage, useLife, usePaused } from "@dghrt/design-system"
import { useSyncExternalStore } from "react"
import { logger } from "#features/kernel"
import { lazyPart } from "#features/lazy-parts"
import { loadMessages, type MessageId, type ParamsOf } from "#features/messages"

const ToastHost = lazyPart(() => import("./toast-host"), { failed: () => <PlainToasts /> })

/** The toasts of all pages. */
export const toasts = createToastStore()

type Extras = Partial<Pick<ToastMessage, "link" | "action" | "silent">>

/** Shows a message of the catalogue, with a link or an action where the caller has one. */
export const announceWith = <Id extends MessageId>(extras: Extras, id: Id, ...params: ParamsOf<Id>): void => {
  loadMessages().then(
    ({ messageOf }) => {
      const { tone, title, text } = messageOf(id, ...params)
      toasts.push({ tone, title, detail: text, ...extras })
    },
    (error) => logger.warn("A message could not be loaded", error),
  )
}

/** Shows a message of the catalogue. */
export const announce = <Id extends MessageId>(id: Id, ...params: ParamsOf<Id>): void => announceWith({}, id, ...params)

/** Shows a toast about a failure; returns the function that dismisses it. */
export function announceFailure(
  failure: Pick<ToastMessage, "title" | "detail" | "link" | "tone" | "silent">,
): () => void {
  const id = toasts.push(failure)
  return () => toasts.dismiss(id)
}

const none: ReturnType<typeof toasts.getSnapshot> = []
const useEntries = () => useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => none)

/** Loads the viewport with the first toast. */
export function Toasts() {
  return useEntries().length > 0 && <ToastHost store={toasts} />
}

/** As long as the viewport shows one. */
const plainLifeMs = 10_000

/** The toasts without the viewport, in case it did not load: over the header, where no action of a game is. */
function PlainToasts() {
  return (
    <ul role="status" className="fixed inset-x-4 top-2 z-50 grid gap-2.5 sm:start-auto sm:w-96">
      {useEntries().map((entry) => (
        <PlainToast key={entry.id} {...entry} />
      ))}
    </ul>
  )
}

function PlainToast({
  id,
  title,
  detail,
  link,
  action,
  lasting = false,
}: ReturnType<typeof toasts.getSnapshot>[number]) {
  const { held, handlers } = usePaused()
  const dismiss = () => toasts.dismiss(id)
  useLife(plainLifeMs, held || lasting, dismiss)
  return (
    <li className="card wrap-anywhere grid gap-1 bg-surface p-4" {...handlers}>
      <b className="font-[650]">{title}</b>
      {detail}
      <span className="mt-2 flex flex-wrap gap-2">
        {link && (
          <Button size="sm" asChild>
            <a href={link.href} target="_blank" rel="noreferrer">
              <span>{link.label}</span>
              <span className="sr-only">, in a new tab</span>
            </a>
          </Button>
        )}
        {action && (
          <Button
            size="sm"
            onClick={() => {
              action.run()
              dismiss()
            }}
          >
            {action.label}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      </span>
    </li>
  )
}
