import type { Wallet } from "@wallet-standard/base"

/** FNV-1a: enough to distinguish a handful of wallets of one name. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

type Identified = Pick<Wallet, "name" | "icon" | "chains" | "features">

/** Names a wallet by more than its name: anything may call itself Phantom, and two browsers profiles may bring two of them. */
export const walletId = ({ name, icon, chains, features }: Identified): string =>
  `${name}#${fingerprint([icon, ...[...chains].sort(), ...Object.keys(features).sort()].join(" "))}`

/** The name in an id, or in what an earlier version stored, which was the name alone. */
const nameIn = (id: string) => id.replace(/#[0-9a-z]+$/, "")

/**
 * The wallet of a stored id: the very one, or the only one of its name, because a wallet that was updated has another icon.
 * Two of one name are never taken for each other.
 */
export function findWallet<T extends Identified>(wallets: readonly T[], id: string | null): T | undefined {
  if (id === null) return undefined
  const exact = wallets.find((wallet) => walletId(wallet) === id)
  if (exact) return exact
  const named = wallets.filter(({ name }) => name === nameIn(id))
  return named.length === 1 ? named[0] : undefined
}
