import { DialogContent } from "@dghrt/design-system"
import { isMac } from "../command-menu/shortcuts"
import { ShortcutsView } from "../command-menu/shortcuts-view"

export default function ShortcutsOverlay() {
  return (
    <DialogContent title="Keyboard shortcuts" description="Letters work while nothing is being typed.">
      <ShortcutsView mac={isMac()} />
    </DialogContent>
  )
}
