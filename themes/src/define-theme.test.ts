import { runInNewContext } from "node:vm"
import { describe, expect, expectTypeOf, test } from "vitest"
import {
  ContrastError,
  checkContrast,
  defineTheme,
  type Theme,
  type ThemeDefinition,
  type ThemeId,
  themeIds,
  themeInitScript,
  themes,
  themeToCss,
} from "./index"

const harbour = defineTheme({ ...themes.arctic, id: "harbour", name: "Harbour", category: "sea" })

describe("defineTheme", () => {
  test("opens the id for other casinos while ThemeId stays closed", () => {
    expect(harbour.id).toBe("harbour")
    expectTypeOf(harbour.id).toEqualTypeOf<"harbour">()
    expectTypeOf<"harbour">().not.toExtend<ThemeId>()
    expectTypeOf<Theme>().toExtend<ThemeDefinition>()
  })

  test("makes a missing token a type error", () => {
    type Parameter = Parameters<typeof defineTheme>[0]
    expectTypeOf<Omit<Theme, "text">>().not.toExtend<Parameter>()
    expectTypeOf<Omit<Theme, "art"> & { art: Omit<Theme["art"], "tile"> }>().not.toExtend<Parameter>()
    expectTypeOf<Theme>().toExtend<Parameter>()
  })
})

describe("checkContrast", () => {
  test.each(themeIds)("accepts %s", (id) => expect(() => checkContrast(themes[id])).not.toThrow())

  test("names the pair, its ratio and what it needs", () => {
    const pale = { ...harbour, textMuted: "oklch(0.8 0.02 240)" } as const
    expect(() => checkContrast(pale)).toThrow(/textMuted on surface is 1\.\d\d:1, needs 4\.5:1/)
  })

  test("lists every failed pair and no other", () => {
    const found = (() => {
      try {
        checkContrast({ ...harbour, inputBorder: "oklch(0.95 0.01 236)" })
      } catch (error) {
        return error
      }
    })()
    if (!(found instanceof ContrastError)) throw new Error("The contrast was accepted")
    expect(found.failures.map(({ over, under }) => [over, under])).toEqual([
      ["inputBorder", "input"],
      ["inputBorder", "surface"],
      ["inputBorder", "background"],
    ])
  })

  test("names a pill and the marks on a piece of a board", () => {
    expect(() => checkContrast({ ...harbour, art: { ...harbour.art, tileInk: harbour.art.tile } })).toThrow(
      "art.tileInk on art.tile is 1.00:1, needs 3:1",
    )
    expect(() => checkContrast({ ...harbour, info: "oklch(0.53 0.1122 240)" })).toThrow("info on info pill")
  })

  test("says which value is no colour", () => {
    expect(() => checkContrast({ ...harbour, text: "oklch(nonsense)" })).toThrow(
      '"oklch(nonsense)" is not a CSS colour',
    )
  })
})

describe("themeToCss", () => {
  test("writes the theme under its own id", () => {
    const css = themeToCss(harbour)
    expect(css).toContain('[data-theme="harbour"] {\n  color-scheme: light;\n  --background: oklch(0.955 0.011 232);')
    expect(css).not.toContain(":root")
  })

  test("lets a player's preferences win wherever the sheet is loaded", () => {
    expect(themeToCss(harbour)).toContain('[data-reduce-motion="true"][data-theme="harbour"]')
  })

  test.each(['"] body { display: none } [a="', "7up", "", "two words"])("refuses the id %j", (id) => {
    expect(() => themeToCss({ ...harbour, id })).toThrow("is no theme id")
  })

  test("names a variable that JavaScript left out", () => {
    const { text: _, ...rest } = harbour
    const untyped: ThemeDefinition = JSON.parse(JSON.stringify(rest))
    expect(() => themeToCss(untyped)).toThrow("The theme has no value for --text")
  })

  test("refuses a value that would close the rule", () => {
    const open = { ...harbour, patterns: { ...harbour.patterns, ink: "red } body { display: none" } }
    expect(() => themeToCss(open)).toThrow("--pattern-ink holds a brace")
  })
})

describe("themeInitScript", () => {
  const options = { storageKey: "theme", themeIds: ["harbour", "arctic"], defaultThemeId: "arctic" }
  const run = (getItem: (key: string) => string | null) => {
    const written: Record<string, string> = {}
    runInNewContext(themeInitScript(options), {
      localStorage: { getItem },
      document: {
        documentElement: {
          setAttribute: (name: string, value: string) => {
            written[name] = value
          },
        },
      },
    })
    return written["data-theme"]
  }

  test.each([
    ["plain text", "harbour", "harbour"],
    ["JSON", '"harbour"', "harbour"],
    ["an unknown id", "nowhere", "arctic"],
    ["nothing", null, "arctic"],
  ])("restores the theme from %s", (_, stored, shown) => expect(run(() => stored)).toBe(shown))

  test("shows the default theme while storage is forbidden", () => {
    expect(
      run(() => {
        throw new Error("denied")
      }),
    ).toBe("arctic")
  })

  test("cannot close the script element that holds it", () => {
    expect(themeInitScript({ ...options, storageKey: "</script><script>" })).not.toContain("</script>")
  })
})
