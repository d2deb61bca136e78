import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import type { ServerMessage } from "./main"

export interface ServerProcessOptions {
  /** Of the server; what is left out is its default, not this process's. */
  environment: Readonly<Record<string, string>>
  /** Receives its log lines. */
  log: (line: string) => void
}

export interface ServerProcess {
  url: string
  close(): Promise<void>
}

const restartMs = 1_000
const killMs = 10_000

/**
 * Runs the server in a process of its own, and starts it again when it ends by itself.
 * @throws Error with the server's message, and its code such as `EADDRINUSE`, when it does not start.
 */
export async function startServerProcess({ environment, log }: ServerProcessOptions): Promise<ServerProcess> {
  let closing = false
  let child = spawn(environment, log)
  const url = await ready(child)
  // The clients know this address, so a restarted server takes the same port.
  const port = new URL(url).port || "80"
  const watch = (watched: ChildProcess) =>
    watched.once("exit", async (code, signal) => {
      if (closing) return
      log(`The API ended (${signal ?? code}). It is started again.`)
      await new Promise((resolve) => setTimeout(resolve, restartMs))
      if (closing) return
      child = spawn({ ...environment, API_PORT: port }, log)
      watch(child)
    })
  watch(child)
  return {
    url,
    async close() {
      closing = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, "exit")
      child.kill("SIGTERM")
      const kill = setTimeout(() => child.kill("SIGKILL"), killMs)
      await gone
      clearTimeout(kill)
    },
  }
}

function spawn(environment: Readonly<Record<string, string>>, log: (line: string) => void): ChildProcess {
  const child = fork(fileURLToPath(new URL("./main.ts", import.meta.url)), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    execArgv: ["--import", "tsx", "--conditions=source"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Ctrl-C in a terminal reaches every process of its group; the parent stops this one in its turn.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", log)
  }
  return child
}

async function ready(child: ChildProcess): Promise<string> {
  const [message] = await Promise.race([
    once(child, "message") as Promise<[ServerMessage]>, // `main.ts` sends nothing else.
    once(child, "exit").then(([code]) => {
      throw new Error(`The API ended with code ${code} before it was ready.`)
    }),
  ])
  if ("ready" in message) return message.ready
  throw Object.assign(new Error(message.failed), { code: message.code })
}
