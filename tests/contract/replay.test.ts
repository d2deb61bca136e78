import { Connection } from "@solana/web3.js"
import { parseTransactionEvents } from "gamba-core-v2"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { AppConfig, TokenConfig } from "#contract/config"
import { type Chain, loadChain, type Prepared } from "#features/chain"
import { type Localnet, startLocalnet } from "#localnet"
import * as blackjack from "../../features/games/blackjack/maths"
import { sceneOf as blackjackScene } from "../../features/games/blackjack/scene"
import * as crash from "../../features/games/crash/maths"
import { sceneOf as crashScene } from "../../features/games/crash/scene"
import { encodeCrash } from "../../features/games/crash/settings"
import * as dice from "../../features/games/dice/maths"
import { sceneOf as diceScene } from "../../features/games/dice/scene"
import { encodeDice } from "../../features/games/dice/settings"
import * as flip from "../../features/games/flip/maths"
import { sceneOf as flipScene } from "../../features/games/flip/scene"
import { encodeFlip } from "../../features/games/flip/settings"
import * as hilo from "../../features/games/hilo/maths"
import { sceneOf as hiloScene } from "../../features/games/hilo/scene"
import { encodeHilo, hiloRun } from "../../features/games/hilo/settings"
import * as ball from "../../features/games/magic8ball/maths"
import { METADATA as ballMetadata, sceneOf as ballScene } from "../../features/games/magic8ball/scene"
import * as mines from "../../features/games/mines/maths"
import { sceneOf as minesScene } from "../../features/games/mines/scene"
import { encodeMines, minesRun } from "../../features/games/mines/settings"
import * as plinko from "../../features/games/plinko/maths"
import { sceneOf as plinkoScene } from "../../features/games/plinko/scene"
import { encodePlinko } from "../../features/games/plinko/settings"
import type { RoundResult, RoundState } from "../../features/games/round/round-state"
import { type RunRules, runOf } from "../../features/games/run/run"
import * as slots from "../../features/games/slots/maths"
import { METADATA as slotsMetadata, sceneOf as slotsScene } from "../../features/games/slots/scene"
import { keySigner } from "../support/key-signer"

// A board shows what the wallet's account says at that moment. Years later only the signature of the settling
// transaction may be left: what stands in its log alone must draw the same picture.

interface Replayed {
  game: string
  betArray: readonly number[]
  metadata: string
  picture: (round: RoundState, result: RoundResult) => unknown
}

const alone = { ended: [], left: null, cleared: null }
const boardOf = <Step>(result: RoundResult, rules: RunRules<Step>) => ({ ...alone, run: runOf([result], rules) })
const open = { mines: 5, level: 2 }
const jack = { rank: 9, suit: 2 }

const games: readonly Replayed[] = [
  {
    game: "dice",
    betArray: dice.betArray({ mode: "over", value: 70 }),
    metadata: encodeDice({ mode: "over", value: 70 }),
    picture: (round) => diceScene(round, dice.defaultDice),
  },
  { game: "magic8ball", betArray: ball.betArray, metadata: ballMetadata, picture: (round) => ballScene(round) },
  { game: "slots", betArray: slots.betArray, metadata: slotsMetadata, picture: (round) => slotsScene(round) },
  {
    game: "flip",
    betArray: flip.betArray({ coins: 4, face: "tails", needed: 2 }),
    metadata: encodeFlip({ coins: 4, face: "tails", needed: 2 }),
    picture: (round) => flipScene(round, flip.defaultFlip),
  },
  {
    game: "plinko",
    betArray: plinko.betArray({ board: "normal", risk: "low" }),
    metadata: encodePlinko("normal"),
    picture: (round) => plinkoScene(round, plinko.defaultPlinko),
  },
  {
    game: "crash",
    betArray: crash.betArray({ target: 200 }),
    metadata: encodeCrash({ target: 200 }),
    picture: (round) => crashScene(round, crash.defaultCrash),
  },
  {
    game: "blackjack",
    betArray: blackjack.betArray,
    metadata: "0:blackjack:drawn",
    picture: (round) => blackjackScene(round),
  },
  {
    game: "mines",
    betArray: mines.betArray(open),
    metadata: encodeMines({ mines: open.mines, opened: [3, 11], tile: 24 }),
    picture: (round, result) => minesScene(round, { ...boardOf(result, minesRun), mines: mines.DEFAULT_MINES }),
  },
  {
    game: "hilo",
    betArray: hilo.betArray({ rank: jack.rank, side: "lo" }),
    metadata: encodeHilo({ level: 0, cards: [jack], side: "lo" }),
    picture: (round, result) => hiloScene(round, { ...boardOf(result, hiloRun), start: { rank: 0, suit: 0 } }),
  },
]

