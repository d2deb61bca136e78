export interface GlyphProps {
  /** Middle of the letters. */
  x?: number
  /** The baseline. */
  y: number
  /** Height of the letters' em in the drawing's units, before the theme's own scale. */
  size: number
  /** Any SVG paint. */
  fill: string
  /** The letters. */
  children: string
}

/** Letters in the theme's display face, centred. Tracking would push a lone letter off its middle. */
export function Glyph({ x = 0, y, size, fill, children }: GlyphProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fill={fill}
      className="type-display lining-nums"
      style={{ fontSize: `calc(${size}px * var(--display-scale))`, letterSpacing: 0 }}
    >
      {children}
    </text>
  )
}
