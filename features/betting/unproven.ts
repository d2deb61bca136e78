import type { Judge, Verdict } from "./judgement"
import type { AtSlot } from "./model/chain-figures"
import type { PendingRound, RoundMemory } from "./model/pending"
import { MAX_UNPROVEN } from "./model/round-state"
import type { BetChain, GameAccount } from "./ports/bet-chain"
import type { Memory } from "./ports/memory"
import type { SeedProof } from "./ports/seed-proof"
import { endingBy, longestDoubtMs } from "./tracking"

interface Review {
  /** These bets are on chain after all. */
  counted: PendingRound[]
  /** Another bet was drawn with the seed that was committed to for these, so that they never count. */
  replaced: PendingRound[]
  /** Two nodes agree that these took no stake. */
  judged: (PendingRound & { verdict: Verdict })[]
}

interface UnprovenPorts {
  memory: Memory<RoundMemory>
  proof: SeedProof
  judgeOf(bet: PendingRound, chain: BetChain): Judge
  /** Milliseconds since the signature. */
  ageMs(bet: PendingRound): number
}

/**
 * The bets that were given up on a node's word, or that a wallet did not answer about. As long as one may count, the next bet has
 * to assert the same commitment: the chain takes the stake of one of them alone.
 */
export function createUnproven({ memory, proof, judgeOf, ageMs }: UnprovenPorts) {
  const listed = () => memory.read().unproven
  const isOld = (bet: PendingRound) => ageMs(bet) >= longestDoubtMs
  const without = (gone: readonly PendingRound[]) =>
    listed().filter(({ clientSeed }) => !gone.some((bet) => bet.clientSeed === clientSeed))

  async function fateOf(
    bet: PendingRound,
    game: GameAccount | null,
    chain: BetChain,
  ): Promise<"counted" | "replaced" | null> {
    const { nonce, clientSeed, hashedSeed } = bet
    if (game?.status === "result-requested" && game.clientSeed === clientSeed) return "counted"
    if (game?.nextRngSeedHashed === hashedSeed) return null
    const drew = async ({ rngSeed }: { rngSeed: string }) => (await proof.hashSeed(rngSeed)) === hashedSeed
    // The account holds the last play; an earlier one is among the wallet's transactions.
    const settled = game && (await drew(game)) ? game : await chain.findSettlement(nonce)
    if (!settled || !(await drew(settled))) return null
    return settled.clientSeed === clientSeed ? "counted" : "replaced"
  }

  return {
    any: () => listed().length > 0,
    clear: () => memory.write({ ...memory.read(), unproven: [] }),
    keep(bet: PendingRound) {
      memory.write({ ...memory.read(), pending: null, unproven: [bet, ...listed()].slice(0, MAX_UNPROVEN) })
    },
    /** It is under way again. */
    follow(bet: PendingRound) {
      memory.write({ ...memory.read(), pending: bet, unproven: without([bet]) })
    },
    /** Whether a bet over the commitment of this hash cannot be paid beside an earlier one. */
    allowNext: (hashedSeed: string, assertsCommitment: boolean) =>
      listed().every((bet) => isOld(bet) || (assertsCommitment && bet.hashedSeed === hashedSeed)),
    /** Looks what became of each, and forgets those that never count, and those whose time is over. */
    async review(chain: BetChain, { value: game }: AtSlot<GameAccount | null>): Promise<Review> {
      const found: Review = { counted: [], replaced: [], judged: [] }
      const bets = listed()
      for (const bet of bets) {
        const fate = await fateOf(bet, game, chain)
        if (fate !== null) {
          found[fate].push(bet)
          continue
        }
        const verdict = bet.signature === "" ? null : endingBy(await judgeOf(bet, chain).ask(), bet)
        if (verdict !== null) found.judged.push({ ...bet, verdict })
      }
      const over = bets.filter((bet) => isOld(bet) && !found.counted.includes(bet))
      const gone = [...found.replaced, ...found.judged, ...over]
      if (gone.length > 0) memory.write({ ...memory.read(), unproven: without(gone) })
      return found
    },
  }
}
