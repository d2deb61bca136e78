import { type ComponentType, type LazyExoticComponent, lazy } from "react"

export type PreloadableComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the code; what is mounted after that renders without suspending. */
  preload(): Promise<void>
}

/**
 * A lazy component that does not suspend once its code is there. A prerendered page preloads what it shows before it
 * hydrates, and needs no Suspense boundary of its own: React hydrates what is inside a boundary later than what is around
 * it, and renders it again if a store changes in between. A link that is replaced between press and release is not opened.
 */
export function lazyWithPreload<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  let loaded: { default: ComponentType<Props> } | null = null
  const component = lazy(() => (loaded ? settled(loaded) : load()))
  return Object.assign(component, {
    async preload() {
      loaded = await load()
    },
  })
}

/** A promise that calls back at once, which React's `lazy` understands; an ordinary one would suspend for a moment. */
const settled = <T>(value: T) => {
  // biome-ignore lint/suspicious/noThenProperty: being a thenable is its whole purpose
  return { then: (resolve: (value: T) => void) => resolve(value) } as unknown as Promise<T> // `lazy` calls `then` and nothing else
}
