import type { ConfirmedSignatureInfo, Connection, PublicKey } from "@solana/web3.js"
import { getGameAddress } from "gamba-core-v2"
import * as v from "valibot"
import { roundMemory } from "../../../features/games/testing/index"
import { engineGames } from "../../engines/games"
import { pause } from "../../support/chain-player"
import { type SettledEvent, settledIn } from "../../support/settled-events"
import type { PageState } from "./page-script"
import { amountsIn, asShown, type Played, type ResultWords, wrongWords } from "./screen-words"

type Memory = v.InferOutput<typeof roundMemory>
type Result = Memory["history"][number]

export interface Flaw {
  where: string
  what: string
  /** PNG in base64. */
  picture?: string
}

/** What the chain says of a wallet's plays and of what it paid. */
interface OnChain {
  plays: SettledEvent[]
  /** What left the wallet with each transaction that it signed. */
  paid: Map<string, { lamports: bigint; kind: "bet" | "account" | "refused" }>
}

export interface Settlement {
  /** Plays whose line on the screen was read, and what these lines said of the wallet in all. */
  lines: { read: number; wallet: bigint }
  /** How often the dock of an open run said what the run has brought, and how many messages named a win. */
  others: { carried: number; wins: number }
  said: bigint
  moved: bigint
  refusedFees: bigint
  /** For the game's account, opened by a bet whose record this browser did not keep. */
  unsaidAccount: bigint
  wrong: string[]
}

const agreeMs = 20_000
const severalBets = ["mines", "hilo"]
const empty: Memory = { pending: null, unrevealed: null, unproven: [], history: [] }

/** What one player's screens said of money, against the chain. */
export class Ledger {
  private readonly seen = new Map<string, Result>()
  /** What the screen said of a result, and of the run that goes on from it, by its key. */
  private readonly lines = new Map<string, ResultWords>()
  private readonly carried = new Map<string, string>()
  /** Messages that named a win. */
  private readonly wins = new Set<string>()
  /** Was about to be shown when the page was read last. */
  private revealing: Result | null = null
  private given = 0n

  constructor(
    private readonly connection: Connection,
    private readonly wallet: PublicKey,
  ) {}

  async begin() {
    this.given = BigInt(await this.connection.getBalance(this.wallet))
  }

  /** Money that moves beside the bets. */
  async beside(act: () => Promise<void>) {
    const before = await this.balance()
    await act()
    this.given += (await this.balance()) - before
  }

  /** The figure in the header is the chain's, once the page has had time to read it. */
  async judgeBalance(read: () => Promise<PageState | null>, note: (text: string) => Promise<void>) {
    const deadline = Date.now() + agreeMs
    for (;;) {
      const [shown] = amountsIn((await read())?.balance ?? "")
      const owned = asShown(await this.balance())
      if (shown === owned) return
      if (Date.now() > deadline) return note(`the header's balance is ${shown}, the wallet's ${owned}`)
      await pause(500)
    }
  }

  private balance = async () => BigInt(await this.connection.getBalance(this.wallet))

  get results(): number {
    return this.seen.size
  }

  get newest(): Result | null {
    return [...this.seen.values()].at(-1) ?? null
  }

  /** `game`: of the page, whose announcement counts where this browser could not remember the result. */
  read(state: PageState, game: string) {
    const { history, unrevealed, pending } = memoryOf(state)
    for (const result of history.toReversed()) this.see(result)
    if (unrevealed) this.revealing = unrevealed
    const expected = this.revealing && engineGames.find(({ id }) => id === game)?.said(eventOf(this.revealing))
    const words = state.said.at(-1)?.split("\n") ?? []
    if (this.revealing && !unrevealed && words.some((line) => expected?.test(line))) this.see(this.revealing)
    for (const text of state.wins) this.wins.add(text)
    const [newest] = history
    if (!newest || unrevealed || pending || !state.ready || game !== newest.bet.gameId) return
    if (state.outcome) this.lines.set(keyOf(newest), state.outcome)
    if (state.carried) this.carried.set(keyOf(newest), state.carried)
  }

