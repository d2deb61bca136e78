import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { coinsOf } from "./maths"
import { FlipView2d } from "./view-2d"

/** Which side looks at the viewer: what a pointer on the coin's middle would touch, as the browser composes it. */
function sideUp(coin: Element): string {
  const piece = coin.querySelector("[style*=rotateX]")
  if (!piece) throw new Error("The coin has no body")
  piece.scrollIntoView({ block: "center" })
  const box = piece.getBoundingClientRect()
  const touched = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const sides = touched.flatMap((element) => element.closest("[data-side]")?.getAttribute("data-side") ?? [])
  return sides[0] ?? "nothing"
}

test("each coin lies on the side that was drawn", async () => {
  for (const [coins, index] of [
    [1, 0],
    [1, 1],
    [4, 0b0100],
    [5, 0b10110],
    [6, 0b101101],
  ] as const) {
    const shown = coinsOf(index, coins)
    const view = await render(
      <FlipView2d
        scene={{ phase: "settled", settings: { coins, face: "heads", needed: 1 }, shown, multiplierBps: 10_000 }}
        locked={false}
        onChange={() => undefined}
      />,
    )
    expect(Array.from(view.container.querySelectorAll("[data-slot=flip-coin]"), sideUp)).toEqual(shown)
    await expect.element(page.getByRole("img", { name: new RegExp(`^${shown.join(", ")}$`, "i") })).toBeInTheDocument()
    await view.unmount()
  }
})

test("a toss that is interrupted by its result ends on the drawn sides", async () => {
  const settings = { coins: 3, face: "tails", needed: 2 } as const
  const shown = coinsOf(0b011, 3)
  const draw = (scene: Parameters<typeof FlipView2d>[0]["scene"]) => (
    <FlipView2d scene={scene} locked onChange={() => undefined} />
  )
  const view = await render(draw({ phase: "tossing", settings }))
  await view.rerender(draw({ phase: "landing", settings, shown, multiplierBps: 20_000 }))
  for (const motion of document.getAnimations()) motion.finish()
  expect(Array.from(view.container.querySelectorAll("[data-slot=flip-coin]"), sideUp)).toEqual(shown)
  await view.rerender(draw({ phase: "settled", settings, shown, multiplierBps: 20_000 }))
  expect(Array.from(view.container.querySelectorAll("[data-slot=flip-coin]"), sideUp)).toEqual(shown)
})
