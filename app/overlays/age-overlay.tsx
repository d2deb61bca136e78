import { lazyPanel } from "#features/lazy-parts"
import { ageConfirmation, loadAgeDialog } from "#features/terms"
import { closeOverlay } from "./overlays"

const AgeDialog = lazyPanel(loadAgeDialog)

export default function AgeOverlay() {
  const confirm = () => {
    ageConfirmation.confirm()
    closeOverlay()
  }
  return <AgeDialog onConfirm={confirm} />
}
