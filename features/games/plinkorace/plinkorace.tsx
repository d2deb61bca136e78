import { WHOLE } from "@dghrt/betting/model"
import { shortAddress, useNow } from "@dghrt/design-system"
import { useCallback, useEffect, useMemo, useState } from "react"
import { explorerUrl } from "#features/chain"
import { serverNowMs } from "#features/kernel"
import { useWallet, useWalletStore } from "#features/wallet"
import { exactAmount } from "../kit/amount-text"
import type { GameProps } from "../kit/game-module"
import { racesIn, stakedIn } from "./lobby"
import { ownRacesOf } from "./own-races"
import { RaceView } from "./race-view"
import { plinkoraceRecord } from "./record"
import { sampleNameOf, sampleRace } from "./sample-race"
import { useOwnRaces } from "./use-own-races"
import { useRaces } from "./use-races"

/** The game of several players: real tokens in a lobby on chain; without them a race to watch. */
export function PlinkoRaceGame(props: GameProps) {
  return props.context.freePlay ? <WatchedRace {...props} /> : <LiveRaces {...props} />
}

const nothing = () => undefined
const idle = { phase: "idle" } as const
const demo = [sampleRace({ address: "demo", winner: 2 })]

/** Free play has no opponents: a race that was made up, to see what one looks like. */
function WatchedRace({ context }: GameProps) {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <RaceView
      context={context}
      races={demo}
      trouble={null}
      onRetry={nothing}
      selected={selected}
      onSelect={setSelected}
      own=""
      nameOf={(address) => `${sampleNameOf(address)} (demo)`}
      nowSeconds={0}
      step={idle}
      name=""
      onNameChange={nothing}
      onJoin={nothing}
      onLeave={nothing}
      onEdit={nothing}
    />
  )
}

function LiveRaces({ context, config, approveBet, announce }: GameProps) {
  const store = useWalletStore()
  const { address } = useWallet()
  const signer = useMemo(() => (address === null ? null : store.signer()), [store, address])
  const mint = config.tokens.find(({ symbol }) => symbol === context.token.symbol)?.mint ?? ""
  const own = address ?? ""
  const { games, trouble, step, readNames, findJoin, ...races } = useRaces(config, signer, (race) =>
    ownRacesOf(own).joined(race, Date.now()),
  )
  const [selected, setSelected] = useState<string | null>(null)
  const [name, setName] = useState("")
  const nowSeconds = useNow(1_000, serverNowMs) / 1_000
  const { creator } = config
  const listed = useMemo(() => games && racesIn(games, { mint, creator, own }), [games, mint, creator, own])
  const nameOf = useNames(listed, readNames)
  const ownRaces = useOwnRaces({ config, own, games, nameOf, findJoin })

  const link = (signature: string) => ({
    link: { label: "View Transaction →", href: explorerUrl(config, signature) },
  })
  const tellReturned = (units: bigint) => (signature: string) =>
    announce?.(link(signature), "WITHDRAWAL", {
      amount: `${exactAmount(units, context.token.decimals)} ${context.token.symbol}`,
    })

  /** A place in a race is a bet: terms, policies and balance come first. It names its race where there is one. */
  async function approved(act: string, returned = 0n): Promise<boolean> {
    if (!approveBet) return true
    const bet = {
      gameId: plinkoraceRecord.id,
      betArray: [WHOLE],
      wager: context.wager,
      metadata: `0:plinkorace:${act}`,
      returned,
    }
    const { approved: yes, refusal } = await approveBet(bet)
    if (refusal !== null) races.refuse(refusal)
    return yes
  }
  return (
    <RaceView
      context={context}
      races={listed}
      trouble={trouble}
      onRetry={races.retry}
      selected={selected}
      onSelect={setSelected}
      own={own}
      nameOf={nameOf}
      nowSeconds={nowSeconds}
      step={step}
      name={name}
      onNameChange={setName}
      onJoin={async (race) => {
        if (await approved(`join:${race.address}`)) await races.join(race, context.wager, name)
      }}
      onEdit={async (race) => {
        const allowed = await approved(`edit:${race.address}`, stakedIn(race, own))
        if (allowed) await races.edit(race, context.wager, name)
      }}
      onLeave={async (race) => {
        if (await races.leave(race, tellReturned(stakedIn(race, own)))) ownRaces.store.left(race.address)
      }}
      ownRaces={ownRaces.races.filter((race) => race.mint === mint)}
      onSeen={ownRaces.store.see}
      onCreate={async (plan) => {
        if (!(await approved("create"))) return
        const created = await races.create(plan, mint, context.wager, name, (signature) =>
          // The dock says to ears that the player is in.
          announce?.({ ...link(signature), silent: true }, "TRANSACTION_CONFIRMED"),
        )
        if (created) setSelected(created.game)
      }}
    />
  )
}

type Races = NonNullable<ReturnType<typeof useRaces>["games"]>

/** Names that were read once are kept: a closed game takes its own away. */
function useNames(races: Races | null, readNames: ReturnType<typeof useRaces>["readNames"]) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const games = (races ?? [])
    .filter(({ closed }) => !closed)
    .map(({ address, players }) => `${address}:${players.length}`)
  const key = games.join()
  useEffect(() => {
    let wanted = true
    for (const game of key === "" ? [] : key.split(",")) {
      readNames(game.split(":")[0] ?? "").then(
        (read) => wanted && setNames((known) => new Map([...known, ...read])),
        // Addresses are shown while names are missing; the next change asks again.
        () => undefined,
      )
    }
    return () => {
      wanted = false
    }
  }, [key, readNames])
  return useCallback((address: string) => names.get(address) ?? shortAddress(address), [names])
}
