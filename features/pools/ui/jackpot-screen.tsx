import type { AppConfig, TokenConfig } from "#contract/config"
import { poolOf } from "../data/pool-of"
import { useJackpotWinners } from "../data/use-jackpot-winners"
import { useLastChance } from "../data/use-last-chance"
import { usePools } from "../data/use-pools"
import { JackpotPanel, type JackpotPanelProps } from "./jackpot-panel"
import { LiveJackpot } from "./live-jackpot"

export interface JackpotScreenProps
  extends Omit<JackpotPanelProps, "figure" | "pool" | "winners" | "token" | "chance"> {
  config: AppConfig
  token: TokenConfig
  /** The connected wallet. */
  player: string | null
}

/** The jackpot panel with the figures of the server. */
export function JackpotScreen({ config, token, player, ...panel }: JackpotScreenProps) {
  const pool = poolOf(usePools(), token.mint)
  const winners = useJackpotWinners(config.creator, token.mint)
  const taking = panel.participation?.taking
  return (
    <JackpotPanel
      {...panel}
      token={token}
      pool={pool}
      winners={winners}
      chance={useLastChance(player, token)}
      figure={<LiveJackpot config={config} token={token} {...(taking !== undefined && { taking })} />}
    />
  )
}
