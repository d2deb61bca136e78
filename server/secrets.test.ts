import { expect, test } from "vitest"
import { createApp } from "./app"
import { createLog } from "./log"
import { createGateway } from "./rpc/gateway"
import { upstreamOf } from "./rpc/upstream"
import { hiding, secretsOf } from "./secrets"
import { readServerSettings } from "./settings"
import { testOptions } from "./testing/test-api"

const settings = readServerSettings({
  SOLANA_RPC_URL: "https://rpc.example/v2/path-key-0123?api-key=query%2Bkey%2F45&commitment=confirmed",
  SOLANA_FALLBACKS: "https://user-name:node-word@backup.example",
  SOLANA_WS_URL: "wss://socket.example/short1",
  DATABASE_URL: "postgres://casino:data/base#word@db.example/casino",
  METRICS_TOKEN: "metrics-token-0123",
  COINGECKO_API_KEY: "short",
})
const secrets = secretsOf(settings)
const hide = hiding(secrets)
const spoken = [
  "path-key-0123",
  "query+key/45",
  "query%2Bkey%2F45",
  "user-name",
  "node-word",
  "data/base#word",
  "data%2Fbase%23word",
  "metrics-token-0123",
]

test("secrets of eight characters and more are replaced wherever they stand, as they are and as a URL holds them", () => {
  for (const secret of spoken) expect(hide(`asked with ${secret}, refused`)).toBe("asked with ***, refused")
  expect(hide("commitment confirmed at rpc.example/v2 by casino")).toBe(
    "commitment confirmed at rpc.example/v2 by casino",
  )
  expect([...secrets.tooShort].sort()).toEqual(["COINGECKO_API_KEY", "SOLANA_WS_URL"])
})

test("settings without a secret hide nothing", () => {
  const none = secretsOf(readServerSettings({ SOLANA_RPC_URL: "https://rpc.example/solana" }))
  expect(none).toEqual({ hidden: [], tooShort: [] })
})

test("no line of the log holds a secret, wherever it was written", () => {
  const lines: string[] = []
  const log = createLog({ hide, write: (line) => lines.push(line) })
  for (const secret of spoken) {
    log.error({ err: new Error(`Key ${secret} is over its limit`), host: `${secret}.example` }, `About ${secret}`)
    log.child({ requestId: secret }).info("A request")
  }
  expect(lines).toHaveLength(2 * spoken.length)
  for (const secret of spoken) expect(lines.join("\n")).not.toContain(secret)
})

const headers = { host: "casino.example", "content-type": "application/json", origin: "https://casino.example" }
const ask = async (reply: object) => {
  const upstream = upstreamOf(async () => new Response(JSON.stringify({ jsonrpc: "2.0", id: 0, ...reply })))
  const gateway = createGateway({ upstream, sharedAccounts: new Set() })
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getBlockTime", params: [7] })
  const app = createApp({ ...testOptions(), gateway, hide })
  return (await app.request("/api/rpc", { method: "POST", headers, body })).json()
}

test.each(spoken)("no reply holds %s, which a node wrote into it", async (secret) => {
  const message = `Key ${secret} is over its limit`
  const replaced = "Key *** is over its limit"
  expect(await ask({ error: { code: 1, message } })).toMatchObject({ error: { code: 1, message: replaced } })
  expect(await ask({ result: { [secret]: message } })).toMatchObject({ result: { [secret]: replaced } })
})
