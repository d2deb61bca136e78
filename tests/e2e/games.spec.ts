import { type PlayedGame, playedGames } from "../support/played-games"
import { comingSoonGames, expect, type Player, test } from "./casino"

// Crash is marked Coming Soon: this server opens it.
test.use({ openGames: comingSoonGames })

/** Plays once, compares announcement and board with the chain, then verifies in the browser. */
async function playOnce(player: Player, { verb, announcement, expected }: PlayedGame, plays: number) {
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
  for (const played of playedGames)
    await test.step(played.game, async () => {
      if (plays === 0) await player.walkTo(played.game)
      else {
        await page.setViewportSize({ width: 1440, height: 1024 })
        await page.getByRole("button", { name: "Back" }).click()
        // A row holds eight games, of which the open ones here are more. The name is exact, because there is Plinko Race, too.
        await page.getByRole("searchbox", { name: "Search games" }).fill(played.game)
        await page
          .getByRole("link", { name: `Play Now ${played.game}`, exact: true })
          .first()
          .click()
      }
      await player.start()
      if (played.chosen) await page.getByRole(played.chosen.role, { name: played.chosen.name }).click()
      await playOnce(player, played, ++plays)
      await page.setViewportSize({ width: 390, height: 844 })
      await playOnce(player, played, ++plays)
    })
})
