export type ToastTone = "success" | "danger" | "warning" | "info"

export interface ToastMessage {
  tone: ToastTone
  title: string
  detail?: string
  link?: Readonly<{ label: string; href: string }>
  /** Undoes or continues what the message is about; the message leaves with it. */
  action?: Readonly<{ label: string; run: () => void }>
}

export interface ToastEntry extends ToastMessage {
  readonly id: number
}

export interface ToastStore {
  /** Newest first. */
  getSnapshot: () => readonly ToastEntry[]
  subscribe: (listener: () => void) => () => void
  push: (message: ToastMessage) => number
  dismiss: (id: number) => void
}

/** A queue of messages; the oldest leaves when more than `most` wait. */
export function createToastStore(most = 5): ToastStore {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  function set(next: readonly ToastEntry[]) {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push(message) {
      lastId += 1
      set([{ ...message, id: lastId }, ...entries].slice(0, most))
      return lastId
    },
    dismiss(id) {
      if (entries.some((entry) => entry.id === id)) set(entries.filter((entry) => entry.id !== id))
    },
  }
}
