import type { CSSProperties } from "react"
import "./midnight.css"

const lines = Array.from({ length: 15 }, (_, index) => (index - 7) * 11)

/** The lines of a fan draw in, from the middle to both sides. */
export default function MidnightSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400">
      {lines.map((turn) => (
        <g key={turn} transform={`translate(0 230) rotate(${turn})`}>
          <path
            className="signature-fan"
            style={{ "--late": `${Math.abs(turn) * 4}ms` } as CSSProperties}
            d="M0 -120V-430"
            stroke="var(--win-glow)"
            strokeWidth={1.5}
            opacity={0.66}
          />
        </g>
      ))}
    </svg>
  )
}
