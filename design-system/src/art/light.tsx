import { Radial } from "./gradients"
import { type ArtHue, tone } from "./tone"
import { url, useArtIds } from "./use-art-ids"

export interface GlowProps {
  /** Middle of the light. */
  x: number
  /** As `x`, downward. */
  y: number
  /** Where the light ends. */
  r: number
  /** Colour of the light. */
  hue: ArtHue
  /** Opacity at the middle, 0 to 1. */
  strength?: number
}

/** Light that something in the picture gives off. */
export function Glow({ x, y, r, hue, strength = 0.6 }: GlowProps) {
  const id = useArtIds()
  return (
    <>
      <Radial
        id={id("glow")}
        stops={[
          [0, tone(hue, 0.3, strength)],
          [0.4, tone(hue, 0, strength * 0.45)],
          [1, tone(hue), 0],
        ]}
      />
      <circle cx={x} cy={y} r={r} fill={url(id("glow"))} />
    </>
  )
}

/** The ring of light around what has won; the theme's own glow. */
export function WinHalo({ x, y, r }: Pick<GlowProps, "x" | "y" | "r">) {
  const id = useArtIds()
  return (
    <>
      <Radial
        id={id("halo")}
        stops={[
          [0.6, "var(--glow-color)"],
          [1, "var(--glow-color)", 0],
        ]}
      />
      <circle cx={x} cy={y} r={r} fill={url(id("halo"))} />
    </>
  )
}

export interface ContactShadowProps {
  /** Middle of the shadow. */
  x: number
  /** As `x`, downward. */
  y: number
  /** Half the width. */
  rx: number
  /** Half the height. */
  ry: number
  /** Opacity at the middle, 0 to 1. */
  strength?: number
}

/** Where an object meets the table. */
export function ContactShadow({ x, y, rx, ry, strength = 0.55 }: ContactShadowProps) {
  const id = useArtIds()
  return (
    <>
      <Radial
        id={id("shadow")}
        stops={[
          [0, tone("art-ink", 0, strength)],
          [0.55, tone("art-ink", 0, strength * 0.55)],
          [1, tone("art-ink"), 0],
        ]}
      />
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={url(id("shadow"))} />
    </>
  )
}

const STAR = "M0-1C.12-.18.18-.12 1 0 .18.12.12.18 0 1-.12.18-.18.12-1 0-.18-.12-.12-.18 0-1Z"

export interface SparkProps {
  /** Middle of the glint. */
  x: number
  /** As `x`, downward. */
  y: number
  /** Length of a point. */
  r: number
  /** Any SVG paint. */
  fill?: string
  /** 0 to 1. */
  opacity?: number
}

/** A four-pointed glint, at most two in a scene. */
export function Spark({ x, y, r, fill = tone("art-light"), opacity = 0.95 }: SparkProps) {
  return <path d={STAR} transform={`translate(${x} ${y}) scale(${r})`} fill={fill} opacity={opacity} />
}
