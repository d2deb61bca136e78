import type { AppConfig } from "#contract/config"
import { useLiveToken } from "#features/tokens"
import type { RealPlay } from "./free-notice"

interface RealPlayOptions {
  config: AppConfig
  /** The connected wallet; null for a visitor in free play. */
  wallet: string | null
  onConnect: () => void
  /** Opens this game's page for a wallet. */
  onOpenGame?: ((wallet: string) => void) | undefined
}

/** The way from free play to real tokens: through a wallet where none is connected. */
export function useRealPlay({ config, wallet, onOpenGame, onConnect }: RealPlayOptions): RealPlay | undefined {
  const token = useLiveToken(config)
  if (!onOpenGame) return undefined
  if (wallet === null) return { label: "Connect Wallet", onChoose: onConnect }
  return { label: `Play with ${token?.symbol ?? "real tokens"}`, onChoose: () => onOpenGame(wallet) }
}
