import type { ArtToken, ColorToken } from "@dghrt/themes"
import { useMemo, useSyncExternalStore } from "react"

export type TokenName = ColorToken | `art-${ArtToken}`

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function subscribe(listener: () => void) {
  const root = new MutationObserver(listener)
  root.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "data-less-glow"] })
  return () => root.disconnect()
}

/** A canvas pixel turns any CSS colour into the sRGB that drawing libraries understand. */
function toHex(color: string): string {
  const canvas = document.createElement("canvas")
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext("2d", { willReadFrequently: true })
  if (!context) return "black"
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
}

/** A token of the page's theme as `#rrggbb`, for canvases and 3D materials that know no CSS variables. */
export function useTokenColor(token: TokenName): string {
  const read = () =>
    getComputedStyle(document.documentElement)
      .getPropertyValue(`--${kebab(token)}`)
      .trim()
  const color = useSyncExternalStore(subscribe, read, () => "")
  return useMemo(() => (color ? toHex(color) : "black"), [color])
}
