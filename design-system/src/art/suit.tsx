export const suits = ["heart", "spade", "diamond", "club"] as const
export type SuitName = (typeof suits)[number]

const shapes: Record<SuitName, string> = {
  heart: "M0 9C-13-1-11-10-5.4-10-2.4-10-.6-8 0-6.2.6-8 2.4-10 5.4-10 11-10 13-1 0 9Z",
  spade:
    "M0-10C13 0 11 7.4 5.6 7.4 3.4 7.4 1.8 6.4 1 5 1.3 7.6 2 9 3.4 10H-3.4C-2 9-1.3 7.6-1 5-1.8 6.4-3.4 7.4-5.6 7.4-11 7.4-13 0 0-10Z",
  diamond: "M0-11 8 0 0 11-8 0Z",
  club: "M0-10a4.6 4.6 0 0 1 3.5 7.6A4.6 4.6 0 1 1 1 4.6C1.3 7.6 2 9 3.4 10H-3.4C-2 9-1.3 7.6-1 4.6A4.6 4.6 0 1 1-3.5-2.4 4.6 4.6 0 0 1 0-10Z",
}

export interface SuitProps {
  /** Which suit. */
  of: SuitName
  /** Middle of the sign. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** 1 is twenty units tall; a pair squashes it into perspective. */
  scale: number | readonly [x: number, y: number]
  /** Any SVG paint. */
  fill: string
}

export function Suit({ of, x = 0, y = 0, scale, fill }: SuitProps) {
  const size = typeof scale === "number" ? scale : scale.join(" ")
  return <path d={shapes[of]} transform={`translate(${x} ${y}) scale(${size})`} fill={fill} />
}
