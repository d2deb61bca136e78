import { useSyncExternalStore } from "react"

function subscribe(onChange: () => void) {
  addEventListener("online", onChange)
  addEventListener("offline", onChange)
  return () => {
    removeEventListener("online", onChange)
    removeEventListener("offline", onChange)
  }
}

/** Whether this device has a network. A browser that does not say it has one. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine !== false,
    () => true,
  )
