import { type StoragePort, stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import type { AppConfig, TokenConfig } from "#contract/config"
import { freePlayToken, isFreePlay } from "./free-token"

/** What the player plays with: a token of a pool, or free play. */
export type Selection = { kind: "free" } | { kind: "token"; token: TokenConfig }

/** The pool that was played with last, for the time after free play. */
export interface LastPool {
  token: string
  authority?: string | undefined
}

interface Remembered {
  mint: string | null
  pool: LastPool | null
  /** What the open game page is played with, whatever is selected elsewhere; null on other pages. */
  page?: GamePage | null
}

export type GamePage = "free" | "live"

type Tokens = Pick<AppConfig, "tokens">

/** The token for tables with real tokens: the one chosen last, while it is still listed with its pool; else the first. */
export function liveToken({ tokens }: Tokens, { mint, pool }: Remembered): TokenConfig | undefined {
  const listed = (wanted: string | null | undefined) =>
    tokens.find(
      (token) =>
        token.mint === wanted &&
        (pool?.token !== wanted || pool.authority === undefined || pool.authority === token.poolAuthority),
    )
  return listed(mint) ?? listed(pool?.token) ?? tokens[0]
}

/** Free play on its pages, where it was chosen, and where there is no token to play with. */
export function selectionOf(config: Tokens, remembered: Remembered): Selection {
  const { mint, page = null } = remembered
  const token = liveToken(config, remembered)
  const free = page === null ? mint !== null && isFreePlay(mint) : page === "free"
  return token === undefined || free ? { kind: "free" } : { kind: "token", token }
}

/** The token that a selection is played with. */
export const tokenOf = (selection: Selection): TokenConfig =>
  selection.kind === "free" ? freePlayToken : selection.token

const mintSchema = v.nullable(v.pipe(v.string(), v.maxLength(44)))

/** Persists the mint of the selection, for every tab of this browser. */
export function createSelectionStore(port?: StoragePort) {
  const persisted = stored("selectedTokenMint", mintSchema, null, port)
  const state = proxy<Required<Remembered>>({ mint: persisted.read(), pool: null, page: null })
  let onPool: (pool: LastPool) => void = () => undefined
  persisted.onForeignChange((mint) => {
    state.mint = mint
  })
  return {
    state,
    choose(selection: Selection) {
      const { mint, poolAuthority } = tokenOf(selection)
      state.mint = mint
      // The page of the game that is open changes with the choice.
      state.page = null
      persisted.write(mint)
      if (selection.kind === "free") return
      state.pool = { token: mint, authority: poolAuthority }
      onPool(state.pool)
    },
    /** What is selected follows the game page that is open, and is as before when that page is left. */
    followPage(page: GamePage) {
      state.page = page
      return () => {
        state.page = null
      }
    },
    /** Takes the last pool from where it is persisted, and reports each later one. */
    connectPool(pool: LastPool | null, onChange: (pool: LastPool) => void) {
      state.pool = pool
      onPool = onChange
    },
  }
}

export const selectionStore = createSelectionStore()
