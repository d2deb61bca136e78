import "../../../.storybook/preview.css"
import { themeIds } from "@dghrt/themes"
import arimo from "@fontsource/arimo/files/arimo-latin-400-normal.woff2?url"
import cousine from "@fontsource/cousine/files/cousine-latin-400-normal.woff2?url"
import dejaVuMono from "@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2?url"
import dejaVuSans from "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2?url"
import tinos from "@fontsource/tinos/files/tinos-latin-400-normal.woff2?url"
import { describe, expect, test } from "vitest"

/**
 * A font with the widths that a stand-in counts on, by the first name it asks the system for. The names of a system say
 * nothing: `local("Arial")` is whatever the machine has instead. No package holds DejaVu Serif, so that one is not measured.
 */
const shipped: Readonly<Record<string, string>> = {
  Arial: arimo,
  "Times New Roman": tinos,
  "Courier New": cousine,
  "DejaVu Sans": dejaVuSans,
  "DejaVu Sans Mono": dejaVuMono,
}

const words = "Every result is fixed before you click, and anyone can check it afterwards."
const unquoted = (family: string) => family.trim().replaceAll(/["']/g, "")

const standInRules = [...document.styleSheets]
  .flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule instanceof CSSFontFaceRule)
  .filter(({ style }) => style.getPropertyValue("src").startsWith("local("))

/** Declares the stand-in once more, with the shipped font in place of the system's, and returns the new family. */
function withShippedFont(standIn: string): string | null {
  const rule = standInRules.find(
    ({ style }) =>
      unquoted(style.getPropertyValue("font-family")) === standIn && style.getPropertyValue("font-style") !== "italic",
  )
  if (!rule) throw new Error(`No rule declares ${standIn}`)
  const name = /local\("?([^")]+)/.exec(rule.style.getPropertyValue("src"))?.[1] ?? ""
  const font = shipped[name]
  if (!font) return null
  const family = `${standIn} from ${name}`
  const copy = document.createElement("style")
  copy.textContent = rule.cssText
    .replace(/font-family:[^;]*;/, `font-family: "${family}";`)
    .replace(/src:[^;]*;/, `src: url("${font}");`)
  document.head.append(copy)
  return family
}

/** The space that `words` take on one line in this family, once it has come. */
async function spaceOf(family: string, weight: string, textTransform: string) {
  const faces = await document.fonts.load(`${weight} 100px "${family}"`, words)
  if (faces.length === 0) throw new Error(`${family} has no font`)
  const line = Object.assign(document.createElement("span"), { textContent: words })
  const fontFamily = `"${family}"`
  Object.assign(line.style, { fontFamily, fontWeight: weight, textTransform, fontSize: "100px", whiteSpace: "nowrap" })
  document.body.append(line)
  const { width, height } = line.getBoundingClientRect()
  line.remove()
  return { width, height }
}

describe.each(themeIds)("%s", (id) => {
  test.each(["display", "body", "mono"])("the arrival of its %s font moves nothing", async (role) => {
    document.documentElement.dataset.theme = id
    const style = getComputedStyle(document.documentElement)
    const [font = "", ...others] = style.getPropertyValue(`--face-${role}`).split(",").map(unquoted)
    const [weight, letterCase] =
      role === "display"
        ? [style.getPropertyValue("--display-weight"), style.getPropertyValue("--display-case")]
        : ["400", "none"]
    const after = await spaceOf(font, weight, letterCase)
    const standIns = others.filter((family) => family.startsWith(`${font} stand-in`)).map(withShippedFont)
    expect(standIns.filter((family) => family !== null).length).toBeGreaterThan(0)
    for (const family of standIns) {
      if (family === null) continue
      const before = await spaceOf(family, weight, letterCase)
      expect(Math.abs(before.height - after.height), family).toBeLessThanOrEqual(2)
      expect(Math.abs(before.width / after.width - 1), family).toBeLessThan(0.04)
    }
  })
})
