import type { CSSProperties } from "react"
import "./cyberpunk.css"

const slices = [
  { top: 18, height: 7, shift: -14 },
  { top: 34, height: 3, shift: 22 },
  { top: 47, height: 9, shift: 10 },
  { top: 61, height: 4, shift: -24 },
  { top: 74, height: 6, shift: 16 },
]

/** Slices jump aside once, in steps of 80 ms, and a hard edge wipes over them. */
export default function CyberpunkSignature() {
  return (
    <>
      {slices.map(({ top, height, shift }) => (
        <i
          key={top}
          className="signature-slice"
          style={{ top: `${top}%`, height: `${height}%`, "--shift": `${shift}%` } as CSSProperties}
        />
      ))}
      <i className="signature-wipe" />
    </>
  )
}
