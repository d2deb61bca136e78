import * as v from "valibot"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type AppConfig, appConfig } from "#contract/config"
import { type Localnet, startLocalnet } from "#localnet"
import { choicesOf, summaryOf } from "../../app/money/token-choices"
import { type Bet, readToken } from "../../features/games/testing/index"
import { appQuote, coinBet, openPlayer } from "../support/chain-round"
import { sol } from "../support/sol"

// Mints that few casinos list, on a real network, read and played through the app's own model.

let network: Localnet
let config: AppConfig
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "odd", oddTokens: true })
  const { rpcUrl, wsUrl, addresses, oddTokens } = network
  const odd = oddTokens.map((token) => ({ ...token, poolAuthority: sol.poolAuthority }))
  const raw = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol, ...odd] }
  config = v.parse(appConfig, { ...raw, faucetUrl: `${rpcUrl}/faucet` })
}, 60_000)
afterAll(() => network.close())
afterEach(() => network.setProtocol({ playing: true }))

const tokenAt = (index: number) => {
  const token = config.tokens[index]
  if (!token) throw new Error(`No token ${index}`)
  return token
}
const [whole, atto, lone, ice, nameless] = [1, 2, 3, 4, 5] as const

/** One row of the token dialog, and the summary beside it on the page. */
async function shownOf(index: number, gifts: readonly string[]) {
  const token = tokenAt(index)
  const table = await openPlayer(config, { token, gifts: ["SOL", ...gifts] })
  const reading = await readToken(table.chain, token)
  const facts = {
    readings: new Map([[token.mint, reading]]),
    freeBalance: null,
    blocked: null,
    unitPrices: null,
    retry: () => undefined,
  }
  const given = { facts, prices: [], nowMs: 0 }
  const choice = choicesOf({ ...given, tokens: config.tokens }).find((each) => each.token.mint === token.mint)
  const summary = summaryOf({ ...given, token, jackpotFee: 0, priorityLamports: 0n })
  const lines = Object.fromEntries(summary?.lines.map(({ label, value }) => [label, value]) ?? [])
  return { ...table, choice, lines }
}

const bet = (wager: bigint): Bet => ({ ...coinBet, wager })
const rules = { quoteBet: async () => appQuote }

describe("a token", () => {
  test("without decimals is shown and played in whole units", async () => {
    const { choice, lines, place, betting, chain } = await shownOf(whole, ["TICKET"])
    expect(choice).toMatchObject({ balance: 500n, problem: null, disabled: false })
    expect(lines).toMatchObject({ Balance: "500 TICKET", "Largest payout": "5,000 TICKET" })
    expect(await place(bet(10n), rules)).toBeNull()
    const { round: now } = betting.state()
    if (now.phase !== "settled") throw new Error(`The bet is ${now.phase}`)
    // Every fee of ten tickets rounds down to nothing, so that the wager alone moves.
    expect(await chain.readBalance(tokenAt(whole))).toBe(490n + now.result.payout)
  })

  test("with 18 decimals is shown to four digits, and played to the last unit", async () => {
    const { choice, lines, place, betting, chain } = await shownOf(atto, ["ATTO"])
    expect(choice).toMatchObject({ balance: 1_000_000_000_000_001n, problem: null, disabled: false })
    expect(lines).toMatchObject({ Balance: "0.0010 ATTO", "Largest payout": "0.0040 ATTO" })
    const wager = 100_000_000_000_003n
    expect(await place(bet(wager), rules)).toBeNull()
    const { round: now } = betting.state()
    if (now.phase !== "settled") throw new Error(`The bet is ${now.phase}`)
    const left = await chain.readBalance(tokenAt(atto))
    expect(now.result.bet.wager).toBe(wager)
    expect(left).toBe(1_000_000_000_000_001n - (now.result.spent?.token ?? 0n) + now.result.payout)
  })

  test("without a name is listed by its address", async () => {
    const { choice, lines } = await shownOf(nameless, ["NAMELESS"])
    const { mint } = tokenAt(nameless)
    const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
    expect(choice?.token).toMatchObject({ symbol: short, name: "Token without a name" })
    expect(choice).toMatchObject({ balance: 12_345_678n, problem: null, disabled: false })
    expect(lines.Balance).toBe(`12.3456 ${short}`)
  })

  test("without a pool cannot be chosen, and says so; its balance is shown all the same", async () => {
    const { choice, lines, place } = await shownOf(lone, ["LONE"])
    expect(choice).toMatchObject({ balance: 25_000_000n, problem: "No pool on this network.", disabled: true })
    expect(lines).toMatchObject({ "Largest payout": "—", "Pool fee": "—", "Minimum wager": "—" })
    expect(await place(bet(1_000_000n), rules)).toMatchObject({ money: "No money has moved." })
  })

  test("whose account is frozen says so, and a bet is refused before the wallet is asked", async () => {
    const { choice, place, betting } = await shownOf(ice, ["ICE"])
    expect(choice).toMatchObject({ balance: 40_000_000n, problem: "Your ICE account is frozen by its issuer." })
    expect(await place(bet(1_000_000n), rules)).toMatchObject({ id: "ACCOUNT_FROZEN", money: "No money has moved." })
    expect(betting.state().round).toMatchObject({ message: expect.stringContaining("has frozen your ICE account") })
  })

  test("whose pool is paused may be chosen for later, and a bet is refused with the reason", async () => {
    await network.setProtocol({ playing: false })
    const { choice, place } = await shownOf(whole, ["TICKET"])
    expect(choice).toMatchObject({ problem: "The pool takes no bets now.", disabled: false })
    expect(await place(bet(10n), rules)).toMatchObject({ id: "POOL_CLOSED", money: "No money has moved." })
  })

  test("of which the wallet holds nothing, or dust, has its balance and a refused bet", async () => {
    const { choice, lines, place } = await shownOf(whole, [])
    expect(choice).toMatchObject({ balance: 0n, disabled: false })
    expect(lines.Balance).toBe("0 TICKET")
    expect(await place(bet(1n), rules)).toMatchObject({ id: "INSUFFICIENT_BALANCE", money: "No money has moved." })
    const dust = await shownOf(atto, ["ATTO"])
    expect(await dust.place(bet(1_000_000_000_000_002n), rules)).toMatchObject({ id: "INSUFFICIENT_BALANCE" })
    expect(dust.lines.Balance).toBe("0.0010 ATTO")
  })
})
