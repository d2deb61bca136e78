import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fees } from "#contract/fees"
import type { PlayAccess } from "#contract/play-access"
import { createPlayAccess } from "#features/access"
import { loadMultiplayer, type Multiplayer } from "#features/chain"
import type { Policy } from "#features/games"
import { browserStorage } from "#features/kernel"
import { limitsOf } from "#features/play-limits"
import { acceptance } from "#features/terms"
import { type Localnet, startLocalnet } from "#localnet"
import { overlays } from "../../app/overlays/overlays"
import { betRules } from "../../app/play/bet-rules"
import { playAccessPolicyOf } from "../../app/play/play-access"
import { access } from "../../app/shell/access"
import type { BetRules } from "../../features/games/testing"
import { type BegunGames, beginGames, configAt, pendingOf, phaseOf, placeBet, starts } from "../support/begun-games"
import { BrowserWallet } from "../support/browser-wallet"
import { give } from "../support/chain-round"
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
  browserStorage().setItem(`dghrt-play-record-${wallet}`, JSON.stringify({ version: 2, ...record }))
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
    says: /^Losing this bet would pass today's limit/,
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
    says: /could not check whether this bet is allowed/,
  },
]
/** The policy of a casino on mainnet whose server gives this answer; null for one that gives none. */
const gatedPolicy = (answer: PlayAccess | null): Policy =>
  playAccessPolicyOf(
    createPlayAccess({
      gated: () => true,
      ask: () => (answer === null ? Promise.reject(new Error("No answer")) : Promise.resolve(answer)),
    }),
  )

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
    name: "an operator whose play is not offered in the player's country",
    refuse: () => undefined,
    rules: { policies: [gatedPolicy({ kind: "restricted-country" })] },
    says: /not offered in your country/,
  },
  {
    name: "an operator who has not stated everything",
    refuse: () => undefined,
    rules: { policies: [gatedPolicy({ kind: "not-set-up", missing: ["licence"] })] },
    says: /the operator has not stated its licence/,
  },
  {
    name: "a gate that does not answer",
    refuse: () => undefined,
    rules: { policies: [gatedPolicy(null)] },
    says: /cannot check now whether you may bet from here/,
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
const ownRules = ofOneWallet.length + ofTheApp.length
beforeAll(async () => {
  const quick = { settleDelayMs: 0, multiplayerHoldMs: 0, extraEndpoints: ownRules + 5 }
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, rngSeed: "refusals", ...quick })
  const signer = keySigner(new Uint8Array(32).fill(9))
  await give(configAt(network, 0), signer.address, "SOL")
  companion = await loadMultiplayer(configAt(network, 0), signer, { creatorFeeBps: fees.multiplayerBps })
  acceptance.accept()
}, 60_000)
afterAll(() => network.close())

type Session = ReturnType<BegunGames["reopen"]>

/** All that needs no start: the run's next step, leaving the lobby, the race's payout, verifying and closing the account. */
async function goesOn(games: BegunGames, back: Session, rules: BetRules = betRules) {
  const before = games.signatures()
  expect(await games.nextStep(back, rules)).toBeNull()
  expect([phaseOf(back), games.signatures()]).toEqual(["settled", before + 1])
  back.reveal()
  await games.leaveLobby()
  await games.racePays(companion)
  await games.verifies()
  await games.closesAccount(back)
  back.close()
}

async function refusesToStartOnly({ refuse, rules: changed, says }: Refusal, index: number) {
  const games = await beginGames(network, index, betRules)
  refuse(games.wallet)
  const rules = { ...betRules, ...changed }
  const back = games.reopen()
  await games.revealsPending(back)
  const before = games.signatures()
  const reason = says === null ? null : expect.stringMatching(says)
  expect(await placeBet(back, starts.bet, rules)).toEqual(reason)
  expect(await placeBet(back, starts.step, rules)).toEqual(reason)
  expect(await back.approve(starts.race, rules)).toEqual({ approved: false, refusal: reason })
  expect(games.signatures()).toBe(before)
  await goesOn(games, back, rules)
}

/** At the same time, because each of them waits for slots. */
async function together(rows: readonly { name: string; run: () => Promise<void> }[]) {
  const ends = await Promise.allSettled(rows.map(({ run }) => run()))
  expect(ends.flatMap((end, at) => (end.status === "rejected" ? [[rows[at]?.name, end.reason]] : []))).toEqual([])
}

