import type { ReactNode } from "react"

export const commandGroups = ["Games", "Go to", "Actions"] as const
export type CommandGroup = (typeof commandGroups)[number]

/** One line of the command menu. */
export interface Command {
  id: string
  group: CommandGroup
  label: string
  /** Lighter words behind the label. */
  note?: string
  /** Other words it may be asked for by. */
  words?: string
  icon: ReactNode
  /** What Enter does, in a word. */
  verb?: string
  /** Keys that do the same without the menu. */
  keys?: readonly string[]
  /** Why it cannot be run; it is listed anyway. */
  closed?: { label: string; tone: "success" | "warning" | "danger" }
  run: () => void
  /** What is said once it has run, where the menu stays open. */
  done?: string
}