  private see(result: Result) {
    if (this.seen.has(keyOf(result))) return
    this.seen.set(keyOf(result), result)
    this.revealing = null
  }

  unrevealed = (state: PageState | null) => state !== null && memoryOf(state).unrevealed !== null

  isUnderWay(state: PageState): boolean {
    const { pending, unrevealed } = memoryOf(state)
    return pending !== null || unrevealed !== null
  }

  /** A bet that was shown is on the chain once, and the other way round. A rollback may take a moment to land again. */
  async judgeBet(
    before: number,
    known: number,
    nonceNow: () => Promise<number>,
    note: (text: string) => Promise<void>,
  ) {
    const gained = this.results - known
    const deadline = Date.now() + agreeMs
    let played = (await nonceNow()) - before
    while (played !== gained && Date.now() < deadline) {
      await pause(500)
      played = (await nonceNow()) - before
    }
    if (played > gained) await note(`lost: ${played} on the chain, ${gained} shown`)
    if (played < gained) await note(`doubled: ${gained} shown, ${played} on the chain`)
  }

  /** The sum of what screens said, what the chain moved, and the network fees of transactions that were refused. */
  async settle(): Promise<Settlement> {
    const chain = await this.readChain()
    const moved = (await this.balance()) - this.given
    const wrong: string[] = []
    let said = 0n
    const lines = { read: 0, wallet: 0n }
    const bets = new Map([...chain.paid].filter(([, { kind }]) => kind === "bet"))
    const unsigned: Result[] = []
    for (const result of this.seen.values()) {
      const play = chain.plays.find(({ nonce }) => nonce === result.nonce)
      if (play?.resultIndex !== result.resultIndex || play.payout !== result.payout || play.wager !== result.bet.wager)
        wrong.push(`nonce ${result.nonce}: ${result.payout} shown, ${play?.payout ?? "nothing"} on the chain`)
      const paid = bets.get(result.signature ?? "")
      bets.delete(result.signature ?? "")
      if (result.spent) said -= result.spent.token + result.spent.lamports
      else if (paid) said -= paid.lamports
      else unsigned.push(result)
      said += result.payout + result.jackpotPayout
      const words = this.lines.get(keyOf(result))
      if (!words || !play) continue
      for (const text of this.wrongOf(words, result, chain)) wrong.push(`nonce ${result.nonce}: ${text}`)
      lines.read += 1
      lines.wallet += amountsIn(words.wallet)[0] ?? 0n
    }
    for (const text of this.wrongBeside()) wrong.push(text)
    // A result that a browser found on the chain without its own record of the bet names no cost.
    for (const { lamports } of bets.values()) said -= lamports
    if (bets.size > unsigned.length) wrong.push(`${bets.size} bets on the chain without a result on the screen`)
    if (chain.plays.length !== this.seen.size)
      wrong.push(`${this.seen.size} results shown, ${chain.plays.length} plays on the chain`)
    const refusedFees = sumOf(chain, "refused")
    // Opening the account is part of what the first bet says that it cost, where this browser stored that record.
    const difference = said - refusedFees - moved
    if (difference !== 0n && difference !== sumOf(chain, "account"))
      wrong.push(`${said} said, ${moved} moved, ${refusedFees} for refused, ${sumOf(chain, "account")} for the account`)
    const others = { carried: this.carried.size, wins: this.wins.size }
    return { lines, others, said, moved, refusedFees, unsaidAccount: difference, wrong }
  }

  /** A run's line is of all its steps; of the last one alone where this browser no longer knew its start. */
  private wrongOf(words: ResultWords, result: Result, chain: OnChain): string[] {
    const steps = this.stepsTo(result)
    const [wrong = [], ...others] = (steps.length > 1 ? [steps, [result]] : [steps]).map((known) =>
      wrongWords(words, playedIn(known, chain)),
    )
    return others.some((none) => none.length === 0) ? [] : wrong
  }

