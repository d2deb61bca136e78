import type { Bank } from "../bank/bank"
import { describeError } from "../bank/errors"
import type { TransactionRecord } from "../bank/history"
import { type SimpleInstruction, SingleSigner } from "../bank/single-signer"
import { type GameState, readGame } from "./game-account"
import { gambaProgram, provideInstruction, settleInstruction } from "./instructions"
import type { SeedChain } from "./seed-chain"

export interface RngOptions {
  bank: Bank
  secretKey: Uint8Array
  seeds: SeedChain
  /** Between a bet and its result. */
  settleDelayMs: number
  log: (line: string) => void
}

interface Job {
  timer: NodeJS.Timeout
  attempts: number
}

const firstRetryMs = 200
const longestRetryMs = 10_000
const mostAttempts = 8

/** Publishes the hash of a seed before each bet and reveals the seed after it, as Gamba's own provider does. */
export class RngProvider {
  private readonly signer: SingleSigner
  private readonly jobs = new Map<string, Job>()
  private delayMs: number
  private running = false
  private readonly stopListening: () => void

  constructor(private readonly options: RngOptions) {
    this.signer = new SingleSigner(options.secretKey)
    this.delayMs = options.settleDelayMs
    this.stopListening = options.bank.onTransaction((record) => this.hear(record))
  }

  /** For bets made from now on. */
  setDelay(milliseconds: number) {
    this.delayMs = milliseconds
  }

  /** Leaves every game as it is until `resume`. */
  pause() {
    this.running = false
    for (const { timer } of this.jobs.values()) clearTimeout(timer)
    this.jobs.clear()
  }

  /** Starts, or goes on with whatever the chain says is waiting: also the way back after a restart. */
  resume() {
    if (this.running) return
    this.running = true
    for (const { address } of this.options.bank.accounts.ownedBy(gambaProgram)) this.consider(address)
  }

  close() {
    this.pause()
    this.stopListening()
  }

  private hear(record: TransactionRecord) {
    if (record.error !== null || !record.keys.includes(gambaProgram)) return
    record.keys.forEach((address, index) => {
      if (record.writable[index]) this.consider(address)
    })
  }

  private consider(address: string) {
    if (!this.running) return
    const game = this.read(address)
    if (!game) return
    if (game.nextSeedHash === "") this.schedule(address, 0, 0)
    else if (game.resultRequested && !this.jobs.has(address)) this.schedule(address, this.delayMs, 0)
  }

  private schedule(address: string, delayMs: number, attempts: number) {
    const waiting = this.jobs.get(address)
    if (waiting) clearTimeout(waiting.timer)
    this.jobs.set(address, { attempts, timer: setTimeout(() => this.act(address), delayMs) })
  }

  /** Decides by the chain as it is now: a bet that was cancelled meanwhile is no longer there to be settled. */
  private act(address: string) {
    const attempts = this.jobs.get(address)?.attempts ?? 0
    this.jobs.delete(address)
    const game = this.read(address)
    if (!game) return
    const problem = this.step(address, game)
    if (problem === null) return
    const next = attempts + 1
    const line = `rng  ${game.user} waits: ${problem}`
    if (next >= mostAttempts)
      return this.options.log(`${line}; given up after ${next} attempts, the bet can be claimed`)
    this.options.log(`${line}; attempt ${next} of ${mostAttempts}`)
    this.schedule(address, Math.min(firstRetryMs * 2 ** attempts, longestRetryMs), next)
  }

  /** Null when all is well, else why not. */
  private step(address: string, game: GameState): string | null {
    const { seeds } = this.options
    if (game.nextSeedHash === "") {
      const { hash } = seeds.promise(game.user)
      return this.send(provideInstruction(this.signer.address, address, hash))
    }
    if (!game.resultRequested) return null
    const seed = seeds.open(game.user, game.nextSeedHash)
    if (seed === null) return "the published hash is of none of this provider's seeds"
    const { hash } = seeds.promise(game.user)
    return this.send(settleInstruction(this.signer.address, address, game, seed, hash))
  }

  /**
   * A transaction that fails on chain is there for all to read, and with it the seed. So it runs as a simulation first,
   * and nothing can come between the two.
   */
  private send(instruction: SimpleInstruction): string | null {
    const { bank } = this.options
    const wire = this.signer.sign([instruction], bank.slots.blockhash())
    const { error } = bank.simulate(wire, { verifySignatures: true, replaceBlockhash: false })
    if (error !== null) return describeError(error)
    const sent = bank.send(wire)
    return sent.entered ? null : describeError(sent.error)
  }

  private read(address: string): GameState | null {
    const account = this.options.bank.accounts.get(address)
    return account?.owner === gambaProgram ? readGame(account.data) : null
  }
}
