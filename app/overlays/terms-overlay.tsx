import { lazyPanel } from "#features/lazy-parts"
import { acceptance, loadTermsDialog } from "#features/terms"
import { closeOverlay } from "./overlays"

const TermsDialog = lazyPanel(loadTermsDialog)

export default function TermsOverlay() {
  const accept = () => {
    acceptance.accept()
    closeOverlay()
  }
  return <TermsDialog onAccept={accept} />
}
