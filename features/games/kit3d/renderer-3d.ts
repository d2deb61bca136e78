import { type Mesh, NeutralToneMapping, type Object3D, PCFShadowMap, Texture, Vector2, WebGLRenderer } from "three"
import { logger } from "#features/kernel"
import { adaptiveResolution } from "./adaptive-resolution"
import type { Model3d } from "./model-3d"
import { type Palette, paletteOf } from "./palette"

const MOST_PIXELS_PER_POINT = 2
/** After a movement the game says its result; the 2D view has reached its end by then as well. */
const RESTING_MS = 500

export interface RendererPorts {
  nowMs: () => number
  requestFrame: (draw: () => void) => number
  cancelFrame: (frame: number) => void
  /** Runs once after so long; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  adaptiveResolution: Pick<typeof adaptiveResolution, "note" | "share" | "tooSlow">
}

const page: RendererPorts = {
  nowMs: () => performance.now(),
  requestFrame: (draw) => requestAnimationFrame(draw),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  adaptiveResolution,
}

/** There is no WebGL, or no longer; or the machine is too slow for it. */
export type Unavailability = "missing" | "slow"

export interface Renderer3d<Scene> {
  /** Plays a scene from its beginning, or shows its end at once. */
  show: (scene: Scene, still: boolean) => void
  /** Gives everything back; nothing is drawn any more. */
  close: () => void
}

/** Materials, geometries and pictures are the graphics card's: letting go of them is not enough. */
function discard({ world }: Pick<Model3d<unknown>, "world">) {
  world.environment?.dispose()
  world.traverse((part) => {
    if (!("geometry" in part)) return
    const { geometry, material } = part as Mesh
    geometry.dispose()
    for (const one of [material].flat()) {
      for (const value of Object.values(one)) if (value instanceof Texture) value.dispose()
      one.dispose()
    }
  })
}

/**
 * Draws a model into `host` while it moves and when its theme or its size changes. A moving model is drawn at the adaptive
 * resolution, a resting one at the screen's. Null where the browser has no WebGL; `onUnavailable` runs when the WebGL
 * context is lost later, and at rest when the next movement would be too slow.
 */
export function createRenderer3d<Scene>(
  host: HTMLElement,
  model: Model3d<Scene>,
  onUnavailable: (why: Unavailability) => void,
  ports: RendererPorts = page,
): Renderer3d<Scene> | null {
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, premultipliedAlpha: true })
  if (!context) return null
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // Checking a shader for errors blocks until it is compiled.
  renderer.debug.checkShaderErrors = false
  renderer.setPixelRatio(Math.min(MOST_PIXELS_PER_POINT, window.devicePixelRatio))
  canvas.style.cssText = "display:block;position:absolute;inset:0;transform-origin:0 100%"
  host.append(canvas)

  let current: { scene: Scene; startMs: number; still: boolean } | null = null
  let frame: number | null = null
  /** When the last frame of a movement was drawn; null at rest. */
  let movedMs: number | null = null
  let cancelFallback: () => void = () => undefined
  let share = 1
  let warm = false
  let palette: Palette | null = null

  /** Draws into a corner of the canvas and scales it up: resizing the canvas would block. */
  function setResolution(next: number) {
    share = next
    const { width, height } = renderer.getSize(new Vector2())
    renderer.setViewport(0, 0, width * share, height * share)
    renderer.setScissor(0, 0, width * share, height * share)
    renderer.setScissorTest(share < 1)
    canvas.style.transform = share < 1 ? `scale(${1 / share})` : ""
  }

  /** Compiles every shader ahead, also those of hidden parts, so that no movement is interrupted by it. */
  function prewarm() {
    const hidden: Object3D[] = []
    model.world.traverse((part) => {
      if (!part.visible) hidden.push(part)
      part.visible = true
    })
    renderer.render(model.world, model.camera)
    for (const part of hidden) part.visible = false
    warm = true
  }

  /** Runs outside of React too, where no boundary catches what it throws. */
  function draw() {
    frame = null
    try {
      drawFrame()
    } catch (error) {
      logger.warn("A view in 3D failed", error)
      onUnavailable("missing")
    }
  }
  function drawFrame() {
    if (current === null) return
    const { scene, startMs, still } = current
    const nowMs = ports.nowMs()
    const moving = model.pose(scene, still ? Number.POSITIVE_INFINITY : nowMs - startMs) && !still
    if (moving && movedMs !== null) ports.adaptiveResolution.note(nowMs - movedMs)
    // Only at rest: a movement that changes its view starts again.
    cancelFallback()
    if (!moving && !still) cancelFallback = ports.later(fallBackIfTooSlow, RESTING_MS)
    movedMs = moving ? nowMs : null
    const carried = moving ? ports.adaptiveResolution.share() : 1
    if (carried !== share) setResolution(carried)
    if (!warm) prewarm()
    renderer.render(model.world, model.camera)
    if (moving) frame = ports.requestFrame(draw)
  }
  function fallBackIfTooSlow() {
    if (ports.adaptiveResolution.tooSlow()) onUnavailable("slow")
  }
  /** A requested frame draws the change anyway. */
  function redraw() {
    if (frame === null) draw()
  }

  function measure() {
    const { clientWidth, clientHeight } = host
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setSize(clientWidth, clientHeight)
    setResolution(share)
    model.frame(clientWidth / clientHeight)
    redraw()
  }
  function repaint() {
    palette = paletteOf(host)
    model.paint(palette)
    redraw()
  }
  /** Draws the numbers again when their font has loaded. */
  function repaintText({ fontfaces }: FontFaceSetLoadEvent) {
    if (fontfaces.some((face) => palette?.usesFont(face))) repaint()
  }
  function lost(event: Event) {
    event.preventDefault()
    onUnavailable("missing")
  }

  const size = new ResizeObserver(measure)
  const themeObserver = new MutationObserver(repaint)
  canvas.addEventListener("webglcontextlost", lost)
  themeObserver.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "data-less-glow"],
  })
  document.fonts.addEventListener("loadingdone", repaintText)
  repaint()
  measure()
  size.observe(host)

  return {
    show(scene, still) {
      // It may have been too slow in another game already.
      if (current === null && !still) fallBackIfTooSlow()
      if (frame !== null) ports.cancelFrame(frame)
      movedMs = null
      current = { scene, startMs: ports.nowMs(), still }
      draw()
    },
    close() {
      cancelFallback()
      if (frame !== null) ports.cancelFrame(frame)
      current = null
      size.disconnect()
      themeObserver.disconnect()
      document.fonts.removeEventListener("loadingdone", repaintText)
      canvas.removeEventListener("webglcontextlost", lost)
      discard(model)
      renderer.dispose()
      // A browser keeps only a few contexts; one that waits for the garbage collector takes another's place.
      if (!context.isContextLost()) renderer.forceContextLoss()
      canvas.remove()
    },
  }
}
