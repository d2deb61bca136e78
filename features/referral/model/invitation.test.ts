import { describe, expect, test } from "vitest"
import { referralLink, referrerIn } from "./invitation"

const wallet = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"

describe("referrerIn", () => {
  test.each([
    ["ref", `?ref=${wallet}`],
    ["the published client's code", `?code=${wallet}`],
    ["ref before code", `?code=11111111111111111111111111111111&ref=${wallet}`],
    ["other parameters beside it", `?panel=theme&ref=${wallet}`],
  ])("reads %s", (_, search) => expect(referrerIn(search)).toBe(wallet))

  test.each([
    ["nothing", ""],
    ["an empty ref", "?ref="],
    ["a word", "?ref=friend"],
    ["a character outside base58", `?ref=${wallet.slice(0, -1)}0`],
    ["an address with one character too few", `?ref=${wallet.slice(0, -2)}`],
    ["a very long text", `?ref=${"1".repeat(100_000)}`],
    ["markup", "?ref=<script>alert(1)</script>"],
  ])("refuses %s", (_, search) => expect(referrerIn(search)).toBeNull())
})

test("a referral link is the site's root with the wallet in ref", () => {
  const link = referralLink("https://dghrt.example", wallet)
  expect(link).toBe(`https://dghrt.example/?ref=${wallet}`)
  expect(referrerIn(new URL(link).search)).toBe(wallet)
})
