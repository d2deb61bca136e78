import { useTokenColor } from "@dghrt/design-system"
import { type RefObject, useLayoutEffect, useMemo, useState } from "react"
import type { CardLook } from "./draw-card"

/** The theme's colours, and the fonts of two elements that use them. */
export function useCardLook(display: RefObject<HTMLElement>, body: RefObject<HTMLElement>): CardLook | null {
  const background = useTokenColor("background")
  const glow = useTokenColor("art-1")
  const text = useTokenColor("text")
  const muted = useTokenColor("textMuted")
  const accent = useTokenColor("accent")
  const success = useTokenColor("success")
  const danger = useTokenColor("danger")
  const [faces, setFaces] = useState<{ display: string; body: string } | null>(null)
  // A theme changes colours and fonts together, so a new colour means that the fonts are read again.
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
