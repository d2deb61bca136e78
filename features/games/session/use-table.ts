import { useMemo } from "react"
import { useSnapshot } from "valtio"
import { feesOn } from "#features/chain"
import type { Limits, Table, TableControls } from "../kit/table"
import type { RoundResult } from "../round/round-state"
import { recordPlay } from "../statistics/own-history"
import { platformFees } from "./platform-fees"
import type { BeforePlay, PlaySession } from "./play-session"
import { preferences } from "./preferences"
import { spendable } from "./reserve"

interface Around {
  controls: Omit<TableControls, "onVolumeChange">
  onVerify: (result: RoundResult) => void
  onShare?: ((result: RoundResult) => void) | undefined
  beforePlay?: BeforePlay | undefined
  ladderSlot?: HTMLElement | null
  view?: Table["view"]
}

const feeNames = { creator: "Platform", protocol: "Protocol", pool: "Pool", jackpot: "Jackpot" }
const unknown: Limits = { minWager: null, maxPayout: null, balance: null }

/** A game's table: the wallet's round and figures, and what this browser remembers of the player's choices. */
export function useTable(session: PlaySession, gameId: string, around: Around): Table {
  const { controls, onVerify, onShare, beforePlay, ladderSlot = null, view } = around
  const { round, history, commitment } = useSnapshot(session.round.state)
  const { pool, balance } = useSnapshot(session.facts)
  const { current } = useSnapshot(preferences.state)
  const { token } = session
  const purse = balance === null ? null : spendable(balance, token, commitment !== null)

  return useMemo(
    () => ({
      token,
      limits: pool
        ? { minWager: pool.minWager, maxPayout: pool.maxPayout, balance: purse }
        : { ...unknown, balance: purse },
      feesOn: (wager) =>
        pool ? feesOn(wager, pool, platformFees).map(({ kind, amount }) => ({ label: feeNames[kind], amount })) : [],
      round: round as Table["round"],
      play: (play) => void session.place({ gameId, ...play }, beforePlay),
      revealed: () => {
        if (round.phase === "settled") recordPlay({ ...round.result, gameId: round.result.bet.gameId })
        session.round.revealed()
        void session.refresh()
      },
      history: (history as Table["history"]).filter(
        (result) => result.bet.gameId === gameId && result.token === token.mint,
      ),
      nextHashedSeed: commitment?.hashedSeed ?? null,
      volume: current.volume,
      fiat: () => null,
      onVerify,
      onShare,
      wager: current.wagers[token.mint] ?? 10n ** BigInt(token.decimals - 1),
      onWagerChange: (wager) => preferences.change({ wagers: { ...current.wagers, [token.mint]: wager } }),
      settings: current.settings[gameId],
      onSettingsChange: (settings) => preferences.change({ settings: { ...current.settings, [gameId]: settings } }),
      controls: { ...controls, onVolumeChange: (volume) => preferences.change({ volume }) },
      ladderSlot,
      ...(view && { view }),
    }),
    [
      session,
      gameId,
      token,
      round,
      history,
      commitment,
      pool,
      purse,
      current,
      controls,
      onVerify,
      onShare,
      beforePlay,
      ladderSlot,
      view,
    ],
  )
}
