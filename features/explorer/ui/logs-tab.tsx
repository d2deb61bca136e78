import {
  Amount,
  Badge,
  type BadgeProps,
  Button,
  CopyButton,
  EmptyState,
  ErrorState,
  SegmentedControl,
  SkeletonRows,
  VisuallyHidden,
} from "@dghrt/design-system"
import { ArrowUpRight } from "lucide-react"
import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { clockText, type Remote } from "#features/kernel"
import { useExplorer } from "../data/explorer-context"
import type { TransactionRecord } from "../data/read-chain"
import { blockExplorers } from "../model/block-explorers"
import { type LogLevel, type LogLine, logLinesOf, summaryOf } from "../model/log-lines"
import { Tiles } from "./page-frame"

/** One of the transactions of a play. */
export interface LoggedTransaction {
  label: string
  signature: string
}

export interface LogsTabProps {
  signature: string
  /** The transactions that belong to the same play; empty where they are not known. */
  related: readonly LoggedTransaction[]
  onSignatureChange: (signature: string) => void
  /** Null when the node does not know the transaction. */
  record: Remote<TransactionRecord | null>
}

type Filter = "all" | "errors" | "warnings"

const filters = [
  { value: "all", label: "All" },
  { value: "errors", label: "Errors" },
  { value: "warnings", label: "Warnings" },
] as const

const wanted: Record<Filter, (line: LogLine) => boolean> = {
  all: () => true,
  errors: ({ level }) => level === "ERROR",
  warnings: ({ level }) => level === "WARN",
}

const tones: Record<LogLevel, BadgeProps["tone"]> = {
  ERROR: "danger",
  WARN: "warning",
  SUCCESS: "success",
  INFO: "info",
}

/** Lines shown before the rest is asked for. */
const firstLines = 10

/** What the programs of a transaction wrote, and its technical facts. */
export function LogsTab({ signature, related, onSignatureChange, record }: LogsTabProps) {
  return (
    <div className="grid min-w-0 gap-4">
      {related.length > 1 && (
        <SegmentedControl
          label="Transaction"
          options={related.map(({ label, signature: value }) => ({ label, value }))}
          value={signature}
          onValueChange={onSignatureChange}
          className="w-fit"
        />
      )}
      <Log record={record} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <BlockExplorers signature={signature} />
        {record.status === "ready" && record.value && <TechnicalDetails record={record.value} />}
      </div>
    </div>
  )
}

function Log({ record }: Pick<LogsTabProps, "record">) {
  switch (record.status) {
    case "loading":
      return <SkeletonRows count={8} label="Loading the transaction's log" />
    case "failed":
      return <ErrorState title="Logs Unavailable" detail={record.error.message} onRetry={record.retry} />
    case "ready": {
      if (record.value === null)
        return <EmptyState title="Logs Unavailable" detail="The Solana node does not know this transaction." />
      const { messages, timeMs } = record.value
      if (messages === null)
        return <EmptyState title="Logs Unavailable" detail="The Solana node no longer has this transaction's log." />
      if (messages.length === 0) return <EmptyState title="No transaction logs found" />
      return <Lines lines={logLinesOf(messages)} timeMs={timeMs} />
    }
  }
}

