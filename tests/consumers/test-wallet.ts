/**
 * Runs in the page before the app, as a wallet extension does: a wallet of the Wallet Standard around a key that all tabs
 * share. It refuses while `window.walletRefuses` is set, and signs no sooner than `window.walletAnswers` resolves. Everything that
 * it needs is inside the function.
 */
export async function announceTestWallet(): Promise<void> {
  const chain = "solana:localnet"
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
  const base58 = (bytes: Uint8Array) => {
    let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    let text = ""
    for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text
    return "1".repeat(bytes.findIndex((byte) => byte !== 0)) + text
  }
  async function create() {
    const { privateKey } = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair
    return JSON.stringify(await crypto.subtle.exportKey("jwk", privateKey))
  }
  localStorage.testWallet ??= await create()
  const key = JSON.parse(localStorage.testWallet) as JsonWebKey & { x: string }
  const privateKey = await crypto.subtle.importKey("jwk", key, "Ed25519", false, ["sign"])
  const publicKey = Uint8Array.from(atob(key.x.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0))
  const refuses = () => Reflect.get(window, "walletRefuses") === true

  /** A transaction with one signer: a count, one signature, the message. */
  async function sign(transaction: Uint8Array) {
    if (refuses()) throw new Error("User rejected the request.")
    await Reflect.get(window, "walletAnswers")
    const signed = transaction.slice()
    signed.set(new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, transaction.slice(65))), 1)
    return { signedTransaction: signed }
  }

  const account = { address: base58(publicKey), publicKey, chains: [chain], features: ["solana:signTransaction"] }
  const wallet = {
    version: "1.0.0",
    name: "Test Wallet",
    icon: "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAzMiAzMicvPg==",
    chains: [chain],
    accounts: [] as (typeof account)[],
    features: {
      "standard:connect": {
        version: "1.0.0",
        connect: async () => {
          if (refuses()) throw new Error("User rejected the request.")
          wallet.accounts = [account]
          return { accounts: wallet.accounts }
        },
      },
      "standard:disconnect": { version: "1.0.0", disconnect: async () => undefined },
      "standard:events": { version: "1.0.0", on: () => () => undefined },
      "solana:signTransaction": {
        version: "1.0.0",
        supportedTransactionVersions: ["legacy", 0],
        signTransaction: (...inputs: { transaction: Uint8Array }[]) =>
          Promise.all(inputs.map(({ transaction }) => sign(transaction))),
      },
    },
  }
  Object.assign(window, { testWalletAddress: account.address })
  const announce = ({ register }: { register: (wallet: object) => void }) => register(wallet)
  window.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: announce }))
  window.addEventListener("wallet-standard:app-ready", (event) => announce(Reflect.get(event, "detail")))
}
