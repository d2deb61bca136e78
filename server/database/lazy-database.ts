import type { Log } from "../log"
import { type Database, type DatabasePlace, openDatabase } from "./open-database"

/** Gives the open database; each call after a failure tries to open it again. */
export type DatabaseSource = () => Promise<Database>

export interface LazyDatabase {
  get: DatabaseSource
  /** Closes what was opened. */
  close(): Promise<void>
}

/**
 * Opens the database at the first call, so that the API answers before it and without it. `onLost` runs as that of
 * `openDatabase`: what was opened is no longer of use.
 */
export function lazyDatabase(
  place: DatabasePlace,
  onLost?: (error: Error) => void,
  log?: Pick<Log, "info">,
): LazyDatabase {
  let opening: Promise<Database> | null = null
  return {
    get() {
      opening ??= openDatabase(place, onLost, log).catch((error) => {
        opening = null
        throw error
      })
      return opening
    },
    async close() {
      const opened = await opening?.catch(() => null)
      await opened?.close()
    },
  }
}
