import type { ReactNode } from "react"
import { cn } from "../lib/cn"
import { count, tidy } from "./geometry"
import { Linear, Radial } from "./gradients"
import { scatter } from "./scatter"
import { type ArtHue, tone } from "./tone"
import { url, useArtIds } from "./use-art-ids"

export interface SceneProps {
  className?: string
}

/** The frame of every scene: fills its box and crops to it, so nothing that matters leaves the middle 300 by 220. */
export function SceneFrame({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <svg
      data-slot="game-art"
      aria-hidden
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      // Off screen it costs no style at a change of theme; without its natural size the ratio has to be said.
      className={cn("block aspect-4/3 size-full [content-visibility:auto]", className)}
    >
      {children}
    </svg>
  )
}

export interface BackdropProps {
  /** Tints the wall behind the key light and the floor. */
  hue: ArtHue
  /** Tints the far corners. */
  far: ArtHue
  /** Where the wall meets the floor, from the top. */
  horizon?: number
  /** Where the cone of light falls in from above. */
  lamp?: number
}

const sky = (hue: ArtHue, share: "a" | "b" | "c", base: "hi" | "mid" | "lo") =>
  `color-mix(in oklab,var(--${hue}) var(--art-sky-${share}),var(--art-sky-${base}))`

/** The tinted backdrop: wall, cone of light, floor. */
export function Backdrop({ hue, far, horizon = 214, lamp = 150 }: BackdropProps) {
  const id = useArtIds()
  return (
    <>
      <Radial
        user
        id={id("wall")}
        centre={[lamp + 30, 96]}
        r={300}
        stops={[
          [0, sky(hue, "a", "hi")],
          [0.5, sky(hue, "b", "mid")],
          [1, sky(far, "c", "lo")],
        ]}
      />
      <rect x={-4} y={-4} width={408} height={308} fill={url(id("wall"))} />
      <filter id={id("soft")} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation={9} />
      </filter>
      <Linear id={id("near")} from={[0.4, 0]} to={[0.6, 1]} stops={beam(hue, 0.42)} />
      <Linear id={id("far")} from={[0.3, 0]} to={[0.7, 1]} stops={beam(far, 0.26)} />
      <g opacity="var(--art-cone)" filter={url(id("soft"))}>
        <path d={`M${lamp - 30}-10h56L${lamp + 190} 310H${lamp - 120}Z`} fill={url(id("near"))} />
        <path d={`M${lamp + 60}-10h24L${lamp + 280} 310H${lamp + 150}Z`} fill={url(id("far"))} />
      </g>
      <Radial
        id={id("floor")}
        centre={[0.5, 0.25]}
        stops={[
          [0, tone(hue, 0.05, 0.38)],
          [0.6, tone(hue, -0.3, 0.2)],
          [1, tone(hue, -0.6), 0],
        ]}
      />
      <ellipse cx={200} cy={horizon + 96} rx={330} ry={110} fill={url(id("floor"))} />
      <path
        d={`M-20 ${horizon + 8}Q200 ${horizon - 30} 420 ${horizon + 8}`}
        fill="none"
        stroke={tone(hue, 0.4, 0.22)}
      />
    </>
  )
}

const beam = (hue: ArtHue, strength: number) =>
  [
    [0, tone(hue, 0.65, strength)],
    [1, tone(hue, 0.4), 0],
  ] as const

export interface DustProps {
  /** The same seed gives the same motes. */
  seed: number
  /** Colour of about half of the motes. */
  hue: ArtHue
  /** Colour of the rest. */
  other: ArtHue
  /** Number of motes. */
  amount?: number
  /** Upper limit of the drift. */
  top?: number
  /** Lower limit of the drift. */
  bottom?: number
}

/** Motes in the light, the same ones on every draw. */
export function Dust({ seed, hue, other, amount = 16, top = 10, bottom = 250 }: DustProps) {
  const next = scatter(seed)
  const motes = count(amount).map(() => ({
    x: tidy(next() * 400),
    y: tidy(top + next() * (bottom - top)),
    r: tidy(0.8 + next() ** 3 * 3.4),
    opacity: tidy(0.3 + next() * 0.5),
    near: next() > 0.5,
  }))
  return [hue, other].map((colour, index) => (
    <g key={colour} fill={tone(colour, 0.5)}>
      {motes
        .filter(({ near }) => near === (index === 0))
        .map(({ x, y, r, opacity }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
        ))}
    </g>
  ))
}
