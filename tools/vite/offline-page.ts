import { readFileSync } from "node:fs"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { minifySync } from "vite"
import { returnWhenReachable } from "../../app/service-worker/return-when-reachable.ts"
import { Heart } from "../../design-system/src/heart/heart.tsx"
import { beforePaintScript } from "../../features/settings/model/before-paint.ts"
import { themes } from "../../themes/src/registry.ts"
import { defaultThemeId, themeIds } from "../../themes/src/theme-id.ts"
import { fontVariables, lookVariables } from "../../themes/src/variables.ts"
import { faces } from "../../themes/tools/faces.ts"

const folder = "app/service-worker"
const pollMs = 10_000

/**
 * The offline page as one document, in the player's theme. It needs no other file.
 * @param files names of the build's files; the page uses the fonts among them that the browser still has in its cache
 */
export function offlinePage(files: readonly string[]): string {
  const sheet = readFileSync(`${folder}/offline-page.css`, "utf8").replace(/\/\*[\s\S]*?\*\/|\s+/g, " ")
  const heart = renderToStaticMarkup(createElement(Heart))
  const script = (name: string, source: string) => `<script>${minifySync(name, source).code}</script>`
  const parts: Record<string, string> = {
    "<!--style-->": `<style>${fontFaces(files)}${themeRules(sheet + heart)}${sheet.trim()}</style>`,
    "<!--before-paint-->": script("before-paint.js", beforePaintScript(themeIds, defaultThemeId)),
    "<!--small-heart-->": renderToStaticMarkup(createElement(Heart, { small: true })),
    "<!--heart-->": heart,
    "<!--script-->": script("return.js", `(${returnWhenReachable})(window,${pollMs})`),
  }
  return readFileSync(`${folder}/offline-page.html`, "utf8")
    .replace(/>\s+</g, "><")
    .replace(/<!--[\w-]+-->/g, (place) => {
      const part = parts[place]
      if (part === undefined) throw new Error(`The offline page has nothing for ${place}`)
      return part
    })
}

/** The variables that the style sheet and the pictures use, for each theme. */
function themeRules(drawn: string): string {
  return themeIds
    .map((id) => {
      const theme = themes[id]
      const values = new Map(
        [...lookVariables(theme), ...fontVariables(theme)].map(([name, value]) => [name, `${value}`]),
      )
      const used = new Set<string>()
      const collect = (text: string) => {
        for (const [, name = ""] of text.matchAll(/var\(--([\w-]+)/g)) {
          const value = values.get(name)
          if (value === undefined) throw new Error(`No theme has --${name}`)
          if (!used.has(name)) {
            used.add(name)
            collect(value)
          }
        }
      }
      collect(drawn)
      const lines = Array.from(used, (name) => `--${name}:${values.get(name)}`)
      return `[data-theme="${id}"]{color-scheme:${theme.isDarkMode ? "dark" : "light"};${lines.join(";")}}`
    })
    .join("")
}

/** Fonts of headings and text, at their addresses in the build: the browser keeps them for a year, without a network too. */
function fontFaces(files: readonly string[]): string {
  const families = new Set(
    themeIds.flatMap((id) => [themes[id].typography.display, themes[id].typography.body]).map(firstFamily),
  )
  return faces
    .filter(({ family, style, glyphs }) => families.has(family) && style === "normal" && glyphs === undefined)
    .map(({ family, weight, file }) => {
      const name = file.replace(".woff2", "")
      const built = files.find((path) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(path))
      if (!built) throw new Error(`The build has no ${file}`)
      return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/${built}")}`
    })
    .join("")
}

const firstFamily = (stack: string) => stack.split(",")[0]?.replaceAll(/['"]/g, "").trim() ?? ""
