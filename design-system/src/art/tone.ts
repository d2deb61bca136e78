/** The roles a picture may take its colours from; every theme re-lights the same object through them. */
export type ArtHue =
  | "art-1"
  | "art-2"
  | "art-3"
  | "art-4"
  | "art-ink"
  | "art-light"
  | "art-tile"
  | "art-card-hi"
  | "art-card-mid"
  | "art-card-lo"
  | "art-card-ink"
  | "success"
  | "danger"

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`

/** The first colour with a share, 0 to 1, of the second. */
export const mixed = (colour: string, other: string, share: number) =>
  `color-mix(in oklab,${colour},${other} ${percent(share)})`

/** A hue moved toward the key light (`level` up to 1) or into its shadow (down to -1), and optionally thinned. */
export function tone(hue: ArtHue, level = 0, alpha = 1): string {
  const plain = `var(--${hue})`
  const lit = level === 0 ? plain : mixed(plain, `var(--${level > 0 ? "art-light" : "art-ink"})`, Math.abs(level))
  return alpha === 1 ? lit : mixed(lit, "transparent", 1 - alpha)
}
