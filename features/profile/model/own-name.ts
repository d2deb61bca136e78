import * as v from "valibot"
import { displayName } from "#contract/display-name"
import { type StoragePort, type Stored, stored } from "#features/kernel"

/** The pattern of generated names: a name that was edited in storage is not shown. */
const generated = v.nullable(v.pipe(v.string(), v.maxLength(24), v.regex(/^[A-Z][A-Za-z]{1,19}(\d{3,4})?$/)))

const names = new Map<string, Stored<string | null>>()

/** The name of a wallet of this browser: generated once, then stored, so that it outlives a change of the generator. */
export function ownName(address: string, port?: StoragePort): string {
  const known = port ? undefined : names.get(address)
  const name = known ?? stored(`username-${address}`, generated, null, port)
  if (!port) names.set(address, name)
  const before = name.read()
  if (before !== null) return before
  const first = displayName(address)
  name.write(first)
  return first
}
