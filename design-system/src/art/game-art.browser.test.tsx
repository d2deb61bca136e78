import { Suspense } from "react"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { drawnPage } from "../testing/drawn-page"
import { fetched, NoPicture } from "./fetched"
import { GameArt, preloadGameArt } from "./game-art"

/** What is drawn, without the names each instance gives its own paints. */
const drawn = (root: Element) => root.innerHTML.replace(/art\w+-/g, "")

async function show(game: string) {
  const { container } = await render(<GameArt game={game} />)
  await expect.poll(() => container.innerHTML.length).toBeGreaterThan(8_000)
  return drawn(container)
}

test.each(["tomorrow", "", "constructor"])("a game without a picture (%j) shows the DGHRT heart", async (game) => {
  expect(await show(game)).toBe(await show("heart"))
})

test("each game shows its own picture", async () => {
  expect(await show("dice")).not.toBe(await show("plinko"))
})

test("a picture that cannot be fetched leaves the empty backdrop", async () => {
  const Lost = fetched(() => Promise.reject(new Error("chunk is gone")))
  const { container } = await render(
    <Suspense fallback="waiting">
      <Lost />
    </Suspense>,
  )
  const empty = await render(<NoPicture />)
  await expect.poll(() => drawn(container)).toBe(drawn(empty.container))
})

test("a picture that was drawn with the page stays while the page around it comes alive", async () => {
  await preloadGameArt("hilo")
  const { root, comeAlive } = await drawnPage(() => <GameArt game="hilo" className="wide" />)
  const picture = root.querySelector("svg")
  expect(picture).not.toBeNull()
  await comeAlive()
  expect(root.querySelector("svg")).toBe(picture)
})
