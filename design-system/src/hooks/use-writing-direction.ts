import { useSyncExternalStore } from "react"

type WritingDirection = "ltr" | "rtl"

function subscribe(listener: () => void) {
  const root = new MutationObserver(listener)
  root.observe(document.documentElement, { attributes: true, attributeFilter: ["dir"] })
  return () => root.disconnect()
}

const read = (): WritingDirection => (document.documentElement.dir === "rtl" ? "rtl" : "ltr")

/** The page's writing direction as it changes: Radix puts "ltr" on its groups by default. */
export const useWritingDirection = () => useSyncExternalStore<WritingDirection>(subscribe, read, () => "ltr")
