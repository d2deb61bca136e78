import { subscribe } from "valtio/vanilla"
import { acceptance } from "#features/terms"
import { toasts } from "../shell/toasts"
import { openOverlay, overlays } from "./overlays"

/** Opens the terms unless they are accepted; true once they are. Closing them in any way is a no. */
export async function askTerms(): Promise<boolean> {
  if (acceptance.accepted()) return true
  openOverlay("terms")
  await new Promise<void>((resolve) => {
    const stop = subscribe(overlays, () => {
      if (overlays.open?.id === "terms") return
      stop()
      resolve()
    })
  })
  if (acceptance.accepted()) return true
  toasts.push({
    tone: "info",
    title: "Terms not accepted",
    detail: "Nothing was bet. Look around as you like; a bet needs them.",
  })
  return false
}
