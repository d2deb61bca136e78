import { expect, test } from "vitest"
import { toBase58 } from "#contract/base58"
import { findBy } from "./find"

const games = [
  { id: "dice", name: "Dice" },
  { id: "magic8ball", name: "Magic 8 Ball" },
]
const address = toBase58(new Uint8Array(32).fill(7))
const signature = toBase58(new Uint8Array(64).fill(7))

test("a search finds a wallet, a signature and a game", () => {
  expect(findBy(` ${address} `, games)).toEqual({ kind: "player", address })
  expect(findBy(signature, games)).toEqual({ kind: "transaction", signature })
  expect(findBy("magic 8", games)).toEqual({ kind: "game", id: "magic8ball" })
  expect(findBy("DICE", games)).toEqual({ kind: "game", id: "dice" })
})

test.each([
  `https://solscan.io/tx/${signature}?cluster=devnet`,
  `https://explorer.solana.com/tx/${signature}?cluster=custom&customUrl=http%3A%2F%2Flocalhost`,
  `https://solana.fm/tx/${signature}`,
  `https://dghrt.example/explorer/transaction/${signature}?tab=proof`,
  `solana.fm/tx/${signature}, it says`,
  `"${signature}"`,
  `(${signature}).`,
  `\u2066${signature}\u2069`,
  `\u200b${signature}\ufeff `,
])("%j finds the transaction", (text) => {
  expect(findBy(text, games)).toEqual({ kind: "transaction", signature })
})

test.each([
  `https://solscan.io/account/${address}#portfolio`,
  `https://explorer.solana.com/address/${address}/tokens`,
  `https://solana.fm/address/${address}`,
  `https://dghrt.example/explorer/player/${address}`,
  `solscan.io/account/${address}`,
  `<https://solscan.io/account/${address}>`,
  `www.solscan.io/account/${address}.`,
  `"${address}"`,
  `${address},`,
  `<${address}>`,
  `\u201c${address}\u201d`,
])("%j finds the wallet", (text) => {
  expect(findBy(text, games)).toEqual({ kind: "player", address })
})

test.each(["", "  ", "0OIl".repeat(11), address.slice(1), "roulette", "!!", `my${address}`, `of ${address}`])(
  "%j is nothing",
  (text) => expect(findBy(text, games)).toBeNull(),
)
