import { expect, test } from "vitest"
import { standaloneSvg, variablesIn } from "./standalone-svg"

const markup =
  '<svg viewBox="0 0 4 3"><rect fill="color-mix(in oklab,var(--art-1),var(--art-ink) 20%)"/><g fill="var(--art-1)"/></svg>'
const picture = (drawing: Partial<Parameters<typeof standaloneSvg>[0]> = {}) =>
  decodeURIComponent(
    standaloneSvg({ markup, width: 640, height: 480, worthOf: (name) => `value of ${name}`, ...drawing }),
  )

test("each colour a drawing asks for is named once", () => {
  expect(variablesIn(markup)).toEqual(["--art-1", "--art-ink"])
})

test("a drawing carries its colours, its size and its namespace with it", () => {
  expect(picture()).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"')
  expect(picture()).toContain('style="--art-1:value of --art-1;--art-ink:value of --art-ink"')
})

test("quotes in a value do not end the attribute they stand in", () => {
  expect(picture({ worthOf: () => '"Fraunces", serif' })).toContain("--art-1:'Fraunces', serif;")
})
