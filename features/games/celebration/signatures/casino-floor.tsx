import type { CSSProperties } from "react"
import "./casino-floor.css"

const stacks = [
  { x: -232, chips: 5, hue: "--art-1" },
  { x: -176, chips: 3, hue: "--art-4" },
  { x: 176, chips: 4, hue: "--art-4" },
  { x: 232, chips: 6, hue: "--art-1" },
]

/** Chips stack at both sides and settle once. */
export default function CasinoFloorSignature() {
  return (
    <svg aria-hidden viewBox="-300 -200 600 400">
      {stacks.map(({ x, chips, hue }, stack) =>
        Array.from({ length: chips }, (_, chip) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place in the stack
            key={`${x} ${chip}`}
            className="signature-chip"
            style={{ "--late": `${stack * 90 + chip * 110}ms` } as CSSProperties}
          >
            <g transform={`translate(${x} ${150 - chip * 13})`}>
              <ellipse cy={9} rx={27} ry={10} fill="var(--art-ink)" />
              <rect x={-27} width={54} height={9} fill={`color-mix(in oklab, var(${hue}) 70%, var(--art-ink))`} />
              <ellipse rx={27} ry={10} fill={`var(${hue})`} />
              <ellipse rx={16} ry={5.6} fill="none" stroke="var(--art-light)" strokeWidth={2} />
            </g>
          </g>
        )),
      )}
    </svg>
  )
}
