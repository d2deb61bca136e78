import * as v from "valibot"
import { logger } from "./logger"

/** What we need of `localStorage`; tests pass a map. */
export interface StoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface Stored<T> {
  readonly key: string
  /** The default when nothing is stored, what is stored does not fit, or storage is forbidden. */
  read(): T
  /** False when the browser would not keep it: `read` still gives it back, but only until the page goes. */
  write(value: T): boolean
  clear(): void
  /** Runs when another tab writes this key. */
  onForeignChange(listener: (value: T) => void): () => void
}

/** How a value stands in storage; `versioned` gives it a version. */
export interface StoredShape {
  /** What is stored, made ready for the schema. */
  read(stored: unknown): unknown
  write(value: unknown): unknown
}

const declared = new Set<string>()

/** Money is stored as decimal digits, as its schema reads it. */
const written = (_name: string, value: unknown) => (typeof value === "bigint" ? String(value) : value)

const asItIs = (value: unknown) => value

/** Declares a persisted key once, with the schema of its value. A second declaration of a key is a programming error. */
export function stored<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: NoInfer<T>,
  port: StoragePort = browserStorage(),
  shape: StoredShape = { read: asItIs, write: asItIs },
): Stored<T> {
  if (port === browserStorage() || port === sessionStoragePort()) {
    if (declared.has(key)) throw new Error(`Storage key "${key}" is declared twice`)
    declared.add(key)
  }

  const parse = (text: string | null): T => {
    if (text === null) return fallback
    try {
      return v.parse(schema, shape.read(JSON.parse(text)))
    } catch {
      // Why is not in the log, because it would name what is stored.
      logger.warn(`Stored "${key}" was not usable and is ignored`)
      return fallback
    }
  }
  let unsaved: { value: T } | null = null
  const read = () => {
    if (unsaved) return unsaved.value
    try {
      return parse(port.getItem(key))
    } catch (error) {
      logger.warn(`Storage does not give "${key}"`, error)
      return fallback
    }
  }

  return {
    key,
    read,
    write(value) {
      try {
        port.setItem(key, JSON.stringify(shape.write(value), written))
        unsaved = null
        return true
      } catch (error) {
        unsaved = { value }
        logger.warn(`Storage does not keep "${key}"`, error)
        return false
      }
    },
    clear() {
      unsaved = null
      try {
        port.removeItem(key)
      } catch (error) {
        logger.warn(`Storage does not clear "${key}"`, error)
      }
    },
    onForeignChange(listener) {
      if (typeof window === "undefined") return () => undefined
      const hear = (event: StorageEvent) => {
        // No key means that the other tab threw everything away.
        if (event.key === key || event.key === null) listener(parse(event.key === null ? null : event.newValue))
      }
      window.addEventListener("storage", hear)
      return () => window.removeEventListener("storage", hear)
    },
  }
}

export function memoryStorage(): StoragePort {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/** What `give` gives, or memory where there is none or merely touching it throws. */
function storageOrMemory(give: () => StoragePort | undefined): { port: StoragePort; lasting: boolean } {
  try {
    const port = give()
    if (port) return { port, lasting: true }
  } catch (error) {
    logger.warn("This browser gives no storage", error)
  }
  return { port: memoryStorage(), lasting: false }
}

let local: ReturnType<typeof storageOrMemory> | null = null
let session: ReturnType<typeof storageOrMemory> | null = null
const shared = () => (local ??= storageOrMemory(() => globalThis.localStorage))

/** `localStorage`, or memory where there is none or merely touching it throws. */
export const browserStorage = (): StoragePort => shared().port

/** Whether the browser gives storage that outlives the page. */
export const storageLasts = (): boolean => shared().lasting

/** `sessionStorage`, under the same terms. */
export const sessionStoragePort = (): StoragePort => {
  session ??= storageOrMemory(() => globalThis.sessionStorage)
  return session.port
}
