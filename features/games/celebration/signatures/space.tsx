import type { CSSProperties } from "react"
import "./space.css"

const ticks = Array.from({ length: 25 }, (_, index) => (index - 12) * 20)

/** Brackets of a display lock on the figure, and a line of ticks runs out under it. */
export default function SpaceSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400">
      {[
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([x = 1, y = 1]) => (
        <path
          key={`${x} ${y}`}
          className="signature-bracket"
          style={{ "--from": `${x * 60}px ${y * 40}px` } as CSSProperties}
          d={`M${x * 210} ${y * 92}V${y * 120}H${x * 172}`}
          fill="none"
          stroke="var(--primary)"
          strokeWidth={2}
        />
      ))}
      <g className="signature-ticks" stroke="var(--win-glow)" strokeWidth={1.5}>
        <path d="M-250 150H250" />
        {ticks.map((x) => (
          <path key={x} d={`M${x} 150v${x % 100 === 0 ? -12 : -6}`} />
        ))}
      </g>
    </svg>
  )
}
