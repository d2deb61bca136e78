import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { Connection } from "@solana/web3.js"
import type { Localnet } from "#localnet"
import { freePort } from "../../../server/testing/free-port"
import { openStorage, type TestStorage } from "../../../server/testing/storage"
import { type ApiProcess, startApi } from "../../support/api-process"
import { ChainPlayer } from "../../support/chain-player"
import { fair, lamports } from "../../support/play-bets"
import { sol } from "../../support/sol"
import { Line } from "./line"

type ChainAddress = Pick<Localnet, "rpcUrl" | "wsUrl" | "fallbacks" | "addresses">

/** Between a bet and its result: long enough for a fault to begin while a page waits. */
const settleDelayMs = 900
export const openGames = ["crash", "hilo", "plinkorace"]

/** A chain, a database and a server in processes of their own, each of which can be taken away. */
export class World {
  /** When the last fault that several players meet has ended. */
  mendedAtMs = 0
  /** How the server ended without a command. */
  readonly crashes: string[] = []
  private turn: Promise<unknown> = Promise.resolve()
  private stopping = false

  private constructor(
    readonly chain: ChainAddress,
    private readonly chainProcess: ChildProcess,
    readonly storage: TestStorage,
    /** Between the server and its node. */
    readonly gateway: Line,
    private readonly port: number,
    private api: ApiProcess,
  ) {
    const { rpcUrl, wsUrl } = chain.fallbacks.at(-1) ?? chain
    this.connection = new Connection(rpcUrl, { wsEndpoint: wsUrl, commitment: "processed" })
    this.watch(api)
  }

  static async open(seed: number): Promise<World> {
    const chainProcess = fork("tests/prove/chaos/chain-process.ts", [`${settleDelayMs}`, `chaos ${seed}`], {
      execArgv: ["--import", "tsx", "--conditions=source"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    const [chain]: [ChainAddress] = (await once(chainProcess, "message")) as [ChainAddress]
    await playFirstBet(chain)
    const storage = await openStorage("PostgreSQL")
    const gateway = await Line.open(chain.rpcUrl)
    const port = await freePort()
    return new World(chain, chainProcess, storage, gateway, port, await serve(chain, storage, gateway, port))
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Through an endpoint that has no faults. */
  readonly connection: Connection

  /** Faults that several players meet come one after the other. */
  shared(fault: () => Promise<unknown>): Promise<unknown> {
    const begun = this.turn.then(fault).finally(() => {
      this.mendedAtMs = Date.now()
    })
    this.turn = begun.catch(() => undefined)
    return begun
  }

  async killServer() {
    this.stopping = true
    await this.api.kill()
  }
  async startServer() {
    this.api = await serve(this.chain, this.storage, this.gateway, this.port)
    this.watch(this.api)
    this.stopping = false
  }

  /** As a supervisor does: a server that ends by itself is started again, and counted. */
  private watch({ child }: ApiProcess) {
    child.once("exit", (code, signal) => {
      if (this.stopping) return
      this.crashes.push(`the server ended with ${code ?? signal}`)
      void this.startServer()
    })
  }

  async command(route: "faucet" | "endpoint" | "rollback", body: object): Promise<void> {
    const reply = await fetch(`${this.chain.rpcUrl}/${route}`, { method: "POST", body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${route}: ${await reply.text()}`)
  }

  async close() {
    this.stopping = true
    await this.api.stop()
    await this.gateway.close()
    const gone = once(this.chainProcess, "exit")
    this.chainProcess.disconnect()
    await gone
    await this.storage.close()
  }
}

function serve(chain: ChainAddress, { place }: TestStorage, gateway: Line, port: number): Promise<ApiProcess> {
  const { wsUrl, addresses } = chain
  const fallbacks = chain.fallbacks.slice(0, 1)
  const config = {
    ...{ cluster: "localnet", rpcUrl: gateway.url, wsUrl, fallbacks, creator: addresses.creator },
    ...{ tokens: [sol], openGames, faucetUrl: `${chain.rpcUrl}/faucet` },
  }
  const environment = { API_PORT: `${port}`, SITE_DIR: "dist/app", PRICES_URL: "http://127.0.0.1:9/" }
  return startApi({ place, config, environment })
}

/** The first bet of a network opens the operator's account; of several at once each would list that cost. */
async function playFirstBet({ rpcUrl, wsUrl, addresses }: ChainAddress) {
  const connection = new Connection(rpcUrl, { wsEndpoint: wsUrl, commitment: "confirmed" })
  const player = new ChainPlayer("first", connection, addresses)
  await player.open(1_000_000_000n)
  const bet = await player.bet({ betArray: fair, lamports })
  await player.playToTheEnd(player.signInstruction(bet, await player.blockhash()), 0)
}
