import type { ReactNode } from "react"

export interface Sample {
  /** The component. */
  name: string
  /** Rendered once per theme; `theme` keeps the names of landmarks unique. */
  draw: (theme: string) => ReactNode
}

/** Samples rest: nothing they report is heard. */
export const unheard = () => undefined
