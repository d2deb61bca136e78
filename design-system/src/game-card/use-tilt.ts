import type { PointerEvent } from "react"
import { useReducedMotion } from "../hooks/use-reduced-motion"

/** Degrees at the edge of the card. */
export const tiltDegrees = { subtle: 3, moderate: 6, exaggerated: 12 } as const
export type TiltStrength = keyof typeof tiltDegrees

/** Leans an element away from the pointer: fine pointers only, never for those who asked for stillness. */
export function useTilt(strength: TiltStrength) {
  const reduced = useReducedMotion()
  function level(event: PointerEvent<HTMLElement>) {
    event.currentTarget.style.removeProperty("rotate")
  }
  function lean(event: PointerEvent<HTMLElement>) {
    if (reduced || event.pointerType === "touch" || !window.matchMedia("(pointer: fine)").matches) return level(event)
    const box = event.currentTarget.getBoundingClientRect()
    const across = (event.clientX - box.left) / box.width - 0.5
    const down = (event.clientY - box.top) / box.height - 0.5
    const distance = Math.min(1, Math.hypot(across, down) * 2)
    const degrees = (distance * tiltDegrees[strength]).toFixed(2)
    event.currentTarget.style.setProperty("rotate", `${-down} ${across} 0 ${degrees}deg`)
  }
  return { onPointerMove: lean, onPointerLeave: level, onPointerCancel: level }
}
