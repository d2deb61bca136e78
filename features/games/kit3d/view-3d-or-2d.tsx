import { Button } from "@dghrt/design-system"
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { sharpness } from "./adaptive-resolution"
import type { Unavailability } from "./renderer-3d"

export interface SolidViewProps<Scene> {
  scene: Scene
  onUnavailable: (why: Unavailability) => void
}

function Unavailable({ onUnavailable }: Pick<SolidViewProps<unknown>, "onUnavailable">) {
  useEffect(() => onUnavailable("missing"), [onUnavailable])
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

const reasons: Record<Unavailability, string> = {
  missing: "3D cannot be drawn in this browser right now, so you see the 2D view.",
  slow: "3D is too slow on this machine, so you see the 2D view.",
}

/** The picture with depth where there can be one, else the flat one and a sentence that says so. */
export function SolidOrFlat<Scene>({ scene, solid: Solid, flat }: SolidOrFlatProps<Scene>) {
  const [why, setWhy] = useState<Unavailability | null>(null)
  if (why === null)
    return (
      <Suspense fallback={flat}>
        <Solid scene={scene} onUnavailable={setWhy} />
      </Suspense>
    )
  function insist() {
    sharpness.insist()
    setWhy(null)
  }
  return (
    <>
      {flat}
      <div className="mt-1 flex flex-wrap items-center justify-center gap-x-3 text-text-muted text-xs">
        <p role="status" className="text-center">
          {reasons[why]}
        </p>
        {why === "slow" && (
          <Button variant="ghost" size="sm" onClick={insist}>
            Show 3D all the same
          </Button>
        )}
      </div>
    </>
  )
}
