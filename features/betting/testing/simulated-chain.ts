import { ChainError } from "../model/chain-error"
import type { AtSlot, Holdings, PoolTerms } from "../model/chain-figures"
import type {
  BetChain,
  GameAccount,
  PlayRequest,
  Prepared,
  Settlement,
  SignatureStatus,
  SignedTransaction,
} from "../ports/bet-chain"
import type { SeedProof } from "../ports/seed-proof"

/** Recomputes the draws of `SimulatedChain`. */
export const simulatedProof: SeedProof = {
  hashSeed: async (rngSeed) => rngSeed.replace("seed", "hash"),
  drawnIndex: async ({ nonce }, outcomes) => nonce % outcomes,
}

/**
 * The network as one wallet meets it, driven by (fake) timers: slots, a game account, an RNG provider that commits and
 * settles, and the faults a player may run into. Pages come and go; this stays.
 */
export class SimulatedChain {
  settleDelayMs = 400
  /** How long the wallet takes; `null` means that the player declines. */
  signingMs: number | null = 0
  /** Requests fail at once. */
  down = false
  /** Requests are never answered. */
  mute = false
  /** Names of the client's functions that are refused, as where an address has asked too often. */
  refuses = new Set<string>()
  /** Transactions handed in get lost. */
  dropsTransactions = false
  /** The subscription is accepted and stays silent. */
  deafSocket = false
  /** The client says that the socket is open. */
  openSocket = false
  /** Slots by which the node that answers for the block height leads the one that answers for signatures. */
  heightAhead = 0
  /** How many nodes say what became of a bet. */
  nodes = 1
  /** The program rolls the bet back when it lands. */
  refusesBets = false
  /** The cluster has the program with which a bet asserts its seed commitment. */
  assertsCommitments = true
  /** The node lists the wallet's transactions as far back as they are looked for. */
  historyIsComplete = true

  /** A pool that takes every bet of the tests, and a wallet that can pay it. */
  pool: PoolTerms = deepPool
  holdings: Holdings = richWallet

  /** What was asked of the network, by the names of the client's functions. */
  asked: string[] = []
  charged: string[] = []
  signatures = 0
  playsSentBeforeCommitment = 0
  account: AtSlot<GameAccount | null> = { slot: 0, value: null }
  private landed = new Map<string, { slot: number; failed: boolean }>()
  private plays = new Map<string, PlayRequest>()
  private settled: Settlement[] = []
  private settledIn: number[] = []
  private watchers = new Set<(game: AtSlot<GameAccount | null>) => void>()
  private began = Date.now()

  get slot() {
    return 100 + Math.floor((Date.now() - this.began) / 400)
  }

  openAccount() {
    this.write({ ...blank })
    this.commit(0)
  }

  /** The player takes a bet back from another page. */
  cancelBet() {
    if (this.account.value) this.write({ ...this.account.value, status: "not-initialized", nextRngSeedHashed: "" })
  }

  /** The player closes the account, here or from another page. */
  closeAccount() {
    this.write(null)
  }

  /** Another page of the same wallet plays and settles a bet. */
  playElsewhere() {
    const game = this.account.value
    if (game) this.settle({ ...game, clientSeed: "elsewhere", bet: [20_000, 0], wager: 5n })
  }

  /** The socket says again what it said last. */
  repeat() {
    for (const watcher of this.watchers) watcher(this.account)
  }

  get watcherCount() {
    return this.watchers.size
  }

  chain(): BetChain {
    return {
      address: "wallet",
      isLive: () => this.openSocket,
      readGame: () => this.ask("readGame", () => ({ slot: this.slot, value: this.account.value })),
      watchGame: (onChange) => {
        this.watchers.add(onChange)
        return () => this.watchers.delete(onChange)
      },
      readPool: () => this.ask("readPool", () => this.pool),
      readHoldings: () => this.ask("readHoldings", () => this.holdings),
      watchBalance: () => () => undefined,
      prewarm: () => this.answer(() => undefined),
      prepareAccount: () => this.answer(() => this.prepared("account")),
      preparePlay: (play) =>
        this.answer(() => {
          const id = `play-${this.plays.size + 1}`
          this.plays.set(id, play)
          const assertsCommitment = this.assertsCommitments && play.hashedSeed !== undefined
          return { ...this.prepared(id), assertsCommitment }
        }),
      prepareInstructions: () => this.answer(() => this.prepared("instructions")),
      sign: (prepared) => this.sign(prepared),
      send: (transaction) => this.answer(() => this.land(transaction)),
      signatureStatus: (signature) => this.ask("signatureStatus", () => this.signatureStatus(signature)),
      witnesses: (transaction) =>
        this.ask("witnesses", () =>
          Array.from({ length: this.nodes }, (_, node) => ({
            node: `${node}`,
            blockHeight: this.slot,
            isBlockhashValid: this.slot <= transaction.lastValidBlockHeight,
            status: this.signatureStatus(transaction.signature).status,
            game: this.account.value,
          })),
        ),
      blockHeight: () =>
        this.ask("blockHeight", () => {
          const ahead = this.slot + this.heightAhead
          return { slot: ahead, value: ahead }
        }),
      findSettlement: (nonce) =>
        this.ask("findSettlement", () => this.settled.find((play) => play.nonce === nonce) ?? null),
      settlementAfter: ({ slot }) =>
        this.ask("settlementAfter", () => {
          const settlement = this.settled.find((_, index) => (this.settledIn[index] ?? 0) >= slot) ?? null
          return { settlement, complete: this.historyIsComplete }
        }),
    }
  }

