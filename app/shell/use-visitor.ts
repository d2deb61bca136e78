import { useWallet } from "#features/wallet"
import { flags } from "../navigation/flags"
import type { Visitor } from "../navigation/items"
import { useConfig } from "./app-config"

/** What the menus need to know about the visitor. */
export function useVisitor(): Visitor {
  const { creator } = useConfig()
  const { address } = useWallet()
  return { address, creator, flags }
}
