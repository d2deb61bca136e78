import { Button, IconButton } from "@dghrt/design-system"
import { ExternalLink, X } from "lucide-react"
import type { OwnRace } from "./own-races"
import { resultText, type Token } from "./race-result"

export interface OwnResultsProps {
  /** Of one token, newest first. */
  races: readonly OwnRace[]
  token: Token
  onSeen: (signature: string) => void
}

/** Says what came of a race that was drawn while its player was elsewhere, until it is dismissed. */
export function RaceNotice({ races, token, onSeen }: OwnResultsProps) {
  const unrevealed = races.find(({ result, seen }) => result !== null && !seen)
  return (
    <div role="status" className="empty:hidden">
      {unrevealed?.result && (
        <div className="well mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-4 py-2">
          <p className="min-w-0 flex-1 max-md:basis-full">
            <b className="block font-[650]">A race of yours was drawn</b>
            <span className="text-sm text-text-secondary">{resultText(unrevealed.result, token)}</span>
          </p>
          <Details signature={unrevealed.signature} />
          <IconButton label="Dismiss" tipSide="none" onClick={() => onSeen(unrevealed.signature)}>
            <X aria-hidden className="size-4.5" strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
    </div>
  )
}

/** The latest races of the wallet in this browser, and what is not known of others. */
export function OwnResults({ races, token }: Pick<OwnResultsProps, "races" | "token">) {
  const drawn = races.filter(({ result }) => result !== null)
  return (
    <section aria-label="Your results" className="mt-4">
      <h2 className="type-label mb-1">Your results</h2>
      <ul>
        {drawn.map(({ signature, result }) => (
          <li key={signature} className="flex min-h-12 items-center gap-3 border-border border-t py-1">
            <span className="min-w-0 flex-1 text-sm text-text-secondary">{result && resultText(result, token)}</span>
            <Details signature={signature} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">
        Races that were drawn while you used another browser are not known here. The{" "}
        <a href="/explorer" className="underline underline-offset-4 hover:text-text">
          explorer
        </a>{" "}
        replays each by the signature of its transaction, which your wallet lists.
      </p>
    </section>
  )
}

function Details({ signature }: { signature: string }) {
  return (
    <Button size="sm" asChild icon={<ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />}>
      <a href={`/explorer/transaction/${signature}`}>Explorer</a>
    </Button>
  )
}
