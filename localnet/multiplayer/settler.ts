import type { Bank } from "../bank/bank"
import { describeError } from "../bank/errors"
import type { TransactionRecord } from "../bank/history"
import { type SimpleInstruction, SingleSigner } from "../bank/single-signer"
import { type Due, type MultiplayerGame, readGame } from "./game-account"
import {
  ataOf,
  type Batch,
  distributeInstruction,
  multiplayerProgram,
  nativeMint,
  openAtaInstruction,
  selectInstruction,
  transferInstruction,
  widestBudget,
} from "./instructions"

export interface SettlerOptions {
  bank: Bank
  secretKey: Uint8Array
  feeVault: string
  /** Between the draw and the payout: a game that is paid is closed, and shows nobody who won. */
  holdMs: number
  log: (line: string) => void
}

interface Job {
  timer: NodeJS.Timeout
  phase: MultiplayerGame["state"]
  attempts: number
}

/** A game is drawn this long after it is full, so that nobody could join in view of the draw. */
const twoSlotsMs = 800
const firstRetryMs = 1_000
const longestRetryMs = 60_000
const longestTimerMs = 3_600_000
const fewestToDraw = 2
/** As many as a transaction of 1,232 bytes carries. */
const listedAtOnce = { lamports: 20, creators: 4, winners: 10 }

/** Draws multiplayer games when they are due and pays them after a hold; what it knows, it reads from the chain. */
export class Settler {
  private readonly signer: SingleSigner
  private readonly jobs = new Map<string, Job>()
  private holdMs: number
  private running = false
  private readonly stopListening: () => void

  constructor(private readonly options: SettlerOptions) {
    this.signer = new SingleSigner(options.secretKey)
    this.holdMs = options.holdMs
    this.stopListening = options.bank.onTransaction((record) => this.hear(record))
  }

  /** For games drawn from now on. */
  setHold(milliseconds: number) {
    this.holdMs = milliseconds
  }

  /** How many games wait for a draw or for their payout. */
  get pending(): number {
    return this.jobs.size
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
    for (const { address } of this.options.bank.accounts.ownedBy(multiplayerProgram)) this.consider(address)
  }

  close() {
    this.pause()
    this.stopListening()
  }

  private hear(record: TransactionRecord) {
    if (record.error !== null || !record.keys.includes(multiplayerProgram)) return
    record.keys.forEach((address, index) => {
      if (record.writable[index]) this.consider(address)
    })
  }

  private consider(address: string) {
    if (!this.running) return
    const game = this.read(address)
    if (!game) return this.drop(address)
    const job = this.jobs.get(address)
    // A payout under way is not put off by what it sends itself.
    if (game.state === "settled" && job?.phase === "settled") return
    this.schedule(address, game.state, this.dueIn(game), 0)
  }

  private dueIn(game: MultiplayerGame): number {
    if (game.state === "settled") return this.holdMs
    if (game.state === "playing") return twoSlotsMs
    const seconds = game.playerCount >= fewestToDraw ? game.softExpiration : game.hardExpiration
    return Math.max(0, (seconds - this.options.bank.slots.unixSeconds()) * 1_000)
  }

  private schedule(address: string, phase: Job["phase"], delayMs: number, attempts: number) {
    this.drop(address)
    const timer = setTimeout(() => this.act(address, attempts), Math.min(delayMs, longestTimerMs))
    this.jobs.set(address, { timer, phase, attempts })
  }

  private drop(address: string) {
    const job = this.jobs.get(address)
    if (job) clearTimeout(job.timer)
    this.jobs.delete(address)
  }

  private act(address: string, attempts: number) {
    const game = this.read(address)
    if (!game) return this.drop(address)
    if (game.state !== "settled") {
      const early = game.state === "waiting" && this.dueIn(game) > 0
      const problem = early ? null : this.draw(address)
      if (problem !== null) this.options.log(`multiplayer  ${address} is not drawn yet: ${problem}`)
      // A draw that came through has been heard, and the payout is scheduled.
      if (early) this.schedule(address, game.state, this.dueIn(game), 0)
      else if (problem !== null) this.retry(address, game.state, attempts)
      return
    }
    this.pay(address, game)
    if (this.read(address)) this.retry(address, "settled", attempts)
    else this.drop(address)
  }

