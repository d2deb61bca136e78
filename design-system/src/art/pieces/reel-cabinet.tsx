import { count } from "../geometry"
import { Linear } from "../gradients"
import { ContactShadow } from "../light"
import { mixed, tone } from "../tone"
import { url, useArtIds } from "../use-art-ids"
import { Ball } from "./ball"

export interface ReelCabinetProps {
  /** Upper left corner of the frame, in units of the view box. */
  x?: number
  /** As `x`, downward. */
  y?: number
  /** Of the frame; the lever reaches 34 units farther. */
  width: number
  /** Of the frame. */
  height: number
  /** How many reels share the width inside the frame. */
  reels?: number
  /** Draws the lever at the right of the frame. */
  lever?: boolean
}

/** From the frame's outer edge to the reels. */
export const CABINET_INSET = 21

const paper = (step: "lo" | "mid" | "hi", shade: number) => mixed(`var(--art-card-${step})`, "var(--art-ink)", shade)

function Lever({ x, height }: { x: number; height: number }) {
  const id = useArtIds()
  return (
    <g transform={`translate(${x} 0)`}>
      <Linear
        id={id("socket")}
        to={[1, 0]}
        stops={[
          [0, tone("art-3", -0.2)],
          [1, tone("art-3", -0.66)],
        ]}
      />
      <Linear
        id={id("rod")}
        to={[1, 0]}
        stops={[
          [0, tone("art-light", -0.1)],
          [1, tone("art-4", -0.6)],
        ]}
      />
      <rect x={-4} y={height * 0.5} width={26} height={54} rx={8} fill={url(id("socket"))} />
      <rect x={10} y={height * 0.12} width={10} height={height * 0.5} rx={5} fill={url(id("rod"))} />
      <Ball x={15} y={height * 0.1} r={19} hue="art-1" />
    </g>
  )
}

/** The machine's frame with its empty reels; symbols go between it and its glass. */
export function ReelCabinet({ x = 0, y = 0, width, height, reels = 4, lever = true }: ReelCabinetProps) {
  const id = useArtIds()
  const reelWidth = (width - 2 * CABINET_INSET) / reels
  return (
    <g transform={`translate(${x} ${y})`}>
      <Linear
        id={id("metal")}
        to={[0, 1]}
        stops={[
          [0, tone("art-3", 0.42)],
          [0.12, tone("art-3", -0.05)],
          [0.8, tone("art-3", -0.4)],
          [1, tone("art-3", -0.62)],
        ]}
      />
      <Linear
        id={id("body")}
        to={[0, 1]}
        stops={[
          [0, tone("art-tile", 0.12)],
          [0.5, tone("art-tile", -0.34)],
          [1, tone("art-tile", -0.58)],
        ]}
      />
      <Linear
        id={id("reel")}
        to={[0, 1]}
        stops={[
          [0, paper("lo", 0.62)],
          [0.2, paper("mid", 0.24)],
          [0.5, paper("hi", 0.09)],
          [0.8, paper("mid", 0.24)],
          [1, paper("lo", 0.62)],
        ]}
      />
      <ContactShadow x={width / 2} y={height + 14} rx={width / 2} ry={16} strength={0.6} />
      {lever && <Lever x={width} height={height} />}
      <rect width={width} height={height} rx={22} fill={url(id("metal"))} />
      <rect x={5} y={5} width={width - 10} height={height - 10} rx={18} fill={url(id("body"))} />
      <rect
        x={17}
        y={17}
        width={width - 34}
        height={height - 34}
        rx={10}
        fill={tone("art-ink")}
        stroke={tone("art-3", 0.1)}
        strokeWidth={2}
      />
      {count(reels).map((reel) => (
        <rect
          key={reel}
          x={CABINET_INSET + reel * reelWidth + 2}
          y={CABINET_INSET}
          width={reelWidth - 4}
          height={height - 2 * CABINET_INSET}
          rx={6}
          fill={url(id("reel"))}
        />
      ))}
    </g>
  )
}

/** Shade over the outer rows, so that the eye stays on the line that pays. */
export function ReelGlass({ x = 0, y = 0, width, height }: Pick<ReelCabinetProps, "x" | "y" | "width" | "height">) {
  const id = useArtIds()
  const shade = (strength: number) => tone("art-ink", 0, strength)
  return (
    <>
      <Linear
        id={id("glass")}
        to={[0, 1]}
        stops={[
          [0, shade(0.72)],
          [0.24, shade(0.12)],
          [0.36, shade(0)],
          [0.64, shade(0)],
          [0.76, shade(0.12)],
          [1, shade(0.72)],
        ]}
      />
      <rect
        x={x + CABINET_INSET}
        y={y + CABINET_INSET}
        width={width - 2 * CABINET_INSET}
        height={height - 2 * CABINET_INSET}
        rx={6}
        fill={url(id("glass"))}
      />
    </>
  )
}
