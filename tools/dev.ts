import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { consoleOutput, welcome } from "./console-output"
import { runningInstance } from "./running-instance.mjs"
import { readSettings } from "./settings"
import { type Stack, startStack } from "./stack"

/** `npm start` and `npm run preview`: boots the stack, prints its address, stops everything on Ctrl-C. */
const web = process.argv.includes("--built") ? "built" : "dev"

async function main() {
  const settings = readSettings()
  const marker = join(settings.DATA_DIR, "running.json")
  const other = await runningInstance(marker)
  if (other) {
    console.log(`DGHRT Casino is already running at ${other.url} (process ${other.pid}). Stop that one first.`)
    process.exitCode = 1
    return
  }
  const output = consoleOutput(settings.LOG_LEVEL, console.log)
  console.log("Starting the local chain, the API and the web app …")
  const stack = await startStack({
    settings,
    web,
    reset: process.argv.includes("--reset"),
    ...output,
  })
  mkdirSync(settings.DATA_DIR, { recursive: true })
  writeFileSync(marker, JSON.stringify({ pid: process.pid, url: stack.url }))
  const populating = process.argv.includes("--populate")
  console.log(
    welcome({
      url: stack.url,
      local: stack.localnet !== null,
      populating: populating && stack.localnet !== null,
      freePlay: stack.config.visitorFreePlay,
    }),
  )
  if (populating) void fill(stack, settings.SETTLE_DELAY_MS, output.debug)
  let stopping = false
  // A second signal does not end what is being closed: the database would be left in the middle of a write.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (!stopping) void stop(stack, marker)
      stopping = true
    })
}

/** `--populate`: a local world with plays and chat messages, in the background. */
async function fill({ localnet, apiUrl }: Stack, settleDelayMs: number, log: (line: string) => void) {
  if (!localnet) {
    console.error("--populate needs the local chain.")
    return
  }
  const { populate } = await import("./populate/populate")
  await populate({ localnet, apiUrl, settleDelayMs, log }).catch((error: unknown) => {
    console.error("The local world could not be populated.", error)
  })
}

async function stop(stack: Stack, marker: string) {
  rmSync(marker, { force: true })
  await stack.close()
  process.exit(0)
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
