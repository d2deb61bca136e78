import { drawnIndex, hashSeed } from "@dghrt/fairness"
import type { AppConfig, TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import { type Chain, loadChain, type Signer } from "#features/chain"
import { memoryStorage, stored } from "#features/kernel"
import {
  type Bet,
  type BetRules,
  betAnnouncer,
  createBetting,
  emptyMemory,
  emptyQuote,
  failureNotice,
  failureToast,
  type Quote,
  roundMemory,
  systemClock,
} from "../../features/games/testing/index"
import { keySigner } from "./key-signer"

export const SOL = 1_000_000_000n

/** As the app charges a bet. */
export const appQuote: Quote = { ...emptyQuote, creatorFeeBps: 35, jackpotFeeBps: 10 }

export const coinBet: Bet = { gameId: "flip", betArray: [20_000, 0], wager: SOL / 10n, metadata: "0:flip:1-1-heads" }

interface Options {
  token: TokenConfig
  /** What the wallet is given before it plays. */
  gifts?: readonly string[]
  /** Changes what the wallet does when it is asked to sign. */
  signer?: (own: Signer) => Signer
  /** Happens after the bet was quoted and checked, right before its transaction is built. */
  beforePlay?: (chain: Chain) => Promise<void>
}

let made = 0

/** The app's own betting and checks of one new wallet, on a real local network and without a browser. */
export async function openPlayer(
  config: AppConfig,
  { token, gifts = ["SOL"], signer = (own) => own, beforePlay }: Options,
) {
  made += 1
  const secret = new Uint8Array(32).fill(77)
  new DataView(secret.buffer).setUint32(0, made)
  const own = keySigner(secret)
  const clientSeed = `round ${made}`
  for (const gift of gifts) await give(config, own.address, gift)
  const loaded = await loadChain(config, signer(own))
  const chain: Chain = {
    ...loaded,
    async preparePlay(play, extra) {
      await beforePlay?.(loaded)
      return loaded.preparePlay(play, extra)
    },
  }
  const betting = createBetting<Chain, TokenConfig>({
    address: own.address,
    chain: async () => chain,
    token,
    memory: stored("round", roundMemory, emptyMemory, memoryStorage()),
    clock: systemClock,
    announcer: betAnnouncer,
    lock: async () => () => undefined,
    proof: { hashSeed, drawnIndex },
    clientSeed: () => clientSeed,
    visibility: { hidden: () => false, onChange: () => () => undefined },
    maxCreatorFeeBps: MAX_CREATOR_FEE_BPS,
  })
  return {
    address: own.address,
    chain,
    betting,
    clientSeed,
    /** Places a bet through policies, quote and limits; what the player reads when it failed, null when it settled. */
    async place(bet: Bet = coinBet, rules: Partial<BetRules> = {}) {
      const whole: BetRules = { confirm: async () => true, policies: [], quoteBet: async () => appQuote, ...rules }
      await betting.place(bet, whole)
      const { round: now } = betting.state()
      return now.phase === "failed" ? { ...failureNotice(now), toast: failureToast(now), id: now.messageId } : null
    },
  }
}

export async function give(config: AppConfig, wallet: string, token: string): Promise<void> {
  const reply = await fetch(config.faucetUrl ?? "", { method: "POST", body: JSON.stringify({ wallet, token }) })
  if (!reply.ok) throw new Error(`The faucet gave no ${token}: ${await reply.text()}`)
}
