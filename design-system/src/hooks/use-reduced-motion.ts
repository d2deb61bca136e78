import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  const root = new MutationObserver(listener)
  media.addEventListener("change", listener)
  root.observe(document.documentElement, { attributes: true, attributeFilter: ["data-reduce-motion"] })
  return () => {
    media.removeEventListener("change", listener)
    root.disconnect()
  }
}

const read = () => window.matchMedia(query).matches || document.documentElement.dataset.reduceMotion === "true"

/** Whether the system or the player's own setting asks for stillness; follows both as they change. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, read, () => false)
