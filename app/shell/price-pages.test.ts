import { expect, test } from "vitest"
import { asksForPrices } from "./price-pages"

test.each(["/", "/game/7xKp/dice", "/game/demo/mines", "/7xKp/profile"])("%s asks for new prices", (path) =>
  expect(asksForPrices(path)).toBe(true),
)

test.each(["/explorer", "/jackpot", "/select-token", "/dice", "/profile-help", "/games"])(
  "%s shows the prices that it has",
  (path) => expect(asksForPrices(path)).toBe(false),
)
