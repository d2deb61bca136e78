import "@dghrt/themes/themes.css"
import { DirectionalLight, HemisphereLight, Scene } from "three"
import { afterEach, expect, test } from "vitest"
import { paintLights } from "./materials"
import { paletteOf } from "./palette"

const root = document.documentElement.dataset
afterEach(() => {
  delete root.theme
})

test("what is mirrored is made anew for other colours only, and the last one is given back", () => {
  const world = new Scene()
  const lights = { key: new DirectionalLight(), fill: new DirectionalLight(), around: new HemisphereLight() }
  const paint = (theme: string) => {
    root.theme = theme
    paintLights(paletteOf(document.body), { world, ...lights, ground: "art-1", mirrored: 1 })
    return world.environment
  }
  const first = paint("romanticDegen")
  let givenBack = false
  first?.addEventListener("dispose", () => {
    givenBack = true
  })
  // As when a font of the theme arrives after its colours.
  expect(paint("romanticDegen")).toBe(first)
  expect(givenBack).toBe(false)
  expect(paint("arctic")).not.toBe(first)
  expect(givenBack).toBe(true)
})
