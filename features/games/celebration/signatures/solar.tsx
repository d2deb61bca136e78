import type { CSSProperties } from "react"
import "./solar.css"

/** Rings expand from the number. */
export default function SolarSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400">
      {[0, 1, 2].map((ring) => (
        <circle
          key={ring}
          className="signature-ring"
          style={{ "--late": `${ring * 380}ms` } as CSSProperties}
          cy={20}
          r={120}
          fill="none"
          stroke={ring === 1 ? "var(--art-1)" : "var(--win-glow)"}
          strokeWidth={7 - ring * 2}
        />
      ))}
    </svg>
  )
}
