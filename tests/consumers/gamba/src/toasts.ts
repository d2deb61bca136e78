import { createToastStore } from "@dghrt/design-system"

export const toasts = createToastStore()
