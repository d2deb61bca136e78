import * as v from "valibot"
import type { Settings } from "./settings"

/** The level of pino's warnings: https://getpino.io/#/docs/api?id=loggerlevels-object */
const warnLevel = 40
const logLine = v.pipe(
  v.string(),
  v.rawTransform(parsedJson),
  v.object({ level: v.number(), msg: v.string(), err: v.optional(v.object({ message: v.string() })) }),
)

function parsedJson({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): unknown {
  try {
    return JSON.parse(dataset.value)
  } catch {
    addIssue({ message: "This line is not JSON" })
    return NEVER
  }
}

/** What a line of the API's log tells a person; null for its routine. A line that is not of its log, such as a crash, stays as it is. */
export function noticeOf(line: string): string | null {
  const parsed = v.safeParse(logLine, line)
  if (!parsed.success) return line
  const { level, msg, err } = parsed.output
  if (level < warnLevel) return null
  return err ? `${msg} (${err.message})` : msg
}

/** What is printed while the stack runs: `debug` lines with LOG_LEVEL=debug only, so that the address stays in sight. */
export function consoleOutput(level: Settings["LOG_LEVEL"], print: (line: string) => void) {
  const indented = (line: string) => print(`  ${line}`)
  return { log: indented, debug: level === "debug" ? indented : () => undefined }
}

export interface Welcome {
  url: string
  /** Whether the chain is the local one, whose faucet gives test funds. */
  local: boolean
  /** Whether visitors may play without a wallet. Left out, the default of the local network counts there, and no line promises it elsewhere. */
  freePlay?: boolean | undefined
  /** Whether plays and chat messages are being added. */
  populating: boolean
}

/** What a person needs once everything runs: the address, what to try, how to see more, and how to stop. */
export const welcome = ({ url, local, freePlay = local, populating }: Welcome): string =>
  [
    "",
    `Ready: ${url}`,
    "",
    ...(freePlay ? [`  Play free   ${url}/game/demo/dice needs no wallet.`] : []),
    ...(local ? ["  Place a bet Connect Wallet, choose Local Wallet, then Get test SOL and open Dice."] : []),
    ...(local
      ? ["  Operate     Local Operator, in the same list, is the wallet of the casino's owner. It opens /admin."]
      : []),
    ...(populating ? ["  Populating  1,000 plays and some chat messages appear over the next minutes."] : []),
    "  See more    LOG_LEVEL=debug prints each transaction and each request.",
    "  Stop        Press Ctrl-C.",
    "",
  ].join("\n")
