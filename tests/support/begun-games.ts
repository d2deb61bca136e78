import { verifyRound } from "@dghrt/fairness"
import { fetchRound, jsonRpc } from "@dghrt/fairness/chain"
import { expect } from "vitest"
import type { AppConfig } from "#contract/config"
import { fees } from "#contract/fees"
import { loadMultiplayer, type Multiplayer, type Signer } from "#features/chain"
import type { Localnet } from "#localnet"
import { createPlaySession } from "../../features/games/play/play-session"
import {
  type Bet,
  type BetRules,
  betMemory,
  createPlayerAccount,
  minesStep,
  recordedBet,
  systemClock,
} from "../../features/games/testing"
import { coinBet, give, SOL } from "./chain-round"
import { keySigner } from "./key-signer"
import { gameAt, put } from "./racers"
import { sol } from "./sol"

type Session = ReturnType<typeof createPlaySession>

/** The network through an endpoint of its own; a new object each time, as a page that was loaded again has it. */
export function configAt(network: Localnet, index: number): AppConfig {
  const { addresses, fallbacks } = network
  const { rpcUrl, wsUrl } = fallbacks[index] ?? network
  const faucetUrl = `${network.rpcUrl}/faucet`
  return { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol], faucetUrl }
}

const plan = { wager: { kind: "custom" }, softSeconds: 60, hardSeconds: 180 } as const
const wager = SOL / 10n
const tiles = [0, 6, 12, 18, 24]

/** A run of Mines whose first tile was safe. */
async function openRun(session: Session, rules: BetRules) {
  for (const tile of tiles) {
    await session.place({ gameId: "mines", wager, step: 0, ...minesStep(1, [], tile) }, rules)
    const { round } = session.state()
    if (round.phase !== "settled") throw new Error(`The first step is ${round.phase}`)
    session.reveal()
    if (round.result.payout > 0n) return { opened: tile, carried: round.result.payout }
  }
  throw new Error("Every first tile was a mine")
}

export const phaseOf = (session: Session) => session.state().round.phase
export const pendingOf = (wallet: string) => betMemory(wallet).read().pending?.signature

/** A bet that starts something, a first step and a race, each to be refused. */
export const starts = {
  bet: coinBet,
  step: { gameId: "mines", wager, step: 0, ...minesStep(1, [], 3) },
  race: { gameId: "plinkorace", betArray: [10_000], wager, metadata: "0:plinkorace:join" },
} as const satisfies Record<string, Bet>

/** What the player reads of a bet that was not placed; null when nothing is said. */
export async function placeBet(session: Session, bet: Bet, rules: BetRules): Promise<string | null> {
  await session.place(bet, rules)
  const { round } = session.state()
  if (round.phase === "failed") expect(round.moneyMoved).toBe("no")
  return round.phase === "failed" ? round.message : null
}

/**
 * What a wallet has begun on a real network, by the app's own session and clients: a bet that is signed and not sent, because the
 * page was left at that moment, an open run of Mines, a lobby of its own, and a race that lacks one player.
 */
export async function beginGames(network: Localnet, index: number, rules: BetRules) {
  const own = keySigner(new Uint8Array(32).fill(100 + index))
  const wallet = own.address
  const config = configAt(network, index)
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
  await give(config, wallet, "SOL")
  const session = createPlaySession(config, signer, sol)
  session.open()
  const run = await openRun(session, rules)
  const racer = await loadMultiplayer(configAt(network, index), own, { creatorFeeBps: fees.multiplayerBps })
  const create = async (maxPlayers: number) =>
    (await put(racer, racer.prepareCreate({ ...plan, maxPlayers }, sol.mint, wager, ""))).game
  const lobby = await create(3)
  const race = await create(2)

  afterSigning = () => network.setEndpoint(index + 1, "unhealthy")
  const placing = session.place(coinBet, rules)
  await expect.poll(() => pendingOf(wallet)).toBeTruthy()
  session.close()
  await placing
  afterSigning = () => undefined
  network.setEndpoint(index + 1, "up")
  const pending = pendingOf(wallet) ?? ""

  return {
    wallet,
    signer,
    run,
    pending,
    signatures: () => signatures,
    /** The page is opened again. */
    reopen(by: Signer = signer) {
      const back = createPlaySession(configAt(network, index), by, sol)
      back.open()
      return back
    },
    /** The bytes that were signed are sent again, tracked and revealed, without another signature. */
    async revealsPending(back: Session) {
      const before = signatures
      await expect.poll(() => phaseOf(back), { timeout: 60_000 }).toBe("settled")
      back.reveal()
      const found = back.state().results.filter(({ signature }) => signature === pending)
      expect([phaseOf(back), found.length, signatures]).toEqual(["revealed", 1, before])
    },
    /** The next step of the open run. */
    nextStep(back: Session, by: BetRules) {
      const { opened, carried } = run
      const tile = opened === 3 ? 4 : 3
      return placeBet(back, { gameId: "mines", wager: carried, step: 1, ...minesStep(1, [opened], tile) }, by)
    },
    leaveLobby: async () => void (await put(racer, racer.prepareLeave(await gameAt(racer, lobby)))),
    /** Another player fills the race, which is drawn and paid. */
    async racePays(companion: Multiplayer) {
      await put(companion, companion.prepareJoin(await gameAt(companion, race), wager, ""))
      const isPaid = async () => !(await companion.readGames()).value.some(({ address }) => address === race)
      await expect.poll(isPaid, { timeout: 60_000 }).toBe(true)
    },
    /** The bet's proof, from the chain. */
    async verifies() {
      const recordedOf = async (...bet: [string, string]) => recordedBet(...bet)
      const options = { cluster: "localnet", recordedOf } as const
      const { evidence } = await fetchRound(pending, jsonRpc(configAt(network, index).rpcUrl), options)
      expect((await verifyRound(evidence)).verdict).toBe("verified")
    },
    async closesAccount({ program }: Session) {
      if (!program) throw new Error("The session has no program")
      const account = createPlayerAccount({ chain: program.chain, mint: sol.mint, clock: systemClock })
      for (const task of ["reset", "close"] as const) {
        await account.run(task)
        expect(account.state).toMatchObject({ problem: null, done: { task } })
      }
    },
  }
}

export type BegunGames = Awaited<ReturnType<typeof beginGames>>