describe("a refusal applies to starting a bet and to nothing else", () => {
  test("of one wallet: breaks, limits, reminders, and a policy that fails", { timeout: 240_000 }, async () => {
    await together(ofOneWallet.map((row, index) => ({ name: row.name, run: () => refusesToStartOnly(row, index) })))
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

async function lostConnection() {
  const games = await beginGames(network, ownRules, betRules)
  const connect = (mode: "down" | "up") => network.setEndpoint(ownRules + 1, mode)
  connect("down")
  const back = games.reopen()
  await expect.poll(() => back.state().round).toMatchObject({ phase: "sending", notice: /connection/ })
  expect(pendingOf(games.wallet)).toBe(games.pending)
  connect("up")
  await games.revealsPending(back)

  connect("down")
  const before = games.signatures()
  const unreachable = expect.stringMatching(/did not answer|not be read/)
  expect(await placeBet(back, starts.bet, betRules)).toEqual(unreachable)
  expect(await games.nextStep(back, betRules)).toEqual(unreachable)
  await expect(games.leaveLobby()).rejects.toThrow()
  expect(games.signatures()).toBe(before)
  connect("up")
  await goesOn(games, back)
}

async function watchingWallet() {
  const games = await beginGames(network, ownRules + 1, betRules)
  const wallet = new BrowserWallet(games.signer)
  const store = wallet.store()
  await store.connect(wallet.name)
  const signer = store.signer()
  if (!signer) throw new Error("The wallet has not connected")
  wallet.watchesOnly = true
  const back = games.reopen(signer)
  await games.revealsPending(back)
  const before = games.signatures()
  const inItsWords = expect.stringMatching(/watch-only/)
  for (const bet of [starts.bet, starts.step]) expect(await placeBet(back, bet, betRules)).toEqual(inItsWords)
  expect(await games.nextStep(back, betRules)).toEqual(inItsWords)
  expect(games.signatures()).toBe(before)
  wallet.watchesOnly = false
  await goesOn(games, back)
}

async function walletOfAnotherNetwork() {
  const games = await beginGames(network, ownRules + 2, betRules)
  const wallet = new BrowserWallet(games.signer)
  wallet.switchTo("solana:devnet")
  const store = wallet.store()
  await store.connect(wallet.name)
  expect(store.state).toMatchObject({ status: "disconnected", problem: { kind: "wrong-network" } })
  // Without a signer there is no session, and so nothing that could be started.
  expect(store.signer()).toBeNull()
  expect(pendingOf(games.wallet)).toBe(games.pending)
  wallet.switchTo("solana:localnet")
  await store.connect(wallet.name)
  const back = games.reopen(store.signer() ?? undefined)
  await games.revealsPending(back)
  wallet.switchTo("solana:devnet")
  expect(store.state.status).toBe("disconnected")
  back.close()
  wallet.switchTo("solana:localnet")
  await store.connect(wallet.name)
  await goesOn(games, games.reopen(store.signer() ?? undefined))
}

/** None of these is a rule of ours: what cannot be done meanwhile loses nothing, and goes on afterwards. */
describe("what a wallet has begun outlasts", () => {
  test("a lost connection, a wallet that only watches, a wallet of another network", { timeout: 240_000 }, () =>
    together([
      { name: "a lost connection", run: lostConnection },
      { name: "a wallet that only watches", run: watchingWallet },
      { name: "a wallet of another network", run: walletOfAnotherNetwork },
    ]),
  )

  test.each([
    {
      name: "a pool that is paused",
      settings: { playing: false },
      says: /^The pool takes no bets at the moment/,
      at: 3,
    },
    {
      name: "a pool that is too small",
      settings: { maxPayoutBps: 0 },
      says: /^This bet could win more than the pool/,
      at: 4,
    },
  ])("$name", async ({ settings, says, at }) => {
    const games = await beginGames(network, ownRules + at, betRules)
    // The bet is on chain before the pool changes, and drawn after.
    network.rng.pause()
    const sending = games.reopen()
    await expect.poll(() => phaseOf(sending)).toBe("confirming")
    sending.close()
    await network.setProtocol(settings)
    network.rng.resume()
    try {
      const back = games.reopen()
      await games.revealsPending(back)
      const before = games.signatures()
      const reason = expect.stringMatching(says)
      for (const bet of [starts.bet, starts.step]) expect(await placeBet(back, bet, betRules)).toEqual(reason)
      // A step is a play of the same pool, and the program would refuse it too.
      expect(await games.nextStep(back, betRules)).toEqual(reason)
      expect(games.signatures()).toBe(before)
      // Races are another program's, which has no pool.
      expect(await back.approve(starts.race, betRules)).toEqual({ approved: true, refusal: null })
      await games.leaveLobby()
      await games.racePays(companion)
      await games.verifies()
      await network.setProtocol({})
      expect(await games.nextStep(back, betRules)).toBeNull()
      expect(phaseOf(back)).toBe("settled")
      back.reveal()
      await games.closesAccount(back)
      back.close()
    } finally {
      await network.setProtocol({})
    }
  })
})
