import { WHOLE } from "@dghrt/betting/model"
import { Dialog, ErrorState, SkeletonRows, useReducedMotion } from "@dghrt/design-system"
import { History } from "lucide-react"
import { startTransition, useEffect, useState } from "react"
import { percentText } from "#contract/games/odds"
import { chanceOf, fewestPlayers, type GamePlan, type ListedGame, potOf, prizeOf } from "#features/chain"
import { lazyPanel } from "#features/lazy-parts"
import { exactAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { useSceneSound } from "../kit/use-scene-sound"
import { GameScreen } from "../screen/game-screen"
import { Spoken } from "../screen/spoken-round"
import { TokenChoice } from "../screen/token-choice"
import type { WagerField } from "../screen/use-wager-field"
import { oddsText, offerOf, stakedIn } from "./lobby"
import type { OwnRace } from "./own-races"
import { OwnResults, RaceNotice } from "./own-results"
import type { Step } from "./put-race"
import { ranking } from "./race"
import { RaceBoard } from "./race-board"
import { RaceDock } from "./race-dock"
import { RaceList } from "./race-list"
import { outcomeText } from "./race-result"
import { plinkoraceRecord } from "./record"
import { Scoreboard, ScoreLine } from "./scoreboard"
import { raceKey, type ShownRace, shownRaceOf } from "./shown-race"
import { cuesFor } from "./sound"
import { useReplay } from "./use-replay"

const CreateRace = lazyPanel(() => import("./create-race"))

export interface RaceViewProps {
  context: Pick<BoardBetting, "token" | "startRefusal" | "next" | WagerField | "results" | "money" | "screen">
  /** Null while they are being read. */
  races: readonly ListedGame[] | null
  trouble: string | null
  /** Reads the races again after trouble. */
  onRetry: () => void
  selected: string | null
  onSelect: (address: string | null) => void
  /** This player's wallet. */
  own: string
  nameOf: (address: string) => string
  nowSeconds: number
  step: Step
  name: string
  onNameChange: (name: string) => void
  onJoin: (race: ListedGame) => void
  onLeave: (race: ListedGame) => void
  onEdit: (race: ListedGame) => void
  /** What this wallet joined for the chosen token, newest first. */
  ownRaces?: readonly OwnRace[]
  onSeen?: (signature: string) => void
  /** Absent where nothing can be staked. */
  onCreate?: ((plan: GamePlan) => void) | undefined
}

const drawnNote =
  "The multiplayer program draws the winner. A larger bet has a larger chance. The draw is not provably fair, and the race is a replay of it. The winner gets the pot minus 1.5% and the protocol fee."

/** The lobby, and the replay of the race that is looked at. */
export function RaceView(props: RaceViewProps) {
  const { context, races, selected, own, nameOf } = props
  const { token } = context
  const still = useReducedMotion()
  const [creating, setCreating] = useState(false)
  const current = races?.find(({ address }) => address === selected) ?? null
  const shown = useShownRace(current)
  const { round, over, skip } = useReplay(shown?.race ?? null, still)
  // Mounting the board in one task would delay the answer to a press.
  const onSelect: typeof props.onSelect = (address) => startTransition(() => props.onSelect(address))
  useSpace(shown !== null && !over, skip)
  const ownPlace = shown ? shown.racers.findIndex(({ address }) => address === own) : -1
  const place = ownPlace < 0 ? null : ownPlace
  const order = shown && current ? ranking(shown.race) : []
  const multiplier = multiplierOf(current, own)
  const outcome = shown && current && over ? outcomeText(current, own, nameOf, order.indexOf(ownPlace), token) : ""
  useSceneSound(
    { round: shown ? round : null, over: shown !== null && over, multiplierBps: multiplier },
    cuesFor,
    context.screen.volume,
  )
  useSeen(props, shown !== null && over)
  const names = shown?.racers.map(({ address }) => nameOf(address)) ?? []
  return (
    <>
      <GameScreen
        game={plinkoraceRecord}
        context={context}
        revealing={shown !== null && !over}
        state={props.step.phase === "failed" ? "error" : over && (multiplier ?? 0) > WHOLE ? "finished" : "plain"}
        spoken={<Spoken text={outcome} />}
        ladder={
          shown ? (
            <Scoreboard race={shown.race} round={round} over={over} names={names} own={place} />
          ) : (
            current && <TableFacts race={current} own={own} token={token} />
          )
        }
        board={
          shown ? (
            <div className="flex w-full flex-col gap-2">
              <p className="framed mx-auto flex shrink-0 items-center gap-2 rounded-full px-4 py-1 text-sm">
                <History aria-hidden className="size-4" strokeWidth={1.75} />
                <b>Replay</b> <span className="text-text-muted">winner already drawn</span>
              </p>
              <ScoreLine race={shown.race} round={round} over={over} names={names} own={place} />
              <RaceBoard
                race={shown.race}
                round={round}
                over={over}
                own={place}
                description={
                  over ? `The race is over. ${outcome}` : "A replay of the race. The winner is already drawn."
                }
              />
            </div>
          ) : (
            <Lobby
              {...props}
              onSelect={onSelect}
              onOpenCreate={props.onCreate && !context.startRefusal ? () => setCreating(true) : undefined}
            />
          )
        }
        dock={
          <Dock
            {...props}
            onSelect={onSelect}
            current={current}
            replaying={shown !== null && !over}
            outcome={outcome}
            skip={skip}
          />
        }
        footer={<p className="text-sm text-text-muted">{drawnNote}</p>}
        banner={null}
      />
      <Dialog open={creating} onOpenChange={setCreating}>
        {creating && (
          <CreateRace
            token={token}
            wager={context.wager}
            balance={context.next.limits.spendable}
            onCreate={(plan) => {
              setCreating(false)
              props.onCreate?.(plan)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

/** The board has shown the result of a race of this player's to its end; a page that goes before that says it when it comes again. */
function useSeen({ ownRaces, selected, onSeen }: RaceViewProps, over: boolean) {
  const shown = over ? ownRaces?.find(({ game, result, seen }) => game === selected && result !== null && !seen) : null
  const signature = shown?.signature
  useEffect(() => {
    if (signature !== undefined) onSeen?.(signature)
  }, [signature, onSeen])
}

/** Space skips the replay, unless it means something where the focus is. */
function useSpace(active: boolean, skip: () => void) {
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const busy = event.target instanceof Element && event.target.closest("button, a, input, [role=dialog]") !== null
      if (event.key !== " " || busy) return
      event.preventDefault()
      skip()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [active, skip])
}

/** The race of a drawn game; one object for as long as it is looked at, so that a refreshed list does not start it over. */
function useShownRace(game: ListedGame | null): ShownRace | null {
  const drawn = game?.state === "settled" && game.winners.length > 0
  const [known] = useState(() => new Map<string, ShownRace>())
  if (!drawn) return null
  const shown = known.get(raceKey(game)) ?? shownRaceOf(game)
  known.set(raceKey(game), shown)
  return shown
}

/** What this player's bet came to, in basis points; null for a spectator. */
function multiplierOf(game: ListedGame | null, own: string): number | null {
  const entry = game?.players.find(({ address }) => address === own)
  if (!game || !entry) return null
  if (game.players.length === 1) return WHOLE
  if (game.players[game.winners[0] ?? -1]?.address !== own) return 0
  return Number((prizeOf(game) * BigInt(WHOLE)) / entry.wager)
}

function Lobby(props: RaceViewProps & { onOpenCreate: (() => void) | undefined }) {
  const {
    races,
    trouble,
    onRetry,
    context,
    selected,
    nowSeconds,
    nameOf,
    onSelect,
    step,
    ownRaces = [],
    onSeen,
  } = props
  if (races === null && trouble !== null)
    return <ErrorState title="The races did not load" detail={trouble} onRetry={onRetry} />
  if (races === null) return <SkeletonRows count={4} label="Loading races" />
  return (
    <RaceList
      races={races}
      selected={selected}
      nowSeconds={nowSeconds}
      token={context.token}
      nameOf={nameOf}
      onSelect={({ address }) => onSelect(address === selected ? null : address)}
      onReplay={({ address }) => onSelect(address)}
      onCreate={props.onOpenCreate}
      notice={onSeen && <RaceNotice races={ownRaces} token={context.token} onSeen={onSeen} />}
      results={onSeen && <OwnResults races={ownRaces} token={context.token} />}
      tokenChoice={<TokenChoice context={context} disabled={step.phase === "signing" || step.phase === "sending"} />}
    />
  )
}

/** Pot, seats and chance of the selected race. */
function TableFacts({ race, own, token }: { race: ListedGame; own: string; token: BoardBetting["token"] }) {
  const hasChance = race.players.length >= fewestPlayers && race.players.some(({ address }) => address === own)
  const facts = [
    ["Pot", `${exactAmount(potOf(race), token.decimals)} ${token.symbol}`],
    ["Winner gets", `${exactAmount(prizeOf(race), token.decimals)} ${token.symbol}`],
    ["Your chance", hasChance ? `${percentText(chanceOf(race, own))}%` : "—"],
  ] as const
  return (
    <dl className="grid content-center gap-3 text-sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-text-muted">{label}</dt>
          <dd className="font-[650]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** This player has a seat. */
const IN = "You are in."

interface DockProps extends RaceViewProps {
  current: ListedGame | null
  replaying: boolean
  outcome: string
  skip: () => void
}

function Dock({ current, replaying, outcome, skip, ...props }: DockProps) {
  const { context, own, nowSeconds, step } = props
  const { token, wager, startRefusal: refusal } = context
  const offer = current && offerOf(current, own, wager, nowSeconds, token)
  const stake = `${exactAmount(wager, token.decimals)} ${token.symbol}`
  const staked = offer?.act === "edit" || offer?.act === "leave" ? stakedIn(current ?? { players: [] }, own) : 0n
  const common = { context, step, offer, staked, name: props.name, onNameChange: props.onNameChange }
  if (current && replaying) {
    const action = { label: "Skip replay", disabled: false, onPress: skip }
    return <RaceDock {...common} text="Space to skip the replay." announcement="Settled on chain." action={action} />
  }
  if (current === null || offer === null || offer.act === "replay") {
    const back = { label: "Back to lobby", disabled: false, onPress: () => props.onSelect(null) }
    const none = { label: "Join race", detail: stake, disabled: true, onPress: () => undefined }
    const choose = refusal === null ? "Select a race, or create one." : ""
    return (
      <RaceDock
        {...common}
        text={outcome || choose}
        announcement={refusal ?? undefined}
        action={current ? back : none}
      />
    )
  }
  const odds = oddsText(current, own, token)
  switch (offer.act) {
    case "join": {
      const action = {
        label: "Join race",
        detail: stake,
        disabled: !offer.allowed || refusal !== null,
        onPress: () => props.onJoin(current),
      }
      const obstacle = refusal ?? offer.problem ?? undefined
      return (
        <RaceDock
          {...common}
          text={obstacle === undefined ? "Ready to join." : ""}
          announcement={obstacle}
          action={action}
        />
      )
    }
    case "edit": {
      const disabled = refusal !== undefined
      const action = { label: "Change bet", detail: stake, disabled, onPress: () => props.onEdit(current) }
      const second = { label: "Leave race", onPress: () => props.onLeave(current) }
      return (
        <RaceDock
          {...common}
          text={refusal === null ? odds : ""}
          announcement={refusal ?? IN}
          action={action}
          second={second}
        />
      )
    }
    case "leave": {
      const action = { label: "Leave race", disabled: false, onPress: () => props.onLeave(current) }
      return <RaceDock {...common} text={odds} announcement={IN} action={action} />
    }
    case "wait": {
      const action = { label: "Back to lobby", disabled: false, onPress: () => props.onSelect(null) }
      return <RaceDock {...common} announcement={offer.text} action={action} />
    }
  }
}
