import { isComposing, type TiltStrength, tiltDegrees } from "@dghrt/design-system"
import { useEffect, useState } from "react"

const strengths: readonly TiltStrength[] = ["subtle", "moderate", "exaggerated"]

export const nextTilt = (strength: TiltStrength): TiltStrength =>
  strengths[(strengths.indexOf(strength) + 1) % strengths.length] ?? "subtle"

/** How far cards lean, cycled with the key `d` while nothing is being typed. The text is for those who cannot see it. */
export function useTiltKey(): { tilt: TiltStrength; spoken: string } {
  const [tilt, setTilt] = useState<TiltStrength>("subtle")
  const [spoken, setSpoken] = useState("")
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        event.key !== "d" ||
        isComposing(event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      setTilt((last) => {
        const next = nextTilt(last)
        setSpoken(`Card tilt ${next}, ${tiltDegrees[next]} degrees`)
        return next
      })
    }
    window.addEventListener("keydown", hear)
    return () => window.removeEventListener("keydown", hear)
  }, [])
  return { tilt, spoken }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
