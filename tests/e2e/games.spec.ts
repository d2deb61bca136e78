import { comingSoonGames, expect, type Player, type SettledEvent, test } from "./casino"

// Crash is marked Coming Soon: this server opens it.
test.use({ openGames: comingSoonGames })

interface Played {
  game: string
  /** What the action is called. */
  verb: RegExp
  /** How the spoken outcome begins. */
  announcement: RegExp
  /** What has to be said and drawn, from the published rules of the game and the chain's event alone. */
  expected: (settled: SettledEvent) => { said: string | RegExp; drawn: RegExp }
}

const multiplier = ({ payout, wager }: SettledEvent) => Number(payout) / Number(wager)
const sure = (index: number) => (index === 0 ? "strong yes" : index < 10 ? "yes" : index < 15 ? "unclear" : "no")
/** What four of a kind pays. */
const symbols = new Map([
  [7, "LEGENDARY"],
  [5, "DGHRT"],
  [3, "SOL"],
  [2, "USDC"],
  [1, "(JUP|BONK)"],
  [0.5, "WOJAK"],
])

const games: readonly Played[] = [
  {
    game: "Magic 8 Ball",
    verb: /^Ask/,
    announcement: /^The ball says: /,
    expected: ({ resultIndex }) => ({
      said: new RegExp(`\\. ${sure(resultIndex)}, pays`, "i"),
      drawn: new RegExp(`^The magic 8 ball says: .*\\. ${sure(resultIndex)}\\.$`, "i"),
    }),
  },
  {
    game: "Slots",
    verb: /^Spin/,
    announcement: /^(Line of four|No line)/,
    expected: (settled) => {
      const symbol = symbols.get(multiplier(settled))
      return symbol
        ? { said: new RegExp(`^Line of four ${symbol},`), drawn: new RegExp(`shows (${symbol}(, )?){4}$`) }
        : { said: /^No line/, drawn: /^The middle row shows (?!(\w+), \1, \1, \1$)/ }
    },
  },
  {
    game: "Flip",
    verb: /^Flip/,
    announcement: /^(Heads|Tails)\. /,
    expected: ({ resultIndex }) => {
      const face = resultIndex === 0 ? "Heads" : "Tails"
      return { said: new RegExp(`^${face}\\. `), drawn: new RegExp(`^${face}$`) }
    },
  },
  {
    game: "Crash",
    verb: /^Launch/,
    announcement: /^(Reached|Crashed)/,
    expected: ({ resultIndex }) =>
      resultIndex < 2
        ? { said: /^Reached 1\.5x, cashed out\./, drawn: /^The rocket reached its target/ }
        : { said: /^Crashed at 1\.[0-4]\dx before 1\.5x\./, drawn: /^The rocket crashed/ },
  },
]

/** Plays once, compares announcement and board with the chain, then verifies in the browser. */
async function playOnce(player: Player, { verb, announcement, expected }: Played, plays: number) {
  const { page } = player
  const words = page.getByRole("status").filter({ hasText: announcement })
  await page.locator("[data-slot=dock]").getByRole("button", { name: verb }).first().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(plays)
  const [settled] = await player.settledOnChain()
  if (!settled) throw new Error("The chain has settled nothing")
  const { said, drawn } = expected(settled)
  await expect(words).toContainText(said)
  await expect(page.getByRole("img", { name: drawn })).toBeVisible()
  await page.getByRole("button", { name: "Provably fair" }).click()
  const panel = page.getByRole("dialog", { name: "Provably fair" })
  await expect(panel.getByText("This result is verified")).toBeVisible()
  await panel.getByRole("button", { name: "Close", exact: true }).click()
  await expect(panel).toBeHidden()
}

test("each game leads from its card to a verified result, desktop and phone; announcement and board match the chain", async ({
  player,
}) => {
  test.slow()
  const { page } = player
  let plays = 0
  for (const played of games)
    await test.step(played.game, async () => {
      if (plays === 0) await player.walkTo(played.game)
      else {
        await page.setViewportSize({ width: 1440, height: 1024 })
        await page.getByRole("button", { name: "Back" }).click()
        await page
          .getByRole("link", { name: `Play Now ${played.game}` })
          .first()
          .click()
      }
      await player.start()
      await playOnce(player, played, ++plays)
      await page.setViewportSize({ width: 390, height: 844 })
      await playOnce(player, played, ++plays)
    })
})
