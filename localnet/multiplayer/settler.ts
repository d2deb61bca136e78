import type { Bank } from "../bank/bank"
import { Jobs } from "../bank/jobs"
import { ProgramWatch } from "../bank/program-watch"
import { sendTested } from "../bank/send-tested"
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
  /** Between the draw and the payout: a game that is paid is closed, and no longer shows the winner. */
  holdMs: number
  log: (line: string) => void
}

type Phase = MultiplayerGame["state"]

/** A game is drawn this long after it is full, so that joining after seeing the draw is impossible. */
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
  /** The phase that each waits in. */
  private readonly jobs = new Jobs<Phase>()
  private readonly watch: ProgramWatch
  private holdMs: number

  constructor(private readonly options: SettlerOptions) {
    this.signer = new SingleSigner(options.secretKey)
    this.holdMs = options.holdMs
    this.watch = new ProgramWatch(options.bank, multiplayerProgram, (address) => this.consider(address))
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
    this.watch.pause()
    this.jobs.clear()
  }

  resume() {
    this.watch.resume()
  }

  close() {
    this.jobs.clear()
    this.watch.close()
  }

  private consider(address: string) {
    const game = this.read(address)
    if (!game) return this.jobs.drop(address)
    // A payout under way is not put off by what it sends itself.
    if (game.state === "settled" && this.jobs.get(address) === "settled") return
    this.schedule(address, game.state, this.dueIn(game), 0)
  }

  private dueIn(game: MultiplayerGame): number {
    if (game.state === "settled") return this.holdMs
    if (game.state === "playing") return twoSlotsMs
    const seconds = game.playerCount >= fewestToDraw ? game.softExpiration : game.hardExpiration
    return Math.max(0, (seconds - this.options.bank.slots.unixSeconds()) * 1_000)
  }

  private schedule(address: string, phase: Phase, delayMs: number, attempts: number) {
    this.jobs.set(address, phase, Math.min(delayMs, longestTimerMs), () => this.act(address, attempts))
  }

  private act(address: string, attempts: number) {
    const game = this.read(address)
    if (!game) return this.jobs.drop(address)
    if (game.state !== "settled") {
      const early = game.state === "waiting" && this.dueIn(game) > 0
      const problem = early ? null : this.draw(address)
      if (problem !== null) this.options.log(`multiplayer  ${address} is not drawn yet: ${problem}`)
      // The event of a successful draw schedules the payout.
      if (early) this.schedule(address, game.state, this.dueIn(game), 0)
      else if (problem !== null) this.retry(address, game.state, attempts)
      return
    }
    this.pay(address, game)
    if (this.read(address)) this.retry(address, "settled", attempts)
    else this.jobs.drop(address)
  }

  private retry(address: string, phase: Phase, attempts: number) {
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

  private send(instructions: readonly SimpleInstruction[]) {
    return sendTested(this.options.bank, this.signer, instructions)
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
  // A game without payments due still has to be closed.
  return batches.length > 0 ? batches : [{ creators: [], winners: [] }]
}

const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
