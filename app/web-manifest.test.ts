import { readFileSync } from "node:fs"
import { PNG } from "pngjs"
import { expect, test } from "vitest"
import { defaultThemeId, themes } from "../themes/src/index"

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

const file = (name: string) => readFileSync(`app/public/${name}`)
const manifest = JSON.parse(file("manifest.webmanifest").toString())
const icons: readonly Icon[] = manifest.icons
const page = readFileSync("app/index.html", "utf8")

const picture = (name: string) => {
  const { width, height, data } = PNG.sync.read(file(name))
  const opaque = data.every((value, index) => index % 4 !== 3 || value === 255)
  return { sizes: `${width}x${height}`, opaque, corner: `#${data.subarray(0, 3).toString("hex")}` }
}

test("the web manifest names an app that opens in a window of its own, at the front page", () => {
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" })
  expect(manifest.name).toBe("DGHRT Casino")
  // Longer names are cut off under an icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
})

test("each icon of the manifest is a PNG of its stated size", () => {
  expect(icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ])
  for (const { src, sizes, type } of icons) {
    expect([src, picture(src.slice(1)).sizes]).toEqual([src, sizes])
    expect(type).toBe("image/png")
  }
})

test("icons that a system cuts to its own shape are opaque, in the default theme's background", () => {
  // When this changes: run tools/draw-icons.ts, and write the new colour into the manifest.
  expect(themes[defaultThemeId].background).toBe("oklch(0.158 0.026 2)")
  for (const name of ["icon-maskable-512.png", "apple-touch-icon.png"]) {
    const { opaque, corner } = picture(name)
    expect([name, opaque, corner]).toEqual([name, true, manifest.background_color])
  }
  expect(manifest.theme_color).toBe(manifest.background_color)
})

test("the page links the manifest and Safari's icon", () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(page).toContain('<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png" />')
  expect(picture("apple-touch-icon.png").sizes).toBe("180x180")
})
