export type ToastTone = "success" | "danger" | "warning" | "info"

export interface ToastMessage {
  /** Colour and icon; neither is read out. */
  tone: ToastTone
  /** What happened, in one line. */
  title: string
  /** What it means, in a sentence. */
  detail?: string
  /** Opens in a new tab, and leaves the message in place. */
  link?: Readonly<{ label: string; href: string }>
  /** Undoes or continues what the message is about; the message leaves with it. */
  action?: Readonly<{ label: string; run: () => void }>
  /** It stays until it is dismissed, because it is about something that goes on. */
  lasting?: boolean
  /** Something else on the page announces the same: the message is shown and not read out. */
  silent?: boolean
}

export interface ToastEntry extends ToastMessage {
  readonly id: number
}

export interface ToastStore {
  /** Newest first. */
  getSnapshot: () => readonly ToastEntry[]
  subscribe: (listener: () => void) => () => void
  /** Adds a message and returns its id. */
  push: (message: ToastMessage) => number
  /** Removes a message. Does nothing for one that is gone already. */
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
