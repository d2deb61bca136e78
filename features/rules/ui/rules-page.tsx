import { Badge, EmptyState, GamePicture, Table } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { multiplierText, percentText } from "#contract/games/odds"
import { type GameModule, type GameRecord, payoutTable, rtp } from "#features/games"
import { FairnessRecipe, Fees, HowToBet, Keys, Part } from "./sections"

export interface RulesPageProps {
  game: GameRecord
  /** Null while the game is not built: then it has no odds. */
  module: Pick<GameModule, "betArray" | "rules"> | null
  /** The way to the game. */
  playLink: ReactNode
}

/** How a game is played and what it pays, from the very function that makes its bets. */
export function RulesPage({ game, module, playLink }: RulesPageProps) {
  const { name, description, tag, image } = game.meta
  return (
    <article className="@container mx-auto w-full max-w-260">
      <header className="mb-5 grid items-center gap-5 @2xl:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div>
          <Badge>{tag}</Badge>
          <h1 className="type-d2 type-display mt-2.5 wrap-anywhere">{`${name}: rules and odds`}</h1>
          <p className="mt-1.5 max-w-150 text-text-secondary">{description}</p>
          <div className="mt-4">{playLink}</div>
        </div>
        <div aria-hidden className="h-44 overflow-hidden rounded-lg @max-2xl:hidden">
          <GamePicture game={image} />
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        {module ? <Odds module={module} /> : <NotYet />}
        <div className="grid grid-cols-1 gap-4">
          <HowToBet choice={description} />
          {tag === "Singleplayer" && <Fees />}
        </div>
        {/* Races are drawn by another program, which commits to no seed. */}
        {tag === "Singleplayer" && <FairnessRecipe />}
        <Keys />
      </div>
    </article>
  )
}

const NotYet = () => (
  <Part title="Odds">
    <EmptyState title="No odds yet" detail="This game is not available yet." />
  </Part>
)

function Odds({ module }: { module: Pick<GameModule, "betArray" | "rules"> }) {
  const bet = module.betArray(undefined)
  return (
    <Part title="Odds">
      <p className="mb-3 text-sm text-text-muted">
        With the default settings. The game shows the odds of other settings before you bet.
      </p>
      <dl className="mb-4 grid gap-2">
        {module.rules(undefined).map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-x-6 max-5xs:flex-wrap">
            <dt className="text-text-muted">{label}</dt>
            <dd className="wrap-anywhere min-w-0 text-end font-[650]">{value}</dd>
          </div>
        ))}
      </dl>
      <Table
        label={`What ${bet.length} equally likely outcomes pay`}
        className="md:-mx-5"
        rows={payoutTable(bet)}
        rowKey={({ multiplierBps }) => `${multiplierBps}`}
        columns={[
          { id: "pays", header: "Pays", cell: ({ multiplierBps }) => multiplierText(multiplierBps) },
          { id: "outcomes", header: "Outcomes", numeric: true, cell: ({ outcomes }) => `${outcomes} of ${bet.length}` },
          { id: "chance", header: "Chance", numeric: true, cell: ({ chance }) => `${percentText(chance)}%` },
        ]}
        empty="This game has no outcomes."
      />
      <p className="mt-3 text-sm text-text-muted">{`Together they return ${percentText(rtp(bet))}% of the wager on average, before fees.`}</p>
    </Part>
  )
}
