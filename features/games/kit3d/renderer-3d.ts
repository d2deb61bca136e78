import { type Mesh, NeutralToneMapping, type Object3D, PCFShadowMap, Texture, Vector2, WebGLRenderer } from "three"
import { sharpness } from "./adaptive-resolution"
import { type Palette, paletteOf } from "./palette"
import type { Solid } from "./solid"

const MOST_PIXELS_PER_POINT = 2
/** After a movement the game says its result; by then another view stands at the end as well. */
const RESTING_MS = 500

export interface StagePorts {
  nowMs: () => number
  requestFrame: (draw: () => void) => number
  cancelFrame: (frame: number) => void
  /** Runs once after so long; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  sharpness: Pick<typeof sharpness, "note" | "share" | "tooSlow">
}

const page: StagePorts = {
  nowMs: () => performance.now(),
  requestFrame: (draw) => requestAnimationFrame(draw),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
  later: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  sharpness,
}

/** There is no WebGL, or no longer; or the machine is too slow for it. */
export type Unavailability = "missing" | "slow"

export interface Stage<Scene> {
  /** Plays a scene from its beginning, or stands at its end at once. */
  show: (scene: Scene, still: boolean) => void
  /** Gives everything back; nothing is drawn any more. */
  close: () => void
}

/** Materials, geometries and pictures are the graphics card's: letting go of them is not enough. */
function discard({ world }: Pick<Solid<unknown>, "world">) {
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
 * Draws a solid into `host`: while it moves, when its room or its size changes, and not otherwise. What moves is drawn as
 * finely as the machine carries, what stands as finely as the screen shows. Null where the browser has no WebGL;
 * `onUnavailable` runs when the graphics card takes it away later, and at rest when the next movement would be too slow.
 */
export function createRenderer3d<Scene>(
  host: HTMLElement,
  solid: Solid<Scene>,
  onUnavailable: (why: Unavailability) => void,
  ports: StagePorts = page,
): Stage<Scene> | null {
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("webgl2", { alpha: true, antialias: true, premultipliedAlpha: true })
  if (!context) return null
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // Asking whether a shader is sound waits until it is compiled.
  renderer.debug.checkShaderErrors = false
  renderer.setPixelRatio(Math.min(MOST_PIXELS_PER_POINT, window.devicePixelRatio))
  canvas.style.cssText = "display:block;position:absolute;inset:0;transform-origin:0 100%"
  host.append(canvas)

  let current: { scene: Scene; startMs: number; still: boolean } | null = null
  let frame: number | null = null
  /** When the last frame of a movement was drawn. */
  let movedMs: number | null = null
  let stayHere: () => void = () => undefined
  let share = 1
  let warm = false
  let palette: Palette | null = null

  /** Draws into a corner of the canvas and spreads it: a canvas of another size would be waited for. */
  function sharpen(next: number) {
    share = next
    const { width, height } = renderer.getSize(new Vector2())
    renderer.setViewport(0, 0, width * share, height * share)
    renderer.setScissor(0, 0, width * share, height * share)
    renderer.setScissorTest(share < 1)
    canvas.style.transform = share < 1 ? `scale(${1 / share})` : ""
  }

  /** All that a first time is waited for, also for what shows itself only later: not in the middle of a movement. */
  function warmUp() {
    const hidden: Object3D[] = []
    solid.world.traverse((part) => {
      if (!part.visible) hidden.push(part)
      part.visible = true
    })
    renderer.render(solid.world, solid.camera)
    for (const part of hidden) part.visible = false
    warm = true
  }

  function draw() {
    frame = null
    if (current === null) return
    const { scene, startMs, still } = current
    const nowMs = ports.nowMs()
    const moving = solid.pose(scene, still ? Number.POSITIVE_INFINITY : nowMs - startMs) && !still
    if (moving && movedMs !== null) ports.sharpness.note(nowMs - movedMs)
    // Neither in the middle of a movement, which would begin anew in another view, nor when the next one is asked for.
    stayHere()
    if (!moving && !still) stayHere = ports.later(giveWay, RESTING_MS)
    movedMs = moving ? nowMs : null
    const carried = moving ? ports.sharpness.share() : 1
    if (carried !== share) sharpen(carried)
    if (!warm) warmUp()
    renderer.render(solid.world, solid.camera)
    if (moving) frame = ports.requestFrame(draw)
  }
  function giveWay() {
    if (ports.sharpness.tooSlow()) onUnavailable("slow")
  }
  /** What runs draws soon anyway. */
  function redraw() {
    if (frame === null) draw()
  }

  function measure() {
    const { clientWidth, clientHeight } = host
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setSize(clientWidth, clientHeight)
    sharpen(share)
    solid.frame(clientWidth / clientHeight)
    redraw()
  }
  function repaint() {
    palette = paletteOf(host)
    solid.paint(palette)
    redraw()
  }
  /** A face that comes later than the first picture is drawn into the pictures then. */
  function reletter({ fontfaces }: FontFaceSetLoadEvent) {
    if (fontfaces.some((face) => palette?.letteredIn(face))) repaint()
  }
  function lost(event: Event) {
    event.preventDefault()
    onUnavailable("missing")
  }

  const size = new ResizeObserver(measure)
  const room = new MutationObserver(repaint)
  canvas.addEventListener("webglcontextlost", lost)
  room.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "data-less-glow"] })
  document.fonts.addEventListener("loadingdone", reletter)
  repaint()
  measure()
  size.observe(host)

  return {
    show(scene, still) {
      // In another game it was too slow already.
      if (current === null && !still) giveWay()
      if (frame !== null) ports.cancelFrame(frame)
      movedMs = null
      current = { scene, startMs: ports.nowMs(), still }
      draw()
    },
    close() {
      stayHere()
      if (frame !== null) ports.cancelFrame(frame)
      current = null
      size.disconnect()
      room.disconnect()
      document.fonts.removeEventListener("loadingdone", reletter)
      canvas.removeEventListener("webglcontextlost", lost)
      discard(solid)
      renderer.dispose()
      // A browser keeps only a few contexts; one that waits for the garbage collector takes another's place.
      if (!context.isContextLost()) renderer.forceContextLoss()
      canvas.remove()
    },
  }
}
