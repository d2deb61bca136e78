import { createToastStore, type ToastMessage } from "@dghrt/design-system"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { logger } from "#features/kernel"
import { loadMessages, type MessageId, type ParamsOf } from "#features/messages"

const ToastHost = lazy(() => import("./toast-host"))

/** Messages about what just happened, shared by all pages. */
export const toasts = createToastStore()

type Extras = Partial<Pick<ToastMessage, "link" | "action">>

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

/** Says in passing that something failed; what it returns takes the words back. */
export function announceFailure(failure: Pick<ToastMessage, "title" | "detail" | "link" | "tone">): () => void {
  const id = toasts.push(failure)
  return () => toasts.dismiss(id)
}

/** The viewport is loaded with the first message. */
export function Toasts() {
  const used = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.getSnapshot().length > 0,
    () => false,
  )
  return (
    used && (
      <Suspense>
        <ToastHost store={toasts} />
      </Suspense>
    )
  )
}
