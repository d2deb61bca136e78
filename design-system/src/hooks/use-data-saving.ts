import { useSyncExternalStore } from "react"

function subscribe(listener: () => void) {
  const root = new MutationObserver(listener)
  root.observe(document.documentElement, { attributes: true, attributeFilter: ["data-image-quality"] })
  return () => root.disconnect()
}

const read = () => document.documentElement.dataset.imageQuality === "data"

/** Whether the player asked to save data on pictures (`data-image-quality="data"` on the root); follows the choice. */
export const useDataSaving = () => useSyncExternalStore(subscribe, read, () => false)
