import { themeIds } from "@dghrt/themes"
import { describe, expect, test, vi } from "vitest"
import { toBase58 } from "#contract/base58"
import { catalogue } from "#features/games"
import { settings } from "#features/settings"
import { flags } from "../navigation/flags"
import { navigationItems } from "../navigation/items"
import { type CommandContext, commandsFor, lookUp } from "./commands"
import { rank } from "./rank"

const wallet = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const creator = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

function context(address: string | null): CommandContext {
  return {
    games: catalogue,
    navigation: navigationItems({ address, owners: [creator], flags }),
    address,
    gameWallet: address,
    creator,
    leaderboard: true,
    settings: settings.state,
    go: vi.fn(),
    follow: vi.fn(),
    open: vi.fn(),
    copyAddress: vi.fn(),
    disconnect: vi.fn(),
    chooseTheme: vi.fn(),
    change: vi.fn(),
  }
}
const labels = (address: string | null) => commandsFor(context(address)).map(({ label }) => label)
const run = (given: CommandContext, label: string) =>
  commandsFor(given)
    .find((command) => command.label === label)
    ?.run()

describe("the command menu", () => {
  test("lists every game of the catalogue, and says why one is closed", () => {
    const games = commandsFor(context(null)).filter(({ group }) => group === "Games")
    expect(games.map(({ label }) => label)).toEqual(catalogue.map(({ meta }) => meta.name))
    for (const { id, live, built } of catalogue) {
      const closed = games.find((command) => command.id === `game-${id}`)?.closed?.label
      expect(closed).toBe(live === "offline" ? "Maintenance" : live === "online" && built ? undefined : "Coming Soon")
    }
  })
  test("opens a game at the player's own game page, and for a visitor where it is introduced", () => {
    const [visitor, player] = [context(null), context(wallet)]
    run(visitor, "Dice")
    run(player, "Dice")
    expect(visitor.go).toHaveBeenCalledWith("/dice")
    expect(player.go).toHaveBeenCalledWith(`/game/${wallet}/dice`)
  })
  test("offers a visitor to connect, and a player the wallet's own actions", () => {
    expect(labels(null)).toContain("Connect Wallet")
    expect(labels(null)).not.toContain("Disconnect")
    expect(labels(null)).not.toContain("Jackpot")
    expect(labels(wallet)).toEqual(expect.arrayContaining(["Copy Address", "Disconnect", "Jackpot", "Profile"]))
    expect(labels(wallet)).not.toContain("Connect Wallet")
  })
  test("switches to any of the thirteen themes", () => {
    const given = context(null)
    const themes = commandsFor(given).filter(({ label }) => label.startsWith("Theme: "))
    expect(themes).toHaveLength(themeIds.length)
    for (const theme of themes) theme.run()
    expect(vi.mocked(given.chooseTheme).mock.calls.map(([id]) => id)).toEqual(themeIds)
  })
  test("turns a setting to what it is not", () => {
    const given = context(null)
    run(given, "Turn on reduce motion")
    expect(given.change).toHaveBeenCalledWith({ reduceMotion: true })
    run(given, "Turn off particles")
    expect(given.change).toHaveBeenLastCalledWith({ particlesEnabled: false })
  })
  test("names each line once", () => {
    for (const address of [null, wallet]) {
      const commands = commandsFor(context(address))
      expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
      expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length)
    }
  })
  test.each([
    ["dice", "Dice"],
    ["dark mode off", undefined],
    ["arctic", "Theme: Arctic Frost"],
    ["confetti", "Turn off particles"],
    ["login", "Connect Wallet"],
    ["odds", "Help and rules"],
  ])("answers %j with %j first", (query, label) => {
    expect(rank(query, commandsFor(context(null)))[0]?.item.label).toBe(label)
  })
})

test("an address or a signature, a pasted link or one with invisible marks included, is looked up in the explorer, anything else is searched for there", () => {
  const go = vi.fn()
  const signature = toBase58(new Uint8Array(64).fill(7))
  lookUp(wallet, go)
  lookUp(`\u200B${wallet}\u202C`, go)
  lookUp(`https://solscan.io/tx/${signature}?cluster=devnet`, go)
  lookUp("nothing like this", go)
  expect(go.mock.calls.flat()).toEqual([
    `/explorer/player/${wallet}`,
    `/explorer/player/${wallet}`,
    `/explorer/transaction/${signature}`,
    "/explorer",
  ])
})
