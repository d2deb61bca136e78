import { DialogContent } from "@dghrt/design-system"
import { isMac } from "../command-menu/key-name"
import { ShortcutsView } from "../command-menu/shortcuts-view"

export default function ShortcutsOverlay() {
  return (
    <DialogContent title="Keyboard shortcuts" description="Letter shortcuts are off while you type.">
      <ShortcutsView mac={isMac()} />
    </DialogContent>
  )
}
