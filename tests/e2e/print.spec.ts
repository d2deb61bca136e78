import { expect, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

/** Runs in the page: what is not dark text on white, and what is cut off. */
function faultsOnPaper(): string[] {
  const bright = (colour: string) => {
    const canvas = document.createElement("canvas").getContext("2d")
    if (!canvas) return 0
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  }
  const faults: string[] = []
  const main = document.querySelector("main")
  const words = [...(main?.querySelectorAll<HTMLElement>("h1, h2, p, td, th, dd, dt, li") ?? [])]
  for (const element of words.filter((one) => one.checkVisibility() && one.textContent?.trim())) {
    const { color, overflow } = getComputedStyle(element)
    const said = element.textContent?.slice(0, 40)
    if (bright(color) > 100) faults.push(`pale: ${said}`)
    // What is only read out is a point.
    if (overflow !== "visible" && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut: ${said}`)
  }
  if (words.length === 0) faults.push("nothing is printed")
  if (bright(getComputedStyle(document.body).backgroundColor) < 250) faults.push("the paper is not white")
  return faults
}

test("a printed page is dark on white, without bars and skip links, and nothing is cut", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  await player.rollOnce()
  const wallet = await player.address()
  const plays = async () =>
    (await (await page.request.get(`${player.stack.addresses.url}/api/events/settledGames?user=${wallet}`)).json())
      .results
  await expect.poll(async () => (await plays())?.length).toBe(1)
  const [{ signature }] = await plays()
  for (const path of ["/terms", "/leaderboard", `/explorer/transaction/${signature}`]) {
    await arrive(page, path)
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
    // A reader prints a page that is there: on a busy machine its rows come after its title.
    await expect(page.getByRole("main").getByText(/^Loading/)).toHaveCount(0)
    await page.emulateMedia({ media: "print" })
    await expect(page.locator("header").first()).toBeHidden()
    await expect(page.getByRole("contentinfo")).toBeHidden()
    await expect(page.getByRole("navigation", { name: "Skip" })).toBeHidden()
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden()
    await expect.poll(() => page.evaluate(faultsOnPaper)).toEqual([])
    await page.emulateMedia({ media: "screen" })
  }
})
