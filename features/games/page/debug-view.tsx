import { Button, CopyButton, ErrorState, SkeletonRows, shortAddress } from "@dghrt/design-system"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import type { GameAccount } from "#features/chain"
import { type MessageId, messageOf } from "#features/messages"
import type { AccountReading, AccountTask } from "./debug-account"

export interface AccountViewProps {
  account: AccountReading
  task: AccountTask | null
  problem: string | null
  done: AccountTask | null
  /** A bet of this page is on its way. */
  betting: boolean
  transaction: { signature: string; href: string } | null
  onRun: (task: AccountTask) => void
}

/** As the program itself names them. */
const statusNames: Record<GameAccount["status"], string> = {
  none: "None",
  "not-initialized": "NotInitialized",
  ready: "Ready",
  "result-requested": "ResultRequested",
}

const doneMessages = {
  open: "ACCOUNT_CREATED",
  reset: "ACCOUNT_RESET",
  close: "ACCOUNT_CLOSED",
} as const satisfies Record<AccountTask, MessageId>

/** What the account says, what can be done about it, and where its last transaction can be seen. */
export function AccountView({ account, task, problem, done, betting, transaction, onRun }: AccountViewProps) {
  return (
    <div className="grid gap-5">
      {account.status === "loading" && <SkeletonRows count={4} label="Reading your account" />}
      {account.status === "failed" && <ErrorState title="We could not read your account" detail={account.message} />}
      {account.status === "known" && <Facts game={account.game} />}
      <ul className="border-hair border-t">
        {actions(account, betting).map(({ id, title, text, off }) => (
          <li key={id} className="flex items-center gap-4 border-hair border-b py-3 max-xs:flex-wrap">
            <p className="min-w-0 flex-1 max-xs:basis-full">
              <b className="block font-[650]">{title}</b>
              <span id={`account-${id}`} className="text-[0.84375rem] text-text-muted">
                {off ?? text}
              </span>
            </p>
            <Button
              variant={id === "close" ? "danger" : "secondary"}
              // Its own success turns an action off, and it keeps the focus.
              aria-disabled={off !== null || (task !== null && task !== id)}
              loading={task === id}
              aria-describedby={`account-${id}`}
              onClick={() => onRun(id)}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={`text-sm empty:hidden ${problem === null ? "text-success" : "text-danger"}`}>
        {problem ?? (done && messageOf(doneMessages[done]).text)}
      </p>
      {transaction && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="text-text-muted">Last transaction</span>
          <span className="type-data">{shortAddress(transaction.signature)}</span>
          <CopyButton text={transaction.signature} label="Copy the transaction's signature" />
          <a
            href={transaction.href}
            target="_blank"
            rel="noopener noreferrer"
            className="ms-auto inline-flex min-h-10 items-center gap-1.5 rounded-sm font-semibold text-primary hover:underline"
          >
            <span>View Transaction</span>
            <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="sr-only">, in a new tab</span>
          </a>
        </p>
      )}
    </div>
  )
}

interface Action {
  id: AccountTask
  title: string
  text: string
  /** Why it cannot be done now. */
  off: string | null
}

function actions(account: AccountReading, betting: boolean): readonly Action[] {
  const unknown = account.status === "known" ? null : "Your account is not read yet."
  const game = account.status === "known" ? account.game : null
  const waiting = game?.status === "result-requested"
  const busy = betting && !waiting ? "A bet is on its way. Wait for its result." : null
  const missing = game === null ? "There is no account." : null
  return [
    {
      id: "open",
      title: "Open account",
      text: "Your first bet does it by itself. It takes a deposit of about 0.015 SOL, which you get back when you close the account.",
      off: unknown ?? (game === null ? busy : "Your account is open."),
    },
    {
      id: "reset",
      title: "Reset account",
      text: waiting
        ? "Take back the bet that waits for its result, with the program's fees. Network fees and a referrer's share stay paid."
        : "Return leftover funds to your wallet.",
      off: unknown ?? missing ?? busy,
    },
    {
      id: "close",
      title: "Close account",
      text: "Get your SOL deposit back. Your next bet needs it again.",
      off: unknown ?? missing ?? (waiting ? "A bet is waiting for its result." : busy),
    },
  ]
}

function Facts({ game }: { game: GameAccount | null }) {
  if (game === null) {
    return (
      <dl>
        <Fact label="Account">Not created</Fact>
        <Fact label="Status">{statusNames["not-initialized"]}</Fact>
      </dl>
    )
  }
  return (
    <dl>
      <Fact label="Account">Created</Fact>
      <Fact label="Status">{statusNames[game.status]}</Fact>
      <Fact label="Playing">{game.status === "result-requested" ? "Yes" : "No"}</Fact>
      <Fact label="Nonce">{`${game.nonce}`}</Fact>
      <Fact label="Next hashed seed" copy={game.nextRngSeedHashed}>
        {game.nextRngSeedHashed === "" ? "not committed yet" : game.nextRngSeedHashed}
      </Fact>
      <Fact label="Token mint" copy={game.tokenMint}>
        {game.tokenMint}
      </Fact>
    </dl>
  )
}

function Fact({ label, copy = "", children }: { label: string; copy?: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-x-3 border-hair py-1 not-first:border-t">
      <dt className="text-text-muted type-label">{label}</dt>
      <dd className="truncate type-data">{children}</dd>
      {copy !== "" && (
        <dd>
          <CopyButton text={copy} label={`Copy ${label.toLowerCase()}`} />
        </dd>
      )}
    </div>
  )
}
