import { useReducedMotion } from "@dghrt/design-system"
import { useEffect, useRef } from "react"
import { createRenderer3d, type Stage, type Unavailability } from "./renderer-3d"
import type { Solid } from "./solid"

export interface Stage3dProps<Scene> {
  /** Plain data: two scenes that are written alike are the same scene. */
  scene: Scene
  /** Makes the solid; always the same function. */
  solid: () => Solid<Scene>
  onUnavailable: (why: Unavailability) => void
  className?: string
}

/** A picture with depth. It is decoration to a screen reader: the game says beside it what it shows. */
export function Scene3d<Scene>({ scene, solid, onUnavailable, className = "" }: Stage3dProps<Scene>) {
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage<Scene> | null>(null)
  const unavailable = useRef(onUnavailable)
  const still = useReducedMotion()
  useEffect(() => {
    unavailable.current = onUnavailable
  })
  useEffect(() => {
    if (!host.current) return
    stage.current = createRenderer3d(host.current, solid(), (why) => unavailable.current(why))
    if (stage.current === null) unavailable.current("missing")
    return () => {
      stage.current?.close()
      stage.current = null
    }
  }, [solid])
  // A scene is made anew on every render; only another one is played.
  const written = JSON.stringify(scene)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` is the scene
  useEffect(() => stage.current?.show(scene, still), [written, still, solid])
  return <div ref={host} aria-hidden data-slot="stage-3d" className={`relative overflow-hidden ${className}`} />
}
