/**
 * Widths at which a layout changes, in pixels of a browser whose default font has 16 px: Tailwind's `lg:` and `max-lg:`
 * once `tailwind.css` is imported. Queries name them in rem, so that a page with larger text changes at a larger width.
 */
export const breakpoints = {
  /** Below: no phone of ours, but one with enlarged text. */
  "5xs": 320,
  "4xs": 350,
  "3xs": 360,
  "2xs": 380,
  xs: 480,
  phone: 600,
  sm: 640,
  md: 768,
  tablet: 801,
  laptop: 900,
  lg: 1024,
  xl: 1280,
  "2xl": 1440,
  desktop: 1600,
  "3xl": 1920,
  "4xl": 2200,
} as const

/** Widths of a container at which its content changes, in the same pixels: `@dock:` and `@max-dock:`. */
export const containerBreakpoints = {
  /** Below: a field with no room for its unit beside its figure. */
  field: 152,
  card: 400,
  row: 460,
  list: 640,
  dock: 700,
  columns: 760,
  beside: 860,
  split: 980,
} as const
