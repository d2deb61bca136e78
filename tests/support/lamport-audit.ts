import { totalFees } from "@dghrt/betting/model"
import * as v from "valibot"
import type { AppConfig, TokenConfig } from "#contract/config"
import { pools } from "#contract/pools"
import { type Chain, loadChain, type Prepared } from "#features/chain"
import { composeQuote, platformFees } from "#features/games"
import { memoryStorage } from "#features/kernel"
import type { Localnet } from "#localnet"
import { bonusUsed, chainCosts, costLines, totalLamports } from "../../features/games/testing/index"
import { jackpotWin } from "../../features/pools/model/jackpot-split"
import { createReferralStore, referralQuote } from "../../features/referral/testing"
import { poolsOf } from "../../server/indexer/pools"
import { pause } from "./chain-player"
import { keySigner } from "./key-signer"
import { sol } from "./sol"

/** One bet, with what its cost lines announced and what left the wallet. Amounts in smallest units. */
export interface AuditedBet {
  what: string
  /** What was drawn for it, to count. */
  kinds: readonly string[]
  shown: Movement
  moved: Movement
}

interface Movement {
  lamports: bigint
  token: bigint
  bonus: bigint
  /** What the winner of the jackpot receives. */
  jackpot: bigint
}

interface Player {
  chain: Chain
  referral: ReturnType<typeof createReferralStore>
  referrer: string
}

/** As the app offers it: "Max". */
const mostPriority = 50_000_000

/** A small generator with a seed, so that a run that fails can be repeated. */
function dice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { below: (most: number) => Math.floor(next() * most), chance: (share: number) => next() < share }
}

const betArrays = [
  [20_000, 0],
  [9_500, 10_000, 5_000],
  [0, 0, 0, 40_000],
  Array.from({ length: 100 }, (_, face) => (face < 50 ? 19_800 : 0)),
]

/**
 * Places `count` random bets on a local network: both tokens; bonus tokens that pay all, a part or nothing of the wager; with and
 * without jackpot fee, priority fee and referrer, who may be unable to receive a share; first and later bets of a wallet; jackpots
 * that are won. `onBet` receives each of them.
 */
