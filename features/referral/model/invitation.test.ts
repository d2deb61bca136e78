import { describe, expect, test } from "vitest"
import { referralLink, referrerIn } from "./invitation"

const wallet = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"

describe("referrerIn", () => {
  test.each([
    ["ref", `?ref=${wallet}`],
    ["the published client's code", `?code=${wallet}`],
    ["ref before code", `?code=11111111111111111111111111111111&ref=${wallet}`],
    ["other parameters beside it", `?panel=theme&ref=${wallet}`],
    ["a name in capitals", `?REF=${wallet}`],
    ["an ampersand that was escaped for HTML", `?panel=theme&amp;ref=${wallet}`],
    ["an escaped equals sign", `?ref%3D${wallet}`],
    ["a doubled parameter", `?ref=${wallet}?ref=${wallet}`],
    ["a link that was pasted twice", `?ref=${wallet}https://dghrt.example/?ref=${wallet}`],
    ["a zero-width space within it", `?ref=${wallet.slice(0, 9)}%E2%80%8B${wallet.slice(9)}`],
    ["a broken percent sign after it", `?ref=${wallet}%`],
    ["brackets around it", `?ref=%3C${wallet}%3E`],
    ["code beside a ref that is none", `?ref=friend&code=${wallet}`],
  ])("reads %s", (_, search) => expect(referrerIn(search)).toBe(wallet))

  test.each([".", ",", ")", "/", " ", "+", "%20", "%0A", "%E2%80%8B", "!", "*", "’s", " Join me!"])(
    "reads an address that a messenger let %j follow",
    (after) => expect(referrerIn(`?ref=${wallet}${after}`)).toBe(wallet),
  )

  test.each([
    ["nothing", ""],
    ["an empty ref", "?ref="],
    ["a word", "?ref=friend"],
    ["a character outside base58", `?ref=${wallet.slice(0, -1)}0`],
    ["an address with two characters too few", `?ref=${wallet.slice(0, -2)}`],
    // Without its last character it is the address of somebody else.
    ["an address that a messenger shortened", `?ref=${wallet.slice(0, -1)}…`],
    ["an address that three dots shorten", `?ref=${wallet.slice(0, -1)}...`],
    ["an address with an accent on its last character", `?ref=${wallet.slice(0, -1)}é`],
    ["a parameter whose name only ends so", `?href=${wallet}`],
    ["a very long text", `?ref=${"1".repeat(100_000)}`],
    ["markup", "?ref=<script>alert(1)</script>"],
  ])("refuses %s", (_, search) => expect(referrerIn(search)).toBeNull())
})

test("a referral link is the site's root with the wallet in ref", () => {
  const link = referralLink("https://dghrt.example", wallet)
  expect(link).toBe(`https://dghrt.example/?ref=${wallet}`)
  expect(referrerIn(new URL(link).search)).toBe(wallet)
})
