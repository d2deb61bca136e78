import { useWallet } from "#features/wallet"
import { flags } from "../navigation/flags"
import type { Visitor } from "../navigation/items"
import { useConfig } from "./app-config"

/** Who looks at the page, as far as the menus need to know. */
export function useVisitor(): Visitor {
  const { creator } = useConfig()
  const { address } = useWallet()
  return { address, creator, flags }
}
