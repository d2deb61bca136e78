import { type webcrypto as Web, webcrypto } from "node:crypto"
import { once } from "node:events"
import { ed25519 } from "@noble/curves/ed25519.js"
import { WebSocket, WebSocketServer } from "ws"

const { subtle } = webcrypto
const curve = { name: "ECDH", namedCurve: "P-256" } as const
const keyBytes = 65

/** What the page asked the phone to open: `solana-wallet:/v1/associate/local?association=…&port=…&v=v1`. */
export interface Association {
  publicKey: Uint8Array<ArrayBuffer>
  port: number
  version: string | null
}

/** The parts of an association address; null for any other address. */
export function readAssociation(address: string): Association | null {
  const url = new URL(address)
  if (url.protocol !== "solana-wallet:" || !/v1\/associate\/local$/.test(url.pathname)) return null
  const key = (url.searchParams.get("association") ?? "").replace(/_/g, "/").replace(/-/g, "+").replace(/\./g, "=")
  return {
    publicKey: new Uint8Array(Buffer.from(key, "base64")),
    port: Number(url.searchParams.get("port")),
    version: url.searchParams.get("v"),
  }
}

/**
 * A phone's wallet as Mobile Wallet Adapter 2.0 describes it: a socket at a local port, an ECDH handshake signed with the
 * association key, and JSON-RPC in AES-GCM. It has one key and signs what it is asked to.
 */
export class FakeMobileWallet {
  readonly publicKey: Uint8Array
  /** The calls it has answered, in order. */
  readonly calls: string[] = []

  constructor(private readonly secret: Uint8Array) {
    this.publicKey = ed25519.getPublicKey(secret)
  }

  /** Waits at the association's port for the page, and serves that one session. */
  async serve(association: Association): Promise<void> {
    const server = new WebSocketServer({
      port: association.port,
      host: "localhost",
      handleProtocols: ([first]) => first ?? false,
    })
    await once(server, "listening")
    server.on("connection", (socket) => {
      this.talk(socket, association).catch((error) => {
        this.calls.push(`broke off: ${String(error)}`)
        socket.close()
      })
      socket.on("close", () => server.close())
    })
  }

  private async talk(socket: WebSocket, { publicKey }: Association) {
    const messages = inbox(socket)
    const hello = await messages()
    const [pageKey, signature] = [hello.subarray(0, keyBytes), hello.subarray(keyBytes)]
    const association = await subtle.importKey("raw", publicKey, { name: "ECDSA", namedCurve: "P-256" }, false, [
      "verify",
    ])
    if (!(await subtle.verify({ name: "ECDSA", hash: "SHA-256" }, association, signature, pageKey)))
      throw new Error("The page's key is not signed with its association key")
    const own = await subtle.generateKey(curve, true, ["deriveBits"])
    const shared = await sharedKey(own.privateKey, pageKey, publicKey)
    const ownKey = new Uint8Array(await subtle.exportKey("raw", own.publicKey))
    let sent = 1
    socket.send(Buffer.concat([ownKey, await encrypt({ v: "v1" }, sent, shared)]))
    while (socket.readyState === WebSocket.OPEN) {
      const { id, method, params } = await decrypt(await messages(), shared)
      this.calls.push(method)
      const answer = this.answer(method, params)
      socket.send(await encrypt({ jsonrpc: "2.0", id, ...answer }, ++sent, shared))
    }
  }

  private answer(method: string, params: Record<string, unknown>): { result: unknown } | { error: unknown } {
    switch (method) {
      case "get_capabilities":
        return {
          result: {
            features: ["solana:signTransactions"],
            supports_sign_and_send_transactions: false,
            max_transactions_per_request: 10,
            supported_transaction_versions: ["legacy", 0],
          },
        }
      case "authorize":
      case "reauthorize":
        return {
          result: {
            auth_token: "token of the fake wallet",
            accounts: [{ address: Buffer.from(this.publicKey).toString("base64"), label: "Phone" }],
          },
        }
      case "sign_transactions": {
        const payloads = Array.isArray(params.payloads) ? params.payloads.map(String) : []
        return { result: { signed_payloads: payloads.map((payload) => this.sign(payload)) } }
      }
      default:
        return { error: { code: -32_601, message: `No method ${method}` } }
    }
  }

  /** Fills the only signature of a transaction. */
  private sign(payload: string): string {
    const wire = new Uint8Array(Buffer.from(payload, "base64"))
    wire.set(ed25519.sign(wire.subarray(1 + 64), this.secret), 1)
    return Buffer.from(wire).toString("base64")
  }
}

/** Messages in their order, however early they come. */
function inbox(socket: WebSocket): () => Promise<Uint8Array<ArrayBuffer>> {
  const waiting: Uint8Array<ArrayBuffer>[] = []
  let wake: () => void = () => undefined
  socket.on("message", (data: Buffer) => {
    waiting.push(new Uint8Array(data))
    wake()
  })
  socket.on("close", () => wake())
  return async () => {
    while (waiting.length === 0) {
      if (socket.readyState !== WebSocket.OPEN) return new Promise(() => undefined)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return waiting.shift() ?? new Uint8Array()
  }
}

async function sharedKey(own: Web.CryptoKey, pageKey: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) {
  const page = await subtle.importKey("raw", pageKey, curve, false, [])
  const secret = await subtle.deriveBits({ name: "ECDH", public: page }, own, 256)
  const base = await subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"])
  const derived = { name: "HKDF", hash: "SHA-256", salt, info: new Uint8Array() }
  return subtle.deriveKey(derived, base, { name: "AES-GCM", length: 128 }, false, ["encrypt", "decrypt"])
}

async function encrypt(message: object, sequence: number, key: Web.CryptoKey): Promise<Uint8Array> {
  const head = new Uint8Array(4)
  new DataView(head.buffer).setUint32(0, sequence)
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(message))
  const sealed = await subtle.encrypt({ name: "AES-GCM", iv, additionalData: head, tagLength: 128 }, key, text)
  return Buffer.concat([head, iv, new Uint8Array(sealed)])
}

interface Call {
  id: number
  method: string
  params: Record<string, unknown>
}

async function decrypt(message: Uint8Array<ArrayBuffer>, key: Web.CryptoKey): Promise<Call> {
  const [head, iv, sealed] = [message.slice(0, 4), message.slice(4, 16), message.slice(16)]
  const text = await subtle.decrypt({ name: "AES-GCM", iv, additionalData: head, tagLength: 128 }, key, sealed)
  return JSON.parse(new TextDecoder().decode(text)) as Call
}
