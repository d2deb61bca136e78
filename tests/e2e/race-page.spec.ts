import { localnetAddresses } from "#localnet"
import { populateRaces } from "../support/populate-races"
import { expect, test } from "./casino"
import { long } from "./long"

test("every transaction of a race opens its page, with the race as its players saw it and a proof that claims no HMAC", {
  tag: long,
}, async ({ page, stack }) => {
  test.setTimeout(120_000)
  const { rpcUrl, wsUrl } = stack.addresses
  const [race] = await populateRaces({ rpcUrl, wsUrl, addresses: localnetAddresses }, 1)
  if (!race) throw new Error("No race was played")
  const { drawn, names, signatures } = race
  const winner = drawn.players[drawn.winners[0] ?? -1]?.address ?? ""
  for (const signature of [signatures[0], signatures.at(-1)]) {
    await page.goto(`/explorer/transaction/${signature}`)
    await expect(page.getByRole("region", { name: "Summary" })).toContainText(`Plinko Race, game ${drawn.gameId}`)
    await expect(page.getByRole("region", { name: "Players" }).getByRole("listitem")).toHaveCount(drawn.players.length)
    const replay = page.getByRole("region", { name: "Replay" })
    await expect(replay).toContainText(`Race settled. Winner ${names.get(winner) ?? winner.slice(0, 4)}`)
    await expect(replay.getByRole("img", { name: /^The race is over\. Race settled\./ })).toBeVisible()
  }
  await page.getByRole("tab", { name: "Proof" }).click()
  await expect(page.getByText("6 of 6 passed")).toBeVisible()
  await expect(page.getByText("All records of this race agree, according to 1 node")).toBeVisible()
  await expect(page.getByText(/there is no HMAC to repeat/)).toBeVisible()
  await expect(page.getByText("HMAC-SHA256")).toBeHidden()
  await page.getByRole("tab", { name: /^Logs/ }).click()
  await page.getByRole("radio", { name: "Draw" }).click()
  await expect(page.getByRole("region", { name: "Logs" })).toContainText("Instruction: SelectWinners")

  await page.goto("/verify")
  await page.getByRole("textbox", { name: "Transaction signature" }).fill(signatures[0] ?? "")
  await page.getByRole("button", { name: "Verify" }).click()
  await expect(page.getByText("All records of this race agree, according to 1 node")).toBeVisible()
})
