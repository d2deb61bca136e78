import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react"

export interface SolidViewProps<Scene> {
  scene: Scene
  onUnavailable: () => void
}

function Unavailable({ onUnavailable }: Pick<SolidViewProps<unknown>, "onUnavailable">) {
  useEffect(() => onUnavailable(), [onUnavailable])
  return null
}

/** A 3D view that is fetched when it is first drawn. One that cannot be fetched is one that cannot be shown. */
export const lazySolid = <Scene,>(load: () => Promise<ComponentType<SolidViewProps<Scene>>>) =>
  lazy(async () => ({ default: await load().catch(() => Unavailable) }))

export interface SolidOrFlatProps<Scene> extends Pick<SolidViewProps<Scene>, "scene"> {
  solid: ComponentType<SolidViewProps<Scene>>
  /** The same scene in the plane: while the other is fetched, and in its place where it cannot be drawn. */
  flat: ReactNode
}

/** The picture with depth where there can be one, else the flat one and a sentence that says so. */
export function SolidOrFlat<Scene>({ scene, solid: Solid, flat }: SolidOrFlatProps<Scene>) {
  const [given, setGiven] = useState(true)
  if (given)
    return (
      <Suspense fallback={flat}>
        <Solid scene={scene} onUnavailable={() => setGiven(false)} />
      </Suspense>
    )
  return (
    <>
      {flat}
      <p role="status" className="mt-1 text-center text-text-muted text-xs">
        3D cannot be drawn in this browser right now, so you see the 2D view.
      </p>
    </>
  )
}
