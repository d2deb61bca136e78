import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { colorTokens, themeIds, themes } from "../src/index"
import { tokensJson } from "./tokens"

interface Node {
  readonly $type?: string
  readonly $value?: unknown
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null
const root: unknown = JSON.parse(tokensJson())

function at(...path: string[]) {
  const found = path.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), root)
  if (!isNode(found)) throw new Error(`There is no token at ${path.join(".")}`)
  return found
}

/** Groups hold groups and tokens; everything under a token is its value. */
function* tokens(node: unknown, path = ""): Generator<[path: string, token: Node]> {
  if (!isNode(node)) return
  if ("$value" in node) yield [path, node]
  else for (const [name, child] of Object.entries(node)) yield* tokens(child, path === "" ? name : `${path}.${name}`)
}

test("css/tokens.gen.json is what the themes say today", () => {
  expect(readFileSync(new URL("../css/tokens.gen.json", import.meta.url), "utf8")).toBe(tokensJson())
})

test("every theme lists every colour it has", () => {
  for (const id of themeIds) expect(Object.keys(at(id, "color"))).toEqual([...colorTokens])
})

test("a colour keeps its figures and its alpha", () => {
  expect(themes.retro.overlay).toBe("oklch(0.25 0.05 45 / 0.42)")
  expect(at("retro", "color", "overlay")).toEqual({
    $type: "color",
    $value: { colorSpace: "oklch", components: [0.25, 0.05, 45], alpha: 0.42 },
  })
})

test("a gradient keeps its stops in order and its direction beside them", () => {
  const { $value, $extensions } = at("retro", "gradient", "gradientAccent")
  expect($value).toMatchObject([{ position: 0 }, { position: 0.48 }, { position: 1 }])
  expect($extensions).toEqual({ "dev.dghrt.css": themes.retro.gradientAccent })
})

test("every token has a type, a defined value and a name the format allows", () => {
  const all = [...tokens(root)]
  expect(all.length).toBeGreaterThan(13 * colorTokens.length)
  for (const [path, { $type, $value }] of all) {
    expect($type, path).toBeTypeOf("string")
    expect(JSON.stringify($value), path).not.toContain("null")
    for (const name of path.split(".")) expect(name).not.toMatch(/^\$|[{}]/)
  }
})
