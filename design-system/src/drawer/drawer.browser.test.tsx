import "../../../.storybook/preview.css"
import { useState } from "react"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Drawer, DrawerContent } from "./drawer"
import type { DrawerSide } from "./edge-swipe"
import { useEdgeSwipe } from "./use-edge-swipe"

function Shell() {
  const [side, setSide] = useState<DrawerSide | null>(null)
  useEdgeSwipe(side === null ? setSide : null)
  return (
    <div>
      <p>Page</p>
      {(["left", "right"] as const).map((edge) => (
        <Drawer key={edge} open={side === edge} onOpenChange={(open) => setSide(open ? edge : null)}>
          <DrawerContent side={edge} title={`${edge} drawer`}>
            Inside
          </DrawerContent>
        </Drawer>
      ))}
    </div>
  )
}

function touch(type: string, x: number, y: number) {
  const finger = new Touch({ identifier: 1, target: document.body, clientX: x, clientY: y })
  document.body.dispatchEvent(
    new TouchEvent(type, { touches: type === "touchend" ? [] : [finger], changedTouches: [finger], bubbles: true }),
  )
}

function swipe(from: readonly [number, number], to: readonly [number, number]) {
  touch("touchstart", ...from)
  for (const part of [0.25, 0.5, 0.75, 1]) {
    touch("touchmove", from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part)
  }
  touch("touchend", ...to)
}

test("a swipe from an edge opens that edge's drawer", async () => {
  const screen = await render(<Shell />)
  swipe([5, 300], [120, 310])
  await expect.element(screen.getByRole("dialog", { name: "left drawer" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
  swipe([window.innerWidth - 5, 300], [window.innerWidth - 120, 300])
  await expect.element(screen.getByRole("dialog", { name: "right drawer" })).toBeVisible()
})

test("the backdrop closes it, and the page behind does not scroll while it is open", async () => {
  const screen = await render(<Shell />)
  swipe([5, 300], [120, 300])
  await expect.element(screen.getByRole("dialog", { name: "left drawer" })).toBeVisible()
  expect(getComputedStyle(document.body).overflow).toBe("hidden")
  await userEvent.click(page.elementLocator(document.documentElement), {
    position: { x: window.innerWidth - 20, y: 40 },
  })
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument()
  await expect.poll(() => getComputedStyle(document.body).overflow).not.toBe("hidden")
})
