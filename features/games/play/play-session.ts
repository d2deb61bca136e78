import { type Betting, createBetting } from "@dghrt/betting"
import type { RoundResult } from "@dghrt/betting/model"
import { drawnIndex, type Evidence, hashSeed } from "@dghrt/fairness"
import { yieldToMain } from "@dghrt/kernel/yield-to-main"
import type { AppConfig, TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import { type Chain, explorerUrl, loadChain, type Signer } from "#features/chain"
import { createNextSeed, type NextSeed } from "#features/fairness"
import { priorityFeeSetting } from "#features/tokens"
import { likelyBet } from "../kit/likely-bet"
import { pageClock } from "../kit/page-clock"
import { betAnnouncer } from "./bet-announcer"
import { signedEvidence } from "./signed-evidence"
import { unrevealedBet } from "./unrevealed-bet"

/** The wallet's side of the game program. */
export interface ProgramAccess {
  /** The chain as this wallet sees it. */
  chain(): Promise<Chain>
  /** Where anyone can look a transaction up. */
  explorerUrl(signature: string): string
  /** What a round's signed transactions prove. */
  evidence(result: RoundResult & { signature: string }): Promise<Evidence>
}

/** One wallet at the tables. Lives until the wallet leaves, whatever page is open. */
export interface PlaySession extends Betting<Chain, TokenConfig> {
  /** The player's half of the next draw. */
  readonly nextSeed: NextSeed
  /** Null in free play, which no chain takes part in. */
  readonly program: ProgramAccess | null
}

/** A wallet's session with what this app brings to the engine: its chain, storage, words and settings. */
export function createPlaySession(config: AppConfig, signer: Signer, token: TokenConfig): PlaySession {
  const { address } = signer
  let isWanted = false
  const chain = chainOf(config, signer, () => isWanted)
  const nextSeed = createNextSeed()
  const betting = createBetting({
    address,
    token,
    chain,
    clock: pageClock,
    announcer: betAnnouncer,
    proof: { hashSeed, drawnIndex },
    clientSeed: nextSeed.current,
    maxCreatorFeeBps: MAX_CREATOR_FEE_BPS,
  })
  const { subscribe } = betting
  subscribe(
    ({ withheld }) => withheld,
    (bet) => Object.assign(unrevealedBet, bet ? { address, ...bet } : { address: null, signature: null }),
  )
  subscribe(
    ({ round }) => round,
    (round) => round.phase === "settled" && nextSeed.used(round.result.clientSeed),
  )
  return {
    ...betting,
    nextSeed,
    program: {
      chain,
      explorerUrl: (signature) => explorerUrl(config, signature),
      evidence: (result) => signedEvidence(config, result),
    },
    // What opens a session is drawn first: fetching and running the clients would hold it up.
    open() {
      isWanted = true
      void yieldToMain().then(() => isWanted && betting.open())
    },
    // A wallet may leave before that, and what is closed is alive again once it is opened.
    close() {
      isWanted = false
      betting.close()
    },
  }
}

/** The chain of a wallet, loaded when it is first asked for. A chunk that failed to load may load the next time. */
function chainOf(config: AppConfig, signer: Signer, isWanted: () => boolean): () => Promise<Chain> {
  let loading: Promise<Chain> | null = null
  async function load(): Promise<Chain> {
    const chain = await loadChain(config, signer, { priorityFeeLamports: priorityFeeSetting.current })
    return {
      ...chain,
      // The libraries of the chain are most of a page's code, and a page that is only read does without.
      async prewarm(token) {
        await likelyBet
        if (isWanted()) await chain.prewarm(token)
      },
    }
  }
  return () => {
    loading ??= load().catch((error) => {
      loading = null
      throw error
    })
    return loading
  }
}
