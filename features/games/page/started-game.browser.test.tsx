import "../../../.storybook/preview.css"
import { emptyQuote } from "@dghrt/betting/model"
import * as v from "valibot"
import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
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

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 900)
})

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

test("another game, and the one that was left for it, begin with their splash, where no key of a started game works", async () => {
  const { screen, turnTo } = await openDice()
  for (const game of ["flip", "dice"]) {
    await turnTo(game)
    await expect.element(screen.getByRole("button", { name: "Start Game" })).toBeVisible()
    await userEvent.keyboard("ip")
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
  }
})

test.each([
  [1280, 900],
  [390, 844],
])(
  "a game that fills a window of %i×%i leaves a dialog's Escape to the dialog, and shows its dock and its controls",
  async (width, height) => {
    await page.viewport(width, height)
    const { screen } = await openDice()
    const frame = document.querySelector("[data-slot=game-frame]")
    // Where the browser refuses, the game fills the window all the same.
    vi.spyOn(Element.prototype, "requestFullscreen").mockRejectedValue(new TypeError("not here"))
    await userEvent.keyboard("f")
    const leave = screen.getByRole("button", { name: "Leave fullscreen" })
    await expect.element(leave).toBeVisible()
    await expect.poll(() => frame?.getBoundingClientRect().toJSON()).toMatchObject({ x: 0, y: 0, width, height })
    for (const part of ["board", "controls"]) await expect.poll(() => isWhole(`[data-slot=${part}]`)).toBe(true)
    await expect.poll(() => isWhole("[data-dock-action]")).toBe(true)
    await userEvent.keyboard("i")
    const rules = screen.getByRole("dialog", { name: "Dice" })
    await expect.element(rules).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(rules).not.toBeInTheDocument()
    await expect.element(leave).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(leave).not.toBeInTheDocument()
    const name = width < 768 ? "More controls" : "Fullscreen"
    await expect.element(screen.getByRole("button", { name, exact: true })).toHaveFocus()
    vi.restoreAllMocks()
  },
)

/** In the window with all of itself. */
function isWhole(selector: string) {
  const { top, left, bottom, right } = document.querySelector(selector)?.getBoundingClientRect() ?? { top: -1 }
  return (
    top >= 0 &&
    (left ?? -1) >= 0 &&
    (bottom ?? Infinity) <= innerHeight + 0.5 &&
    (right ?? Infinity) <= innerWidth + 0.5
  )
}

test("the sound goes off by its key and comes back at a half, and no key works while typing", async () => {
  const { screen } = await openDice()
  const volume = () => JSON.parse(localStorage["dghrt-play-preferences"] ?? "{}").volume
  await userEvent.keyboard("m")
  await userEvent.click(screen.getByRole("button", { name: "Unmute" }))
  await expect.element(screen.getByRole("button", { name: "Mute" })).toBeVisible()
  expect(volume()).toBe(0.5)
  screen.getByRole("textbox", { name: "Bet amount" }).element().focus()
  await userEvent.keyboard("mfipt")
  await expect.element(screen.getByRole("button", { name: "Mute" })).toBeVisible()
  await expect.element(screen.getByRole("button", { name: "Fullscreen", exact: true })).toBeVisible()
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
})

test("the last rolls leave the board to the die: they are in the info dialog, on every screen", async () => {
  const { screen } = await openDice()
  const info = screen.getByRole("dialog", { name: "Dice" })
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(screen.getByRole("region", { name: "Last rolls" })).not.toBeInTheDocument()
    await userEvent.keyboard("i")
    await expect.element(info.getByRole("region", { name: "Last rolls" })).toBeVisible()
    await userEvent.keyboard("{Escape}")
  }
})
