import { useSyncExternalStore } from "react"

const root = () => document.documentElement.dataset

function subscribe(listener: () => void) {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-motion"] })
  return () => watch.disconnect()
}

const read = () => root().motion === "paused"

function setPaused(paused: boolean) {
  if (paused) root().motion = "paused"
  else delete root().motion
}

/**
 * Whether the ambient motion of the page is paused, and how to change that. `data-motion` on the root holds it, so that one
 * button stops all of it and style sheets can follow.
 */
export const usePausedMotion = (): readonly [paused: boolean, setPaused: (paused: boolean) => void] => [
  useSyncExternalStore(subscribe, read, () => false),
  setPaused,
]
