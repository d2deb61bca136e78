import { useReducedMotion } from "@dghrt/design-system"
import { useEffect, useRef } from "react"
import type { Model3d } from "./model-3d"
import { createRenderer3d, type Renderer3d, type Unavailability } from "./renderer-3d"

export interface Scene3dProps<Scene> {
  /** Plain data: two scenes that are written alike are the same scene. */
  scene: Scene
  /** Makes the solid; always the same function. */
  createModel: () => Model3d<Scene>
  onUnavailable: (why: Unavailability) => void
  className?: string
}

/** A picture with depth. It is decoration to a screen reader: the game says beside it what it shows. */
export function Scene3d<Scene>({ scene, createModel, onUnavailable, className = "" }: Scene3dProps<Scene>) {
  const host = useRef<HTMLDivElement>(null)
  const renderer = useRef<Renderer3d<Scene> | null>(null)
  const unavailable = useRef(onUnavailable)
  const still = useReducedMotion()
  useEffect(() => {
    unavailable.current = onUnavailable
  })
  useEffect(() => {
    if (!host.current) return
    renderer.current = createRenderer3d(host.current, createModel(), (why) => unavailable.current(why))
    if (renderer.current === null) unavailable.current("missing")
    return () => {
      renderer.current?.close()
      renderer.current = null
    }
  }, [createModel])
  // A scene object is created on every render; only a different scene is played.
  const written = JSON.stringify(scene)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` is the scene
  useEffect(() => renderer.current?.show(scene, still), [written, still, createModel])
  return (
    <div
      ref={host}
      aria-hidden
      data-slot="renderer-3d"
      data-decides
      className={`relative overflow-hidden ${className}`}
    />
  )
}
