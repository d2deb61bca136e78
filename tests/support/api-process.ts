import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { DatabasePlace } from "../../server/database/open-database"
import { sol } from "./sol"

/** A chain that does not answer: everything but plays works without one. */
const withoutChain = {
  cluster: "localnet",
  rpcUrl: "http://127.0.0.1:9",
  wsUrl: "ws://127.0.0.1:9",
  creator: "11111111111111111111111111111111",
  tokens: [sol],
}

export interface ApiOptions {
  place: DatabasePlace
  /** Its first file; this tree's own by default. */
  program?: string
  /** Of the chain that it indexes; by default one that does not answer. */
  config?: object
  /** Further variables of its environment. */
  environment?: Readonly<Record<string, string>>
  /** How far its clock is from this process's. */
  clockOffsetMs?: number
  /** Runs on this processor core alone, where the system can do that. */
  core?: number
}

export interface ApiProcess {
  url: string
  child: ChildProcess
  /** Ends it at once and without a signal that it could handle. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** The server as `npm start` runs it, in a process of its own on a free port. One proxy hop is trusted. @throws its own message. */
export async function startApi(options: ApiOptions): Promise<ApiProcess> {
  const {
    place,
    program = "server/main.ts",
    config = withoutChain,
    environment = {},
    clockOffsetMs = 0,
    core,
  } = options
  const child = forkOn(core, program, [], {
    ...{ API_PORT: "0", TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "silent", APP_CONFIG: JSON.stringify(config) },
    ...("url" in place ? { DATABASE_URL: place.url } : { DATA_DIR: join(place.folder, "..") }),
    ...(clockOffsetMs !== 0 && { NODE_OPTIONS: `--import=${shiftedClock(clockOffsetMs)}` }),
    ...environment,
  })
  const [message] = await once(child, "message")
  if (!("ready" in message)) throw new Error(message.failed)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, "exit")
    child.kill(signal)
    await gone
  }
  return { url: message.ready, child, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") }
}

/** A TypeScript file in a process of its own, on one processor core where that is possible. */
export function forkOn(
  core: number | undefined,
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const node = ["--import", "tsx", "--conditions=source"]
  const pinned = core !== undefined && process.platform === "linux" && availableParallelism() > 1
  return fork(file, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    ...(pinned
      ? { execPath: "taskset", execArgv: ["-c", String(core), process.execPath, ...node] }
      : { execArgv: node }),
  })
}

/** A module that moves the clock of the process which imports it. */
const shiftedClock = (offsetMs: number) =>
  `data:text/javascript,${encodeURIComponent(`const now=Date.now;Date.now=()=>now()+(${offsetMs})`)}`
