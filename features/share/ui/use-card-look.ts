import { useTokenColor } from "@dghrt/design-system"
import { type RefObject, useLayoutEffect, useMemo, useState } from "react"
import type { CardLook } from "./draw-card"

/** The room's colours, and the faces of two elements that wear them. */
export function useCardLook(display: RefObject<HTMLElement>, body: RefObject<HTMLElement>): CardLook | null {
  const background = useTokenColor("background")
  const glow = useTokenColor("art-1")
  const text = useTokenColor("text")
  const muted = useTokenColor("textMuted")
  const accent = useTokenColor("accent")
  const success = useTokenColor("success")
  const danger = useTokenColor("danger")
  const [faces, setFaces] = useState<{ display: string; body: string } | null>(null)
  // A room changes colours and faces together, so a new colour is when to look at the faces again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (!display.current || !body.current) return
    setFaces({
      display: getComputedStyle(display.current).fontFamily,
      body: getComputedStyle(body.current).fontFamily,
    })
  }, [display, body, background])
  return useMemo(
    () => faces && { ...faces, colors: { background, glow, text, muted, accent, success, danger } },
    [faces, background, glow, text, muted, accent, success, danger],
  )
}
