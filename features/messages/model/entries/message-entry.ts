import type { ToastTone } from "@dghrt/design-system"

/** What a message offers to do. The app knows how. */
export type MessageAction = "connect" | "install-wallet" | "retry" | "reload" | "home" | "wait"

export interface MessageEntry {
  /** The code that support asks for: four characters where the specification has one. */
  code: string
  title: string
  /** `{name}` is replaced by a parameter. */
  text: string
  tone: ToastTone
  /** What the player can do now that no money has moved; for a notice with space for it. */
  next?: string
  action?: MessageAction
  /** Leads to the transaction in an explorer. */
  link?: "transaction"
}

export const success = { tone: "success" } as const
export const failed = { tone: "danger" } as const
export const info = { tone: "info" } as const

export type MessageEntries = Readonly<Record<string, MessageEntry>>
