import { parseArgs } from "node:util"
import { startLocalnet } from "./index"

const { values } = parseArgs({
  options: {
    "rpc-port": { type: "string", default: "8899" },
    "ws-port": { type: "string", default: "8900" },
    data: { type: "string" },
    reset: { type: "boolean", default: false },
    "settle-delay": { type: "string", default: "400" },
    "multiplayer-hold": { type: "string", default: "15000" },
    "confirmed-after": { type: "string", default: "0" },
    "finalized-after": { type: "string", default: "0" },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)

function wholeNumber(name: Exclude<keyof typeof values, "data" | "reset">): number {
  const value = Number(values[name])
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw new RangeError(`--${name} must be a whole number, got ${values[name]}.`)
}

try {
  const commitmentSlots = { confirmed: wholeNumber("confirmed-after"), finalized: wholeNumber("finalized-after") }
  const network = await startLocalnet({
    rpcPort: wholeNumber("rpc-port"),
    wsPort: wholeNumber("ws-port"),
    settleDelayMs: wholeNumber("settle-delay"),
    multiplayerHoldMs: wholeNumber("multiplayer-hold"),
    reset: values.reset,
    log: say,
    logTransaction: say,
    ...(commitmentSlots.finalized > 0 && { commitmentSlots }),
    ...(values.data !== undefined && { dataDir: values.data }),
  })
  say(`Solana network ready: ${network.rpcUrl}, ${network.wsUrl}`)
  const stop = () => void network.close().then(() => process.exit(0))
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