export async function auditLamports(network: Localnet, count: number, seed: number, onBet: (bet: AuditedBet) => void) {
  const { rpcUrl, wsUrl, addresses } = network
  const usdc: TokenConfig = { ...sol, mint: addresses.usdcMint, symbol: "USDC", name: "USD Coin", decimals: 6 }
  const config: AppConfig = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol, usdc] }
  const draw = dice(seed)
  const price = { lamports: 0n }

  async function give(wallet: string, token: string) {
    const reply = await fetch(`${rpcUrl}/faucet`, { method: "POST", body: JSON.stringify({ wallet, token }) })
    if (!reply.ok) throw new Error(`The faucet gave no ${token}: ${await reply.text()}`)
  }
  const walletOf = (secret: number, kind: number) => {
    const bytes = new Uint8Array(32).fill(kind)
    new DataView(bytes.buffer).setUint32(0, secret)
    return keySigner(bytes)
  }
  const payable = walletOf(seed, 8).address
  await give(payable, "SOL")
  await give(payable, "USDC")
  const referrers = [null, payable, walletOf(seed, 9).address]
  const names = ["", "referrer", "referrer without accounts"]
  async function openPlayer(secret: number): Promise<Player> {
    const signer = walletOf(secret, 7)
    await give(signer.address, "SOL")
    await give(signer.address, "USDC")
    const chain = await loadChain(config, signer, { priorityFeeLamports: () => price.lamports })
    const referral = createReferralStore(memoryStorage())
    const kind = draw.below(referrers.length)
    const referrer = referrers[kind]
    if (referrer) {
      referral.invite(referrer)
      referral.accept()
      await referral.settleInvitation(chain)
    }
    return { chain, referral, referrer: names[kind] ?? "" }
  }

  let player = await openPlayer(seed * 1_000)
  for (let index = 0; index < count; index++) {
    if (index > 0 && draw.chance(0.3)) player = await openPlayer(seed * 1_000 + index)
    const token = draw.chance(0.5) ? sol : usdc
    const { address } = player.chain
    if (draw.chance(0.25)) await give(address, `${token.symbol}_BONUS`)
    price.lamports = draw.chance(0.2) ? 0n : BigInt(draw.chance(0.1) ? mostPriority : draw.below(mostPriority + 1))
    if ((await player.chain.readBalance(sol)) < 2_000_000_000n) await give(address, "SOL")
    const unit = 10n ** BigInt(token.decimals)
    const wager = unit / 100n + (unit * BigInt(draw.below(1_000_000))) / 2_000_000n
    const jackpotFeeBps = draw.chance(0.5) ? platformFees.jackpotFeeBps : 0
    const wins = jackpotFeeBps > 0 && draw.chance(0.1)
    if (wins) network.rng.letWinJackpot(address)
    const betArray = betArrays[draw.below(betArrays.length)] ?? []
    onBet(await placeBet(player, { token, wager, betArray, jackpotFeeBps, wins }))
  }

  interface Drawn {
    token: TokenConfig
    wager: bigint
    betArray: number[]
    jackpotFeeBps: number
    wins: boolean
  }
  async function placeBet(
    { chain, referral, referrer }: Player,
    { token, wager, betArray, jackpotFeeBps, wins }: Drawn,
  ) {
    const bet = { gameId: "dice", betArray, wager, metadata: "0:audit" }
    const { creatorFeeBps } = platformFees
    const quoteOf = async (bonusBalance: bigint) => {
      const own = () => ({ creatorFeeBps, jackpotFeeBps, priorityFeeLamports: price.lamports, bonusBalance })
      return composeQuote([own, referralQuote(referral)])(bet, chain, token)
    }
    const [pool, before] = await Promise.all([chain.readPool(token), chain.readHoldings(token)])
    const shownQuote = await quoteOf(before.bonus)
    const fees = costLines(wager, pool, shownQuote)
    const fromBonus = bonusUsed(wager, shownQuote.bonusBalance)
    const inToken = wager - fromBonus + totalFees(fees)
    const inSol = totalLamports(chainCosts(pool, before, shownQuote))
    const native = token.mint === sol.mint
    const jackpot = wins
      ? await jackpotShown(token, fees.find(({ label }) => label === "Jackpot fee")?.amount ?? 0n)
      : 0n
    const shown = { lamports: inSol + (native ? inToken : 0n), token: native ? 0n : inToken, bonus: fromBonus, jackpot }

    // As a round does it: the instructions without space first, and then the bet is quoted again.
    const split = shownQuote.instructionsBefore.length > 0
    if (split) await put(chain, await chain.prepareInstructions(shownQuote.instructionsBefore))
    const quote = split ? await quoteOf(before.bonus) : shownQuote
    if (!before.playerOpen) await put(chain, await chain.prepareAccount())
    const { nonce } = await readyGame(chain)
    const play = { token, wager, betArray, clientSeed: `audit ${nonce}`, metadata: bet.metadata, ...quote }
    await put(chain, await chain.preparePlay({ ...play, useBonus: before.bonus > 0n }, quote.extraInstructions))
    const settled = await settlementOf(chain, nonce)
    const after = await chain.readHoldings(token)
    const won = settled.payout + settled.jackpotPayout
    const moved = {
      lamports: before.lamports - after.lamports + (native ? won : 0n),
      token: native ? 0n : before.balance - after.balance + won,
      bonus: before.bonus - after.bonus,
      jackpot: settled.jackpotPayout,
    }
    const kinds = [
      token.symbol,
      fromBonus === 0n ? "no bonus" : fromBonus === wager ? "all bonus" : "part bonus",
      price.lamports === 0n
        ? "no priority fee"
        : price.lamports === BigInt(mostPriority)
          ? "Max priority"
          : "priority fee",
      ...(jackpotFeeBps > 0 ? ["jackpot fee"] : []),
      ...(wins ? ["jackpot won"] : []),
      ...(before.playerOpen ? [] : ["first bet"]),
      ...(referrer ? [referrer] : []),
      ...(split ? ["record before the bet"] : []),
    ]
    const what = `${wager} units, priority ${price.lamports}: ${kinds.join(", ")}`
    return { what, kinds, shown, moved }
  }

  /** The app's figure for the winner, with the bet's own fee, which enters the pot before it is drawn. */
  async function jackpotShown(token: TokenConfig, fee: bigint): Promise<bigint> {
    const [read] = v.parse(pools, await poolsOf({ rpcUrl, wsUrl, tokens: [token] })()).pools
    if (!read) throw new Error(`There is no pool of ${token.symbol}`)
    return jackpotWin({ ...read, jackpot: read.jackpot + fee })
  }
}

const patienceMs = 20_000

async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const begun = Date.now()
  while (Date.now() - begun < patienceMs) {
    const found = await look()
    if (found !== null) return found
    await pause(5)
  }
  throw new Error(`No ${what} within ${patienceMs} ms`)
}

async function put(chain: Chain, prepared: Prepared) {
  const signed = await chain.sign(prepared)
  await chain.send(signed)
  await until("confirmation", async () => {
    const { status } = await chain.signatureStatus(signed.signature)
    if (status === "failed") throw new Error("The program refused a bet of the audit")
    return status === "landed" ? true : null
  })
}

const readyGame = (chain: Chain) =>
  until("committed seed", async () => {
    const { value } = await chain.readGame()
    return value?.nextRngSeedHashed && value.status === "ready" ? value : null
  })

const settlementOf = (chain: Chain, nonce: number) =>
  until("settlement", async () =>
    (await chain.readGame()).value?.nonce === nonce + 1 ? chain.findSettlement(nonce) : null,
  )

export const agrees = ({ shown, moved }: AuditedBet) =>
  shown.lamports === moved.lamports &&
  shown.token === moved.token &&
  shown.bonus === moved.bonus &&
  shown.jackpot === moved.jackpot
