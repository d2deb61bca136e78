import { lazy } from "react"
import { ageConfirmation, loadAgeDialog } from "#features/terms"
import { closeOverlay } from "./overlays"

const AgeDialog = lazy(loadAgeDialog)

export default function AgeOverlay() {
  const confirm = () => {
    ageConfirmation.confirm()
    closeOverlay()
  }
  return <AgeDialog onConfirm={confirm} />
}
