import { verifyRound } from "@dghrt/fairness"
import { fetchRound, jsonRpc } from "@dghrt/fairness/chain"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { loadMultiplayer, type Multiplayer, type Prepared, type Signer } from "#features/chain"
import { browserStorage } from "#features/kernel"
import { limitsOf } from "#features/play-limits"
import { acceptance } from "#features/terms"
import { type Localnet, startLocalnet } from "#localnet"
import { overlays } from "../../app/overlays/overlays"
import { betRules } from "../../app/play/bet-rules"
import { access } from "../../app/shell/access"
import { createPlaySession } from "../../features/games/session/play-session"
import {
  type Bet,
  type BetRules,
  browserClock,
  createPlayerAccount,
  memoryOf,
  minesStep,
  recordedBet,
} from "../../features/games/testing"
import { coinBet, give, SOL } from "../support/chain-round"
import { keySigner } from "../support/key-signer"
import { sol } from "../support/sol"

// A rule of ours refuses to start a bet and nothing else: the app's own session, rules and clients on a real network.

interface Refusal {
  name: string
  refuse: (wallet: string) => void
  rules?: Partial<BetRules>
  /** What the player reads; null where a question was answered with no. */
  says: RegExp | null
}

const minuteMs = 60_000
const free = { loss: null, wager: null, reminderMinutes: null, sessionMinutes: null }
/** What a page wrote that has been open for an hour. */
function playedForAnHour(wallet: string) {
  const startedAtMs = Date.now() - 60 * minuteMs
  const session = { startedAtMs, seenAtMs: Date.now(), answeredAtMs: startedAtMs, totals: {} }
  const record = { ...limitsOf(wallet).read().record, session }
  browserStorage().setItem(`dghrt-play-record-${wallet}`, JSON.stringify(record))
}

/** Each of one wallet, so that all of them can be refused at the same time. */
const ofOneWallet: readonly Refusal[] = [
  {
    name: "a player who takes a break",
    refuse: (wallet) => limitsOf(wallet).startCoolOff(60 * minuteMs),
    says: /^You are cooling off until /,
  },
  {
    name: "a session that has lasted as long as it may",
    refuse(wallet) {
      limitsOf(wallet).choose(sol.mint, { ...free, sessionMinutes: 1 })
      playedForAnHour(wallet)
    },
    says: /^You reached your session limit/,
  },
  {
    name: "a session reminder without an answer",
    refuse(wallet) {
      limitsOf(wallet).choose(sol.mint, { ...free, reminderMinutes: 1 })
      playedForAnHour(wallet)
    },
    says: /^Answer the session reminder first/,
  },
  {
    name: "a loss limit that is reached",
    refuse(wallet) {
      limitsOf(wallet).choose(sol.mint, { ...free, loss: 5n })
      limitsOf(wallet).count({ key: "lost", token: sol.mint, wager: 5n, spent: 5n, returned: 0n })
    },
    says: /^You reached today's loss limit/,
  },
  {
    name: "a loss limit that the bet could pass",
    refuse: (wallet) => limitsOf(wallet).choose(sol.mint, { ...free, loss: 5n }),
    says: /^A loss would pass today's limit/,
  },
  {
    name: "a limit for one bet",
    refuse: (wallet) => limitsOf(wallet).choose(sol.mint, { ...free, wager: 5n }),
    says: /^Your limit for one bet is /,
  },
  {
    name: "a policy that fails",
    refuse: () => undefined,
    rules: {
      policies: [
        () => {
          throw new Error("No answer")
        },
      ],
    },
    says: /could not be checked whether this bet is allowed/,
  },
]
/** Each of the whole app. */
const ofTheApp: readonly Refusal[] = [
  {
    name: "a closed casino",
    refuse: () => {
      access.closed = true
    },
    says: /^The casino is closed for new bets/,
  },
  {
    name: "terms that are not accepted",
    refuse: () => {
      acceptance.state.record = null
    },
    says: null,
  },
]

let network: Localnet
let companion: Multiplayer
beforeAll(async () => {
  const extraEndpoints = ofOneWallet.length + ofTheApp.length
  const quick = { settleDelayMs: 0, multiplayerHoldMs: 0, extraEndpoints }
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, rngSeed: "refusals", ...quick })
  const signer = keySigner(new Uint8Array(32).fill(9))
  const config = configAt(0)
  await give(config, signer.address, "SOL")
  companion = await loadMultiplayer(config, signer)
  acceptance.accept()
}, 60_000)
afterAll(() => network.close())

/** The network through an endpoint of its own; a new object each time, as a page that was loaded again has it. */
function configAt(index: number): AppConfig {
  const { addresses, fallbacks } = network
  const { rpcUrl, wsUrl } = fallbacks[index] ?? network
  const faucetUrl = `${network.rpcUrl}/faucet`
  return { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol], faucetUrl }
}

async function put<P extends Prepared>(by: Multiplayer, preparing: Promise<P>): Promise<P> {
  const prepared = await preparing
  const signed = await by.sign(prepared)
  await by.send(signed)
  await expect.poll(async () => (await by.signatureStatus(signed.signature)).status).toBe("landed")
  return prepared
}
const listed = async (by: Multiplayer, race: string) => {
  const found = (await by.readGames()).value.find(({ address }) => address === race)
  if (!found) throw new Error("The race is gone")
  return found
}
const plan = { wager: { kind: "custom" }, softSeconds: 60, hardSeconds: 180 } as const
const wager = SOL / 10n
const tiles = [0, 6, 12, 18, 24]

