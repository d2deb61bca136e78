import "../../../.storybook/preview.css"
import { BoxGeometry, Mesh, MeshStandardMaterial } from "three"
import { afterEach, expect, test, vi } from "vitest"
import outfit from "../../../themes/css/fonts/outfit.woff2?url"
import { createTurningCube } from "../testing/turning-cube"
import { createAdaptiveResolution } from "./adaptive-resolution"
import type { Palette } from "./palette"
import { createRenderer3d, type RendererPorts } from "./renderer-3d"

const root = document.documentElement.dataset
afterEach(() => {
  vi.restoreAllMocks()
  delete root.theme
  delete root.reduceMotion
})

/** A page whose frames come when the test says so. */
function clock(follows = true) {
  let nowMs = 0
  const waiting = new Map<number, () => void>()
  let last = 0
  let resting: (() => void) | null = null
  const ports: RendererPorts = {
    nowMs: () => nowMs,
    requestFrame: (draw) => {
      last += 1
      waiting.set(last, draw)
      return last
    },
    cancelFrame: (frame) => void waiting.delete(frame),
    later: (run) => {
      resting = run
      return () => {
        resting = null
      }
    },
    adaptiveResolution: createAdaptiveResolution(() => follows),
  }
  return {
    ports,
    waiting,
    rest: () => resting?.(),
    pass(ms: number) {
      nowMs += ms
      const due = [...waiting.values()]
      waiting.clear()
      for (const draw of due) draw()
    },
  }
}

function place(): HTMLElement {
  const host = document.createElement("div")
  host.style.cssText = "position:relative;width:200px;height:160px"
  document.body.append(host)
  return host
}

test("asks for frames while something moves, and for none after it", () => {
  const host = place()
  const { ports, waiting, pass } = clock()
  const scene3d = createRenderer3d(host, createTurningCube(), () => undefined, ports)
  expect(waiting.size).toBe(0)
  scene3d?.show({ movesMs: 100 }, false)
  expect(waiting.size).toBe(1)
  pass(50)
  expect(waiting.size).toBe(1)
  pass(60)
  expect(waiting.size).toBe(0)
  scene3d?.show({ movesMs: 100 }, true)
  expect(waiting.size).toBe(0)
  scene3d?.show({ movesMs: 100 }, false)
  scene3d?.close()
  expect(waiting.size).toBe(0)
  expect(host.childElementCount).toBe(0)
  host.remove()
})

test("draws at most two pixels to a point", () => {
  vi.spyOn(window, "devicePixelRatio", "get").mockReturnValue(3)
  const host = place()
  const scene3d = createRenderer3d(host, createTurningCube(), () => undefined, clock().ports)
  expect(host.querySelector("canvas")?.width).toBe(400)
  scene3d?.close()
  host.remove()
})

const clear = "0,0,0,0"
/** A pixel, from the left and from below, read right after it was drawn, before the browser takes the picture away. */
function pixel(host: HTMLElement, x: number, y: number): string {
  const canvas = host.querySelector("canvas")
  const context = canvas?.getContext("webgl2")
  if (!canvas || !context) throw new Error("Nothing is drawn on")
  const read = new Uint8Array(4)
  context.readPixels(x, y, 1, 1, context.RGBA, context.UNSIGNED_BYTE, read)
  return read.join()
}

/** Pixels across the picture in two movements, and then at rest, on a machine whose frames take so long for a share of them. */
function widths(frameMs: (share: number) => number, follows = true) {
  const host = place()
  vi.spyOn(window, "devicePixelRatio", "get").mockReturnValue(1)
  const { ports, waiting, pass } = clock(follows)
  const scene3d = createRenderer3d(host, createTurningCube(), () => undefined, ports)
  const width = () => {
    const canvas = host.querySelector("canvas")
    const across = ((canvas?.width ?? 0) * host.clientWidth) / (canvas?.getBoundingClientRect().width ?? 0)
    // The cube is in the middle of the canvas, and does not reach its right edge.
    expect(pixel(host, across / 2, across * 0.4)).not.toBe(clear)
    expect(pixel(host, across * 0.95, across * 0.4)).toBe(clear)
    return Math.round(across)
  }
  const seen = [1, 2].map(() => {
    scene3d?.show({ movesMs: 1_200 }, false)
    const moving = []
    while (waiting.size > 0) {
      const across = width()
      moving.push(across)
      pass(frameMs(across / host.clientWidth))
    }
    return { first: moving[0], last: moving.at(-1), rest: width() }
  })
  scene3d?.close()
  host.remove()
  return seen
}

