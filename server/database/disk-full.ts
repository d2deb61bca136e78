import { DatabaseUnusable } from "./database-away"

/** A new database takes 31 MB, and as much again while it is made. */
export const newDatabaseBytes = 64_000_000

/** No room is left for an embedded database; the operator can mend that. */
export class DiskFull extends DatabaseUnusable {
  override readonly name = "DiskFull"
  constructor(folder: string, cause?: unknown) {
    super(`The disk is full: there is no room for the database in ${folder}. Make room, or set DATA_DIR.`, { cause })
  }
}

/** Why an embedded database did not open. What its thread throws may be no Error: its file system has objects of its own, whose 51 is ENOSPC. */
export function failureOf(thrown: unknown, folder: string): Error {
  const { errno, code, message }: { errno?: unknown; code?: unknown; message?: unknown } = Object(thrown)
  if (errno === 51 || code === "ENOSPC" || /errno:? 51\b|ENOSPC|No space left/.test(String(message)))
    return new DiskFull(folder, thrown)
  if (thrown instanceof Error) return thrown
  return new Error(`The database in ${folder} does not open (${String(errno ?? message ?? thrown)}).`)
}
