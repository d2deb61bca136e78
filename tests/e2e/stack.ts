import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"

export interface Addresses {
  url: string
  rpcUrl: string
  wsUrl: string
  faucetUrl: string
}

export interface Command {
  id: number
  name:
    | "setDelay"
    | "holdResults"
    | "releaseResults"
    | "stopNode"
    | "startNode"
    | "firstEndpointDown"
    | "firstEndpointUp"
    | "setPlaying"
  argument?: number
}

export type Reply = { ready: Addresses } | { done: number }

/** A casino in another process: site, API, chain and RNG provider. */
export class StackProcess {
  private lastId = 0
  private constructor(
    private readonly child: ChildProcess,
    readonly addresses: Addresses,
    /** Rejects when the process ends early. */
    private readonly dead: Promise<never>,
  ) {}

  /**
   * `freePlay`: "on" or "off" for visitors, empty for the default. `openGames`: ids of Coming Soon games that this server
   * opens, with commas between. `endpoints`: RPC endpoints over the one chain. `pricesUrl`: a price service to ask, none by
   * default. `indexerUrl`: another indexer that the explorer asks. `oddTokens`: "1" for unusual mints. `databaseUrl`: a
   * PostgreSQL database in place of the embedded one. `cwd`: the checkout that runs.
   */
  static async start({
    openGames = "",
    freePlay = "",
    endpoints = 1,
    pricesUrl = "",
    indexerUrl = "",
    oddTokens = "0",
    databaseUrl = "",
    cwd = process.cwd(),
  } = {}): Promise<StackProcess> {
    const child: ChildProcess = fork("tests/e2e/stack-process.ts", {
      cwd,
      env: {
        ...process.env,
        OPEN_GAMES: openGames,
        VISITOR_FREE_PLAY: freePlay,
        LOCAL_ENDPOINTS: `${endpoints}`,
        LOCAL_ODD_TOKENS: oddTokens,
        ...(pricesUrl && { PRICES_URL: pricesUrl }),
        ...(indexerUrl && { INDEXER_URL: indexerUrl }),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      execArgv: ["--import", "tsx", "--conditions=source"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    const dead = died(child)
    const [reply] = (await Promise.race([once(child, "message"), dead])) as [Reply]
    if (!("ready" in reply)) throw new Error("The stack spoke before it was ready")
    return new StackProcess(child, reply.ready, dead)
  }

  async send(name: Command["name"], argument?: number): Promise<void> {
    const id = ++this.lastId
    const answered = new Promise<void>((resolve) => {
      const hear = (reply: Reply) => {
        if (!("done" in reply) || reply.done !== id) return
        this.child.off("message", hear)
        resolve()
      }
      this.child.on("message", hear)
    })
    this.child.send({ id, name, ...(argument !== undefined && { argument }) } satisfies Command)
    await Promise.race([answered, this.dead])
  }

  async stop(): Promise<void> {
    this.child.disconnect()
    await this.dead.catch(() => undefined)
  }
}

async function died(child: ChildProcess): Promise<never> {
  const [code] = await once(child, "exit")
  throw new Error(`The stack ended with code ${code}`)
}
