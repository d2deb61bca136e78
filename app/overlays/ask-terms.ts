import { subscribe } from "valtio/vanilla"
import { acceptance, ageConfirmation } from "#features/terms"
import { announce } from "../shell/toasts"
import { openOverlay, overlays } from "./overlays"

/** Opens the terms unless they are accepted; true once they are. Closing them in any way is a no. */
export async function askTerms(): Promise<boolean> {
  if (acceptance.accepted()) return true
  await closed("terms")
  if (acceptance.accepted()) return true
  announce("TERMS_NOT_ACCEPTED")
  return false
}

/** Asks once for the age before free play; true once it is confirmed. */
export async function askAge(): Promise<boolean> {
  if (ageConfirmation.confirmed()) return true
  await closed("age")
  if (ageConfirmation.confirmed()) return true
  announce("AGE_NOT_CONFIRMED")
  return false
}

/** Opens the question and resolves when it is closed, whatever the answer. */
async function closed(id: "terms" | "age"): Promise<void> {
  openOverlay(id)
  await new Promise<void>((resolve) => {
    const stop = subscribe(overlays, () => {
      if (overlays.open?.id === id) return
      stop()
      resolve()
    })
  })
}
