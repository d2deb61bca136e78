import { AddressLabel, Badge, Button, CopyButton } from "@dghrt/design-system"
import { Check, X } from "lucide-react"
import type { ReactNode } from "react"
import type { DrawResult } from "#features/chain"
import { potOf, raceChecks } from "../model/race"
import { useExplorer } from "./explorer-context"

/** Amounts of a race are in smallest units, because its event does not name the token. */
const units = (value: bigint) => `${value.toLocaleString("en-US")} units`

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[112px_minmax(0,1fr)] items-center gap-3 border-hair py-1.5 not-first:border-t">
      <dt className="type-label text-text-muted">{label}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}

/** A draw of Plinko Race, decoded from its program's event. */
export function RaceDetails({ draw }: { draw: DrawResult }) {
  const { links } = useExplorer()
  const { paid, fees } = potOf(draw)
  return (
    <section aria-label="Plinko Race" className="card px-5 py-2.5">
      <h2 className="py-2 font-[650]">Plinko Race, game {String(draw.gameId)}</h2>
      <dl>
        <Row label="Account">
          <span className="flex items-center justify-between gap-2">
            <AddressLabel address={draw.game} className="type-data text-[0.8125rem]" />
            <CopyButton text={draw.game} label="Copy account" />
          </span>
        </Row>
        <Row label="Made by">
          <span className="[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-primary [&_a:hover]:underline">
            {links.player(draw.maker, <AddressLabel address={draw.maker} className="type-data text-[0.8125rem]" />)}
          </span>
        </Row>
        <Row label="Winner">{draw.winnerIndexes.map((index) => `place ${index + 1}`).join(", ")}</Row>
        <Row label="Pot">{units(draw.totalWager)}</Row>
        <Row label="Paid">{units(paid)}</Row>
        <Row label="Fees">{units(fees)}</Row>
      </dl>
      <p className="border-hair border-t py-3 text-sm text-text-muted">
        Amounts are in the token's smallest unit, because the event does not name the token.
      </p>
      <p className="pb-2">
        <Button asChild>{links.game("plinkorace", "Open Plinko Race")}</Button>
      </p>
    </section>
  )
}

/** What can be checked of a race: there is no server seed, so no HMAC is claimed. */
export function RaceProof({ draw }: { draw: DrawResult }) {
  const checks = raceChecks(draw)
  const passed = checks.filter((check) => check.passed).length
  return (
    <section aria-label="Checks of this race" className="card p-5">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-[650]">Checks of this race</h2>
        <Badge tone={passed === checks.length ? "success" : "danger"}>
          {passed} of {checks.length} passed
        </Badge>
      </header>
      <p className="mb-4 max-w-[68ch] text-sm text-text-secondary">
        A race is drawn by the multiplayer program within its own transaction. No seed is committed before, so there is
        no HMAC to repeat and this draw is not provably fair in the way the other games are. These are the facts that
        the program's event shows.
      </p>
      <ol>
        {checks.map((check) => (
          <li key={check.title} className="flex gap-3 border-hair py-2.5 not-first:border-t">
            {check.passed ? (
              <Check role="img" aria-label="Passed" className="size-5 shrink-0 text-success" strokeWidth={1.75} />
            ) : (
              <X role="img" aria-label="Failed" className="size-5 shrink-0 text-danger" strokeWidth={1.75} />
            )}
            <span className="min-w-0">
              <span className="block font-semibold">{check.title}</span>
              <span className="block break-all text-[12.5px] text-text-muted type-data">{check.detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
