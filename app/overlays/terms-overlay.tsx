import { lazyPanel } from "#features/lazy-parts"
import { settings } from "#features/settings"
import { acceptance, loadTermsDialog } from "#features/terms"
import { closeOverlay } from "./overlays"

const TermsDialog = lazyPanel(loadTermsDialog)

export default function TermsOverlay() {
  const accept = () => {
    acceptance.accept()
    // What the welcome says "before your first bet" would come after it.
    settings.change({ newcomer: false })
    closeOverlay()
  }
  return <TermsDialog onAccept={accept} />
}
