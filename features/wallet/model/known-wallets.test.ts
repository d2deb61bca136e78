import { expect, test } from "vitest"
import { deepLink, hasMobileAdapter, isPhone, knownWallets } from "./known-wallets"

const page = new URL("https://dghrt.example/game/demo/dice?ref=7xKp")

test.each([
  ["Phantom", "https://phantom.app/ul/browse/"],
  ["Solflare", "https://solflare.com/ul/v1/browse/"],
  ["Backpack", "https://backpack.app/ul/v1/browse/"],
])("deep link of %s opens this very page in the wallet's browser", (name, start) => {
  const wallet = knownWallets.find((known) => known.name === name)
  const link = wallet ? deepLink(wallet, page) : ""
  expect(link).toBe(
    `${start}https%3A%2F%2Fdghrt.example%2Fgame%2Fdemo%2Fdice%3Fref%3D7xKp?ref=https%3A%2F%2Fdghrt.example`,
  )
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
