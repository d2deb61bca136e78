import { afterEach, expect, test } from "vitest"
import { whenNear } from "./when-near"

function draw(style: string) {
  const drawn = document.createElement("div")
  drawn.id = "drawn"
  drawn.style.cssText = `height:50px;${style}`
  document.body.append(drawn)
  let near = false
  const wait = whenNear("#drawn").then(() => {
    near = true
  })
  return { drawn, wait, isNear: () => near }
}
/** An observer answers once the frame after the change has been laid out. */
const framesLater = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

afterEach(() => {
  document.body.replaceChildren()
  window.scrollTo(0, 0)
})

test("an element in view is near, and a missing element is not waited for", async () => {
  await draw("").wait
  await whenNear("#nothing")
})

test("what is far below is near once one has scrolled close to it", async () => {
  const { drawn, wait, isNear } = draw("margin-top:500vh;margin-bottom:100vh")
  await framesLater()
  expect(isNear()).toBe(false)
  window.scrollTo(0, drawn.offsetTop - window.innerHeight * 1.3)
  await wait
  expect(drawn.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
})

test("what is not laid out is not near until it is", async () => {
  const { drawn, wait, isNear } = draw("display:none")
  await framesLater()
  expect(isNear()).toBe(false)
  drawn.style.display = "block"
  await wait
})