const sol: TokenConfig = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: "11111111111111111111111111111111",
}
const wager = 10_000_000n
const token = sol.mint
const patience = { timeout: 20_000 }

let network: Localnet
let config: AppConfig
let chain: Chain
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, rngSeed: "replay" })
  const { rpcUrl, wsUrl, addresses } = network
  config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
  const signer = keySigner(new Uint8Array(32).fill(77))
  chain = await loadChain(config, signer)
  const body = JSON.stringify({ wallet: signer.address, token: "SOL" })
  expect((await fetch(`${rpcUrl}/faucet`, { method: "POST", body })).ok).toBe(true)
  await put(await chain.prepareAccount())
  await vi.waitFor(async () => expect((await chain.readGame()).value?.status).toBe("ready"), patience)
}, 60_000)
afterAll(() => network.close())

async function put(prepared: Prepared) {
  const signed = await chain.sign(prepared)
  await chain.send(signed)
  await vi.waitFor(async () => expect((await chain.landing(signed.signature)).status).toBe("landed"), patience)
}

/** Plays once; what a table is told of it. */
async function played({ game, betArray, metadata }: Replayed): Promise<{ live: RoundResult; signature: string }> {
  const nonce = (await chain.readGame()).value?.nonce ?? 0
  const clientSeed = `${game}-${nonce}`
  await put(await chain.preparePlay({ token: sol, wager, betArray, clientSeed, metadata, ...fees }, []))
  await vi.waitFor(async () => expect((await chain.readGame()).value?.nonce).toBe(nonce + 1), patience)
  const { value: account } = await chain.readGame()
  const signature = (await chain.findSettlement(nonce))?.signature
  if (!account || !signature) throw new Error("The play is not found on chain")
  const drawn = { nonce, resultIndex: account.resultIndex, clientSeed, rngSeed: account.rngSeed }
  return { live: resultOf(game, betArray, metadata, drawn), signature }
}

const fees = { creatorFeeBps: 35, jackpotFeeBps: 10 }

/** The play as its settling transaction tells it, and nothing else does. */
async function replayed(game: string, signature: string): Promise<RoundResult> {
  const connection = new Connection(config.rpcUrl, { commitment: "confirmed", wsEndpoint: config.wsUrl })
  const transaction = await connection.getTransaction(signature, {
    maxSupportedTransactionVersion: 0,
    commitment: "confirmed",
  })
  for (const { name, data } of Array.from(parseTransactionEvents(transaction?.meta?.logMessages ?? []))) {
    if (name !== "GameSettled" || !("rngSeed" in data)) continue
    const { bet, metadata, nonce, resultIndex, clientSeed, rngSeed } = data
    const drawn = { nonce: nonce.toNumber(), resultIndex: resultIndex.toNumber(), clientSeed, rngSeed }
    return resultOf(game, bet, metadata, drawn)
  }
  throw new Error("The transaction settles nothing")
}

function resultOf(
  gameId: string,
  betArray: readonly number[],
  metadata: string,
  drawn: Pick<RoundResult, "nonce" | "resultIndex" | "clientSeed" | "rngSeed">,
): RoundResult {
  const multiplierBps = betArray[drawn.resultIndex] ?? 0
  const payout = (wager * BigInt(multiplierBps)) / 10_000n
  const unseen = { hashedSeed: null, committedSlot: null, betSlot: null, jackpotPayout: 0n, signature: null }
  return { bet: { gameId, betArray, wager, metadata }, token, multiplierBps, payout, ...drawn, ...unseen }
}

const drawing = (result: RoundResult, { picture }: Replayed) => picture({ phase: "revealed", result }, result)

test.each(games)("$game: the signature of a settled play redraws its picture", async (game) => {
  const { live, signature } = await played(game)
  const again = await replayed(game.game, signature)
  expect(drawing(again, game)).toEqual(drawing(live, game))
  expect(drawing(again, game)).toMatchObject({ phase: "settled" })
  // A picture that shows nothing of the draw would pass the lines above.
  const elsewhere = game.betArray.findIndex((multiplierBps) => multiplierBps !== live.multiplierBps)
  const multiplierBps = game.betArray[elsewhere] ?? 0
  const payout = (wager * BigInt(multiplierBps)) / 10_000n
  expect(drawing({ ...live, resultIndex: elsewhere, multiplierBps, payout }, game)).not.toEqual(drawing(live, game))
})
