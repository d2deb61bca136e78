import "../../../.storybook/preview.css"
import { useEffect } from "react"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { createTurningCube, type TurningCube } from "../testing/turning-cube"
import { usePhaseElapsed } from "./phase-start"
import { Scene3d } from "./scene-3d"
import { lazyView3d, View3dOr2d, type View3dProps } from "./view-3d-or-2d"

afterEach(() => void vi.restoreAllMocks())

const CubeView3d = ({ scene, onUnavailable }: View3dProps<TurningCube>) => (
  <Scene3d scene={scene} createModel={createTurningCube} onUnavailable={onUnavailable} className="size-40" />
)
const SlowView3d = ({ onUnavailable }: View3dProps<TurningCube>) => (
  <button type="button" onClick={() => onUnavailable("slow")}>
    The view with depth
  </button>
)
const sentence = "3D cannot be drawn in this browser right now, so you see the 2D view."
const shown = (View: ReturnType<typeof lazyView3d<TurningCube>>) => (
  <View3dOr2d scene={{ movesMs: 0 }} view3d={View} view2d={<p>A drawing in 2D</p>} />
)

test("a browser without WebGL shows the 2D view and the reason", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null)
  await render(shown(lazyView3d(async () => CubeView3d)))
  await expect.element(page.getByText("A drawing in 2D")).toBeVisible()
  await expect.element(page.getByRole("status")).toHaveTextContent(sentence)
})

test("a view that cannot be fetched is replaced in the same way", async () => {
  await render(shown(lazyView3d<TurningCube>(() => Promise.reject(new Error("offline")))))
  await expect.element(page.getByText("A drawing in 2D")).toBeVisible()
  await expect.element(page.getByRole("status")).toHaveTextContent(sentence)
})

test("3D that is too slow falls back to 2D with a message, and comes back with 'Keep 3D on'", async () => {
  await render(shown(lazyView3d(async () => SlowView3d)))
  await page.getByRole("button", { name: "The view with depth" }).click()
  await expect.element(page.getByText("A drawing in 2D")).toBeVisible()
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("3D is too slow on this machine, so you see the 2D view.")
  await page.getByRole("button", { name: "Keep 3D on" }).click()
  await expect.element(page.getByRole("button", { name: "The view with depth" })).toBeVisible()
})

test("3D that is too slow keeps its view until the round is over and its result was read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const View = lazyView3d(async () => SlowView3d)
  const at = (phase: string) => (
    <View3dOr2d scene={{ movesMs: 0, phase }} view3d={View} view2d={<p>A drawing in 2D</p>} />
  )
  const view = await render(at("rolling"))
  const deep = page.getByRole("button", { name: "The view with depth" })
  await deep.click()
  vi.advanceTimersByTime(10_000)
  await expect.element(deep).toBeVisible()
  await view.rerender(at("settled"))
  vi.advanceTimersByTime(2_000)
  await expect.element(deep).toBeVisible()
  vi.advanceTimersByTime(2_000)
  await expect.element(page.getByText("A drawing in 2D")).toBeVisible()
})

test("a graphics card that goes away leaves the flat view", async () => {
  const view = await render(shown(lazyView3d(async () => CubeView3d)))
  await expect.poll(() => view.container.querySelector("canvas")).not.toBeNull()
  await expect.element(page.getByText("A drawing in 2D")).not.toBeInTheDocument()
  view.container.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext()
  await expect.element(page.getByText("A drawing in 2D")).toBeVisible()
  await expect.element(page.getByRole("status")).toHaveTextContent(sentence)
})

function Flat({ onElapsed }: { onElapsed: (ms: number) => void }) {
  const elapsed = usePhaseElapsed()
  useEffect(() => onElapsed(elapsed()), [elapsed, onElapsed])
  return <p>A drawing in 2D</p>
}

test("the flat view goes on where the lost one was", async () => {
  const elapsed = vi.fn()
  const view = await render(
    <View3dOr2d
      scene={{ movesMs: 9_000, phase: "landing" }}
      view3d={CubeView3d}
      view2d={<Flat onElapsed={elapsed} />}
    />,
  )
  await expect.poll(() => view.container.querySelector("canvas")).not.toBeNull()
  const atMs = performance.now()
  await expect.poll(() => performance.now() - atMs).toBeGreaterThan(120)
  view.container.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext()
  await expect.element(page.getByText("A drawing in 2D")).toBeVisible()
  // An effect, which may run after what it belongs to was painted.
  await expect.poll(() => elapsed.mock.calls[0]?.[0]).toBeGreaterThan(120)
})

test("leaving the page and coming back twenty times leaves no canvas and no context behind", async () => {
  const lost = vi.spyOn(console, "warn")
  const View = lazyView3d(async () => CubeView3d)
  for (let times = 0; times < 20; times += 1) {
    const view = await render(shown(View))
    await expect.poll(() => view.container.querySelector("canvas")).not.toBeNull()
    await view.unmount()
  }
  expect(document.querySelector("canvas")).toBeNull()
  expect(lost.mock.calls.flat().filter((text) => String(text).includes("Too many active WebGL"))).toEqual([])
  // Twenty contexts, each drawn by the processor.
}, 120_000)
