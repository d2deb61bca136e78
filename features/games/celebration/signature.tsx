import { type ComponentType, useEffect, useState } from "react"
import { signatures } from "./signatures"

/** Whether the player wants light and movement around a top win. */
function wantsSignature(): boolean {
  const { lessGlow, reduceMotion, particles, performance } = document.documentElement.dataset
  if (lessGlow === "true" || reduceMotion === "true" || particles === "0" || performance === "true") return false
  return !matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** The gesture of the current theme behind a top win: at once when its file is here, and never late. */
export function Signature() {
  const [Drawn, setDrawn] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = signatures[document.documentElement.dataset.theme ?? ""]
    if (!load || !wantsSignature()) return
    let ended = false
    load().then(
      (module) => !ended && setDrawn(() => module.default),
      // Without its file the layer is whole; the next win asks again.
      () => setDrawn(null),
    )
    return () => {
      ended = true
    }
  }, [])
  return (
    <div data-slot="signature" aria-hidden>
      {Drawn && <Drawn />}
    </div>
  )
}
