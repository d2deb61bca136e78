import type { RoundResult } from "@dghrt/betting/model"
import { useMemo, useState } from "react"

/** What lies over a game; at most one panel at a time. */
export type Panel =
  | { open: "none" | "info" | "settings" | "account" }
  | { open: "fairness"; result: RoundResult | null }

export interface ShowPanel {
  info: () => void
  /** The fairness of the newest round. */
  fairness: () => void
  /** The fairness of one round. */
  verify: (result: RoundResult) => void
  settings: () => void
  account: () => void
  close: () => void
}

const closed: Panel = { open: "none" }

export function usePanel(): { panel: Panel; show: ShowPanel } {
  const [panel, setPanel] = useState<Panel>(closed)
  const show = useMemo(
    (): ShowPanel => ({
      info: () => setPanel({ open: "info" }),
      fairness: () => setPanel({ open: "fairness", result: null }),
      verify: (result) => setPanel({ open: "fairness", result }),
      settings: () => setPanel({ open: "settings" }),
      account: () => setPanel({ open: "account" }),
      close: () => setPanel(closed),
    }),
    [],
  )
  return { panel, show }
}