  private ask<T>(what: string, give: () => T): Promise<T> {
    this.asked.push(what)
    return this.answer(() => {
      if (this.refuses.has(what)) throw networkError()
      return give()
    })
  }

  /** A transaction that an app asks for beside its bets: "claim" takes the bet back, "close" closes the account. */
  prepare(id: "claim" | "close" | "removal"): Promise<Prepared> {
    return this.answer(() => this.prepared(id))
  }

  /** Answers as the network does: late, never, or with what went wrong. */
  async answer<T>(give: () => T | Promise<T>): Promise<T> {
    if (this.mute) await new Promise((_, reject) => setTimeout(() => reject(networkError()), 8_000))
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (this.down) throw networkError()
    return give()
  }

  private prepared = (id: string): Prepared => ({
    wire: new TextEncoder().encode(id),
    lastValidBlockHeight: this.slot + 150,
  })

  private async sign(prepared: Prepared): Promise<SignedTransaction> {
    await new Promise((resolve) => setTimeout(resolve, this.signingMs ?? 0))
    if (this.signingMs === null) throw new ChainError("rejected-by-wallet", "You declined the bet in your wallet.")
    this.signatures += 1
    return { ...prepared, signature: `signed:${new TextDecoder().decode(prepared.wire)}` }
  }

  private land({ signature, lastValidBlockHeight, assertsCommitment = false }: SignedTransaction) {
    if (this.dropsTransactions || this.landed.has(signature) || this.slot > lastValidBlockHeight) return
    const play = this.playOf(signature)
    const isOpen = this.account.value?.status === "result-requested"
    const isBroken = assertsCommitment && play?.hashedSeed !== this.account.value?.nextRngSeedHashed
    const failed = this.refusesBets || (play !== undefined && (isOpen || isBroken))
    this.landed.set(signature, { slot: this.slot, failed })
    if (signature === "signed:account") return this.openAccount()
    if (signature === "signed:claim") return this.cancelBet()
    if (signature === "signed:close") return this.closeAccount()
    const game = this.account.value
    if (!play || failed) return
    if (!game?.nextRngSeedHashed || this.account.slot >= this.slot) this.playsSentBeforeCommitment += 1
    this.charged.push(signature)
    const { betArray: bet, clientSeed, wager, metadata } = play
    this.write({ ...blank, ...game, status: "result-requested", bet, clientSeed, wager, metadata })
    setTimeout(
      () => this.account.value?.status === "result-requested" && this.settle(this.account.value),
      this.settleDelayMs,
    )
  }

  private playOf = (signature: string) => this.plays.get(signature.replace("signed:", ""))

  private settle(game: GameAccount) {
    const rngSeed = `seed-${game.nonce}`
    const resultIndex = game.nonce % game.bet.length
    const payout = (game.wager * BigInt(game.bet[resultIndex] ?? 0)) / 10_000n
    this.settledIn.push(this.slot)
    this.settled.push({ ...game, rngSeed, resultIndex, payout, signature: `settled-${game.nonce}` })
    this.write({ ...game, nonce: game.nonce + 1, status: "ready", rngSeed, resultIndex, nextRngSeedHashed: "" })
    this.commit(game.nonce + 1)
  }

  private commit(nonce: number) {
    if (this.account.value) this.write({ ...this.account.value, status: "ready", nextRngSeedHashed: `hash-${nonce}` })
  }

  private signatureStatus(signature: string): SignatureStatus {
    const found = this.landed.get(signature)
    if (!found) return { status: "not-found", atSlot: this.slot }
    return found.failed ? { status: "failed", reason: "refused" } : { status: "landed", slot: found.slot }
  }

  private write(value: GameAccount | null) {
    this.account = { slot: this.slot, value }
    if (!this.deafSocket && !this.down) for (const watcher of this.watchers) watcher(this.account)
  }
}

const networkError = () => new ChainError("network", "The Solana node did not answer.")

export const deepPool: PoolTerms = {
  playsAllowed: true,
  minWager: 1n,
  maxPayout: 1_000_000_000n,
  jackpotBalance: 0n,
  gambaFeeBps: 100,
  poolFeeBps: 200,
  maxCreatorFeeBps: 500,
  maxHouseEdgeBps: 500,
  playFeeLamports: 0n,
  creatorAccountOpen: true,
}

const richWallet: Holdings = {
  balance: 1_000_000_000n,
  lamports: 1_000_000_000n,
  bonus: 0n,
  frozen: false,
  playerOpen: true,
  wagerAccountOpen: true,
  bonusAccountOpen: true,
}

const blank: GameAccount = {
  nonce: 0,
  status: "not-initialized",
  nextRngSeedHashed: "",
  rngSeed: "",
  clientSeed: "",
  bet: [],
  wager: 0n,
  resultIndex: 0,
  jackpotPayout: 0n,
  jackpotProbabilityUbps: 0n,
  metadata: "",
  tokenMint: "mint",
}
