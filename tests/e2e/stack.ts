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
  name: "setDelay" | "pauseRng" | "resumeRng" | "stopNode" | "startNode"
  argument?: number
}

export type Reply = { ready: Addresses } | { done: number }

/** A casino in another process: site, API, chain and RNG provider. */
export class StackProcess {
  private lastId = 0
  private constructor(
    private readonly child: ChildProcess,
    readonly addresses: Addresses,
  ) {}

  static async start(): Promise<StackProcess> {
    const child = fork("tests/e2e/stack-process.ts", {
      execArgv: ["--import", "tsx", "--conditions=source"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    })
    const [reply] = (await Promise.race([once(child, "message"), died(child)])) as [Reply]
    if (!("ready" in reply)) throw new Error("The stack spoke before it was ready")
    return new StackProcess(child, reply.ready)
  }

  async tell(name: Command["name"], argument?: number): Promise<void> {
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
    await Promise.race([answered, died(this.child)])
  }

  async stop(): Promise<void> {
    const exited = once(this.child, "exit")
    this.child.disconnect()
    await exited
  }
}

const died = async (child: ChildProcess) => {
  const [code] = await once(child, "exit")
  throw new Error(`The stack ended with code ${code}`)
}
