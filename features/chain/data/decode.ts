import type { AccountInfo, ParsedTransactionWithMeta, PublicKey } from "@solana/web3.js"
import { decodeAta, decodeGambaState, decodeGame, decodePool, parseTransactionEvents } from "gamba-core-v2"
import type { GameAccount, Holdings, PoolTerms, Settlement } from "../model/chain"
import { ChainError } from "../model/chain-error"

/** The decoders name the status in capitals, as the published IDL does. */
const statuses = {
  None: "none",
  NotInitialized: "not-initialized",
  Ready: "ready",
  ResultRequested: "result-requested",
} as const

export function readGameAccount(account: AccountInfo<Buffer> | null): GameAccount | null {
  const game = account?.lamports ? decodeGame(account) : null
  if (!game) return null
  const status = Object.entries(statuses).find(([name]) => name in game.status)?.[1] ?? "none"
  return {
    nonce: game.nonce.toNumber(),
    status,
    nextRngSeedHashed: game.nextRngSeedHashed,
    rngSeed: game.rngSeed,
    clientSeed: game.clientSeed,
    bet: game.bet,
    wager: BigInt(game.wager.toString()),
    resultIndex: game.result.toNumber(),
    jackpotPayout: BigInt(game.jackpotPayout.toString()),
    jackpotProbabilityUbps: BigInt(game.jackpotProbabilityUbps.toString()),
    metadata: game.metadata,
    tokenMint: game.tokenMint.toBase58(),
  }
}

/** State, pool, jackpot and the operator's token account in this order, read in one call so that the figures belong together. */
export function toPoolTerms(accounts: readonly Account[]): PoolTerms {
  const [stateAccount, poolAccount, jackpotAccount, creatorTokenAccount] = accounts
  const state = decodeGambaState(stateAccount ?? null)
  const pool = decodePool(poolAccount ?? null)
  if (!state || !pool) throw new ChainError("network", "This network has no pool for the chosen token.", "NoPool")
  const big = (value: { toString(): string }) => BigInt(value.toString())
  const custom = (chosen: boolean, own: { toString(): string }, usual: { toString(): string }) =>
    big(chosen ? own : usual)
  const maxPayoutBps = custom(pool.customMaxPayout, pool.customMaxPayoutBps, state.maxPayoutBps)
  return {
    playsAllowed: state.playingAllowed,
    minWager: big(pool.minWager),
    maxPayout: (big(pool.liquidityCheckpoint) * maxPayoutBps) / 10_000n,
    jackpotBalance: decodeAta(jackpotAccount ?? null)?.amount ?? 0n,
    gambaFeeBps: Number(custom(pool.customGambaFee, pool.customGambaFeeBps, state.gambaFeeBps)),
    poolFeeBps: Number(custom(pool.customPoolFee, pool.customPoolFeeBps, state.defaultPoolFee)),
    maxCreatorFeeBps: Number(custom(pool.customMaxCreatorFee, pool.customMaxCreatorFeeBps, state.maxCreatorFeeBps)),
    maxHouseEdgeBps: Number(big(state.maxHouseEdgeBps)),
    playFeeLamports: pool.antiSpamFeeExempt ? 0n : big(state.antiSpamFee),
    creatorAccountOpen: (creatorTokenAccount?.lamports ?? 0) > 0,
  }
}

/** Settlements of `user` in one transaction's log. The parser returns a generator, whatever its type says. */
export function toSettlements(transaction: ParsedTransactionWithMeta, user: PublicKey): Settlement[] {
  const signature = transaction.transaction.signatures[0] ?? ""
  return Array.from(parseTransactionEvents(transaction.meta?.logMessages ?? [])).flatMap((event) => {
    const { data } = event
    if (event.name !== "GameSettled" || !("rngSeed" in data) || !data.user.equals(user)) return []
    return [
      {
        nonce: data.nonce.toNumber(),
        clientSeed: data.clientSeed,
        rngSeed: data.rngSeed,
        resultIndex: data.resultIndex.toNumber(),
        bet: data.bet,
        wager: BigInt(data.wager.toString()),
        payout: BigInt(data.payout.toString()),
        jackpotPayout: BigInt(data.jackpotPayoutToUser.toString()),
        signature,
      },
    ]
  })
}

type Account = AccountInfo<Buffer> | null | undefined

const exists = (account: Account) => (account?.lamports ?? 0) > 0

/** The state of a token account that its issuer has frozen. */
const FROZEN = 2

/** Lamports that were sent to the address of an account that is not open leave it without data. */
const tokenOf = (account: Account) => (account?.data.length ? decodeAta(account) : null)

/** A wallet's accounts in the order in which the client asks for them. A missing account holds nothing. */
export function readHoldings(accounts: readonly Account[], native: boolean): Holdings {
  const [wallet, tokenAccount, bonusAccount, player, wagerAccount, bonusWagerAccount] = accounts
  const lamports = BigInt(wallet?.lamports ?? 0)
  const token = native ? null : tokenOf(tokenAccount)
  return {
    balance: native ? lamports : (token?.amount ?? 0n),
    lamports,
    bonus: tokenOf(bonusAccount)?.amount ?? 0n,
    frozen: token !== null && token.state === FROZEN,
    playerOpen: exists(player),
    wagerAccountOpen: exists(wagerAccount),
    bonusAccountOpen: exists(bonusWagerAccount),
  }
}
