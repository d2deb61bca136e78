import { createContext, type ReactNode } from "react"

/** What the last play came to, in the place of the bet's progress until the next bet; null while there is none. */
export const ResultSlot = createContext<ReactNode>(null)
