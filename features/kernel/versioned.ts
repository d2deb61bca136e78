import type { StoredShape } from "./storage"

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * The shape of a record whose first one has changed. `version` is from 2 on, and what carries none is of the first. `migrate`
 * brings what version `from` wrote into the present shape, which the schema judges. What a later version wrote is judged as
 * it is: the player went back to an older page.
 *
 * The version stands among the fields of an object, or beside a value that is none. Such an object has no field `version` of
 * its own, nor is `value` its only one.
 */
export const versioned = (version: number, migrate: (stored: unknown, from: number) => unknown): StoredShape => ({
  read(stored) {
    const { value, from } = withoutVersion(stored)
    return from < version ? migrate(value, from) : value
  },
  write: (value) => (isObject(value) ? { version, ...value } : { version, value }),
})

function withoutVersion(stored: unknown): { value: unknown; from: number } {
  if (!isObject(stored) || !("version" in stored) || !Number.isSafeInteger(stored.version))
    return { value: stored, from: 1 }
  const { version, ...value } = stored
  const alone = "value" in value && Object.keys(value).length === 1
  return { value: alone ? value.value : value, from: Number(version) }
}
