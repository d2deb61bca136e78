import { createHash, createHmac, randomBytes } from "node:crypto"

export interface SavedSeeds {
  secret: string
  /** By wallet, how many seeds it has been promised. */
  promised: Record<string, number>
}

/** Seeds promised before a bet is made: each wallet has a row of its own, and no seed in it says anything of another. */
export class SeedChain {
  private readonly secret: string
  private readonly promised: Map<string, number>

  constructor(saved: SavedSeeds) {
    this.secret = saved.secret
    this.promised = new Map(Object.entries(saved.promised))
  }

  /** `seed` makes the chain repeatable, for tests; without it the seeds are unpredictable. */
  static begin(seed?: string): SeedChain {
    const secret = seed === undefined ? randomBytes(32).toString("hex") : sha256(`dghrt-localnet/${seed}`)
    return new SeedChain({ secret, promised: {} })
  }

  /** A seed this wallet was never promised before: what a cancelled bet was promised is not used again. */
  promise(wallet: string): { seed: string; hash: string } {
    const index = this.promised.get(wallet) ?? 0
    this.promised.set(wallet, index + 1)
    const seed = this.seedAt(wallet, index)
    return { seed, hash: sha256(seed) }
  }

  /** The seed behind a hash on chain; null when it is not one of the latest promises. */
  open(wallet: string, hash: string): string | null {
    const promised = this.promised.get(wallet) ?? 0
    for (let index = promised - 1; index >= Math.max(0, promised - recentPromises); index--) {
      const seed = this.seedAt(wallet, index)
      if (sha256(seed) === hash) return seed
    }
    return null
  }

  save(): SavedSeeds {
    return { secret: this.secret, promised: Object.fromEntries(this.promised) }
  }

  private seedAt(wallet: string, index: number): string {
    return createHmac("sha256", this.secret).update(`${wallet}/${index}`).digest("hex")
  }
}

/** A promise that could not be published leaves a gap; more than a few of them in a row do not happen. */
const recentPromises = 64

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
