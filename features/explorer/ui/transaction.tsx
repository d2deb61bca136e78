import { Skeleton, useNow } from "@dghrt/design-system"
import type { ChainRace } from "@dghrt/fairness/chain"
import { type ReactNode, useMemo, useState } from "react"
import { drawnGameOf, loadRaceReplay, loadReplay, raceNames } from "#features/games"
import { serverNowMs } from "#features/kernel"
import { LoadingPart, lazyPart, notLoaded } from "#features/lazy-parts"
import { ExplorerProvider, type ExplorerSurroundings, tokenOf, useExplorer } from "../data/explorer-context"
import { useIndexedTransaction, useRace, useRound, useTransactionRecord } from "../data/use-explorer-data"
import type { Play } from "../model/play"
import { settledPlayOf } from "../model/settled-play"
import { transactionState } from "../model/transaction-state"
import { RunSteps } from "./run-steps"
import { type TransactionTab, TransactionView } from "./transaction-view"

export interface TransactionProps {
  surroundings: ExplorerSurroundings
  /** Says what the page is, below everything else: the play itself comes first. */
  intro: ReactNode
  signature: string
  /** The wallet whose page led here. */
  fromPlayer: string | null
  /** Leads to the page from which this one was opened. */
  onBack: () => void
  tab: TransactionTab
  onTabChange: (tab: TransactionTab) => void
  /** Which of several plays of the transaction is shown, from 0. */
  eventIndex: number
  onEventChange: (eventIndex: number) => void
}

/** The page of one transaction. */
export const Transaction = ({ surroundings, ...props }: TransactionProps) => (
  <ExplorerProvider value={surroundings}>
    <LiveTransaction key={props.signature} {...props} />
  </ExplorerProvider>
)

function LiveTransaction(props: Omit<TransactionProps, "surroundings">) {
  const { signature, eventIndex } = props
  const { games } = useExplorer()
  const indexed = useIndexedTransaction(signature)
  const [logged, setLogged] = useState(signature)
  const record = useTransactionRecord(logged)
  const ownRecord = useTransactionRecord(signature)
  const race = useRace(ownRecord, signature)
  const nowMs = useNow(10_000, serverNowMs)
  const plays = indexed.status === "ready" ? (indexed.value ?? []) : []
  // The bets that led to it distinguish the plays of one settlement.
  const shown = plays.length > 1 ? (plays.find((play) => play.eventIndex === eventIndex) ?? plays[0]) : undefined
  const reading = useRound(shown?.betSignature ?? signature)
  const state = transactionState({ indexed, chain: reading, gameIds: games.map(({ id }) => id), eventIndex })
  return (
    <TransactionView
      {...props}
      state={state}
      reading={reading}
      record={record}
      race={race}
      logged={logged}
      onLoggedChange={setLogged}
      nowMs={nowMs}
      replay={(play) => <PlayPicture play={play} />}
      raceReplay={(race) => <RacePicture race={race} />}
    />
  )
}

const placeholders = {
  waiting: (
    <LoadingPart name="The replay">
      <Skeleton className="h-80 w-full" />
    </LoadingPart>
  ),
  failed: notLoaded("The replay"),
}
const Replay = lazyPart(loadReplay, placeholders)
const RaceBoard = lazyPart(loadRaceReplay, placeholders)

/** The race as its players saw it. */
function RacePicture({ race }: { race: ChainRace }) {
  const { config, own } = useExplorer()
  const { symbol, decimals } = tokenOf(config.tokens, race.mint ?? "")
  const game = useMemo(() => drawnGameOf(race), [race])
  const names = useMemo(() => raceNames(race), [race])
  if (game === null || game.winners.length === 0) return null
  return (
    <ReplayCard>
      <RaceBoard game={game} names={names} token={{ symbol, decimals: decimals ?? 0 }} own={own ?? ""} />
    </ReplayCard>
  )
}

function ReplayCard({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Replay" className="card min-w-0 overflow-hidden p-5">
      <h2 className="mb-3 font-[650]">
        Replay{" "}
        <span className="font-normal text-sm text-text-muted">
          as the player saw it, drawn from the recorded result
        </span>
      </h2>
      {children}
    </section>
  )
}

/** The round's picture, and the other steps of its run. */
function PlayPicture({ play }: { play: Play }) {
  const { config } = useExplorer()
  const settled = settledPlayOf(play)
  if (!settled) return null
  const { symbol, decimals } = tokenOf(config.tokens, play.token)
  return (
    <>
      <ReplayCard>
        <Replay play={settled} token={{ symbol, decimals: decimals ?? 0 }} />
      </ReplayCard>
      <RunSteps play={play} />
    </>
  )
}
