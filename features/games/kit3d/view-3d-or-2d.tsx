import { Button } from "@dghrt/design-system"
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { Widget } from "#features/lazy-parts"
import { adaptiveResolution } from "./adaptive-resolution"
import { PhaseStart } from "./phase-start"
import type { Unavailability } from "./renderer-3d"

export interface View3dProps<Scene> {
  scene: Scene
  onUnavailable: (why: Unavailability) => void
}

function Unavailable({ onUnavailable }: Pick<View3dProps<unknown>, "onUnavailable">) {
  useEffect(() => onUnavailable("missing"), [onUnavailable])
  return null
}

/** A 3D view that is fetched when it is first drawn. A failed fetch counts as unavailable 3D. */
export const lazyView3d = <Scene,>(load: () => Promise<ComponentType<View3dProps<Scene>>>) =>
  lazy(async () => ({ default: await load().catch(() => Unavailable) }))

export interface View3dOr2dProps<Scene> extends Pick<View3dProps<Scene>, "scene"> {
  view3d: ComponentType<View3dProps<Scene>>
  /** The same scene in 2D: shown while the 3D view is fetched, and instead of it where 3D is unavailable. */
  view2d: ReactNode
}

const reasons: Record<Unavailability, string> = {
  missing: "3D cannot be drawn in this browser right now, so you see the 2D view.",
  slow: "3D is too slow on this machine, so you see the 2D view.",
}

/** How long a result that has been drawn stays as it is. */
const READ_MS = 4_000

const phaseOf = (scene: unknown) =>
  typeof scene === "object" && scene !== null && "phase" in scene ? scene.phase : "idle"

/** How long a scene must not change its view: null while a bet is under way, 0 between two rounds. */
function restMs(phase: unknown): number | null {
  if (phase === "idle") return 0
  return phase === "settled" ? READ_MS : null
}

/**
 * The 3D view, or the 2D view and the reason for it. A slow view is left between two rounds, one that is lost at once: the 2D
 * view then goes on where it was.
 */
export function View3dOr2d<Scene>({ scene, view3d: View3d, view2d }: View3dOr2dProps<Scene>) {
  const [why, setWhy] = useState<Unavailability | null>(null)
  const [slow, setSlow] = useState(false)
  const phase = phaseOf(scene)
  const begun = useRef({ phase, atMs: performance.now() })
  if (begun.current.phase !== phase) begun.current = { phase, atMs: performance.now() }
  const phaseStart = useCallback(() => begun.current.atMs, [])
  const waitMs = restMs(phase)
  useEffect(() => {
    if (!slow || waitMs === null) return
    const timer = setTimeout(() => {
      setSlow(false)
      setWhy("slow")
    }, waitMs)
    return () => clearTimeout(timer)
  }, [slow, waitMs])
  const leave = useCallback((reason: Unavailability) => (reason === "slow" ? setSlow(true) : setWhy(reason)), [])
  if (why === null)
    return (
      <Widget instead={<Unavailable onUnavailable={leave} />}>
        <Suspense fallback={view2d}>
          <View3d scene={scene} onUnavailable={leave} />
        </Suspense>
      </Widget>
    )
  function forceEnable() {
    adaptiveResolution.forceEnable()
    setWhy(null)
  }
  return (
    <>
      <PhaseStart.Provider value={phaseStart}>{view2d}</PhaseStart.Provider>
      <div className="mt-1 flex flex-wrap items-center justify-center gap-x-3 text-text-muted text-xs">
        <p role="status" className="text-center">
          {reasons[why]}
        </p>
        {why === "slow" && (
          <Button variant="ghost" size="sm" onClick={forceEnable}>
            Keep 3D on
          </Button>
        )}
      </div>
    </>
  )
}
