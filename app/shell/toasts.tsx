import { createToastStore, ToastViewport } from "@dghrt/design-system"

/** Messages about what just happened, shared by all pages. */
export const toasts = createToastStore()

export const Toasts = () => <ToastViewport store={toasts} />