test.each([
  ["late", 60, 100],
  ["very late", 100, 70],
])("a machine whose frames come %s moves a coarser picture; what stands is as fine as ever", (_, wholeMs, coarse) => {
  expect(widths((share) => wholeMs * share ** 2)).toEqual([
    { first: 200, last: coarse, rest: 200 },
    { first: coarse, last: coarse, rest: 200 },
  ])
})

test.each([
  ["keeps up", 16, true],
  ["shows thirty frames a second of anything", 33, true],
  ["shall draw the same whatever its frames are", 40, false],
])("a machine that %s ends up moving the whole picture", (_, frameMs, follows) => {
  const [, then] = widths(() => frameMs, follows)
  expect(then).toEqual({ first: 200, last: 200, rest: 200 })
})

/** Moves a cube for three seconds on a machine with frames this long: what it says in the next movement, and at rest after it. */
function afterAWhile(frameMs: number, forces: boolean) {
  const host = place()
  const { ports, waiting, pass, rest } = clock()
  const adaptiveResolution = createAdaptiveResolution(() => true)
  const onUnavailable = vi.fn()
  const scene3d = createRenderer3d(host, createTurningCube(), onUnavailable, { ...ports, adaptiveResolution })
  const said = () => onUnavailable.mock.calls.flat()
  scene3d?.show({ movesMs: 3_000 }, false)
  while (waiting.size > 0) pass(frameMs)
  if (forces) adaptiveResolution.forceEnable()
  scene3d?.show({ movesMs: 3_000 }, false)
  rest()
  const moving = said()
  while (waiting.size > 0) pass(frameMs)
  // The result, which does not move.
  scene3d?.show({ movesMs: 0 }, false)
  rest()
  scene3d?.close()
  host.remove()
  return { moving, resting: said() }
}

test("3D that is too slow at the lowest resolution says so at rest, unless the player keeps it on", () => {
  expect(afterAWhile(60, false)).toEqual({ moving: [], resting: ["slow"] })
  expect(afterAWhile(60, true)).toEqual({ moving: [], resting: [] })
  expect(afterAWhile(33, false)).toEqual({ moving: [], resting: [] })
})

test("hidden parts are compiled before they are shown", () => {
  const host = place()
  const model = createTurningCube()
  const wall = new Mesh(new BoxGeometry(9, 9, 0.1), new MeshStandardMaterial())
  wall.visible = false
  model.world.add(wall)
  const scene3d = createRenderer3d(host, model, () => undefined, clock().ports)
  scene3d?.show({ movesMs: 0 }, false)
  expect(pixel(host, 190, 80)).toBe(clear)
  wall.visible = true
  scene3d?.show({ movesMs: 0 }, false)
  expect(pixel(host, 190, 80)).not.toBe(clear)
  scene3d?.close()
  host.remove()
})

test("is lit, and takes the colours of the current theme", () => {
  const host = place()
  const colours = ["romanticDegen", "arctic"].map((theme) => {
    root.theme = theme
    const scene3d = createRenderer3d(host, createTurningCube(), () => undefined, clock().ports)
    scene3d?.show({ movesMs: 0 }, false)
    const colour = pixel(host, 100, 80)
    scene3d?.close()
    return colour
  })
  expect(colours[0]).not.toBe(clear)
  expect(colours[0]).not.toBe(colours[1])
  host.remove()
})

test("a face that comes late is drawn where letters stand in it; any other one disturbs nothing", async () => {
  const host = place()
  host.style.fontFamily = "'Late Face', sans-serif"
  const model = createTurningCube()
  const paint = vi.fn(({ font }: Palette) => void font("text", 20))
  const scene3d = createRenderer3d(host, { ...model, paint }, () => undefined, clock().ports)
  const arrived = async (family: string) => {
    const done = new Promise((resolve) => document.fonts.addEventListener("loadingdone", resolve, { once: true }))
    const face = new FontFace(family, `url(${outfit})`)
    document.fonts.add(face)
    await face.load()
    await done
    document.fonts.delete(face)
    return paint.mock.calls.length
  }
  expect(await arrived("Other Face")).toBe(1)
  expect(await arrived("Late Face")).toBe(2)
  scene3d?.close()
  expect(await arrived("Late Face")).toBe(2)
  host.remove()
})
