import type { CSSProperties } from "react"
import "./retro.css"

const arcs = [
  { r: 280, hue: "--art-1" },
  { r: 240, hue: "--art-4" },
  { r: 200, hue: "--art-3" },
  { r: 160, hue: "--art-2" },
]

/** Printed arcs rise behind the number. */
export default function RetroSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400">
      {arcs.map(({ r, hue }, index) => (
        <circle
          key={r}
          className="signature-arc"
          style={{ "--late": `${index * 110}ms` } as CSSProperties}
          cy={220}
          r={r}
          fill="none"
          stroke={`var(${hue})`}
          strokeWidth={36}
          opacity={0.3}
        />
      ))}
    </svg>
  )
}
