import { useMemo } from "react"
import type { AppConfig } from "#contract/config"
import { askFaucet } from "#features/wallet"
import type { Funding } from "../kit/board-betting"
import type { PlaySession } from "../play/play-session"

/** What the local network's faucet gives. */
const isGiven = (symbol: string): symbol is "SOL" | "USDC" => symbol === "SOL" || symbol === "USDC"

/** What a player without funds can do: ask for test funds where there are some, or play for free. */
export function useFunding(
  { address, token }: PlaySession,
  config: AppConfig,
  onOpenGame: ((wallet: string) => void) | undefined,
): Funding {
  return useMemo(() => {
    const gives = __LOCALNET__ && config.faucetUrl && isGiven(token.symbol)
    return {
      address,
      ...(gives && { onTestFunds: (symbol: string) => askFaucet(config, address, isGiven(symbol) ? symbol : "SOL") }),
      ...(onOpenGame && { onFreePlay: () => onOpenGame("demo") }),
    }
  }, [address, token, config, onOpenGame])
}