/** A run of Mines whose first tile was safe. */
async function openRun(session: ReturnType<typeof createPlaySession>, rules: BetRules) {
  for (const tile of tiles) {
    await session.place({ gameId: "mines", wager, step: 0, ...minesStep(1, [], tile) }, rules)
    const { round } = session.round.state
    if (round.phase !== "settled") throw new Error(`The first step is ${round.phase}`)
    session.round.revealed()
    if (round.result.payout > 0n) return { opened: [tile], carried: round.result.payout }
  }
  throw new Error("Every first tile was a mine")
}

async function refusesToStartOnly({ refuse, rules: changed, says }: Refusal, index: number) {
  const own = keySigner(new Uint8Array(32).fill(100 + index))
  const wallet = own.address
  let signatures = 0
  let afterSigning: () => void = () => undefined
  const signer: Signer = {
    ...own,
    async signTransaction(wire) {
      const signed = await own.signTransaction(wire)
      signatures += 1
      afterSigning()
      return signed
    },
  }
  await give(configAt(index), wallet, "SOL")
  const session = createPlaySession(configAt(index), signer, sol)
  session.open()
  const run = await openRun(session, betRules)
  const racer = await loadMultiplayer(configAt(index), own)
  const lobby = (await put(racer, racer.prepareCreate({ ...plan, maxPlayers: 3 }, sol.mint, wager, ""))).game
  const race = (await put(racer, racer.prepareCreate({ ...plan, maxPlayers: 2 }, sol.mint, wager, ""))).game

  // The page is left between the signature and the first byte that reaches the network.
  afterSigning = () => network.setEndpoint(index + 1, "unhealthy")
  const placing = session.place(coinBet, betRules)
  await expect.poll(() => memoryOf(wallet).read().pending).not.toBeNull()
  session.close()
  await placing
  const pending = memoryOf(wallet).read().pending?.signature
  const before = signatures
  afterSigning = () => undefined
  network.setEndpoint(index + 1, "up")
  refuse(wallet)
  const rules = { ...betRules, ...changed }

  // A pending bet: its signed bytes are sent again, it is tracked and revealed.
  const back = createPlaySession(configAt(index), signer, sol)
  back.open()
  const phase = () => back.round.state.round.phase
  await expect.poll(phase, { timeout: 20_000 }).toBe("settled")
  back.round.revealed()
  expect([phase(), back.round.state.history[0]?.signature, signatures]).toEqual(["revealed", pending, before])

  // Starting is refused, with the reason.
  const start = async (bet: Bet) => {
    await back.place(bet, rules)
    const { round } = back.round.state
    return round.phase === "failed" ? round.message : null
  }
  const reason = says === null ? null : expect.stringMatching(says)
  expect(await start(coinBet)).toEqual(reason)
  expect(await start({ gameId: "mines", wager, step: 0, ...minesStep(1, [], 3) })).toEqual(reason)
  const join: Bet = { gameId: "plinkorace", betArray: [10_000], wager, metadata: "0:plinkorace:join" }
  expect(await back.approve(join, rules)).toEqual({ approved: false, refusal: reason })
  expect(signatures).toBe(before)

  // An open run goes on.
  const [tile = 0] = run.opened
  await back.place(
    { gameId: "mines", wager: run.carried, step: 1, ...minesStep(1, run.opened, tile === 3 ? 4 : 3) },
    rules,
  )
  expect([phase(), signatures]).toEqual(["settled", before + 1])
  back.round.revealed()

  // A lobby can be left, and a race that was joined is drawn and paid.
  await put(racer, racer.prepareLeave(await listed(racer, lobby)))
  await put(companion, companion.prepareJoin(await listed(companion, race), wager, ""))
  const isPaid = async () => !(await racer.readGames()).value.some(({ address }) => address === race)
  await expect.poll(isPaid, { timeout: 20_000 }).toBe(true)

  // History and verification, then the account is closed.
  const options = { cluster: "localnet", recordedOf: async (...bet: [string, string]) => recordedBet(...bet) } as const
  const { evidence } = await fetchRound(pending ?? "", jsonRpc(configAt(index).rpcUrl), options)
  expect((await verifyRound(evidence)).verdict).toBe("verified")
  const { program } = back
  if (!program) throw new Error("The session has no program")
  const account = createPlayerAccount({ chain: program.chain, mint: sol.mint, clock: browserClock })
  for (const task of ["reset", "close"] as const) {
    await account.run(task)
    expect(account.state).toMatchObject({ problem: null, done: { task } })
  }
  back.close()
}

describe("a refusal applies to starting a bet and to nothing else", () => {
  test("of one wallet: breaks, limits, reminders, and a policy that fails", async () => {
    // At the same time, because each of them waits for slots.
    const ends = await Promise.allSettled(ofOneWallet.map((row, index) => refusesToStartOnly(row, index)))
    const failed = ends.flatMap((end, at) => (end.status === "rejected" ? [[ofOneWallet[at]?.name, end.reason]] : []))
    expect(failed).toEqual([])
  })

  test.each(ofTheApp.map((row, at) => ({ ...row, index: ofOneWallet.length + at })))(
    "of the app: $name",
    async (row) => {
      // The player closes the question about the terms.
      const closing = setInterval(() => {
        if (overlays.open?.id === "terms") overlays.open = null
      }, 20)
      try {
        await refusesToStartOnly(row, row.index)
      } finally {
        clearInterval(closing)
        access.closed = false
        acceptance.accept()
      }
    },
  )
})
