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
import { logger } from "#features/kernel"
import { ReloadNeeded } from "#features/lazy-parts"
import { priorityFeeSetting } from "#features/tokens"
import { likelyBet } from "../kit/likely-bet"
import { putRace, resumeRace, type Step, sentRaceOf } from "./put-race"

/** A place in a race, before it is sent. */
export type OnJoining = (race: { game: string; mint: string; signature: string }) => void

/** Runs once a transaction has landed. */
type OnLanded = (signature: string) => void

/** Leaving a race takes what joining one takes. */
const isIn = ({ closed, players }: ListedGame, wallet: string) =>
  !closed && players.some(({ address }) => address === wallet)

const prewarm = (races: Multiplayer) =>
  races.prewarm().catch((error) => logger.info("The first race will take its time", error))

/** The races on chain, and what this wallet may do about them. */
export function useRaces(config: AppConfig, signer: Signer | null, onJoining: OnJoining) {
  const [games, setGames] = useState<readonly ListedGame[] | null>(null)
  const [trouble, setTrouble] = useState<ChainError | null>(null)
  /** By wallet: what one has sent closes no other wallet's dock. */
  const [steps, setSteps] = useState<Readonly<Record<string, Step>>>({})
  const setStep = useCallback(
    (address: string, step: Step) => setSteps((current) => ({ ...current, [address]: step })),
    [],
  )
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
    const onStep = (step: Step) => setStep(signer.address, step)
    void resumeRace(loading, { onStep, sent: sentRaceOf(signer.address) })
    loading
      .then((loaded) => {
        if (!wanted) return
        void likelyBet.then(() => (wanted ? prewarm(loaded) : undefined))
        stop = loaded.watchGames(
          (list) => {
            setGames(list)
            setTrouble(null)
            if (list.some((race) => isIn(race, signer.address))) void prewarm(loaded)
          },
          (error) => setTrouble(toChainError(error)),
        )
      })
      .catch((error) => wanted && setTrouble(toChainError(error)))
    return () => {
      wanted = false
      stop?.()
    }
  }, [config, signer, attempt])

  const put = useCallback(
    async <P extends Prepared>(
      prepare: (by: Multiplayer) => Promise<P>,
      onSigned?: (prepared: P, signature: string) => void,
      onLanded?: OnLanded,
    ): Promise<P | null> => {
      if (client.current === null || signer === null) return null
      let signed = ""
      const sent = sentRaceOf(signer.address)
      const given = await putRace(client.current, prepare, {
        onStep: (step) => setStep(signer.address, step),
        sent,
        onSigned(prepared, signature) {
          signed = signature
          onSigned?.(prepared, signature)
        },
      })
      if (given) onLanded?.(signed)
      return given
    },
    [signer, setStep],
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
    step: (signer && steps[signer.address]) ?? ({ phase: "idle" } as const),
    /** Shows why a bet was not placed, where a failed transaction is shown. */
    refuse: (message: string) => signer && setStep(signer.address, { phase: "failed", message }),
    create: (plan: GamePlan, mint: string, wager: bigint, name: string, onLanded: OnLanded) =>
      put(
        (by) => by.prepareCreate(plan, mint, wager, name),
        ({ game }, signature) => onJoining({ game, mint, signature }),
        onLanded,
      ),
    join: (game: MultiplayerGame, wager: bigint, name: string) =>
      put((by) => by.prepareJoin(game, wager, name), joins(game)),
    leave: (game: MultiplayerGame, onLanded: OnLanded) => put((by) => by.prepareLeave(game), undefined, onLanded),
    edit: (game: MultiplayerGame, wager: bigint, name: string) =>
      put((by) => by.prepareEdit(game, wager, name), joins(game)),
    findJoin: useCallback(async (game: string) => (await client.current)?.findJoin(game) ?? null, []),
    readNames: useCallback(
      async (game: string) => (await client.current)?.readNames(game) ?? new Map<string, string>(),
      [],
    ),
  }
}
