import { useSyncExternalStore } from "react"

function subscribe(onChange: () => void) {
  addEventListener("online", onChange)
  addEventListener("offline", onChange)
  return () => {
    removeEventListener("online", onChange)
    removeEventListener("offline", onChange)
  }
}

/** Whether this device has a network. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
