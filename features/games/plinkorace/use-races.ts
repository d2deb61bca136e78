import { useCallback, useEffect, useRef, useState } from "react"
import type { AppConfig } from "#contract/config"
import { fees } from "#contract/fees"
import {
  type ChainError,
  type GamePlan,
  type ListedGame,
  loadMultiplayer,
  type Multiplayer,
  type MultiplayerGame,
  type Prepared,
  type Signer,
  toChainError,
} from "#features/chain"
import { ReloadNeeded } from "#features/lazy-parts"
import { priorityFeeSetting } from "#features/tokens"
import { putRace, resumeRace, type Step, sentRaceOf } from "./put-race"

/** A place in a race, before it is sent. */
export type OnJoining = (race: { game: string; mint: string; signature: string }) => void

/** The races on chain, and what this wallet may do about them. */
export function useRaces(config: AppConfig, signer: Signer | null, onJoining: OnJoining) {
  const [games, setGames] = useState<readonly ListedGame[] | null>(null)
  const [trouble, setTrouble] = useState<ChainError | null>(null)
  const [step, setStep] = useState<Step>({ phase: "idle" })
  const client = useRef<Promise<Multiplayer> | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads and reads again
  useEffect(() => {
    if (signer === null) return
    let wanted = true
    let stop: (() => void) | undefined
    const loading = loadMultiplayer(config, signer, {
      creatorFeeBps: fees.multiplayerBps,
      priorityFeeLamports: priorityFeeSetting.current,
    })
    client.current = loading
    const sent = sentRaceOf(signer.address)
    const onStep = (next: Step) => wanted && setStep(next)
    void resumeRace(loading, { onStep, sent }).catch((error) => wanted && setTrouble(toChainError(error)))
    loading
      .then((loaded) => {
        if (!wanted) return
        stop = loaded.watchGames(
          (list) => {
            setGames(list)
            setTrouble(null)
          },
          (error) => setTrouble(toChainError(error)),
        )
      })
      .catch((error) => wanted && setTrouble(toChainError(error)))
    return () => {
      wanted = false
      stop?.()
      // What one wallet has sent closes no other wallet's dock.
      if (sent.read() !== null) setStep({ phase: "idle" })
    }
  }, [config, signer, attempt])

  const put = useCallback(
    async <P extends Prepared>(
      prepare: (by: Multiplayer) => Promise<P>,
      onSigned?: (prepared: P, signature: string) => void,
    ): Promise<P | null> =>
      client.current === null || signer === null
        ? null
        : putRace(client.current, prepare, { onStep: setStep, onSigned, sent: sentRaceOf(signer.address) }),
    [signer],
  )
  const joins =
    ({ address, mint }: MultiplayerGame) =>
    (_: Prepared, signature: string) =>
      onJoining({ game: address, mint, signature })

  return {
    games,
    trouble: trouble?.message ?? null,
    /** Loads what reads the races, and reads them, again; reloads the page where only that helps. */
    retry: () => {
      if (trouble?.cause instanceof ReloadNeeded) return location.reload()
      setTrouble(null)
      setAttempt(attempt + 1)
    },
    step,
    /** Shows why a bet was not placed, where a failed transaction is shown. */
    refuse: (message: string) => setStep({ phase: "failed", message }),
    create: (plan: GamePlan, mint: string, wager: bigint, name: string) =>
      put(
        (by) => by.prepareCreate(plan, mint, wager, name),
        ({ game }, signature) => onJoining({ game, mint, signature }),
      ),
    join: (game: MultiplayerGame, wager: bigint, name: string) =>
      put((by) => by.prepareJoin(game, wager, name), joins(game)),
    leave: (game: MultiplayerGame) => put((by) => by.prepareLeave(game)),
    edit: (game: MultiplayerGame, wager: bigint, name: string) =>
      put((by) => by.prepareEdit(game, wager, name), joins(game)),
    readNames: useCallback(
      async (game: string) => (await client.current)?.readNames(game) ?? new Map<string, string>(),
      [],
    ),
  }
}
