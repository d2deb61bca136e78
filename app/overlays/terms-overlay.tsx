import { lazy } from "react"
import { acceptance, loadTermsDialog } from "#features/terms"
import { closeOverlay } from "./overlays"

const TermsDialog = lazy(loadTermsDialog)

export default function TermsOverlay() {
  const accept = () => {
    acceptance.accept()
    closeOverlay()
  }
  return <TermsDialog onAccept={accept} />
}
