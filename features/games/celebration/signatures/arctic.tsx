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

/** Clear in the middle: what counts stays legible through it. */
const Pane = ({ id, x2, y2 }: { id: string; x2: number; y2: number }) => (
  <linearGradient id={id} x1={0} y1={0} x2={x2} y2={y2}>
    <stop offset="0" stopColor="var(--art-light)" stopOpacity={0.46} />
    <stop offset="0.5" stopColor="var(--art-light)" stopOpacity={0.1} />
    <stop offset="1" stopColor="var(--art-light)" stopOpacity={0.3} />
  </linearGradient>
)

/** Frost over the number breaks into panes that melt away. */
export default function ArcticSignature() {
  return (
    <svg aria-hidden viewBox="-300 -235 600 400">
      <defs>
        <Pane id="frost-falling" x2={1} y2={1} />
        <Pane id="frost-rising" x2={0.2} y2={1} />
      </defs>
      {panes.map((points, index) => (
        <polygon
          key={points}
          className="signature-frost"
          style={{ "--late": `${index * 90}ms` } as CSSProperties}
          points={points}
          fill={`url(#${index % 2 === 0 ? "frost-falling" : "frost-rising"})`}
          stroke="var(--art-light)"
          strokeOpacity={0.7}
          strokeWidth={1}
        />
      ))}
    </svg>
  )
}
