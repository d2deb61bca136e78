import { createToastStore } from "@dghrt/design-system"
import { lazy, Suspense, useSyncExternalStore } from "react"

const ToastHost = lazy(() => import("./toast-host"))

/** Messages about what just happened, shared by all pages. */
export const toasts = createToastStore()

/** Says in passing that something failed; what it returns takes the words back. */
export function announceFailure(failure: { title: string; detail: string }): () => void {
  const id = toasts.push({ tone: "danger", ...failure })
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
