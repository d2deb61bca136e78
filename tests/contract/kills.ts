import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { testWallet } from "../../server/testing/test-api"

const token = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: "11111111111111111111111111111111",
}
/** Nobody listens there: the chat works without a chain. */
const config = {
  cluster: "localnet",
  rpcUrl: "http://127.0.0.1:9",
  wsUrl: "ws://127.0.0.1:9",
  creator: "11111111111111111111111111111111",
  tokens: [token],
}

export interface Killed {
  acknowledged: string[]
  /** Stored texts after the last start, oldest first. */
  stored: string[]
}

/**
 * Kills an API process while messages are sent to it, `kills` times, and reads what is stored afterwards. Each message comes
 * from a wallet and an address of its own, so that no limit holds it back. The chat shows the newest 50 messages.
 */
export async function killWhileTalking(
  environment: Readonly<Record<string, string>>,
  kills: number,
  messagesPerLife: number,
): Promise<Killed> {
  const acknowledged: string[] = []
  let sent = 0
  for (let life = 0; life < kills; life++) {
    const { child, url } = await start(environment)
    const gone = once(child, "exit")
    // The last message is under way when the process dies: it may be stored or not, but not twice.
    for (let message = 0; message < messagesPerLife; message++) {
      const text = `message ${++sent}`
      const sending = say(url, text, sent)
      if (message < messagesPerLife - 1) {
        if (await sending) acknowledged.push(text)
        continue
      }
      setTimeout(() => child.kill("SIGKILL"), (life * 7) % 25)
      if (await sending) acknowledged.push(text)
    }
    await gone
  }
  const { child, url } = await start(environment)
  const reply = await fetch(`${url}/api/chat/chat`)
  const { messages } = (await reply.json()) as { messages: { text: string }[] } // The contract of this very server.
  const gone = once(child, "exit")
  child.kill("SIGTERM")
  await gone
  return { acknowledged, stored: messages.map(({ text }) => text) }
}

async function start(environment: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; url: string }> {
  const child = fork("server/main.ts", {
    env: {
      ...{
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        API_PORT: "0",
        TRUSTED_PROXY_HOPS: "1",
        LOG_LEVEL: "silent",
      },
      ...environment,
      APP_CONFIG: JSON.stringify(config),
    },
    execArgv: ["--import", "tsx", "--conditions=source"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const [message] = await once(child, "message")
  if (!("ready" in message)) throw new Error(`The API did not start: ${JSON.stringify(message)}`)
  return { child, url: message.ready }
}

/** Whether the server acknowledged the message. */
async function say(url: string, text: string, from: number): Promise<boolean> {
  const wallet = testWallet()
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.2.${from >> 8}.${from & 255}` }
  const post = (path: string, body: unknown, cookie = "") =>
    fetch(`${url}${path}`, { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify(body) })
  try {
    const challenge = await fetch(`${url}/api/session/challenge?wallet=${wallet.address}`, { headers })
    const { message } = (await challenge.json()) as { message: string } // The contract of this very server.
    const session = await post("/api/session", { wallet: wallet.address, message, signature: wallet.sign(message) })
    const reply = await post("/api/chat/chat", { text }, session.headers.get("set-cookie")?.split(";")[0])
    return reply.status === 201
  } catch (error) {
    // The process died under this request.
    if (error instanceof TypeError || error instanceof SyntaxError) return false
    throw error
  }
}
