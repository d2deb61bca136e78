/** A role of the theme's art palette; every theme re-lights the same object through them. */
export type ArtHue = "art-1" | "art-2" | "art-3" | "art-4" | "art-ink" | "art-light" | "art-tile"

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`

/** A hue moved toward the key light (`level` up to 1) or into its shadow (down to -1), and optionally thinned. */
export function tone(hue: ArtHue, level: number, alpha = 1): string {
  const toward = level > 0 ? "art-light" : "art-ink"
  const colour =
    level === 0 ? `var(--${hue})` : `color-mix(in oklab, var(--${hue}), var(--${toward}) ${percent(Math.abs(level))})`
  return alpha === 1 ? colour : `color-mix(in oklab, ${colour} ${percent(alpha)}, transparent)`
}
