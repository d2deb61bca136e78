import { Badge, type BadgeProps, Sparkline } from "@dghrt/design-system"
import { Activity, Coins, Droplets, Globe, type LucideIcon, Radio, ReceiptText, ShieldCheck } from "lucide-react"
import type { ReactNode } from "react"
import type { Monitoring } from "#contract/monitoring"
import { clockText, momentText, type Remote } from "#features/kernel"
import type { DnsWord } from "../model/dns-cache"
import { pingWord, type RpcHealth, type StatusWord, transactionsWord } from "../model/status"

/** What the app knows without a request. */
export interface StatusFacts {
  session: "Live" | "Free Play"
  /** The selected token, "Solana" for instance. */
  tokenName: string
  /** Its mint; null in free play, which has no pool. */
  mint: string | null
}

export interface StatusViewProps extends StatusFacts {
  monitoring: Remote<Monitoring>
  rpc: Remote<RpcHealth>
  /** Milliseconds, the newest last. */
  pings: readonly number[]
  dns: Remote<DnsWord>
  /** Whether this page was served over a secure connection. */
  protectedConnection: boolean
  onOpenDns: () => void
}

const tones: Record<StatusWord | "Healthy" | "Unhealthy", NonNullable<BadgeProps["tone"]>> = {
  Loading: "quiet",
  Online: "success",
  Secured: "success",
  Healthy: "success",
  Issues: "warning",
  Unsecured: "danger",
  Offline: "danger",
  Unhealthy: "danger",
}

/** The state of the network and of this site, row by row. */
export function StatusView(props: StatusViewProps) {
  const { monitoring, rpc, dns, session, tokenName, protectedConnection, onOpenDns } = props
  const transactions = transactionsWord(monitoring, protectedConnection)
  return (
    <div className="grid gap-1">
      <Ping rpc={rpc} pings={props.pings} />
      <dl>
        <Row icon={ShieldCheck} label="Transactions">
          <Pill word={transactions} />
        </Row>
        <Row icon={ReceiptText} label="Recent Transaction">
          <LastTransaction monitoring={monitoring} />
        </Row>
        <Row icon={Activity} label="RPC Health">
          <Pill word={rpc.status === "ready" ? (rpc.value.isHealthy ? "Healthy" : "Unhealthy") : wordOf(rpc)} />
        </Row>
        <Row icon={Globe} label="DNS Status">
          <DnsButton word={dns.status === "ready" ? dns.value : wordOf(dns)} onOpen={onOpenDns} />
        </Row>
        <Row icon={Radio} label="Session Type">
          {session}
        </Row>
        <Row icon={Droplets} label="Pool">
          <Pool {...props} />
        </Row>
        <Row icon={Coins} label="Token">
          {tokenName}
        </Row>
      </dl>
      <p className="pt-2 text-text-muted text-xs">{meaning[transactions]}</p>
    </div>
  )
}

const meaning: Record<StatusWord, string> = {
  Loading: "We are checking the latest result.",
  Secured: "Secured: connection and node are well. The latest result checks out.",
  Online: "Online: connection and node are well. There is no play yet to check.",
  Unsecured:
    "Unsecured: the connection is not protected, the node is not healthy, or the latest result does not check out.",
  Issues: "The server does not check all the time. Try again in a minute.",
  Offline: "The server did not answer, so nothing is checked.",
}

const wordOf = (remote: Remote<unknown>): StatusWord => (remote.status === "loading" ? "Loading" : "Offline")

const Pill = ({ word }: { word: keyof typeof tones }) => (
  <Badge tone={tones[word]} dot>
    {word}
  </Badge>
)

const DnsButton = ({ word, onOpen }: { word: StatusWord; onOpen: () => void }) => (
  <button
    type="button"
    aria-label={`DNS status ${word}, show details`}
    // The whole row leads there, not the word alone.
    className="grid min-h-11 content-center rounded-sm after:absolute after:inset-0 hover:after:bg-[color-mix(in_oklab,var(--text)_6%,transparent)]"
    onClick={onOpen}
  >
    <Pill word={word} />
  </button>
)

interface RowProps {
  icon: LucideIcon
  label: string
  children: ReactNode
}

const Row = ({ icon: Icon, label, children }: RowProps) => (
  <div className="relative flex min-h-11.5 items-center gap-3 border-hair border-t">
    <Icon aria-hidden className="size-4.5 shrink-0 text-text-secondary" />
    <dt className="text-text-secondary">{label}</dt>
    <dd className="ms-auto min-w-0 text-end font-semibold tabular-nums">{children}</dd>
  </div>
)

function Ping({ rpc, pings }: Pick<StatusViewProps, "rpc" | "pings">) {
  const ping = rpc.status === "ready" ? rpc.value.pingMs : null
  const word = rpc.status === "ready" ? pingWord(rpc.value) : wordOf(rpc)
  const label = `RPC ping of this visit, ${pings.length} measurements${ping === null ? "" : `, now ${ping} ms`}`
  return (
    <div className="framed mb-2 grid gap-2 rounded-lg bg-background p-4">
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex items-center gap-2 text-sm text-text-secondary">
          <span>RPC Ping</span>
          {ping !== null && <Pill word={word} />}
        </span>
        <span className="text-sm text-text-muted">
          {ping === null ? (
            (rpc.status === "loading" && "Measuring") || "No node answers"
          ) : (
            <>
              <span className="font-[650] text-text text-xl tabular-nums">{ping}</span>
              <span> ms</span>
            </>
          )}
        </span>
      </div>
      {pings.length > 1 ? (
        <Sparkline label={label} values={pings} better="lower" className="h-9" />
      ) : (
        <p className="h-9 content-center text-text-muted text-xs">
          {word === "Offline" ? "We ask every 10 seconds." : "A line appears after the next measurement."}
        </p>
      )}
    </div>
  )
}

function LastTransaction({ monitoring }: Pick<StatusViewProps, "monitoring">) {
  if (monitoring.status !== "ready") return <Unknown reason={monitoring.status === "loading" ? "Loading" : "Unknown"} />
  const { lastTxTime } = monitoring.value.transactionSecurity
  if (lastTxTime === null) return <Unknown reason="No play yet" />
  const isToday = new Date(lastTxTime).toDateString() === new Date().toDateString()
  return <time dateTime={new Date(lastTxTime).toISOString()}>{(isToday ? clockText : momentText)(lastTxTime)}</time>
}

function Pool({ monitoring, mint }: Pick<StatusViewProps, "monitoring" | "mint">) {
  if (mint === null) return <Unknown reason="None in free play" />
  if (monitoring.status !== "ready") return <Unknown reason={monitoring.status === "loading" ? "Loading" : "Unknown"} />
  const pool = monitoring.value.pools.find((each) => each.mint === mint)
  return pool ? <span title={pool.address}>{pool.address.slice(0, 8)}</span> : <Unknown reason="Unknown" />
}

const Unknown = ({ reason }: { reason: string }) => (
  <span className="font-normal text-text-muted">
    <span aria-hidden>— </span>
    <span>{reason}</span>
  </span>
)
