import { Suspense } from "react"
import { expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { lazyWithPreload } from "./lazy-with-preload"

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const Waiting = ({ onShown }: { onShown: () => void }) => {
  onShown()
  return <p>Waiting</p>
}
const load = async () => ({ default: Greeting })

test("a component that was preloaded renders without its fallback", async () => {
  const Lazy = lazyWithPreload(load)
  await Lazy.preload()
  const onShown = vi.fn()
  const screen = await render(
    <Suspense fallback={<Waiting onShown={onShown} />}>
      <Lazy name="Ada" />
    </Suspense>,
  )
  await expect.element(screen.getByText("Hello Ada")).toBeVisible()
  expect(onShown).not.toHaveBeenCalled()
})