  /** What the dock of an open run and the messages say of money. */
  private wrongBeside(): string[] {
    const results = [...this.seen.values()]
    const wrongCarried = results.filter((result) => {
      const carried = this.carried.get(keyOf(result))
      return carried !== undefined && amountsIn(carried)[0] !== result.payout
    })
    const gains = results.flatMap((result) => [
      result.jackpotPayout,
      result.payout + result.jackpotPayout - (this.stepsTo(result)[0] ?? result).bet.wager,
    ])
    return [
      ...wrongCarried.map(
        (result) => `"${this.carried.get(keyOf(result))}" where nonce ${result.nonce} paid ${result.payout}`,
      ),
      ...[...this.wins]
        .filter((text) => !gains.includes(amountsIn(text)[0] ?? 0n))
        .map((text) => `"${text}" of no play`),
    ]
  }

  /** The bets of a play up to this one, oldest first: a step of a run stakes what the one before it paid. */
  private stepsTo(last: Result): Result[] {
    if (!severalBets.includes(last.bet.gameId)) return [last]
    const steps = [last]
    const earlier = [...this.seen.values()].filter(
      ({ nonce, bet }) => nonce < last.nonce && bet.gameId === last.bet.gameId,
    )
    for (const before of earlier.sort((one, other) => other.nonce - one.nonce)) {
      if (before.payout === 0n || before.payout !== steps[0]?.bet.wager) break
      steps.unshift(before)
    }
    return steps
  }

  /** All of them: a page of the list ends after a thousand, which are five hundred bets. */
  private async signaturesOf(account: PublicKey) {
    const found: ConfirmedSignatureInfo[] = []
    for (;;) {
      const before = found.at(-1)?.signature
      const page = await this.connection.getSignaturesForAddress(account, before ? { before } : {}, "confirmed")
      found.push(...page)
      if (page.length === 0) return found
    }
  }

  private async readChain(): Promise<OnChain> {
    const found: OnChain = { plays: [], paid: new Map() }
    const game = getGameAddress(this.wallet)
    for (const { signature, err } of await this.signaturesOf(game)) {
      const options = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const
      const transaction = await this.connection.getTransaction(signature, options)
      const payer = transaction?.transaction.message.staticAccountKeys[0]
      const { preBalances = [], postBalances = [] } = transaction?.meta ?? {}
      if (payer?.equals(this.wallet))
        found.paid.set(signature, {
          lamports: BigInt((preBalances[0] ?? 0) - (postBalances[0] ?? 0)),
          kind: err !== null ? "refused" : plays(transaction?.meta?.logMessages ?? []) ? "bet" : "account",
        })
      if (err === null) found.plays.push(...settledIn(transaction?.meta?.logMessages))
    }
    return found
  }
}

const memoryOf = ({ memory }: PageState): Memory => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), roundMemory), memory)
  return parsed.success ? parsed.output : empty
}

/** What the chain says of bets that are one play: what left the wallet is what they took, without what they paid on the way. */
function playedIn(steps: readonly Result[], chain: OnChain): Played {
  const payout = steps.at(-1)?.payout ?? 0n
  const records = steps.flatMap(({ signature }) => chain.paid.get(signature ?? "") ?? [])
  const taken = records.reduce((sum, { lamports }) => sum + lamports, 0n)
  const left = steps.reduce((sum, step) => sum - step.payout, taken + payout)
  return {
    wager: steps[0]?.bet.wager ?? 0n,
    payout,
    jackpotPayout: steps.reduce((sum, step) => sum + step.jackpotPayout, 0n),
    paid: records.length === steps.length ? [left, left + sumOf(chain, "account")] : [],
  }
}

const keyOf = ({ nonce, rngSeed }: Result) => `${nonce}:${rngSeed}`
const eventOf = ({ nonce, resultIndex, payout, bet: { wager } }: Result) => ({ nonce, resultIndex, payout, wager })
const plays = (log: readonly string[]) => log.some((line) => line.endsWith("Instruction: PlayGame"))
const sumOf = ({ paid }: OnChain, wanted: "account" | "refused") =>
  [...paid.values()].reduce((sum, { kind, lamports }) => (kind === wanted ? sum + lamports : sum), 0n)
