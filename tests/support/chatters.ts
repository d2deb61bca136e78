import { type TestWallet, testWallet } from "../../server/testing/test-api"

interface Chatter {
  wallet: TestWallet
  headers: Record<string, string>
}

/** `unknown`: the server died under the request, so that the message may be stored or not. */
export type Said = { status: number; waitSeconds: number | null } | "unknown"

/** Signed-in wallets, each at a network address of its own, so that they do not share a cooldown. */
export class Chatters {
  private turn = 0

  private constructor(private readonly chatters: readonly Chatter[]) {}

  /** Their addresses are numbered from `firstAddress`. @throws Error when the server refuses to sign one in. */
  static async signIn(url: string, count: number, firstAddress = 0): Promise<Chatters> {
    const chatters: Chatter[] = []
    for (let index = firstAddress; index < firstAddress + count; index++)
      chatters.push(await signIn(url, `10.3.${index >> 8}.${index & 255}`))
    return new Chatters(chatters)
  }

  /** The next wallet in turn sends a message to the server at `url`. */
  say(url: string, text: string): Promise<Said> {
    return say(url, text, this.next())
  }

  /**
   * The next wallet in turn sends a message and, while the server's database does not take it, sends it again after the time
   * that the refusal names, as a writer does whose text the page keeps. Gives the last answer, and how often it was refused.
   */
  async sayUntilTaken(url: string, text: string): Promise<{ said: Said; refusals: number }> {
    const chatter = this.next()
    for (let refusals = 0; ; refusals++) {
      const said = await say(url, text, chatter)
      const waitSeconds = said !== "unknown" && said.status === 503 ? said.waitSeconds : null
      if (waitSeconds === null) return { said, refusals }
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1_000))
    }
  }

  /** One wallet sends the same message to several servers at the same time. */
  sayAtOnce(urls: readonly string[], text: string): Promise<Said[]> {
    const chatter = this.next()
    return Promise.all(urls.map((url, index) => say(url, `${text} ${index}`, chatter)))
  }

  private next(): Chatter {
    const chatter = this.chatters[this.turn++ % this.chatters.length]
    if (!chatter) throw new Error("No wallet is signed in.")
    return chatter
  }
}

async function signIn(url: string, address: string): Promise<Chatter> {
  const wallet = testWallet()
  const headers = { "content-type": "application/json", "x-forwarded-for": address }
  const challenge = await fetch(`${url}/api/session/challenge?wallet=${wallet.address}`, { headers })
  const { message } = (await challenge.json()) as { message: string } // The contract of this very server.
  const session = await fetch(`${url}/api/session`, {
    method: "POST",
    headers,
    body: JSON.stringify({ wallet: wallet.address, message, signature: wallet.sign(message) }),
  })
  const cookie = session.headers.get("set-cookie")?.split(";")[0]
  if (!cookie) throw new Error(`A wallet could not sign in: ${session.status}`)
  return { wallet, headers: { ...headers, cookie } }
}

async function say(url: string, text: string, { headers }: Chatter): Promise<Said> {
  try {
    const body = JSON.stringify({ text })
    const reply = await fetch(`${url}/api/chat/chat`, { method: "POST", headers, body })
    await reply.arrayBuffer()
    const wait = reply.headers.get("retry-after")
    return { status: reply.status, waitSeconds: wait === null ? null : Number(wait) }
  } catch (error) {
    // fetch's own error: the connection was refused or broke.
    if (error instanceof TypeError) return "unknown"
    throw error
  }
}

export interface ChatEntry {
  id: number
  text: string
  ts: number
}

/** The messages that the server at `url` gives, oldest first. */
export async function chatOf(url: string): Promise<ChatEntry[]> {
  const { messages } = (await (await fetch(`${url}/api/chat/chat`)).json()) as { messages: ChatEntry[] } // Its contract.
  return messages
}
