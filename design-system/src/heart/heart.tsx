import { cn } from "../lib/cn.ts"
import { heartOutline, heartShades, smallHeartShades } from "./facets.ts"

export interface HeartProps {
  /** Which of the theme's four art hues the stone has, 1 by default. */
  hue?: 1 | 2 | 3 | 4
  /** Spoken name; without it the heart is decoration. */
  label?: string
  /** For a mark of up to 64 px, where fewer shades look the same. */
  small?: boolean
  className?: string
}

function toned(hue: number, tone: number) {
  const toward = tone > 0 ? "light" : "ink"
  return `color-mix(in oklab, var(--art-${hue}), var(--art-${toward}) ${Math.abs(tone * 100).toFixed(1)}%)`
}

/** The DGHRT heart, in the colours of the current theme. */
export function Heart({ hue = 1, label, small = false, className }: HeartProps) {
  return (
    <svg
      data-slot="heart"
      viewBox="-112 -100 224 224"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // Off screen it costs no style at a change of theme; without its natural size the ratio has to be said.
      className={cn("block aspect-square [content-visibility:auto]", className)}
    >
      <polygon
        points={heartOutline}
        fill={toned(hue, -0.2)}
        stroke={toned(hue, 0.2)}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {(small ? smallHeartShades : heartShades).map(({ d, tone }) => (
        <path key={tone} d={d} fill={toned(hue, tone)} stroke={toned(hue, tone)} strokeWidth={0.5} />
      ))}
      <polygon points="-88,-44 -60,-74 -34,-70 -48,-34 -62,-14" fill="var(--art-light)" fillOpacity={0.34} />
      <polygon points="14,46 42,60 4,96" fill="var(--art-light)" fillOpacity={0.12} />
    </svg>
  )
}