function Lines({ lines, timeMs }: { lines: readonly LogLine[]; timeMs: number | null }) {
  const [filter, setFilter] = useState<Filter>("all")
  const [all, setAll] = useState(false)
  const summary = summaryOf(lines)
  const matching = lines.filter(wanted[filter])
  const shown = all ? matching : matching.slice(0, firstLines)
  const list = useRef<HTMLOListElement>(null)
  function toggleAll() {
    flushSync(() => setAll(!all))
    // The button is below the lines that came: the focus goes to the first of them, where reading continues.
    if (!all) list.current?.querySelector<HTMLElement>("[tabindex]")?.focus()
  }
  return (
    <>
      <Tiles
        label="Summary of the log"
        items={[
          { label: "Total", value: summary.total },
          { label: "Errors", value: summary.errors, tone: summary.errors > 0 ? "loss" : undefined },
          { label: "Warnings", value: summary.warnings },
          { label: "Success", value: summary.success, tone: summary.success > 0 ? "gain" : undefined },
        ]}
      />
      <section aria-label="Logs" className="card min-w-0 overflow-hidden">
        <header className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-2">
          <h2 className="font-[650]">Logs</h2>
          <div className="flex items-center gap-2">
            <SegmentedControl label="Lines" options={filters} value={filter} onValueChange={setFilter} />
            <CopyButton text={lines.map(({ message }) => message).join("\n")} label="Copy the log" />
          </div>
        </header>
        <VisuallyHidden role="status">{`${matching.length} lines`}</VisuallyHidden>
        {shown.length === 0 ? (
          <p className="border-hair border-t px-5 py-4 text-text-muted">No line of this level.</p>
        ) : (
          <ol ref={list}>
            {shown.map(({ index, level, message }, position) => (
              <li
                key={index}
                tabIndex={position === firstLines ? -1 : undefined}
                className="grid grid-cols-[1.375rem_auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-hair border-t px-5 py-2.5 text-[0.8125rem] md:grid-cols-[1.375rem_5rem_4.5rem_minmax(0,1fr)]"
              >
                <span className="text-end text-text-muted tabular-nums">{index}</span>
                <span>
                  <Badge tone={tones[level]}>{level}</Badge>
                </span>
                <span className="text-text-muted type-data max-md:text-end">
                  {timeMs === null ? "—" : clockText(timeMs)}
                </span>
                <span className="wrap-anywhere type-data max-md:col-span-full">{message}</span>
              </li>
            ))}
          </ol>
        )}
        {matching.length > firstLines && (
          <footer className="flex min-h-13 items-center justify-between gap-4 border-hair border-t px-5 text-sm text-text-muted">
            <span>{`Showing ${shown.length} of ${matching.length}`}</span>
            <Button variant="ghost" onClick={toggleAll}>
              {all ? "Show fewer" : "Show all"}
            </Button>
          </footer>
        )}
      </section>
    </>
  )
}

function BlockExplorers({ signature }: { signature: string }) {
  const { config } = useExplorer()
  return (
    <section aria-label="Block explorers" className="card px-5 py-2">
      <ul>
        {blockExplorers(config, { transaction: signature }).map(({ name, href }) => (
          <li key={name} className="border-hair not-first:border-t">
            {href === null ? (
              <span className="flex min-h-12 items-center justify-between gap-3 text-text-muted">
                <span className="font-semibold">{name}</span>
                <span className="text-xs">cannot see a local network</span>
              </span>
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-12 items-center justify-between gap-3 font-semibold hover:underline"
              >
                <span>
                  <span>{name}</span>
                  <span className="sr-only">, in a new tab</span>
                </span>
                <ArrowUpRight aria-hidden className="size-4 text-text-muted" strokeWidth={1.75} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function TechnicalDetails({ record }: { record: TransactionRecord }) {
  const lamports = (value: bigint | null) => (value === null ? "—" : <Amount value={value} decimals={9} symbol="SOL" />)
  const rows = [
    { label: "Slot", value: record.slot.toLocaleString("en-US") },
    { label: "Confirmation", value: record.failed ? "failed" : "confirmed" },
    { label: "Network fee", value: lamports(record.feeLamports) },
    { label: "Priority fee", value: lamports(record.priorityFeeLamports) },
    {
      label: "Compute",
      value: record.computeUnits === null ? "—" : `${record.computeUnits.toLocaleString("en-US")} units`,
    },
    { label: "Version", value: record.version ?? "—" },
    { label: "Log source", value: record.logSource },
  ]
  return (
    <section aria-label="Technical details" className="card p-5">
      <h2 className="mb-2 font-[650]">Technical details</h2>
      <dl className="grid gap-2 text-[0.84375rem]">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-text-muted">{label}</dt>
            <dd className="wrap-anywhere text-end tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
