import * as v from "valibot"
import { useSnapshot } from "valtio"
import { proxy } from "valtio/vanilla"
import type { AppConfig, TokenConfig } from "#contract/config"
import { type StoragePort, stored } from "#features/kernel"
import { settings, type UserSettings } from "#features/settings"

/** What this browser remembers of the choice: the token, and the pool it was played with. */
interface Remembered {
  mint: string | null
  pool: UserSettings["lastSelectedPool"]
}

/** The token that was chosen last, while it is still listed with its pool; else the first one. */
export function selectedToken(
  { tokens }: Pick<AppConfig, "tokens">,
  { mint, pool }: Remembered,
): TokenConfig | undefined {
  const listed = (wanted: string | null | undefined) =>
    tokens.find(
      (token) =>
        token.mint === wanted &&
        (pool?.token !== wanted || pool.authority === undefined || pool.authority === token.poolAuthority),
    )
  return listed(mint) ?? listed(pool?.token) ?? tokens[0]
}

const mintSchema = v.nullable(v.pipe(v.string(), v.maxLength(44)))

/** Keeps the mint of the chosen token, for every tab of this browser. */
export function createTokenChoice(port?: StoragePort) {
  const kept = stored("selectedTokenMint", mintSchema, null, port)
  const state = proxy({ mint: kept.read() })
  kept.onForeignChange((mint) => {
    state.mint = mint
  })
  return {
    state,
    choose(mint: string) {
      state.mint = mint
      kept.write(mint)
    },
  }
}

const choice = createTokenChoice()

/** Remembers which token is played with. */
export function selectToken({ mint, poolAuthority }: TokenConfig): void {
  choice.choose(mint)
  settings.change({ lastSelectedPool: { token: mint, authority: poolAuthority } })
}

/** The token that is played with; changes wherever it is chosen. */
export function useSelectedToken(config: AppConfig): TokenConfig | undefined {
  const { mint } = useSnapshot(choice.state)
  const { user } = useSnapshot(settings.state)
  return selectedToken(config, { mint, pool: user.lastSelectedPool })
}
