import { proxy } from "valtio/vanilla"

/**
 * The bet of this tab whose result its board has not shown yet: what else this tab shows of it waits for that. The signature
 * is null until the bet is settled. Other tabs, the explorer and other players are not delayed.
 */
export const unrevealedBet = proxy<{ address: string | null; signature: string | null }>({
  address: null,
  signature: null,
})
