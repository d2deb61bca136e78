import { expect, test } from "./casino"
import { long } from "./long"

test.use({ endpoints: 3 })

test("play goes on over the next endpoint when the first one dies, with one bet and one charge", {
  tag: long,
}, async ({ player }) => {
  const violations: string[] = []
  player.page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
  })
  await player.openGame()
  const ready = player.page.getByText("Ready to play!").first()
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(1)
  await expect(ready).toBeVisible()
  await player.stack.send("firstEndpointDown")
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
  await expect(ready).toBeVisible({ timeout: 20_000 })
  await player.stack.send("firstEndpointUp")
  expect(violations).toEqual([])
})
