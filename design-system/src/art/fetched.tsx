import type { ComponentType } from "react"
import { lazyWithPreload } from "../lib/lazy-with-preload"
import { Backdrop, SceneFrame, type SceneProps } from "./backdrop"

/** In place of a picture until it is loaded, and where it cannot be. */
export function NoPicture({ className }: SceneProps) {
  return (
    <SceneFrame className={className}>
      <Backdrop hue="art-4" far="art-1" />
    </SceneFrame>
  )
}

/** A scene loaded when first drawn. One that cannot be fetched is an empty backdrop, not a broken page. */
export const fetched = <Props extends SceneProps>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithPreload<Props>(async () => ({ default: await load().catch((): ComponentType<Props> => NoPicture) }))
