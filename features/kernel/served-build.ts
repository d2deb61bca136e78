let served: string | null = null
const listeners = new Set<() => void>()

/** The build that the server named in its latest reply; null while it has named none. */
export const servedBuild = {
  get: (): string | null => served,
  note(build: string | null): void {
    if (build === null || build === served) return
    served = build
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
