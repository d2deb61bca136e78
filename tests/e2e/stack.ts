import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"

export interface Addresses {
  url: string
  rpcUrl: string
  wsUrl: string
  faucetUrl: string
}

/** What a server is started with; each has a default. */
export interface SiteOptions {
  /** Ids of Coming Soon games that this server opens, with commas between. */
  openGames: string
  /** "on" or "off" for visitors, empty for the default. */
  freePlay: string
  /** Another indexer that the explorer asks; empty for the casino's own. */
  indexerUrl: string
  /** Wallets that may administer, with commas between; empty for the creator. */
  owners: string
}

export const defaultSite: SiteOptions = {
  openGames: "",
  freePlay: "",
  indexerUrl: "",
  owners: "",
}

type ChainCommand =
  | "setDelay"
  | "holdResults"
  | "releaseResults"
  | "stopNode"
  | "startNode"
  | "firstEndpointDown"
  | "firstEndpointUp"

export type Command =
  | { id: number; name: ChainCommand; argument?: number }
  | { id: number; name: "openSite"; site: SiteOptions }

export type Reply = { ready: Addresses } | { done: number; site?: Addresses } | { failed: number; reason: string }

/** A casino in another process: site, API, chain and RNG provider. */
export class StackProcess {
  private lastId = 0
  private readonly own: Addresses
  private constructor(
    private readonly child: ChildProcess,
    /** Of the site that is shown. */
    public addresses: Addresses,
    /** The site that the process started with. */
    private readonly ownSite: SiteOptions,
    /** Rejects when the process ends early. */
    private readonly dead: Promise<never>,
  ) {
    this.own = addresses
  }

  /**
   * `databaseUrl`: a PostgreSQL database in place of the embedded one. `cwd`: the checkout that runs. `settleDelayMs`: from a
   * bet to its settlement, unless the environment says otherwise. `web`: the app as it is built for players, or file by file.
   */
  static async start({
    databaseUrl = "",
    cwd = process.cwd(),
    settleDelayMs = 400,
    web = "built",
    ...options
  }: Partial<SiteOptions> & {
    databaseUrl?: string
    cwd?: string
    settleDelayMs?: number
    web?: "built" | "dev"
  } = {}): Promise<StackProcess> {
    const site = { ...defaultSite, ...options }
    const child: ChildProcess = fork("tests/e2e/stack-process.ts", {
      cwd,
      env: {
        SETTLE_DELAY_MS: `${settleDelayMs}`,
        ...process.env,
        WEB: web,
        OPEN_GAMES: site.openGames,
        VISITOR_FREE_PLAY: site.freePlay,
        ...(site.indexerUrl && { INDEXER_URL: site.indexerUrl }),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      execArgv: ["--import", "tsx", "--conditions=source"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    const dead = died(child)
    const [reply] = (await Promise.race([once(child, "message"), dead])) as [Reply]
    if (!("ready" in reply)) throw new Error("The stack spoke before it was ready")
    return new StackProcess(child, reply.ready, site, dead)
  }

  send(name: ChainCommand, argument?: number): Promise<void> {
    return this.ask((id) => ({ id, name, ...(argument !== undefined && { argument }) })).then(() => undefined)
  }

  /** From now on `addresses` are those of a site with these options, over the same chain. */
  async show(site: SiteOptions): Promise<void> {
    const same = JSON.stringify(site) === JSON.stringify(this.ownSite)
    const addresses = same ? this.own : await this.ask((id) => ({ id, name: "openSite", site }))
    if (!addresses) throw new Error("The stack opened no site")
    this.addresses = addresses
  }

  private async ask(commandOf: (id: number) => Command): Promise<Addresses | undefined> {
    const id = ++this.lastId
    const answered = new Promise<Addresses | undefined>((resolve, reject) => {
      const hear = (reply: Reply) => {
        if ("failed" in reply ? reply.failed !== id : !("done" in reply) || reply.done !== id) return
        this.child.off("message", hear)
        if ("failed" in reply) reject(new Error(reply.reason))
        else if ("done" in reply) resolve(reply.site)
      }
      this.child.on("message", hear)
    })
    this.child.send(commandOf(id))
    return Promise.race([answered, this.dead])
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
