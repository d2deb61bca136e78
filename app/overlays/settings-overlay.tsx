import { DialogContent, SkeletonRows } from "@dghrt/design-system"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadSettingsPanel } from "#features/settings"
import { openOverlay } from "./overlays"
import { SoundLevel } from "./sound-level"

const SettingsPanel = lazyPart(loadSettingsPanel, {
  waiting: <SkeletonRows count={8} label="Loading the settings" />,
  failed: notLoaded("The settings"),
})

export default function SettingsOverlay() {
  return (
    <DialogContent title="Settings" description="Saved on this device.">
      <SettingsPanel
        onThemes={() => openOverlay("theme")}
        onGraphics={() => openOverlay("graphics")}
        sound={<SoundLevel />}
        onLimits={() => openOverlay("limits")}
      />
    </DialogContent>
  )
}
