import { Badge, BetInput, Button, formatUnits, Progress } from "@dghrt/design-system"
import { useState } from "react"
import { dghrtFor, presale } from "../model/presale"
import { FactRows, PageHeader } from "./page-parts"

const DECIMALS = 9
const sol = (lamports: bigint) => `${grouped(lamports)} SOL`
const dghrt = (units: bigint) => `${grouped(units)} DGHRT`

/** Groups the whole part by thousands: 2500000.5 is 2,500,000.5. */
function grouped(units: bigint): string {
  const [whole = "0", fraction] = formatUnits(units, DECIMALS).split(".")
  const digits = BigInt(whole).toLocaleString("en-US")
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

function problemOf(lamports: bigint): string | undefined {
  if (lamports < presale.minLamports) return `The minimum is ${sol(presale.minLamports)}`
  if (lamports > presale.maxLamports) return `The maximum per wallet is ${sol(presale.maxLamports)}`
  return undefined
}

/** Calculates what a purchase would give. Nothing can be bought until a sale program and a mint exist. */
export function PresalePage() {
  const [lamports, setLamports] = useState(1_000_000_000n)
  const problem = problemOf(lamports)
  return (
    <article className="@container mx-auto w-full max-w-220">
      <PageHeader
        title="Presale"
        lead="One rate for everyone, on chain when it opens."
        aside={
          <Badge tone="warning" dot>
            Not open yet
          </Badge>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 @2xl:grid-cols-2">
        <section aria-label="Calculator" className="card grid gap-4 bg-surface p-6 max-md:p-4.5">
          <BetInput
            label="You pay"
            value={lamports}
            onValueChange={setLamports}
            decimals={DECIMALS}
            symbol="SOL"
            max={2n ** 64n - 1n}
            quick={false}
            refusal={problem}
            hint={`${sol(presale.minLamports)} to ${sol(presale.maxLamports)} per wallet`}
          />
          <div>
            <p aria-hidden className="mb-1.5 font-semibold text-sm">
              You would receive
            </p>
            <output
              aria-label="You would receive"
              className="wrap-anywhere framed block rounded-md bg-well px-4 py-3 font-[650] text-xl"
            >
              {problem === undefined ? dghrt(dghrtFor(lamports)) : "–"}
            </output>
          </div>
          <Button variant="primary" size="lg" disabled>
            Purchase not available
          </Button>
          <p className="text-sm text-text-muted">
            Purchases open when this page names the sale program and the mint address. Never send SOL to a wallet for
            this.
          </p>
        </section>
        <div className="grid gap-4">
          <section aria-label="Goal" className="card grid gap-3 bg-surface p-6 max-md:p-4.5">
            <p className="flex items-end justify-between gap-4">
              <span>
                <span className="block text-sm text-text-muted">Goal</span>
                <span className="type-d3 type-display">{sol(presale.goalLamports)}</span>
              </span>
              <span className="text-text-muted">0% raised</span>
            </p>
            <Progress label="Raised" value={0} max={100} valueText="0 percent" />
          </section>
          <section aria-label="Terms of the sale" className="card bg-surface p-6 max-md:p-4.5">
            <FactRows
              rows={[
                { label: "Rate", value: `${presale.dghrtPerSol.toLocaleString("en-US")} DGHRT per SOL` },
                { label: "Minimum", value: sol(presale.minLamports) },
                { label: "Maximum", value: sol(presale.maxLamports) },
                { label: "Sale program", value: "Not published" },
              ]}
            />
          </section>
          <p role="note" className="framed rounded-md border-warning bg-warning/14 px-4 py-3">
            You could lose all of it. DGHRT has no monetary value today and may never have any.
          </p>
        </div>
      </div>
    </article>
  )
}
