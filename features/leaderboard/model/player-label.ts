import { displayName } from "#contract/display-name"

/** As long as the longest generated name: a row has room for it. */
const maxLength = 18

/** A player in a list: the generated name, shortened, and the last 4 characters of the address. */
export function playerLabel(address: string): string {
  const name = displayName(address)
  return `${name.length > maxLength ? `${name.slice(0, maxLength - 1)}…` : name} ${address.slice(-4)}`
}
