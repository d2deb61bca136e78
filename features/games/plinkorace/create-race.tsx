import { BetInput, Button, DialogContent, NumberStepper, SegmentedControl, useActionRest } from "@dghrt/design-system"
import { useState } from "react"
import { allowsWager, type GamePlan, type WagerRule } from "#features/chain"
import { wagerText } from "./lobby"
import { MOST_RACERS } from "./race"
import type { Token } from "./race-result"

export interface CreateRaceProps {
  token: Token
  /** The player's own bet, which takes the first seat. */
  wager: bigint
  balance: bigint | null
  onCreate: (plan: GamePlan) => void
}

const softSeconds = 60
const hardSeconds = 180
const fewest = 2

/** Who may sit down, and with what. */
export default function CreateRace({ token, wager, balance, onCreate }: CreateRaceProps) {
  const unit = 10n ** BigInt(token.decimals)
  const [kind, setKind] = useState<WagerRule["kind"]>("same")
  const [range, setRange] = useState({ min: unit / 10n, max: 5n * unit })
  const [maxPlayers, setMaxPlayers] = useState(MOST_RACERS)
  const rules: Record<WagerRule["kind"], WagerRule> = {
    same: { kind: "same", amount: wager },
    custom: { kind: "custom" },
    range: { kind: "range", ...range },
  }
  const rule = rules[kind]
  const upsideDown = kind === "range" && (range.min === 0n || range.min > range.max)
  const problem = upsideDown
    ? "The minimum bet must be above 0 and not above the maximum."
    : allowsWager(rule, wager) && wager > 0n
      ? null
      : `Your own bet must fit: ${wagerText(rule, token)}.`
  const rest = useActionRest("Create race")
  const field = { decimals: token.decimals, symbol: token.symbol, max: balance ?? 1_000_000n * unit, quick: false }
  return (
    <DialogContent
      title="Create a race"
      description="It starts after a minute if two players are in, or at once when it is full."
    >
      <div className="grid gap-4">
        <SegmentedControl
          label="Bets"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: "same", label: "Same bet" },
            { value: "custom", label: "Any bet" },
            { value: "range", label: "Range" },
          ]}
        />
        {kind === "range" && (
          <div className="grid grid-cols-2 gap-3">
            <BetInput
              {...field}
              label="Minimum bet"
              value={range.min}
              onValueChange={(min) => setRange({ ...range, min })}
            />
            <BetInput
              {...field}
              label="Maximum bet"
              value={range.max}
              onValueChange={(max) => setRange({ ...range, max })}
            />
          </div>
        )}
        <NumberStepper label="Seats" value={maxPlayers} onValueChange={setMaxPlayers} min={fewest} max={MOST_RACERS} />
        <p className="text-sm text-text-muted" role="status">
          {problem ?? `You take the first seat. A larger bet has a larger chance: ${wagerText(rule, token)}.`}
        </p>
        <Button
          variant="primary"
          size="lg"
          disabled={problem !== null}
          aria-disabled={rest.resting}
          onClick={(event) => rest.accepts(event) && onCreate({ wager: rule, maxPlayers, softSeconds, hardSeconds })}
        >
          Create race
        </Button>
      </div>
    </DialogContent>
  )
}
