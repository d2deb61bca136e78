import type { Bank } from "../bank/bank"
import { Jobs } from "../bank/jobs"
import { ProgramWatch } from "../bank/program-watch"
import { sendTested } from "../bank/send-tested"
import { SingleSigner } from "../bank/single-signer"
import { type GameState, readGame, withCertainJackpot } from "./game-account"
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

const firstRetryMs = 200
const longestRetryMs = 10_000
const mostAttempts = 8

/** Publishes the hash of a seed before each bet and reveals the seed after it, as Gamba's own provider does. */
export class RngProvider {
  private readonly signer: SingleSigner
  /** How often each was tried. */
  private readonly jobs = new Jobs<number>()
  private readonly watch: ProgramWatch
  private delayMs: number
  /** Wallets whose next bet with a jackpot fee wins the jackpot. */
  private readonly jackpotWinners = new Set<string>()

  constructor(private readonly options: RngOptions) {
    this.signer = new SingleSigner(options.secretKey)
    this.delayMs = options.settleDelayMs
    this.watch = new ProgramWatch(options.bank, gambaProgram, (address) => this.consider(address))
  }

  /** For bets made from now on. */
  setDelay(milliseconds: number) {
    this.delayMs = milliseconds
  }

  /** Lets a wallet's next bet win the jackpot, if it pays the jackpot fee. The draw of its result stays as it is. */
  letWinJackpot(wallet: string) {
    this.jackpotWinners.add(wallet)
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
    if (!game) return
    if (game.nextSeedHash === "") this.schedule(address, 0, 0)
    else if (game.resultRequested && this.jobs.get(address) === null) this.schedule(address, this.delayMs, 0)
  }

  private schedule(address: string, delayMs: number, attempts: number) {
    this.jobs.set(address, attempts, delayMs, () => this.act(address, attempts))
  }

  /** Decides by the chain as it is now: a bet that was cancelled meanwhile is no longer there to be settled. */
  private act(address: string, attempts: number) {
    this.jobs.drop(address)
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
    const { seeds, bank } = this.options
    if (game.nextSeedHash === "") {
      const { hash } = seeds.commit(game.user)
      return sendTested(bank, this.signer, [provideInstruction(this.signer.address, address, hash)])
    }
    if (!game.resultRequested) return null
    const seed = seeds.open(game.user, game.nextSeedHash)
    if (seed === null) return "the published hash is of none of this provider's seeds"
    const { hash } = seeds.commit(game.user)
    this.makeJackpotCertain(address, game)
    return sendTested(bank, this.signer, [settleInstruction(this.signer.address, address, game, seed, hash)])
  }

  private makeJackpotCertain(address: string, { user, jackpotFee }: GameState) {
    const account = this.options.bank.accounts.get(address)
    if (!account || jackpotFee === 0n || !this.jackpotWinners.delete(user)) return
    this.options.bank.accounts.setData(address, withCertainJackpot(account.data))
    this.options.log(`rng  ${user} wins the jackpot by command`)
  }

  private read(address: string): GameState | null {
    const account = this.options.bank.accounts.get(address)
    return account?.owner === gambaProgram ? readGame(account.data) : null
  }
}
