import { type TiltStrength, tiltDegrees } from "@dghrt/design-system"
import { useState } from "react"
import { useShortcuts } from "#features/shortcuts"

const strengths: readonly TiltStrength[] = ["subtle", "moderate", "exaggerated"]

export const nextTilt = (strength: TiltStrength): TiltStrength =>
  strengths[(strengths.indexOf(strength) + 1) % strengths.length] ?? "subtle"

/** How far cards lean, cycled with the key D. The text is for those who cannot see it. */
export function useTiltKey(): { tilt: TiltStrength; spoken: string } {
  const [tilt, setTilt] = useState<TiltStrength>("subtle")
  const [spoken, setSpoken] = useState("")
  useShortcuts({
    tilt: () => {
      const next = nextTilt(tilt)
      setTilt(next)
      setSpoken(`Card tilt ${next}, ${tiltDegrees[next]} degrees`)
    },
  })
  return { tilt, spoken }
}
