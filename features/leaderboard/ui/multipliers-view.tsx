import { ColumnAmount, formatUnits } from "@dghrt/design-system"
import { multiplierText } from "#contract/games/odds"
import type { MultiplierLeaders, MultiplierPeriod } from "#contract/multiplier-leaders"
import { Ranking, type RankingProps, stillReading } from "./ranking"

const periods: readonly { value: MultiplierPeriod; label: string }[] = [
  { value: "24h", label: "24 hours" },
  { value: "7d", label: "7 days" },
]

/** Players by the multiplier of their best win. */
export function MultipliersView(props: RankingProps<MultiplierLeaders, MultiplierPeriod>) {
  const { decimals, symbol } = props.token
  const rule = ({ minWager, complete }: MultiplierLeaders) => {
    const counted = `Each player's best single bet of at least ${formatUnits(minWager, decimals)} ${symbol} that paid 10x or more, except Plinko Race.`
    return complete ? counted : `${counted} ${stillReading}`
  }
  return (
    <Ranking
      {...props}
      label="Biggest multipliers"
      measure="Multiplier and wager"
      periods={periods}
      loading="Loading the biggest multipliers"
      failed="The biggest multipliers did not load"
      empty={{ title: "Nobody is ranked yet", detail: "Choose another period or another token." }}
      rule={rule}
      figures={({ multiplierBps, wager }: MultiplierLeaders["entries"][number]) => (
        <>
          <span className="block font-semibold max-md:text-sm">{multiplierText(multiplierBps)}</span>
          <ColumnAmount
            value={wager}
            decimals={decimals}
            symbol={symbol}
            className="text-text-muted text-xs max-5xs:whitespace-normal"
          />
        </>
      )}
    />
  )
}
