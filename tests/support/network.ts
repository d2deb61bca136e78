import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { Connection } from "@solana/web3.js"
import type { Localnet } from "#localnet"

export interface NetworkRequest {
  id: number
  settleDelayMs?: number
}

/** Bytes, after a full garbage collection. */
export interface Memory {
  rss: number
  heapUsed: number
}

type Address = Pick<Localnet, "rpcUrl" | "wsUrl" | "addresses">
export type NetworkReply = Address | ({ id: number } & Memory)

/** A Solana network in another process, reached through its sockets only. */
export class NetworkProcess {
  private lastId = 0
  private constructor(
    private readonly child: ChildProcess,
    readonly address: Address,
  ) {}

  static async start(): Promise<NetworkProcess> {
    const child = fork("tests/support/network-process.ts", {
      execArgv: ["--import", "tsx", "--conditions=source", "--expose-gc"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    const [address]: [Address] = (await once(child, "message")) as [Address]
    return new NetworkProcess(child, address)
  }

  connect(): Connection {
    const { rpcUrl, wsUrl } = this.address
    return new Connection(rpcUrl, { wsEndpoint: wsUrl, commitment: "confirmed" })
  }

  setDelay = (settleDelayMs: number) => this.ask({ settleDelayMs })
  memory = () => this.ask({})

  private async ask(request: Omit<NetworkRequest, "id">): Promise<Memory> {
    const id = ++this.lastId
    const answered = new Promise<Memory>((resolve) => {
      const hear = (reply: NetworkReply) => {
        if (!("id" in reply) || reply.id !== id) return
        this.child.off("message", hear)
        resolve(reply)
      }
      this.child.on("message", hear)
    })
    this.child.send({ id, ...request } satisfies NetworkRequest)
    return answered
  }

  async stop(): Promise<void> {
    const gone = once(this.child, "exit")
    this.child.disconnect()
    await gone
  }
}
