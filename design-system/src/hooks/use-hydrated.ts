import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False while a page that was drawn on the server comes alive, true after it and for whatever is added later. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
