import {
  CanvasTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  HemisphereLight,
  type Scene,
  SRGBColorSpace,
  type Vector3Tuple,
} from "three"
import type { Palette } from "./palette"

/** The same mixtures as the flat pieces: a hue toward the key light (`level` up to 1) or into its shadow (down to -1). */
export function toned(token: string, level: number): string {
  const other = level > 0 ? "--art-light" : "--art-ink"
  return `color-mix(in oklab, var(--${token}), var(${other}) ${Math.abs(level) * 100}%)`
}

/** The board's material laid over the theme's own well, so that it keeps the theme's brightness. */
export const boardMaterial = (share: number) => `color-mix(in oklab, var(--input), var(--art-tile) ${share * 100}%)`

interface KeyLight {
  from: Vector3Tuple
  intensity: number
  /** Half the width of what it throws shadows in. */
  reach: number
}

/** The one light that throws shadows, soft at their edges. */
export function keyLight({ from, intensity, reach }: KeyLight): DirectionalLight {
  const light = new DirectionalLight(undefined, intensity)
  light.position.set(...from)
  light.castShadow = true
  light.shadow.mapSize.set(1_024, 1_024)
  light.shadow.radius = 5
  light.shadow.bias = -0.0004
  light.shadow.normalBias = 0.02
  const { camera } = light.shadow
  camera.left = -reach
  camera.right = reach
  camera.top = reach
  camera.bottom = -reach
  camera.near = 0.1
  camera.far = light.position.length() + reach * 2
  return light
}

/** A second light that only brightens. */
export function fillLight(from: Vector3Tuple, intensity: number): DirectionalLight {
  const light = new DirectionalLight(undefined, intensity)
  light.position.set(...from)
  return light
}

/** Light from everywhere: the theme's from above, its shade from below. */
export const roomLight = (intensity: number) => new HemisphereLight(undefined, undefined, intensity)

function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext("2d")
  if (context) draw(context)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

const css = (palette: Palette, color: string) => `#${palette.color(color).getHexString()}`

interface Sky {
  zenith: string
  high: string
  low: string
  floor: string
  box: string
}

const skyOf = (palette: Palette): Sky => ({
  zenith: css(palette, toned("art-sky-hi", 0.4)),
  high: css(palette, "var(--art-sky-hi)"),
  low: css(palette, "var(--art-sky-lo)"),
  floor: css(palette, toned("art-sky-lo", -0.4)),
  box: css(palette, "var(--art-light)"),
})

/** What polished things mirror: the theme's sky over its floor, with a soft box up on the left. */
function surroundings({ zenith, high, low, floor, box }: Sky): CanvasTexture {
  const texture = drawn(128, 64, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, 64)
    sky.addColorStop(0, zenith)
    sky.addColorStop(0.46, high)
    sky.addColorStop(0.56, low)
    sky.addColorStop(1, floor)
    context.fillStyle = sky
    context.fillRect(0, 0, 128, 64)
    context.filter = "blur(3px)"
    context.fillStyle = box
    context.fillRect(4, 10, 26, 14)
    context.fillRect(74, 8, 18, 9)
  })
  texture.mapping = EquirectangularReflectionMapping
  return texture
}

interface Lights {
  world: Scene
  key: DirectionalLight
  fill: DirectionalLight
  around: HemisphereLight
  /** What the ground throws back. */
  ground: "art-1" | "art-tile"
  /** How strongly polished things mirror their surroundings. */
  mirrored: number
}

/** The theme's light on a model, and the surroundings that it mirrors. */
export function paintLights(colors: Palette, { world, key, fill, around, ground, mirrored }: Lights): void {
  key.color = colors.color("var(--art-light)")
  fill.color = colors.color("var(--art-3)")
  around.color = colors.color("var(--art-light)")
  around.groundColor = colors.color(`var(--${ground})`)
  world.environmentIntensity = mirrored
  const sky = skyOf(colors)
  const name = Object.values(sky).join()
  // three blurs it for every roughness, the most expensive thing on a board by far; a face that arrives late changes no colour.
  if (world.environment?.name === name) return
  world.environment?.dispose()
  world.environment = surroundings(sky)
  world.environment.name = name
}

interface Lettering {
  words: readonly { text: string; color: string }[]
  face: "display" | "text"
  /** Pixels of one word's field; the word is centred in it. */
  width: number
  height: number
  size: number
}

/** Words on a clear ground, side by side. */
export const lettering = (palette: Palette, { words, face, width, height, size }: Lettering) =>
  drawn(width * words.length, height, (context) => {
    context.font = palette.font(face, size)
    context.textAlign = "center"
    context.textBaseline = "middle"
    for (const [place, { text, color }] of words.entries()) {
      context.fillStyle = css(palette, color)
      context.fillText(text, width * (place + 0.5), height * 0.52, width * 0.96)
    }
  })

/** An outline, filled, on a clear ground; `path` is drawn around the middle, `scale` pixels to its unit. */
export const emblem = (
  palette: Palette,
  path: string,
  { size, scale, color }: { size: number; scale: number; color: string },
) =>
  drawn(size, size, (context) => {
    context.translate(size / 2, size / 2)
    context.scale(scale, scale)
    context.fillStyle = css(palette, color)
    context.fill(new Path2D(path))
  })
