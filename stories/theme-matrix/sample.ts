import type { ReactNode } from "react"

export interface Sample {
  /** The component. */
  name: string
  /** Drawn once per theme; `room` makes the names of landmarks differ. */
  draw: (room: string) => ReactNode
}

/** Samples rest: nothing they report is heard. */
export const unheard = () => undefined
