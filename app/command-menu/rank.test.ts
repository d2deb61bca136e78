import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { marked, matchText, rank } from "./rank"

const labels = (query: string, ...texts: string[]) =>
  rank(
    query,
    texts.map((label) => ({ label })),
  ).map(({ item }) => item.label)
const shown = (query: string, label: string) =>
  marked(label, matchText(query, label)?.at ?? [])
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join("")

describe("a query", () => {
  test.each([
    ["pl", "Plinko", "[Pl]inko"],
    ["pl", "Explorer: all plays", "Explorer: all [pl]ays"],
    ["pr", "Plinko Race", "[P]linko [R]ace"],
    ["m8", "Magic 8 Ball", "[M]agic [8] Ball"],
    ["arc fro", "Arctic Frost", "[Arc]tic [Fro]st"],
    ["JADE", "Jade Dynasty", "[Jade] Dynasty"],
    ["cafe", "Café", "[Café]"],
    ["", "Dice", "Dice"],
    ["   ", "Dice", "Dice"],
  ])("%j marks %j as %j", (query, label, expected) => expect(shown(query, label)).toBe(expected))

  test("finds nothing where a letter is missing or in another order", () => {
    expect(matchText("dicex", "Dice")).toBeNull()
    expect(matchText("ecid", "Dice")).toBeNull()
  })
  test("puts the start of a name before a word in it, and that before letters in the middle of one", () => {
    expect(labels("pl", "Simple", "Explorer: all plays", "Plinko", "Pool")).toEqual([
      "Plinko",
      "Explorer: all plays",
      "Pool",
      "Simple",
    ])
  })
  test("finds a thing by words that are not shown, from their start only", () => {
    const items = [{ label: "Arctic Frost", words: "theme light" }]
    expect(rank("theme", items)).toMatchObject([{ at: [] }])
    expect(rank("heme", items)).toEqual([])
  })
})

const text = fc.string({ unit: "grapheme", maxLength: 60 })

describe("whatever is typed and listed", () => {
  test("marks stand in order, inside the text, and on the letters that were asked for", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 60 }), (query, label) => {
        const found = matchText(query, label)
        if (!found) return
        const asked = [...query].filter((letter) => /\S/.test(letter.normalize("NFD").charAt(0)))
        expect(found.at).toHaveLength(asked.length)
        for (const [order, index] of found.at.entries()) {
          expect(index).toBeGreaterThan(found.at[order - 1] ?? -1)
          expect(index).toBeLessThan(label.length)
        }
      }),
      { seed: 1 },
    )
  })
  test("a text answers every query that is made of its own letters in order", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{1,40}$/), fc.array(fc.boolean(), { maxLength: 40 }), (label, keep) => {
        const query = [...label].filter((_, index) => keep[index] === true).join("")
        expect(matchText(query, label)).not.toBeNull()
      }),
      { seed: 2 },
    )
  })
  test("the pieces of a marked label are the label", () => {
    fc.assert(
      fc.property(text, text, (query, label) => {
        const pieces = marked(label, matchText(query, label)?.at ?? [])
        expect(pieces.map((piece) => piece.text).join("")).toBe(label)
      }),
      { seed: 3 },
    )
  })
  test("a ranking holds no stranger, nothing twice, and only gets worse", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.array(text, { maxLength: 30 }), (query, texts) => {
        const items = texts.map((label, id) => ({ label, id }))
        const ranked = rank(query, items)
        expect(new Set(ranked.map(({ item }) => item.id)).size).toBe(ranked.length)
        for (const [order, { score }] of ranked.entries())
          expect(score).toBeLessThanOrEqual(ranked[order - 1]?.score ?? Number.POSITIVE_INFINITY)
      }),
      { seed: 4 },
    )
  })
  test("an empty query keeps everything in its order", () => {
    const texts = ["Zebra", "Ant", "Mole"].map((label) => ({ label }))
    expect(new Set(rank("", texts).map(({ item }) => item.label))).toEqual(new Set(["Zebra", "Ant", "Mole"]))
    expect(rank("", texts).map(({ item }) => item.label)).toEqual(["Zebra", "Ant", "Mole"])
  })
  test("a wall of hostile text costs no more than a moment and finds nothing", () => {
    expect(matchText("z".repeat(5_000), "a".repeat(100_000))).toBeNull()
    expect(matchText("\u202e<script>", "Dice")).toBeNull()
  })
})
