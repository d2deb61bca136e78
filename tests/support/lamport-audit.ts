import type { AppConfig, TokenConfig } from "#contract/config"
import { type Chain, loadChain, type Prepared, totalFees } from "#features/chain"
import type { Localnet } from "#localnet"
import { bonusUsed, chainCosts, costLines, emptyQuote, totalLamports } from "../../features/games/testing/index"
import { pause } from "./chain-player"
import { keySigner } from "./key-signer"
import { sol } from "./sol"

/** One bet, with what its cost lines announced and what left the wallet. Amounts in smallest units. */
export interface AuditedBet {
  what: string
  shown: Movement
  moved: Movement
}

interface Movement {
  lamports: bigint
  token: bigint
  bonus: bigint
}

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
 * Places `count` random bets on a local network: both tokens, with and without bonus tokens, jackpot fee and priority fee,
 * first and later bets of a wallet. `onBet` hears each of them.
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
  async function openWallet(secret: number): Promise<Chain> {
    const bytes = new Uint8Array(32).fill(7)
    new DataView(bytes.buffer).setUint32(0, secret)
    const signer = keySigner(bytes)
    await give(signer.address, "SOL")
    await give(signer.address, "USDC")
    return loadChain(config, signer, { priorityFeeLamports: () => price.lamports })
  }

  let wallet = await openWallet(seed * 1_000)
  for (let index = 0; index < count; index++) {
    if (index > 0 && draw.chance(0.3)) wallet = await openWallet(seed * 1_000 + index)
    const token = draw.chance(0.5) ? sol : usdc
    if (draw.chance(0.25)) await give(wallet.address, `${token.symbol}_BONUS`)
    price.lamports = draw.chance(0.2) ? 0n : BigInt(draw.below(10_000_001))
    const unit = 10n ** BigInt(token.decimals)
    const wager = unit / 100n + (unit * BigInt(draw.below(1_000_000))) / 2_000_000n
    const jackpotFeeBps = draw.chance(0.5) ? 10 : 0
    onBet(await placeBet(wallet, token, wager, jackpotFeeBps, betArrays[draw.below(betArrays.length)] ?? []))
  }

  async function placeBet(chain: Chain, token: TokenConfig, wager: bigint, jackpotFeeBps: number, betArray: number[]) {
    const [pool, before] = await Promise.all([chain.readPool(token), chain.readHoldings(token)])
    const quote = {
      ...emptyQuote,
      creatorFeeBps: 35,
      jackpotFeeBps,
      priorityFeeLamports: price.lamports,
      bonusBalance: before.bonus,
    }
    const fromBonus = bonusUsed(wager, quote.bonusBalance)
    const inToken = wager - fromBonus + totalFees(costLines(wager, pool, quote))
    const inSol = totalLamports(chainCosts(pool, before, quote))
    const native = token.mint === sol.mint
    const shown = { lamports: inSol + (native ? inToken : 0n), token: native ? 0n : inToken, bonus: fromBonus }

    if (!before.playerOpen) await put(chain, await chain.prepareAccount())
    const { nonce } = await readyGame(chain)
    const play = { token, wager, betArray, clientSeed: `audit ${nonce}`, metadata: "0:audit", ...quote }
    await put(chain, await chain.preparePlay({ ...play, useBonus: before.bonus > 0n }, []))
    const settled = await settlementOf(chain, nonce)
    const after = await chain.readHoldings(token)
    const won = settled.payout + settled.jackpotPayout
    const moved = {
      lamports: before.lamports - after.lamports + (native ? won : 0n),
      token: native ? 0n : before.balance - after.balance + won,
      bonus: before.bonus - after.bonus,
    }
    const first = before.playerOpen ? "" : ", first bet"
    const what = `${wager} ${token.symbol}, jackpot ${jackpotFeeBps} bps, priority ${price.lamports}, bonus ${fromBonus}${first}`
    return { what, shown, moved }
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
  shown.lamports === moved.lamports && shown.token === moved.token && shown.bonus === moved.bonus
