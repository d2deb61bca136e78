import { Color, SRGBColorSpace } from "three"

/** The theme's colours and fonts, for materials that know no CSS. */
export interface Palette {
  /** Any CSS colour, the theme's tokens and mixtures of them included. */
  color: (css: string) => Color
  /** A canvas font of the display or the text family. */
  font: (face: "display" | "text", px: number) => string
  /** Whether `font` was called for this font face. */
  usesFont: (face: Pick<FontFace, "family">) => boolean
}

/** Reads the theme at `place`. */
export function paletteOf(place: HTMLElement): Palette {
  const pixel = document.createElement("canvas")
  pixel.width = 1
  pixel.height = 1
  const context = pixel.getContext("2d", { willReadFrequently: true })
  const usedFamilies = new Set<string>()

  function measured<Value>(dress: (probe: HTMLElement) => void, read: (style: CSSStyleDeclaration) => Value): Value {
    const probe = document.createElement("span")
    // Not displayed, so that reading it costs no layout.
    probe.style.cssText = "display: none; transition: none"
    dress(probe)
    place.append(probe)
    const value = read(getComputedStyle(probe))
    probe.remove()
    return value
  }

  return {
    color(css) {
      const resolved = measured(
        (probe) => {
          probe.style.color = css
        },
        (style) => style.color,
      )
      if (!context) return new Color()
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = resolved
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace)
    },
    font: (face, px) =>
      measured(
        (probe) => {
          if (face === "display") probe.className = "type-display"
        },
        ({ fontStyle, fontWeight, fontFamily }) => {
          for (const family of fontFamily.split(",")) usedFamilies.add(named(family))
          return `${fontStyle} ${face === "display" ? fontWeight : 700} ${px}px ${fontFamily}`
        },
      ),
    usesFont: ({ family }) => usedFamilies.has(named(family)),
  }
}

/** A family without the quotes that it may or may not be written with. */
const named = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, "$2")
