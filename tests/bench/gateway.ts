import { expect } from "@playwright/test"
import { gatewayOf } from "../../server/indexer/gateway-of"
import { testWallet } from "../../server/testing/test-api"
import type { GatewayCall } from "../e2e/casino"
import { atBuiltCasino, type BuiltCasino } from "../support/built-casino"
import type { Benchmark, Figure } from "./report"

const players = 200
const recordedMs = 60_000
const betEveryMs = 10_000
const latencyMs = 40
const patienceMs = 20_000
const address = /"[1-9A-HJ-NP-Za-km-z]{32,44}"/g

/**
 * What many players cost the operator's node: a minute of a page that asks through the gateway, without a socket, and bets every
 * ten seconds is recorded, and replayed for two hundred wallets, each at its own moment.
 */
export const gateway: Benchmark = {
  name: "gateway",
  builtApp: true,
  async run() {
    const [one, other] = await atBuiltCasino(async (casino) => Promise.all([record(casino), record(casino)]))
    // What both pages read is everybody's; the rest belongs to the wallet.
    const own = accountsOf(one.calls).filter((account) => !accountsOf(other.calls).includes(account))
    return [
      { what: `a page with ${recordedMs / betEveryMs} bets: calls per minute`, value: `${one.calls.length}` },
      ...(await replay(one, own)),
    ]
  },
}

const accountsOf = (calls: readonly GatewayCall[]) => [
  ...new Set(JSON.stringify(calls.map(({ params }) => params)).match(address)),
]

interface Recording {
  /** With the time since the first bet. */
  calls: GatewayCall[]
  config: Parameters<typeof gatewayOf>[0]
}

async function record(casino: BuiltCasino): Promise<Recording> {
  const player = await casino.newPlayer({ reducedMotion: "reduce" })
  const calls = await player.throughGateway()
  await player.openGame()
  const config = JSON.parse((await player.page.locator("#app-config").textContent()) ?? "")
  const begunMs = Date.now()
  for (let bet = 1; bet * betEveryMs <= recordedMs; bet += 1) {
    await player.roll().click()
    await expect.poll(async () => (await player.settledOnChain()).length, { timeout: patienceMs }).toBe(bet)
    await player.page.waitForTimeout(Math.max(0, begunMs + bet * betEveryMs - Date.now()))
  }
  const during = calls.filter(({ atMs }) => atMs >= begunMs && atMs < begunMs + recordedMs)
  return { calls: during.map((call) => ({ ...call, atMs: call.atMs - begunMs })), config }
}

async function replay({ calls, config }: Recording, own: readonly string[]): Promise<Figure[]> {
  const node = countingNode()
  const ask = gatewayOf(config, node)
  const asked: Promise<unknown>[] = []
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const begunMs = Date.now()
  const play = async (index: number) => {
    const renamed = new Map(own.map((account) => [account, `"${testWallet().address}"`]))
    const offsetMs = (index * recordedMs) / players
    const shifted = calls
      .map((call) => ({ ...call, atMs: (call.atMs + offsetMs) % recordedMs }))
      .sort((one, other) => one.atMs - other.atMs)
    for (const { method, params, atMs } of shifted) {
      await wait(begunMs + atMs - Date.now())
      const theirs = JSON.stringify(params ?? []).replace(address, (account) => renamed.get(account) ?? account)
      asked.push(ask([{ method, params: JSON.parse(theirs) }]))
    }
  }
  await Promise.all(Array.from({ length: players }, (_, index) => play(index)))
  await Promise.all(asked)
  const each = (count: number) => (count / players / (recordedMs / 60_000)).toFixed(1)
  return [
    {
      what: `${players} such players: calls to the node per player and minute`,
      value: each(node.calls()),
      beside: node
        .methods()
        .slice(0, 4)
        .map(([method, count]) => `${method} ${each(count)}`)
        .join(", "),
    },
    { what: `${players} such players: requests to the node per player and minute`, value: each(node.requests()) },
  ]
}

/** A node that knows no account and counts what it is asked. */
function countingNode() {
  let [calls, requests] = [0, 0]
  const byMethod = new Map<string, number>()
  return {
    calls: () => calls,
    requests: () => requests,
    /** What was asked most, first. */
    methods: () => [...byMethod].sort(([, one], [, other]) => other - one),
    async fetch(_: unknown, init: RequestInit = {}) {
      const asked: { id: number; method: string; params: unknown[] }[] = [JSON.parse(String(init.body))].flat()
      requests += 1
      calls += asked.length
      for (const { method } of asked) byMethod.set(method, (byMethod.get(method) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, latencyMs))
      const emptyValue = ({ method, params: [first] }: { method: string; params: unknown[] }) =>
        method === "getMultipleAccounts" && Array.isArray(first) ? first.map(() => null) : null
      return Response.json(
        asked.map((call) => ({
          jsonrpc: "2.0",
          id: call.id,
          result: { context: { slot: 1 }, value: emptyValue(call) },
        })),
      )
    },
  }
}
