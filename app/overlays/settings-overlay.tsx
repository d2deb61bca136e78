import { DialogContent } from "@dghrt/design-system"
import { lazy } from "react"
import { loadSettingsPanel } from "#features/settings"
import { openOverlay } from "./overlays"

const SettingsPanel = lazy(loadSettingsPanel)

export default function SettingsOverlay() {
  return (
    <DialogContent title="Settings" description="Saved on this device.">
      <SettingsPanel onThemes={() => openOverlay("theme")} onGraphics={() => openOverlay("graphics")} />
    </DialogContent>
  )
}
