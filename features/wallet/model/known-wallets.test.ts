import { expect, test } from "vitest"
import { deepLink, hasMobileAdapter, isPhone, knownWallets } from "./known-wallets"

test.each([
  ["Phantom", "https://phantom.app/ul/browse/"],
  ["Solflare", "https://solflare.com/ul/v1/browse/"],
  ["Backpack", "https://backpack.app/ul/v1/browse/"],
])("deep link of %s opens this very page in the wallet's browser, with the invitation", (name, start) => {
  const wallet = knownWallets.find((known) => known.name === name)
  const link = (referrer: string | null) =>
    wallet && deepLink(wallet, "https://dghrt.example/game/demo/dice?panel=theme", referrer)
  const here = `${start}https%3A%2F%2Fdghrt.example%2Fgame%2Fdemo%2Fdice%3Fpanel%3Dtheme`
  const origin = "?ref=https%3A%2F%2Fdghrt.example"
  expect(link(null)).toBe(here + origin)
  expect(link("7xKp")).toBe(`${here}%26ref%3D7xKp${origin}`)
})

const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142"
test.each([
  [android, true, true],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/142", true, false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)", true, false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", false, false],
])("%s: phone %s, mobile adapter %s", (userAgent, phone, adapter) => {
  expect([isPhone(userAgent), hasMobileAdapter(userAgent)]).toEqual([phone, adapter])
})
