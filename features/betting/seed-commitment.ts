import { watchGameChanges } from "./game-changes"
import { accountNotOpened, ChainError, toChainError } from "./model/chain-error"
import type { AtSlot } from "./model/chain-figures"
import type { BetChain, GameAccount, SignedTransaction } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** What the chain has promised before a bet is signed. */
export interface Commitment {
  /** The wallet's settled plays so far. */
  nonce: number
  hashedSeed: string
  /** The earliest slot in which this page saw the hash on chain. */
  slot: number
}

interface Readying {
  chain: BetChain
  clock: Clock
  signal: AbortSignal
  /** What earlier readings have shown; a hash seen a slot ago needs no waiting. */
  known: Commitment | null
  /** Signs the transaction that opens the account. */
  sign(chain: BetChain): Promise<SignedTransaction>
}

/** A slot: nothing on chain changes sooner. */
const pollMs = 400
/** An open socket reports the hash; reading is the safeguard against one that is silent. */
const openSocketPollMs = 2_000
const resendMs = 2_000
const patienceMs = 30_000
const mostSlotsLate = 150

/** Takes a reading into account: the slot of a hash is the first one it was seen in. */
export function nextCommitment({ slot, value: game }: AtSlot<GameAccount | null>, known: Commitment | null) {
  if (!game?.nextRngSeedHashed) return null
  const same = known?.hashedSeed === game.nextRngSeedHashed
  // A node that lags names the seed before. One that named an absurd slot is not believed for longer.
  if (known && !same && slot < known.slot && known.slot - slot < mostSlotsLate) return known
  return { nonce: game.nonce, hashedSeed: game.nextRngSeedHashed, slot: same ? known.slot : slot }
}

/**
 * Waits until this wallet's next seed hash is on chain in a slot that is over, opening the account first when there
 * is none (a signature of its own). Without that a provider could choose the seed after seeing the bet.
 * @throws ChainError when the account is busy with another bet, or no hash appears in time.
 */
export async function waitForSeedCommitment({ chain, clock, signal, known, sign }: Readying): Promise<Commitment> {
  let begun = clock.now()
  const changes = watchGameChanges(chain, clock, signal)
  let commitment = known
  let opening: SignedTransaction | null = null
  let nextSend = 0

  /** The time that the wallet's dialog takes is the player's. A transaction that can no longer land after it is signed anew. */
  async function signOpening(): Promise<SignedTransaction> {
    for (;;) {
      const askedAt = clock.now()
      const signed = await sign(chain).catch(notOpened)
      begun = clock.now()
      if (begun - askedAt <= patienceMs) return signed
      const { value: height } = await chain.blockHeight()
      if (height <= signed.lastValidBlockHeight) return signed
    }
  }

  /** While no hash is known: a slot, or with an open socket until it reports one. Then the hash's slot has to end. */
  async function untilNextReading() {
    const latest = clock.now() + openSocketPollMs
    while (commitment === null && chain.isLive() && !signal.aborted && clock.now() < latest) {
      await changes.wait(latest - clock.now())
      const change = changes.take()
      if (change) commitment = nextCommitment(change, commitment)
    }
    await clock.sleep(pollMs, signal)
  }

  try {
    while (!signal.aborted) {
      const seen = await chain.readGame()
      if (seen.value?.status === "result-requested") {
        throw new ChainError("program-refused", "This wallet has a bet under way, placed from another browser or app.")
      }
      commitment = nextCommitment(seen, commitment)
      if (commitment && seen.slot > commitment.slot) return commitment
      if (!seen.value && clock.now() >= nextSend) {
        opening ??= await signOpening()
        nextSend = clock.now() + resendMs
        await chain.send(opening)
      }
      if (clock.now() - begun > patienceMs) {
        if (!seen.value) throw accountNotOpened()
        throw new ChainError(
          "network",
          "The random-number provider has not committed to a seed. Nothing was bet; try again.",
        )
      }
      await untilNextReading()
    }
    throw new ChainError("network", "The page stopped before the bet was signed.")
  } finally {
    changes.stop()
  }
}

/** What the network itself says of a wallet's money, and what the wallet says, is said as it is. */
function notOpened(error: unknown): never {
  const failure = toChainError(error)
  throw failure.kind === "simulation-failed" || failure.kind === "program-refused" ? accountNotOpened(failure) : failure
}
