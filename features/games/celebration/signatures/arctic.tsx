import type { CSSProperties } from "react"
import "./arctic.css"

const panes = [
  "-190,-70 -70,-96 -96,14 -206,20",
  "-70,-96 62,-88 30,0 -96,14",
  "62,-88 184,-74 198,10 30,0",
  "-206,20 -96,14 -66,92 -178,78",
  "-96,14 30,0 58,96 -66,92",
  "30,0 198,10 176,82 58,96",
]

/** Frost over the number breaks into panes that melt away. */
export default function ArcticSignature() {
  return (
    <svg aria-hidden viewBox="-300 -235 600 400" data-over>
      {panes.map((points, index) => (
        <polygon
          key={points}
          className="signature-frost"
          style={{ "--late": `${index * 90}ms` } as CSSProperties}
          points={points}
          fill="var(--art-light)"
          stroke="var(--art-3)"
          strokeWidth={1}
        />
      ))}
    </svg>
  )
}
