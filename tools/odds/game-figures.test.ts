import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { gameFiguresPath, gameFiguresSource } from "./game-figures"

test("the odds on the cards are those of the games' own functions; `npm run odds -- --write` writes them anew", () => {
  expect(readFileSync(gameFiguresPath, "utf8")).toBe(gameFiguresSource())
})
