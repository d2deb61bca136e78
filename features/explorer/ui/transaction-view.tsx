import {
  AddressLabel,
  Button,
  CopyButton,
  EmptyState,
  formatAmount,
  Skeleton,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  VisuallyHidden,
} from "@dghrt/design-system"
import type { ChainRace } from "@dghrt/fairness/chain"
import { ProofVerdict } from "@dghrt/fairness/react"
import type { ReactNode } from "react"
import type { Remote } from "#features/kernel"
import { useExplorer } from "../data/explorer-context"
import type { RaceReading, RoundReading, TransactionRecord } from "../data/read-chain"
import type { Play } from "../model/play"
import type { TransactionState } from "../model/transaction-state"
import { DetailsTab } from "./details-tab"
import { gameName } from "./game-thumb"
import { LogsTab } from "./logs-tab"
import { Notice } from "./page-frame"
import { PlayAmount } from "./play-amount"
import { ProofTab } from "./proof-tab"
import { RaceDetails, RaceSummary } from "./race-details"
import { RaceProofTab } from "./race-proof-tab"
import { TransactionHead } from "./transaction-head"
import { TransactionSummary } from "./transaction-summary"
import { usePanelInView } from "./use-panel-in-view"

export type TransactionTab = "details" | "proof" | "logs"

export interface TransactionViewProps {
  /** Says what the page is, below everything else: the play itself comes first. */
  intro: ReactNode
  /** The signature in the address: of a bet or of its settlement. */
  signature: string
  state: TransactionState
  reading: Remote<RoundReading>
  /** The wallet whose page led here. */
  fromPlayer: string | null
  /** Leads to the page from which this one was opened. */
  onBack: () => void
  /** The transaction whose log is shown: that of the address, or another one of the same play. */
  record: Remote<TransactionRecord | null>
  logged: string
  onLoggedChange: (signature: string) => void
  /** The race that the transaction belongs to; null where it names no program of races. */
  race: Remote<RaceReading> | null
  tab: TransactionTab
  onTabChange: (tab: TransactionTab) => void
  /** Of several plays in one transaction, the one to show. */
  onEventChange: (eventIndex: number) => void
  nowMs: number
  replay: (play: Play) => ReactNode
  raceReplay: (race: ChainRace) => ReactNode
}

const tabs = [
  { id: "details", label: "Details" },
  { id: "proof", label: "Proof" },
  { id: "logs", label: "Logs" },
] as const

