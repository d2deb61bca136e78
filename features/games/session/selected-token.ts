import { useSnapshot } from "valtio"
import type { AppConfig, TokenConfig } from "#contract/config"
import { settings, type UserSettings } from "#features/settings"

/** The token that was played last, while it is still listed; else the first one. */
export function selectedToken(
  { tokens }: Pick<AppConfig, "tokens">,
  last: UserSettings["lastSelectedPool"],
): TokenConfig | undefined {
  const known = tokens.find(
    ({ mint, poolAuthority }) =>
      mint === last?.token && (last.authority === undefined || last.authority === poolAuthority),
  )
  return known ?? tokens[0]
}

/** Remembers which token is played with. */
export const selectToken = ({ mint, poolAuthority }: TokenConfig): void =>
  settings.change({ lastSelectedPool: { token: mint, authority: poolAuthority } })

/** The token that is played with; changes wherever it is chosen. */
export function useSelectedToken(config: AppConfig): TokenConfig | undefined {
  const { user } = useSnapshot(settings.state)
  return selectedToken(config, user.lastSelectedPool)
}
