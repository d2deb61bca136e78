import { PieceFrame, tone } from "@dghrt/design-system"
import { useId } from "react"

interface Sheet {
  width: number
  height: number
  /** Of the edges and the corners, which shrink with the sheet. */
  scale: number
  rim: number
}

const sheets: Readonly<Record<"wide" | "narrow", Sheet>> = {
  wide: { width: 656, height: 412, scale: 1, rim: 7 },
  narrow: { width: 334, height: 286, scale: 0.5, rim: 4 },
}

/** A half-moon: straight toward the dealer, round toward the player. */
function halfMoon({ width: w, height: h, scale }: Sheet): string {
  const [edge, corner, end] = [24 * scale, 60 * scale, 34 * scale]
  return [
    `M${end} ${edge}H${w - end}Q${w - 8} ${edge} ${w - 8} ${corner}`,
    `C${w - 12} ${h * 0.68} ${w * 0.74} ${h - 14} ${w / 2} ${h - 14}`,
    `C${w * 0.26} ${h - 14} 12 ${h * 0.68} 8 ${corner}Q8 ${edge} ${end} ${edge}Z`,
  ].join("")
}

const cloth = (share: number) => `color-mix(in oklab,var(--felt,var(--art-tile)) ${share}%,var(--input))`

/** The table: cloth in the theme's own colour, a brass rim, and the line between dealer and player. */
export function Felt({ of, className }: { of: keyof typeof sheets; className: string }) {
  const id = useId()
  const sheet = sheets[of]
  const { width, height, rim } = sheet
  return (
    <PieceFrame viewBox={`0 0 ${width} ${height}`} className={className}>
      <radialGradient
        id={`${id}cloth`}
        cx={width / 2}
        cy={height * 0.36}
        r={width * 0.6}
        gradientUnits="userSpaceOnUse"
      >
        <stop offset={0} stopColor={cloth(66)} />
        <stop offset={1} stopColor={cloth(26)} />
      </radialGradient>
      <linearGradient id={`${id}brass`} x2="0" y2="1">
        <stop offset={0} stopColor={tone("art-3", 0.06, 0.85)} />
        <stop offset={1} stopColor={tone("art-3", -0.55, 0.9)} />
      </linearGradient>
      <radialGradient id={`${id}shade`}>
        <stop offset={0} stopColor={tone("art-ink", 0, 0.32)} />
        <stop offset={1} stopColor={tone("art-ink", 0, 0)} />
      </radialGradient>
      <ellipse cx={width / 2} cy={height * 0.96} rx={width * 0.46} ry={height * 0.045} fill={`url(#${id}shade)`} />
      <path
        d={halfMoon(sheet)}
        fill={`url(#${id}cloth)`}
        stroke={`url(#${id}brass)`}
        strokeWidth={rim}
        strokeLinejoin="round"
      />
      <path
        d={`M${width * 0.13} ${height * 0.44}Q${width / 2} ${height * 0.585} ${width * 0.87} ${height * 0.44}`}
        fill="none"
        stroke={tone("art-3", 0, 0.55)}
        strokeWidth={1.5}
      />
    </PieceFrame>
  )
}
