import { cn } from "@dghrt/design-system"

export interface OutcomeTableProps {
  /** Multipliers in basis points, one per outcome. */
  bet: readonly number[]
  resultIndex: number
}

/** More bars than this would be thinner than a finger and the numbers under them unreadable. */
const mostLabelled = 16

/** What each index would have paid, with the drawn one marked. */
export function OutcomeTable({ bet, resultIndex }: OutcomeTableProps) {
  const highest = Math.max(1, ...bet)
  const drawn = bet[resultIndex] ?? 0
  const text = `Index ${resultIndex} of ${bet.length} was drawn and pays ${drawn / 10_000}x`
  return (
    <section aria-label="Outcome table" className="card min-w-0 p-5">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-[650]">Outcome table</h3>
        <p className="text-sm text-text-muted">
          Result index <span className="font-semibold text-text">{resultIndex}</span> <span>{`of ${bet.length}`}</span>
        </p>
      </header>
      <div role="img" aria-label={text} className="flex h-21 items-end gap-px" dir="ltr">
        {bet.map((multiplierBps, index) => (
          <span
            // The index is what an outcome is.
            // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no other name
            key={index}
            className={cn(
              "min-w-0 flex-1 rounded-t-xs",
              index === resultIndex
                ? "bg-accent forced-colors:bg-[Highlight]"
                : "bg-[color-mix(in_oklab,var(--text)_20%,var(--surface))] forced-colors:bg-[CanvasText]",
            )}
            style={{ height: `${Math.max(7, (multiplierBps / highest) * 100)}%` }}
          />
        ))}
      </div>
      {bet.length <= mostLabelled && (
        <div aria-hidden dir="ltr" className="mt-2 flex gap-px text-text-muted text-xs">
          {bet.map((_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no other name
              key={index}
              className={cn(
                "min-w-0 flex-1 text-center",
                index === resultIndex && "font-semibold text-text underline underline-offset-4",
              )}
            >
              {index}
            </span>
          ))}
        </div>
      )}
      <details className="mt-3 text-sm">
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">Show as a table</summary>
        <div className="max-h-60 overflow-y-auto">
          <table className="w-full" aria-label="Outcomes">
            <thead>
              <tr className="text-start text-text-muted">
                <th scope="col" className="py-1 text-start font-medium">
                  Outcomes
                </th>
                <th scope="col" className="text-end font-medium">
                  Multiplier
                </th>
              </tr>
            </thead>
            <tbody>
              {grouped(bet).map(({ multiplierBps, count }) => (
                <tr key={multiplierBps} className="border-hair border-t">
                  <td className="py-1">{`${count} of ${bet.length}`}</td>
                  <td className="text-end tabular-nums">{`${multiplierBps / 10_000}x`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

/** Equal multipliers together, highest first. */
function grouped(bet: readonly number[]): readonly { multiplierBps: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const multiplierBps of bet) counts.set(multiplierBps, (counts.get(multiplierBps) ?? 0) + 1)
  return [...counts]
    .map(([multiplierBps, count]) => ({ multiplierBps, count }))
    .sort((a, b) => b.multiplierBps - a.multiplierBps)
}