  private retry(address: string, phase: Job["phase"], attempts: number) {
    this.schedule(address, phase, Math.min(firstRetryMs * 2 ** attempts, longestRetryMs), attempts + 1)
  }

  private draw = (address: string) => this.send([widestBudget(), selectInstruction(this.signer.address, address)])

  /** Creators first, then winners. A recipient who makes a batch fail is left for later; the others are paid. */
  private pay(address: string, game: MultiplayerGame) {
    this.prepare(game)
    for (const batch of batchesOf(game)) {
      if (this.payBatch(address, game, batch) === null) continue
      for (const creator of batch.creators) this.payAlone(address, game, { creators: [creator], winners: [] })
      for (const winner of batch.winners) this.payAlone(address, game, { creators: [], winners: [winner] })
    }
    const left = this.read(address)
    if (left)
      this.options.log(`multiplayer  ${address} still owes ${left.winners.length + left.creators.length} payouts`)
  }

  private payAlone(address: string, game: MultiplayerGame, batch: Batch) {
    const problem = this.payBatch(address, game, batch)
    const who = [...batch.creators, ...batch.winners].join()
    if (problem !== null) this.options.log(`multiplayer  ${address} cannot pay ${who}: ${problem}`)
  }

  private payBatch(address: string, { maker, mint }: MultiplayerGame, batch: Batch) {
    const day = { rng: this.signer.address, game: address, maker, mint, feeVault: this.options.feeVault }
    return this.send([widestBudget(), distributeInstruction(day, batch)])
  }

  /** Opens the token accounts that are missing, and fills up winners' wallets that could not hold what they get. */
  private prepare({ mint, winners, creators }: MultiplayerGame) {
    const { accounts } = this.options.bank
    const payer = this.signer.address
    if (mint === nativeMint) {
      const least = this.options.bank.rentLamports(0)
      for (const { address, amount } of winners) {
        const held = accounts.lamports(address)
        // Less than the whole rent could not arrive in an empty wallet either.
        if (held + amount < least) this.send([transferInstruction(payer, address, least - held)])
      }
      return
    }
    for (const owner of [this.options.feeVault, ...[...creators, ...winners].map(({ address }) => address)]) {
      if (!accounts.get(ataOf(owner, mint))) this.send([openAtaInstruction(payer, owner, mint)])
    }
  }

  /** Null when it is done. What would fail is not sent: a race lost to another provider leaves no trace. */
  private send(instructions: SimpleInstruction[]): string | null {
    const { bank } = this.options
    const wire = this.signer.sign(instructions, bank.slots.blockhash())
    const { error } = bank.simulate(wire, { verifySignatures: true, replaceBlockhash: false })
    if (error !== null) return describeError(error)
    const sent = bank.send(wire)
    return sent.entered ? null : describeError(sent.error)
  }

  private read(address: string): MultiplayerGame | null {
    const account = this.options.bank.accounts.get(address)
    return account?.owner === multiplayerProgram ? readGame(account.data) : null
  }
}

function batchesOf({ mint, creators, winners }: MultiplayerGame): Batch[] {
  const addresses = (list: Due[]) => list.map(({ address }) => address)
  const [atOnce, creatorsAtOnce] =
    mint === nativeMint ? [listedAtOnce.lamports, listedAtOnce.lamports] : [listedAtOnce.winners, listedAtOnce.creators]
  const batches = [
    ...inParts(addresses(creators), creatorsAtOnce).map((part) => ({ creators: part, winners: [] })),
    ...inParts(addresses(winners), atOnce).map((part) => ({ creators: [], winners: part })),
  ]
  // A game nobody has anything due from still has to be closed.
  return batches.length > 0 ? batches : [{ creators: [], winners: [] }]
}

const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
