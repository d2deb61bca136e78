import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { settingNames } from "./settings"

test(".env.example names every setting that the code reads, once, and no other", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n")
  const named = lines.flatMap((line) => line.match(/^([A-Z_]+)=/)?.[1] ?? [])
  expect(named.toSorted()).toEqual(settingNames.toSorted())
})
