import type { Endpoint } from "../model/rpc-endpoints"

/** A socket that has not been open for this long is left for the next endpoint's. */
export const socketPatienceMs = 3_000
/** A socket counts as open after this time: a broken node may accept a connection and close it at once. */
const settleMs = 300

interface SocketChoiceOptions {
  endpoints: readonly Endpoint[]
  /** The endpoint that requests go to: its socket comes first. */
  preferred: () => Endpoint
  onLost: (endpoint: Endpoint) => void
}

export interface SocketChoice {
  current(): Endpoint
  /** The socket of the current endpoint is open, and has been for a moment. */
  isOpen(): boolean
  /** The endpoint's socket has opened. */
  opened(endpoint: Endpoint): void
  /** The endpoint's socket has closed, or could not be opened. */
  closed(endpoint: Endpoint): void
  /** Chooses again after requests have moved to another endpoint. */
  choose(): void
  /** Runs when subscriptions belong on another endpoint; sockets are judged while there is a listener. */
  onChange(listener: (endpoint: Endpoint) => void): () => void
}

/** Chooses the endpoint for subscriptions. A node's socket can fail while the node still answers requests. */
export function createSocketChoice({ endpoints, preferred, onLost }: SocketChoiceOptions): SocketChoice {
  const open = new Set<Endpoint>()
  const lost = new Set<Endpoint>()
  const settling = new Map<Endpoint, ReturnType<typeof setTimeout>>()
  const listeners = new Set<(endpoint: Endpoint) => void>()
  let patience: ReturnType<typeof setTimeout> | undefined
  let chosen = preferred()

  function stopWaiting() {
    clearTimeout(patience)
    patience = undefined
  }

  function choose() {
    const next = [preferred(), ...endpoints].find((endpoint) => !lost.has(endpoint)) ?? preferred()
    // All sockets have failed: begin with the preferred one again.
    if (lost.has(next)) lost.clear()
    if (next === chosen) return
    chosen = next
    stopWaiting()
    for (const listener of listeners) listener(next)
    judge()
  }

  /** Waits for the chosen socket; closing again meanwhile does not extend the wait. */
  function judge() {
    if (listeners.size === 0 || open.has(chosen) || endpoints.length === 1) return stopWaiting()
    patience ??= setTimeout(() => {
      patience = undefined
      lost.add(chosen)
      onLost(chosen)
      choose()
      judge()
    }, socketPatienceMs)
  }

  function closed(endpoint: Endpoint) {
    clearTimeout(settling.get(endpoint))
    open.delete(endpoint)
    judge()
  }

  return {
    current: () => chosen,
    isOpen: () => open.has(chosen),
    choose,
    closed,
    opened(endpoint) {
      clearTimeout(settling.get(endpoint))
      const settled = () => {
        open.add(endpoint)
        lost.delete(endpoint)
        choose()
        judge()
      }
      settling.set(endpoint, setTimeout(settled, settleMs))
    },
    onChange(listener) {
      listeners.add(listener)
      judge()
      return () => {
        listeners.delete(listener)
        judge()
      }
    },
  }
}
