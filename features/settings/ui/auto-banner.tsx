import { Button } from "@dghrt/design-system"
import { Gauge } from "lucide-react"
import type { UserSettings } from "../model/user-settings"
import { mayRestore } from "../model/user-settings"
import { Banner } from "./banner"
import { useSettings, useSettingsStore } from "./settings-context"

function sentence({ reduceMotion, lessGlow, reduceMotionSource, lessGlowSource }: UserSettings) {
  const what = reduceMotion && lessGlow ? "Reduced motion and less glow" : reduceMotion ? "Reduced motion" : "Less glow"
  const both = reduceMotion && lessGlow
  const auto = (reduceMotion && reduceMotionSource === "auto") || (lessGlow && lessGlowSource === "auto")
  return auto
    ? `${what} ${both ? "were" : "was"} switched on to keep play smooth.`
    : `${what} ${both ? "are" : "is"} on.`
}

/** What was taken away, and the two ways back; nothing while everything is shown. */
export function AutoBanner() {
  const store = useSettingsStore()
  const { user } = useSettings()
  if (!mayRestore(user)) return null
  return (
    <Banner
      tone="info"
      icon={<Gauge className="size-5" strokeWidth={1.75} />}
      actions={
        <>
          <Button size="sm" onClick={() => store.restoreVisuals()}>
            Restore Visuals
          </Button>
          <Button size="sm" variant="ghost" onClick={() => store.stopAutoOptimize()}>
            Stop Auto Optimize
          </Button>
        </>
      }
    >
      {sentence(user)}
    </Banner>
  )
}
