import { expect, test } from "vitest"
import { explorerUrl } from "./explorer-url"

const rpcUrl = "http://localhost:8899"

test("a transaction is looked up on the cluster it was sent to", () => {
  expect(explorerUrl({ cluster: "mainnet-beta", rpcUrl }, "5fQe")).toBe("https://explorer.solana.com/tx/5fQe")
  expect(explorerUrl({ cluster: "devnet", rpcUrl }, "5fQe")).toBe("https://explorer.solana.com/tx/5fQe?cluster=devnet")
  expect(explorerUrl({ cluster: "localnet", rpcUrl }, "5fQe")).toBe(
    "https://explorer.solana.com/tx/5fQe?cluster=custom&customUrl=http%3A%2F%2Flocalhost%3A8899",
  )
})

test("a signature that is no signature stays inside its place in the address", () => {
  expect(explorerUrl({ cluster: "mainnet-beta", rpcUrl }, "../?a=<b>")).toBe(
    "https://explorer.solana.com/tx/..%2F%3Fa%3D%3Cb%3E",
  )
})
