import { useSelection } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"

/** The first segment of a game's address for this player: their wallet, "demo" for free play, null without a wallet. */
export function useGameWallet(): string | null {
  const { address } = useWallet()
  const selection = useSelection(useConfig())
  return address !== null && selection.kind === "free" ? "demo" : address
}
