import { useRouter } from "@tanstack/react-router"
import { afterEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { closeOverlay, overlays } from "../overlays/overlays"
import { Bars } from "./bars"
import { StoryFrame } from "./testing/story-frame"

afterEach(closeOverlay)

let place: () => string = () => ""

/** Where the page has gone to. */
function Place() {
  const { history } = useRouter()
  place = () => history.location.pathname
  return null
}

function swipe(nav: Element, by: number) {
  const touch = (type: string, clientX: number) => {
    const finger = new Touch({ identifier: 1, target: nav, clientX, clientY: 800 })
    const touches = type === "touchend" ? [] : [finger]
    nav.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger], bubbles: true }))
  }
  touch("touchstart", 200)
  touch("touchend", 200 + by)
}

test("a swipe over the tabs goes on from the sheet that it opened and from the page, in a circle, past the profile", async () => {
  const { container } = await render(
    <StoryFrame>
      <Place />
      <Bars />
    </StoryFrame>,
  )
  const nav = container.querySelector("#tabs")
  if (!nav) throw new Error("There are no tabs")
  const marked = () => nav.querySelector("[aria-current]")?.textContent
  swipe(nav, -60)
  await expect.poll(() => overlays.open?.id).toBe("allGames")
  await expect.poll(marked).toBe("Games")
  closeOverlay()
  await expect.poll(marked).toBe("Home")
  swipe(nav, -60)
  await expect.poll(() => place()).toBe("/jackpot")
  swipe(nav, -60)
  await expect.poll(() => overlays.open?.id).toBe("more")
  closeOverlay()
  swipe(nav, -60)
  await expect.poll(() => place()).toBe("/")
  swipe(nav, 60)
  await expect.poll(() => overlays.open?.id).toBe("more")
})