/** One play: what was wagered, what was drawn, the proof, and what the programs logged. */
export function TransactionView(props: TransactionViewProps) {
  const { signature, fromPlayer, reading, record, logged, onLoggedChange, tab, onTabChange } = props
  const race = shownRace(props)
  const tabsRef = usePanelInView(tab)
  const lines = record.status === "ready" ? record.value?.messages?.length : undefined
  return (
    <div data-slot="transaction" className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <TransactionHead
        signature={signature}
        fromPlayer={fromPlayer}
        gameId={race ? "plinkorace" : props.state.status === "play" ? props.state.play.game : ""}
        onBack={props.onBack}
      />
      <div className="order-last">{props.intro}</div>
      {/* It stays, so that what became of the waiting is spoken, and the waiting once. */}
      <VisuallyHidden role="status">{spoken(props)}</VisuallyHidden>
      <Head {...props} />
      <Tabs
        ref={tabsRef}
        value={tab}
        onValueChange={(next) => onTabChange(tabs.find(({ id }) => id === next)?.id ?? "details")}
      >
        <TabsList label="Transaction">
          {tabs.map(({ id, label }) => (
            <TabsTrigger key={id} value={id}>
              <span>{label}</span>
              {id === "logs" && lines !== undefined && <span className="text-text-muted tabular-nums">{lines}</span>}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="details">
          {race ? <RaceDetails race={race} replay={props.raceReplay(race)} /> : <Details {...props} />}
        </TabsContent>
        <TabsContent value="proof">
          {race ? <RaceProofTab race={race} /> : <ProofTab reading={reading} signature={signature} />}
        </TabsContent>
        <TabsContent value="logs">
          <LogsTab
            signature={logged}
            related={race ? relatedOfRace(race, signature) : relatedOf(reading)}
            onSignatureChange={onLoggedChange}
            record={record}
          />
        </TabsContent>
      </Tabs>
    </div>
  )
}

/** In the order in which they landed. */
function relatedOf(reading: Remote<RoundReading>) {
  if (reading.status !== "ready" || reading.value.kind === "none") return []
  const { commitSignature, betSignature, settleSignature } = reading.value.round
  return [
    { label: "Seed hash", signature: commitSignature },
    { label: "Bet", signature: betSignature },
    { label: "Settlement", signature: settleSignature },
  ].flatMap(({ label, signature }) => (signature === null ? [] : [{ label, signature }]))
}

/** Null where the transaction belongs to no race, or the race is not read yet. */
function shownRace({ state, race }: Pick<TransactionViewProps, "state" | "race">): ChainRace | null {
  return state.status === "bare" && race?.status === "ready" && race.value.kind === "race" ? race.value.race : null
}

/** The creation, the draw and the payment of a race, and the bet whose signature was looked up. */
function relatedOfRace({ createSignature, drawSignature, paySignatures }: ChainRace, own: string) {
  const known = [
    { label: "Created", signature: createSignature },
    { label: "Draw", signature: drawSignature },
    { label: "Payment", signature: paySignatures.at(-1) ?? null },
  ].flatMap(({ label, signature }) => (signature === null ? [] : [{ label, signature }]))
  return known.some(({ signature }) => signature === own) ? known : [{ label: "This", signature: own }, ...known]
}

function Head(props: TransactionViewProps) {
  const { state, onEventChange } = props
  const race = shownRace(props)
  if (race) return <RaceSummary race={race} />
  if (state.status === "loading" || isReadingRace(props))
    return <Skeleton className="h-37.5 w-full rounded-lg max-sm:h-44" />
  switch (state.status) {
    case "unsettled":
      return (
        <Notice>
          This bet has not settled yet. The result appears here as soon as the seed is revealed; no need to reload.
        </Notice>
      )
    case "bare":
      return <Notice tone="warning">{state.notice}</Notice>
    case "play":
      return (
        <>
          {state.notice !== null && <Notice>{state.notice}</Notice>}
          {state.plays.length > 1 && (
            <OtherPlays plays={state.plays} shown={state.play.eventIndex} onChange={onEventChange} />
          )}
          <TransactionSummary play={state.play} />
        </>
      )
  }
}

const isReadingRace = ({ state, race }: Pick<TransactionViewProps, "state" | "race">) =>
  state.status === "bare" && race?.status === "loading"

function spoken(props: TransactionViewProps): string {
  const { state } = props
  if (state.status === "loading" || isReadingRace(props)) return "Loading transaction"
  if (state.status === "bare" && !shownRace(props)) return "Transaction loaded, game data currently unavailable"
  return state.status === "unsettled" ? "This bet has not settled yet." : "Transaction loaded"
}

interface OtherPlaysProps {
  plays: readonly Play[]
  shown: number
  onChange: (eventIndex: number) => void
}

function OtherPlays({ plays, shown, onChange }: OtherPlaysProps) {
  const { games } = useExplorer()
  return (
    <section aria-label="Plays in this transaction" className="card flex flex-wrap items-center gap-2 px-5 py-3">
      <p className="me-2 text-sm text-text-muted">{`This transaction settled ${plays.length} plays:`}</p>
      {plays.map((play) => (
        <Button
          key={play.eventIndex}
          size="sm"
          variant={play.eventIndex === shown ? "secondary" : "ghost"}
          aria-current={play.eventIndex === shown ? "true" : undefined}
          onClick={() => onChange(play.eventIndex)}
        >
          <span>{`${gameName(games, play.game)},`}</span> <PlayAmount value={play.wager} token={play.token} />
        </Button>
      ))}
    </section>
  )
}

function Details(props: TransactionViewProps) {
  const { state, signature, nowMs, replay, record } = props
  if (state.status === "loading" || isReadingRace(props)) return <Skeleton className="h-105 w-full rounded-lg" />
  switch (state.status) {
    case "play":
      return (
        <DetailsTab
          play={state.play}
          nowMs={nowMs}
          verdict={
            props.reading.status === "ready" && props.reading.value.kind === "round" ? (
              <ProofVerdict evidence={props.reading.value.round.evidence} />
            ) : null
          }
          replay={replay(state.play)}
        />
      )
    case "unsettled":
      return <EmptyState title="Game data currently unavailable" detail="The result of this bet is not known yet." />
    case "bare":
      return (
        <div className="grid gap-4.5">
          <dl className="card px-5 py-2.5">
            <Fact label="ID">
              <span className="break-all type-data max-sm:min-w-0 max-sm:truncate text-[0.8125rem]">{signature}</span>
              <CopyButton text={signature} label="Copy id" />
            </Fact>
            {record.status === "ready" && record.value && (
              <>
                <Fact label="State">{record.value.failed ? "Failed: nothing was executed" : "Confirmed"}</Fact>
                <Fact label="Slot">{formatAmount(BigInt(record.value.slot), 0)}</Fact>
                {record.value.feePayer !== null && (
                  <Fact label="Fee payer">
                    <AddressLabel address={record.value.feePayer} className="type-data text-[0.8125rem]" />
                  </Fact>
                )}
              </>
            )}
          </dl>
          <section className="card">
            <EmptyState title="Game data currently unavailable" detail={state.reason} />
          </section>
        </div>
      )
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3 border-hair py-1.5 not-first:border-t md:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="type-label text-text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-3">{children}</dd>
    </div>
  )
}
