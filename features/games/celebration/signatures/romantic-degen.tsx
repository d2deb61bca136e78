import type { CSSProperties } from "react"
import "./romantic-degen.css"

/** A heart as triangles around its middle, each with the direction in which it opens. */
const rim = [
  [0, -46],
  [46, -92],
  [104, -84],
  [128, -32],
  [92, 38],
  [0, 126],
  [-92, 38],
  [-128, -32],
  [-104, -84],
  [-46, -92],
] as const
const hues = ["--art-1", "--art-3", "--art-1", "--art-4"] as const

/** The heart's facets open outward, slowly. */
export default function RomanticDegenSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400" className="signature-heart">
      {rim.map(([x, y], index) => {
        const [nextX, nextY] = rim[(index + 1) % rim.length] ?? rim[0]
        const away = { "--away": `${(x + nextX) * 0.9}px ${(y + nextY) * 0.75}px` } as CSSProperties
        return (
          <polygon
            key={`${x} ${y}`}
            points={`0,6 ${x},${y} ${nextX},${nextY}`}
            fill={`var(${hues[index % hues.length]})`}
            style={away}
          />
        )
      })}
    </svg>
  )
}
