import { createHash, createHmac, randomBytes } from "node:crypto"

export interface SavedSeeds {
  secret: string
  /** By wallet, how many seeds were committed for it. */
  promised: Record<string, number>
}

/** Seeds that are committed to before a bet is placed. Each wallet has its own sequence, and no seed reveals anything about another. */
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

  /** A seed that was never committed for this wallet: the seed of a cancelled bet is not used again. */
  commit(wallet: string): { seed: string; hash: string } {
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

/** A commitment that could not be published leaves a gap; more than a few in a row do not happen. */
const recentPromises = 64

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
