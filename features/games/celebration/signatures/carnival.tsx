import type { CSSProperties } from "react"
import "./carnival.css"

const ALONG = 12
const DOWN = 7

/** Places around the frame, clockwise, in percent. */
const bulbs = [
  ...Array.from({ length: ALONG }, (_, index) => [(index / ALONG) * 96 + 2, 3] as const),
  ...Array.from({ length: DOWN }, (_, index) => [98, (index / DOWN) * 94 + 3] as const),
  ...Array.from({ length: ALONG }, (_, index) => [98 - (index / ALONG) * 96, 97] as const),
  ...Array.from({ length: DOWN }, (_, index) => [2, 97 - (index / DOWN) * 94] as const),
]

/** Bulbs chase around the frame: each brightens once in a turn of 1.2 seconds. */
export default function CarnivalSignature() {
  return (
    <>
      {bulbs.map(([x, y], index) => (
        <i
          key={`${x} ${y}`}
          className="signature-bulb"
          style={
            {
              left: `${x}%`,
              top: `${y}%`,
              "--late": `${Math.round((index / bulbs.length) * 1_200)}ms`,
            } as CSSProperties
          }
        />
      ))}
    </>
  )
}
