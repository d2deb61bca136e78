import type { Request } from "@playwright/test"
import { expect, moving, test } from "./casino"
import { long } from "./long"

test.use(moving)

test("a newcomer connects, takes play money, rolls three times; each result and the balance are the chain's, and each verifies", async ({
  player,
}) => {
  await player.walkTo("Dice")
  await player.start()
  for (let round = 0; round < 3; round += 1) {
    await player.roll().click()
    // What the roll before it came to may still be settledMessage.
    await expect.poll(async () => (await player.settledOnChain())[0]?.nonce).toBe(round)
    const [settled] = await player.settledOnChain()
    await player.expectRoll(settled)

    await player.page.getByRole("button", { name: "Provably fair" }).click()
    const panel = player.page.getByRole("dialog", { name: "Provably fair" })
    await expect(panel.getByText("This result is verified")).toBeVisible()
    // Not by Escape: the pointer may rest on a button of the panel, whose name is then what Escape takes away.
    await panel.getByRole("button", { name: "Close", exact: true }).click()
    await expect(panel).toBeHidden()
  }
  await test.step("the balance in the header is the chain's, to the lamport", async () => {
    await expect
      .poll(async () => {
        const shown = await player.balance().locator("data").getAttribute("value")
        const reply = await player.page.request.post(player.stack.addresses.rpcUrl, {
          data: { jsonrpc: "2.0", id: 1, method: "getBalance", params: [await player.address()] },
        })
        const { result } = await reply.json()
        return Math.round(Number(shown) * 1e9) - result.value
      })
      .toBe(0)
  })
})

test("a bet is placed, tracked and paid through the server's gateway alone, without a socket", async ({ player }) => {
  const { page, stack } = player
  const elsewhere: string[] = []
  const nodes = [stack.addresses.rpcUrl, stack.addresses.wsUrl].map((url) => new URL(url).port)
  page.on("websocket", (socket) => elsewhere.push(socket.url()))
  page.on("request", (request) => nodes.includes(new URL(request.url()).port) && elsewhere.push(request.url()))
  const calls = await player.throughGateway()
  await player.openGame()
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(1)
  const [settled] = await player.settledOnChain()
  await player.expectRoll(settled)
  expect(elsewhere).toEqual([])
  expect(calls.filter(({ method }) => method === "sendTransaction").length).toBeGreaterThan(0)
})

test("through the gateway and without a socket nothing is polled fast once the bet is over", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await page.clock.install()
  const calls = await player.throughGateway()
  const unanswered = new Set<Request>()
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/rpc") unanswered.add(request)
  })
  page.on("requestfinished", (request) => unanswered.delete(request))
  page.on("requestfailed", (request) => unanswered.delete(request))
  // The page's clock is moved, and each second waits for the replies to the one before it: a busy machine asks late.
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await page.clock.runFor(1_000)
      // What the page asks in this second has left it before this reply, which comes over the same way, is here.
      await page.evaluate(() => fetch("/api/health"))
      await expect.poll(() => unanswered.size).toBe(0)
    }
  }
  await page.emulateMedia({ reducedMotion: "reduce" })
  await player.openGame()
  // The session reads its figures again 1, 4 and 10 seconds after it was opened, and each reading takes its own time.
  await pass(30)
  await player.rollOnce()
  // Again where the clock, which runs until then, has passed that time already.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass()
  await pass(1)
  const before = calls.length
  await pass(8)
  const idle = new Map<string, number>()
  for (const { method } of calls.slice(before)) idle.set(method, (idle.get(method) ?? 0) + 1)
  expect(Math.max(0, ...idle.values())).toBeLessThanOrEqual(2)
})

// `npm run prove delays` does the same two hundred times for each of four delays.
test("settlement after 400 ms is never lost nor shown twice, and a double click on Roll signs once", async ({
  player,
}) => {
  await player.stack.send("setDelay", 400)
  await player.page.emulateMedia({ reducedMotion: "reduce" })
  await player.openGame()
  const settledMessage: string[] = []
  for (let round = 1; round <= 4; round += 1) {
    await player.roll().dblclick()
    const results = player.page.getByRole("list", { name: "Recent results" }).getByRole("listitem")
    await expect(results).toHaveCount(round, { timeout: 20_000 })
    settledMessage.push((await player.announcement().textContent()) ?? "")
  }
  const settled = await player.settledOnChain()
  expect(settled).toHaveLength(4)
  expect(settledMessage.map((text) => Number(/Rolled (\d+)/.exec(text)?.[1]))).toEqual(
    settled.map(({ resultIndex }) => resultIndex).reverse(),
  )
})
