import { expect, test } from "vitest"
import { productionDependencies } from "./generated-content"

test("every shipped package is listed once with the licence it declares", () => {
  const dependencies = productionDependencies()
  const names = dependencies.map(({ name, version }) => `${name}@${version}`)
  expect(new Set(names).size).toBe(names.length)
  expect(dependencies.find(({ name }) => name === "react")).toEqual({
    name: "react",
    version: "18.3.1",
    licence: "MIT",
    url: "https://github.com/facebook/react",
  })
  expect(names.filter((name) => /^(vitest|@storybook|playwright)/.test(name))).toEqual([])
  for (const { url } of dependencies) expect(url ?? "https://").toMatch(/^https:\/\//)
})
