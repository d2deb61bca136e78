import type { Page } from "playwright"
import { atBuiltCasino } from "../support/built-casino"
import { mainThread } from "./main-thread"
import { type Benchmark, ms, quantile } from "./report"

const slowdown = 4
const turns = 9
const budgetMs = 100

/** Places a visitor walks between, each with the link that leads there and the heading that says one has arrived. */
const walk = [
  { link: "Credits", heading: "Credits" },
  { link: "Whitepaper", heading: "Whitepaper" },
  { link: "Explorer", heading: "Explorer" },
  { link: "DGHRT token", heading: "DGHRT token" },
  { link: "Home", heading: "Ready to Win" },
] as const

/** Work of the main thread from a click on a link until the new page stands and nothing is left to do, at a quarter of the speed. */
export const navigation: Benchmark = {
  name: "navigation",
  builtApp: true,
  run: () =>
    atBuiltCasino(async ({ newPlayerWithProfile }) => {
      const { page, context } = await newPlayerWithProfile()
      await page.goto("/", { waitUntil: "networkidle" })
      const session = await context.newCDPSession(page)
      await once(page)
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
      const figures = []
      const samples = new Map<string, number[]>()
      for (let turn = 0; turn < turns; turn++) {
        for (const step of walk) {
          const { tasks } = await mainThread(session, await aim(page, step))
          const workMs = tasks.reduce((sum, { ms }) => sum + ms, 0)
          samples.set(step.link, [...(samples.get(step.link) ?? []), workMs])
        }
      }
      for (const [link, works] of samples) {
        figures.push({
          what: `to ${link} at ${slowdown}× slowdown`,
          value: `median ${ms(quantile(works, 0.5))}, most ${ms(Math.max(...works))}`,
          beside: `budget ≤ ${ms(budgetMs)}`,
        })
      }
      return figures
    }),
}

/**
 * Finds the link, then gives what presses it and waits. Finding reads every name and role of the page, which is the
 * runner's own work and must not be counted. Nor is the pointer's way there, which colours the link and fetches its page ahead
 * with or without a press; the press is a real one, with everything that it sets off.
 */
async function aim(page: Page, { link, heading }: (typeof walk)[number]): Promise<() => Promise<void>> {
  const target = page.getByRole("link", { name: link, exact: true }).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`The link to ${link} is not in sight`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
  return async () => {
    const arrived = page.evaluate(
      (words) =>
        new Promise<void>((resolve, reject) => {
          const late = performance.now() + 10_000
          const look = () => {
            if (document.querySelector("main h1")?.textContent?.includes(words))
              requestIdleCallback(() => resolve(), { timeout: 2_000 })
            else if (performance.now() > late) reject(new Error(`${words} did not come`))
            else requestAnimationFrame(look)
          }
          look()
        }),
      heading,
    )
    await page.mouse.down()
    await page.mouse.up()
    await arrived
  }
}

/** The first walk fetches code; what is measured is the change of pages. */
async function once(page: Page) {
  for (const step of walk) await (await aim(page, step))()
  await page.waitForLoadState("networkidle")
}
