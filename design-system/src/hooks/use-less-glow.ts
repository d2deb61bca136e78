import { useSyncExternalStore } from "react"

const root = () => document.documentElement

function subscribe(listener: () => void) {
  const watch = new MutationObserver(listener)
  watch.observe(root(), { attributes: true, attributeFilter: ["data-less-glow"] })
  return () => watch.disconnect()
}

const read = () => root().dataset.lessGlow === "true"

/** Whether the player asks for less light and ambient motion; follows the setting as it changes. */
export const useLessGlow = () => useSyncExternalStore(subscribe, read, () => false)
