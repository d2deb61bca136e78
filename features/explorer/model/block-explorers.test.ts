import { expect, test } from "vitest"
import { blockExplorers } from "./block-explorers"

const rpcUrl = "http://127.0.0.1:8899"
const links = (cluster: "localnet" | "devnet" | "mainnet-beta") =>
  blockExplorers({ cluster, rpcUrl }, { transaction: "5fQe" }).map(({ href }) => href)

test("mainnet links carry no cluster", () =>
  expect(links("mainnet-beta")).toEqual([
    "https://solscan.io/tx/5fQe",
    "https://explorer.solana.com/tx/5fQe",
    "https://solana.fm/tx/5fQe",
  ]))

test("devnet links name the cluster", () => {
  for (const href of links("devnet")) expect(href).toContain("?cluster=devnet")
})

test("a local network is linked only where the site can read this machine", () => {
  const [solscan, official, fm] = links("localnet")
  expect([solscan, fm]).toEqual([null, null])
  expect(official).toBe(`https://explorer.solana.com/tx/5fQe?cluster=custom&customUrl=${encodeURIComponent(rpcUrl)}`)
})

test("an account has an address page", () =>
  expect(blockExplorers({ cluster: "mainnet-beta", rpcUrl }, { account: "abc" })[0]?.href).toBe(
    "https://solscan.io/account/abc",
  ))
