import { PageSkeleton } from "@dghrt/design-system"
import { createFileRoute } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { loadSettingsPage } from "#features/settings"
import { openOverlay } from "../overlays/overlays"
import { SoundLevel } from "../overlays/sound-level"
import { pageHead } from "../pages/page-head"

const SettingsPage = lazy(loadSettingsPage)

export const Route = createFileRoute("/settings")({
  // Waited for: a drawing of the page may not outlive the files it is made of.
  loader: async () => void (await loadSettingsPage()),
  head: () => pageHead("Settings", "Themes, motion, sound and data: saved in this browser."),
  component: () => (
    <Suspense fallback={<PageSkeleton />}>
      <SettingsPage
        onThemes={() => openOverlay("theme")}
        onGraphics={() => openOverlay("graphics")}
        sound={<SoundLevel />}
        onLimits={() => openOverlay("limits")}
      />
    </Suspense>
  ),
})
