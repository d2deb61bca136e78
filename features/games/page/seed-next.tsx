import { Button, CopyButton, ErrorState, IconButton, Input, Skeleton } from "@dghrt/design-system"
import { CLIENT_SEED_LENGTH } from "@dghrt/fairness"
import { Shuffle } from "lucide-react"
import type { ReactNode } from "react"
import type { AccountReading } from "./debug-account"

export interface NextBetProps {
  /** The half that is fixed: the hash, or the way to it. */
  next: ReactNode
  seed: string
  /** A bet is on its way: its seed is fixed. */
  locked: boolean
  problem: string | null
  onSeed: (text: string) => void
  onShuffle: () => void
}

/** Both halves of the next draw: the provider's, fixed and published as a hash, and the player's, free until the bet. */
export function NextBet({ next, seed, locked, problem, onSeed, onShuffle }: NextBetProps) {
  return (
    <section aria-labelledby="next-bet" className="grid gap-4">
      <h3 id="next-bet" className="font-[650]">
        Your next bet
      </h3>
      {next}
      <p role="status" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Input
        label="Client seed"
        value={seed}
        maxLength={CLIENT_SEED_LENGTH}
        disabled={locked}
        autoComplete="off"
        spellCheck={false}
        hint={
          locked
            ? "A bet is on its way. The seed can be changed again once its result is in."
            : "Your half of the draw. It decides one bet; then another is drawn."
        }
        trailing={
          <IconButton label="Shuffle" size="sm" disabled={locked} onClick={onShuffle}>
            <Shuffle aria-hidden className="size-4" strokeWidth={1.75} />
          </IconButton>
        }
        onChange={(event) => onSeed(event.target.value)}
        onBlur={() => seed.trim() === "" && onShuffle()}
      />
    </section>
  )
}

export interface AccountSeedProps {
  account: AccountReading
  /** The account is being opened. */
  opening: boolean
  onOpen: () => void
}

/** What the program holds for this wallet's next bet. */
export function AccountSeed({ account, opening, onOpen }: AccountSeedProps) {
  if (account.status === "loading") return <Skeleton className="h-16" />
  if (account.status === "failed") {
    return <ErrorState title="We could not read your account" detail={account.message} />
  }
  if (account.game === null) {
    return (
      <div className="well flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md p-4">
        <p className="min-w-0 flex-1 basis-60 text-sm text-text-secondary">
          Nothing is fixed for this wallet yet. Your first bet opens an account and waits for the hash; you can have it
          now.
        </p>
        <Button loading={opening} onClick={onOpen}>
          {opening ? "Requesting…" : "Get hashed seed"}
        </Button>
      </div>
    )
  }
  return <HashedSeed hash={account.game.nextRngSeedHashed} />
}

/** SHA-256 of the seed that will decide the next bet; empty while there is none. */
export function HashedSeed({ hash }: { hash: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-text-muted type-label">Next hashed seed</p>
      <p className="well flex min-h-11 items-center gap-2 rounded-sm py-1 ps-3 pe-1 type-data">
        <span className="min-w-0 flex-1 break-all">{hash === "" ? "The provider will fix one shortly." : hash}</span>
        {hash !== "" && <CopyButton text={hash} label="Copy hashed seed" />}
      </p>
    </div>
  )
}
