import { Color, SRGBColorSpace } from "three"

/** The room's colours and letters, for materials that know no CSS. */
export interface Palette {
  /** Any CSS colour, the room's tokens and mixtures of them included. */
  color: (css: string) => Color
  /** A canvas font in the room's display face or in its text face. */
  font: (face: "display" | "text", px: number) => string
  /** Whether letters were asked for that this face has. */
  letteredIn: (face: Pick<FontFace, "family">) => boolean
}

/** Reads the room that `place` stands in. */
export function paletteOf(place: HTMLElement): Palette {
  const pixel = document.createElement("canvas")
  pixel.width = 1
  pixel.height = 1
  const context = pixel.getContext("2d", { willReadFrequently: true })
  const lettered = new Set<string>()

  function measured<Value>(dress: (probe: HTMLElement) => void, read: (style: CSSStyleDeclaration) => Value): Value {
    const probe = document.createElement("span")
    // What takes no room is read without laying the page out.
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
          for (const family of fontFamily.split(",")) lettered.add(named(family))
          return `${fontStyle} ${face === "display" ? fontWeight : 700} ${px}px ${fontFamily}`
        },
      ),
    letteredIn: ({ family }) => lettered.has(named(family)),
  }
}

/** A family without the quotes that it may or may not be written with. */
const named = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, "$2")
