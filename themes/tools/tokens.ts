import { artTokens, colorTokens, gradientTokens, type Theme } from "../src/contract"
import { themes } from "../src/registry"
import { themeIds } from "../src/theme-id"

type Token = { $type: string; $value: unknown; $extensions?: Record<string, unknown> }
type Group = { [name: string]: string | Token | Group }

const number = "-?[\\d.]+"
const oklch = new RegExp(`^oklch\\((${number}) (${number}) (${number})(?: / (${number}))?\\)$`)

const curve = /^cubic-bezier\(([^)]*)\)$/

function colorValue(css: string) {
  const [, lightness, chroma, hue, alpha] = oklch.exec(css) ?? []
  if (lightness === undefined) throw new Error(`"${css}" is not an oklch() colour, so it has no DTCG value`)
  const components = [lightness, chroma, hue].map(Number)
  return alpha === undefined
    ? { colorSpace: "oklch", components }
    : { colorSpace: "oklch", components, alpha: Number(alpha) }
}

const color = (css: string): Token => ({ $type: "color", $value: colorValue(css) })
const pixels = (value: number): Token => ({ $type: "dimension", $value: { value, unit: "px" } })
const milliseconds = (value: number): Token => ({ $type: "duration", $value: { value, unit: "ms" } })

/** The format's gradient has stops and no direction, so the whole CSS value travels beside it. */
function gradient(css: string): Token {
  const stops = [...css.matchAll(/(oklch\([^)]*\))(?: ([\d.]+)%)?/g)]
  if (stops.length < 2) throw new Error(`"${css}" has no two oklch() stops, so it has no DTCG value`)
  const last = stops.length - 1
  const $value = stops.map(([, stop = "", percent], index) => ({
    color: colorValue(stop),
    position: percent === undefined ? index / last : Number(percent) / 100,
  }))
  return { $type: "gradient", $value, $extensions: { "dev.dghrt.css": css } }
}

function cubicBezier(css: string): Token {
  const points = curve.exec(css)?.[1]?.split(",").map(Number)
  return { $type: "cubicBezier", $value: points }
}

const fontFamily = (stack: string): Token => ({
  $type: "fontFamily",
  $value: stack.split(",").map((family) => family.trim().replaceAll("'", "")),
})

const group = <Name extends string>(names: readonly Name[], token: (name: Name) => Token) =>
  Object.fromEntries(names.map((name) => [name, token(name)]))

function themeGroup(theme: Theme): Group {
  const { art, effects, animations, typography } = theme
  const curves = (["easeOut", "easeInOut", "easeSignature"] as const).filter((name) => curve.test(animations[name]))
  const artColors = artTokens.filter((token) => oklch.test(String(art[token])))
  return {
    $description: theme.description,
    color: group(colorTokens, (token) => color(theme[token])),
    gradient: group(gradientTokens, (token) => gradient(theme[token])),
    art: group(artColors, (token) => color(String(art[token]))),
    radius: Object.fromEntries(Object.entries(effects.radius).map(([step, value]) => [step, pixels(value)])),
    borderWidth: pixels(effects.borderWidth),
    duration: group(["fast", "base", "slow"], (step) => milliseconds(animations[step])),
    easing: group(curves, (name) => cubicBezier(animations[name])),
    fontFamily: group(["display", "body", "mono"], (role) => fontFamily(typography[role])),
    displayWeight: { $type: "fontWeight", $value: typography.displayWeight },
    displayScale: { $type: "number", $value: typography.displayScale },
  }
}

/** What the Design Tokens format (2025.10) can hold of every theme; surfaces, patterns and stepped curves stay in the CSS. */
export const tokensJson = () =>
  `${JSON.stringify(Object.fromEntries(themeIds.map((id) => [id, themeGroup(themes[id])])), null, 1)}\n`
