import "../../../.storybook/preview.css"
import { emptyQuote } from "@dghrt/betting/model/quote"
import * as v from "valibot"
import { beforeEach, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import type { AppConfig } from "#contract/config"
import { memoryStorage, stored } from "#features/kernel"
import { createWalletStore, WalletProvider } from "#features/wallet"
import { GamePage } from "./game-page"

const player = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const config: AppConfig = {
  cluster: "localnet",
  rpcUrl: "http://localhost:1",
  wsUrl: "ws://localhost:1",
  creator: player,
  tokens: [],
}

const idle = () => undefined
const rules = { confirm: async () => true, policies: [], quoteBet: async () => emptyQuote }

/** Free play, which no chain takes part in, by a wallet that comes and goes as the test says. */
async function openDice() {
  const remembered = stored("walletName", v.nullable(v.string()), null, memoryStorage())
  const source = { get: () => [], on: () => () => undefined }
  const wallets = createWalletStore({ source, chain: "solana:localnet", remembered })
  const come = () => Object.assign(wallets.state, { status: "connected", address: player, settled: true })
  const go = () => Object.assign(wallets.state, { status: "disconnected", address: null })
  come()
  const roomOf = (gameId: string) => (
    <WalletProvider store={wallets}>
      <GamePage config={config} rules={rules} urlWallet="demo" gameId={gameId} onConnect={idle} onLeave={idle} />
    </WalletProvider>
  )
  const screen = await render(roomOf("dice"))
  await userEvent.click(screen.getByRole("button", { name: "Start Game" }))
  await expect.element(screen.getByRole("textbox", { name: "Bet amount" })).toBeVisible()
  return { screen, come, go, turnTo: (gameId: string) => screen.rerender(roomOf(gameId)) }
}

beforeEach(() => sessionStorage.clear())

test("a wallet that disconnects and connects again finds its game started", async () => {
  const { screen, come, go } = await openDice()
  go()
  await expect.element(screen.getByText("Please connect your wallet to play.")).toBeVisible()
  come()
  await expect.element(screen.getByRole("textbox", { name: "Bet amount" })).toBeVisible()
})

test("a result outlasts fullscreen", async () => {
  const { screen } = await openDice()
  await userEvent.click(screen.getByRole("button", { name: /^Roll/ }))
  const result = screen.getByRole("button", { name: "Verify this result" })
  await expect.element(result).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Fullscreen", exact: true }))
  await expect.element(screen.getByRole("button", { name: "Leave fullscreen" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(screen.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible()
  await expect.element(result).toBeVisible()
})

test("another game, and the one that was left for it, begin with their splash", async () => {
  const { screen, turnTo } = await openDice()
  for (const game of ["flip", "dice"]) {
    await turnTo(game)
    await expect.element(screen.getByRole("button", { name: "Start Game" })).toBeVisible()
  }
})
