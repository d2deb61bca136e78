import "../../../.storybook/preview.css"
import { afterEach, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { GameCard } from "./game-card"
import { tiltDegrees } from "./use-tilt"

const root = document.documentElement.dataset
afterEach(() => {
  delete root.reduceMotion
})

async function show(tilt: keyof typeof tiltDegrees = "moderate") {
  const screen = await render(
    <GameCard
      name="Mines"
      art={<div />}
      cells={[{ label: "Status", value: "Live" }]}
      tilt={tilt}
      link={(content) => <a href="#mines">{content}</a>}
    />,
  )
  return { card: screen.getByRole("article", { name: "Mines" }) }
}

function pointAt(card: Element, pointerType: "mouse" | "touch") {
  const { left, top } = card.getBoundingClientRect()
  card.dispatchEvent(new PointerEvent("pointermove", { clientX: left, clientY: top, pointerType, bubbles: true }))
  return card instanceof HTMLElement ? card.style.rotate : ""
}

test("a press on the picture follows the card's link", async () => {
  const { card } = await show()
  await userEvent.click(card, { position: { x: 60, y: 60 } })
  expect(window.location.hash).toBe("#mines")
})

test.each(["subtle", "moderate", "exaggerated"] as const)("%s leans by its degrees at a corner", async (tilt) => {
  const { card } = await show(tilt)
  expect(pointAt(card.element(), "mouse")).toContain(`${tiltDegrees[tilt]}deg`)
})

test("a finger and a wish for stillness lean nothing", async () => {
  const { card } = await show()
  expect(pointAt(card.element(), "touch")).toBe("")
  root.reduceMotion = "true"
  await expect.poll(() => pointAt(card.element(), "mouse")).toBe("")
})

test("a press on a touch screen opens the description, and follows no link", async () => {
  let opened = 0
  const screen = await render(
    <GameCard
      name="Slots"
      art={<div />}
      cells={[{ label: "Status", value: "Live" }]}
      onTap={() => {
        opened += 1
      }}
      link={(content) => <a href="#slots">{content}</a>}
    />,
  )
  const before = window.location.hash
  const card = screen.getByRole("article", { name: "Slots" })
  await userEvent.click(card, { position: { x: 60, y: 60 } })
  expect(opened).toBe(1)
  expect(window.location.hash).toBe(before)
})

test("a picture that does not load comes as WebP where that is there", async () => {
  const asked: string[] = []
  const pictures = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLImageElement) asked.push(new URL(target.src).pathname)
  })
  pictures.observe(document.body, { subtree: true, attributeFilter: ["src"] })
  const screen = await render(
    <GameCard
      name="Mines"
      game="mines"
      art={<img src="/no-such-picture.png?v=2" alt="" />}
      cells={[]}
      link={(content) => <a href="#mines">{content}</a>}
    />,
  )
  await expect.element(screen.getByText("💣")).toBeVisible()
  expect(asked).toContain("/no-such-picture.webp")
  pictures.disconnect()
})
