import { expect, type Page } from "@playwright/test"
import { PublicKey } from "@solana/web3.js"
import { createServer } from "vite"
import type { NetworkProcess } from "../support/network.ts"
import { flipTest as test } from "./consumer.ts"
import { playFlip } from "./play-flip.ts"
import { announceTestWallet } from "./test-wallet.ts"

test.setTimeout(120_000)

async function flipAt(url: string, page: Page, network: NetworkProcess) {
  await page.addInitScript(announceTestWallet)
  await page.goto(url)
  const give = (address: string) => network.connect().requestAirdrop(new PublicKey(address), 2_000_000_000)
  expect(await playFlip(page, give)).toEqual([])
}

test("a coin is flipped and verified in the built app", async ({ page, network, consumer }) =>
  flipAt(consumer.url, page, network))

test("a coin is flipped and verified on the dev server", async ({ page, network, consumer }) => {
  const server = await createServer({
    root: consumer.folder,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1" },
  })
  await server.listen()
  await flipAt(server.resolvedUrls?.local[0] ?? "", page, network)
  await server.close()
})
