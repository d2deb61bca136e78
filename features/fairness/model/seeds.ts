/** Most characters the program stores for a client seed. */
export const CLIENT_SEED_LENGTH = 32

const BPS = 10_000n
const SEED_CEILING = 1_000_000_000
const text = new TextEncoder()

function webCrypto(): SubtleCrypto {
  // Browsers withhold it from plain http pages; a proof must then say so instead of failing as if the draw were wrong.
  if (!globalThis.crypto?.subtle)
    throw new Error(
      "This page is not secure, so the browser cannot check the draw. Open it over https or on localhost.",
    )
  return globalThis.crypto.subtle
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")

export const sha256 = (bytes: BufferSource): Promise<ArrayBuffer> => webCrypto().digest("SHA-256", bytes)

/** SHA-256 of the seed's text, as 64 hex digits: what the chain publishes before a play. */
export async function hashSeed(rngSeed: string): Promise<string> {
  return hex(await sha256(text.encode(rngSeed)))
}

/** What is signed with the server seed: the player's half of the draw. */
export const drawMessage = (clientSeed: string, nonce: number) => `${clientSeed}-${nonce}`

/** HMAC-SHA256 with the server seed as key, as 64 hex digits. Decoration is drawn from it too. */
export async function gameHash(rngSeed: string, clientSeed: string, nonce: number): Promise<string> {
  const key = await webCrypto().importKey("raw", text.encode(rngSeed), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ])
  return hex(await webCrypto().sign("HMAC", key, text.encode(drawMessage(clientSeed, nonce))))
}

/** The first five hex digits choose among `outcomes` equally likely results. */
export function resultIndex(hash: string, outcomes: number): number {
  if (!/^[0-9a-f]{5}/i.test(hash)) throw new RangeError("A game hash starts with five hex digits")
  if (!Number.isInteger(outcomes) || outcomes < 1)
    throw new RangeError(`Expected at least one outcome, got ${outcomes}`)
  return Number.parseInt(hash.slice(0, 5), 16) % outcomes
}

/** Which of `outcomes` equally likely results the two seeds draw. */
export const drawnIndex = async (
  { rngSeed, clientSeed, nonce }: { rngSeed: string; clientSeed: string; nonce: number },
  outcomes: number,
): Promise<number> => resultIndex(await gameHash(rngSeed, clientSeed, nonce), outcomes)

/** The program rounds down to the token's smallest unit. */
export const payoutOf = (wager: bigint, multiplierBps: number) => (wager * BigInt(multiplierBps)) / BPS

export const randomUint32 = () => globalThis.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** A whole number below a billion, each equally likely. */
export function createClientSeed(random: () => number = randomUint32): string {
  const fair = Math.floor(2 ** 32 / SEED_CEILING) * SEED_CEILING
  let drawn = random()
  while (drawn >= fair) drawn = random()
  return String(drawn % SEED_CEILING)
}
