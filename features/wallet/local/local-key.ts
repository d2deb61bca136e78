import { logger } from "#features/kernel"

/** A key pair that signs as Solana wants it. */
export interface LocalKey {
  publicKey: Uint8Array<ArrayBuffer>
  sign(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
}

const secretLength = 32

// PKCS #8 around a bare Ed25519 secret (RFC 8410): browsers take a private key in no shorter form.
const pkcs8Head = [0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20]

export const randomSecret = () => crypto.getRandomValues(new Uint8Array(secretLength))

/**
 * The key of a 32-byte secret. Browsers since 2025 have the curve themselves and work it off the page's thread, as a
 * wallet in an extension would; one without it, or a page that is not secure, fetches ours.
 */
export async function localKey(secret: Uint8Array<ArrayBuffer>): Promise<LocalKey> {
  try {
    return await nativeKey(secret)
  } catch (error) {
    logger.info("The browser has no Ed25519 of its own", error)
    return portableKey(secret)
  }
}

export async function nativeKey(secret: Uint8Array<ArrayBuffer>): Promise<LocalKey> {
  const key = await crypto.subtle.importKey("pkcs8", new Uint8Array([...pkcs8Head, ...secret]), "Ed25519", true, [
    "sign",
  ])
  const { x } = await crypto.subtle.exportKey("jwk", key)
  if (x === undefined) throw new Error("The browser does not tell the public half of its key")
  const publicKey = Uint8Array.from(atob(x.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0))
  return { publicKey, sign: async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", key, message)) }
}

/** The curve is heavier than the rest of the wallet together, so it loads where it is needed. */
export async function portableKey(secret: Uint8Array<ArrayBuffer>): Promise<LocalKey> {
  const { ed25519 } = await import("@noble/curves/ed25519.js")
  return {
    publicKey: new Uint8Array(ed25519.getPublicKey(secret)),
    sign: async (message) => ed25519.sign(message, secret),
  }
}
