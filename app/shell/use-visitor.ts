import { ownersOf } from "#contract/config"
import { useWallet } from "#features/wallet"
import { flags } from "../navigation/flags"
import type { Visitor } from "../navigation/items"
import { useConfig } from "./app-config"

/** What the menus need to know about the visitor. */
export function useVisitor(): Visitor {
  const config = useConfig()
  const { address } = useWallet()
  return { address, owners: ownersOf(config), flags }
}
