import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react"
import { type Betting, createBetting } from "../betting"
import { browserVisibility } from "../browser-visibility"
import type { BetArray } from "../model/bet-array"
import type { BetToken } from "../model/bet-token"
import type { FeeLine } from "../model/costs"
import { costLines, emptyQuote } from "../model/quote"
import { roundForGame } from "../model/round-for-game"
import { acceptsBet } from "../model/round-predicates"
import type { RoundResult, RoundState } from "../model/round-state"
import type { Announcer } from "../ports/announcer"
import type { BetChain } from "../ports/bet-chain"
import type { SeedProof } from "../ports/seed-proof"
import type { Signer } from "../ports/signer"
import { useBettingState } from "./use-betting-state"

/** Where bets are placed, such as `gamba` of `@dghrt/gamba`. */
interface CasinoChain {
  /** The creator's share of each wager, in basis points. */
  creatorFeeBps: number
  /** The chain of one wallet; the same one for the same signer. */
  load(signer: Signer): Promise<BetChain>
}

/** The wallets of a page, such as `walletStandard` of `@dghrt/gamba`. */
interface CasinoWallets {
  subscribe(listener: () => void): () => void
  /** The same object until something has changed. */
  state(): { wallets: readonly { id: string; name: string; icon: string }[]; signer: Signer | null }
  connect(id: string): Promise<Signer>
  disconnect(): void
}

/** The arithmetic of a draw and a verifier, such as `verifyWith` of `@dghrt/fairness/chain`. */
interface CasinoProof extends SeedProof {
  verify(round: RoundResult): Promise<{ verdict: string }>
}

interface CasinoParts {
  chain: CasinoChain
  wallets: CasinoWallets
  token: BetToken
  proof: CasinoProof
  /** English, where they are left out. */
  words?: Announcer
}

type CasinoValue = CasinoParts & { betting: Betting | null }

const Casino = createContext<CasinoValue | null>(null)

function useCasino(): CasinoValue {
  const casino = useContext(Casino)
  if (!casino) throw new Error("There is no CasinoProvider around this component.")
  return casino
}

/** One casino for the components below: its chain, wallets and token stay the same objects. */
export function CasinoProvider({
  chain,
  wallets,
  token,
  proof,
  words,
  children,
}: CasinoParts & { children: ReactNode }) {
  const { signer } = useSyncExternalStore(wallets.subscribe, wallets.state, wallets.state)
  const betting = useMemo(() => {
    if (!signer) return null
    return createBetting({
      address: signer.address,
      token,
      chain: () => chain.load(signer),
      proof,
      clientSeed: () => crypto.randomUUID(),
      maxCreatorFeeBps: chain.creatorFeeBps,
      ...(words && { announcer: words }),
    })
  }, [signer, chain, token, proof, words])
  useEffect(() => {
    betting?.open()
    return betting?.close
  }, [betting])
  const casino = useMemo(
    () => ({ chain, wallets, token, proof, betting, ...(words && { words }) }),
    [chain, wallets, token, proof, betting, words],
  )
  return <Casino.Provider value={casino}>{children}</Casino.Provider>
}

/** The wallets to choose from, and the connected one's address; null without one. */
export function useWallets() {
  const { wallets: all } = useCasino()
  const { wallets, signer } = useSyncExternalStore(all.subscribe, all.state, all.state)
  return { wallets, address: signer?.address ?? null, connect: all.connect, disconnect: all.disconnect }
}

/** What the wallet has of the casino's token, in its smallest unit; it does not tell a result before `useBet` shows it. Null while unknown. */
export function useBalance(): { balance: bigint | null; token: BetToken } {
  const { betting, token } = useCasino()
  return { balance: useBettingState(betting, (state) => state.balance), token }
}

interface BetOptions {
  /** Names the game in the bet's metadata. */
  id: string
  /** One multiplier in basis points (1x = 10,000) per equally likely outcome. */
  multipliersBps: BetArray
  /** What a replay needs of the player's choice. */
  params?: string
  /** In the token's smallest unit. */
  wager: bigint
  /** How long the game takes to show a result; it is on screen at once where it is left out. */
  revealMs?: number
}

interface BetView {
  /** "revealed" has `result`, "failed" has `problem`. */
  phase: RoundState["phase"]
  /** What the wager costs on top of itself; empty while unknown. */
  costs: readonly FeeLine[]
  /** A wallet is connected, and none of its bets is on its way. */
  ready: boolean
  place: () => void
  /** Why no bet was placed, or what a bet waits for, as a sentence. */
  problem: string | null
  /** Null until the game has shown it. `verify` recomputes it from chain data, and rejects where no node gives the round. */
  result: (RoundResult & { verify: () => ReturnType<CasinoProof["verify"]> }) | null
}

const idle: RoundState = { phase: "idle" }

/** One bet of a game: what it costs, how it is placed, and what it came to. A result is shown by itself while the page is visible. */
export function useBet({ id, multipliersBps, params = "", wager, revealMs = 0 }: BetOptions): BetView {
  const { betting, chain, token, proof } = useCasino()
  const round = useBettingState(betting, (state) => state.round) ?? idle
  const betToken = useBettingState(betting, (state) => state.betToken)
  const pool = useBettingState(betting, ({ facts }) => facts.pool)
  const readProblem = useBettingState(betting, ({ facts }) => facts.problem)
  const quote = useBettingState(betting, (state) => state.quote)
  const multipliers = multipliersBps.join()
  const bet = useMemo(
    () => ({ gameId: id, betArray: multipliers.split(",").map(Number), metadata: `0:${id}:${params}`, wager }),
    [id, multipliers, params, wager],
  )
  const rules = useMemo(() => {
    const quoteBet = async () => ({ ...emptyQuote, creatorFeeBps: chain.creatorFeeBps })
    return { confirm: async () => true, policies: [], quoteBet }
  }, [chain])
  useEffect(() => void betting?.price(bet, rules.quoteBet), [betting, bet, rules])
  useReveal(betting, round.phase, revealMs)

  const { round: own } = roundForGame(round, betToken, { gameId: id, token: token.mint })
  const revealed = own.phase === "revealed" ? own.result : null
  const result = useMemo(() => revealed && { ...revealed, verify: () => proof.verify(revealed) }, [revealed, proof])
  return {
    phase: own.phase,
    costs: pool && quote ? costLines(wager, pool, quote) : [],
    ready: betting !== null && acceptsBet(round),
    place: () => void betting?.place(bet, rules),
    problem: own.phase === "failed" ? own.message : ("notice" in own && own.notice) || readProblem,
    result,
  }
}

/** Shows a settled bet for as long as the game needs, once the page can be seen. */
function useReveal(betting: Betting | null, phase: RoundState["phase"], revealMs: number) {
  useEffect(() => {
    if (!betting || phase !== "settled") return
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      clearTimeout(timer)
      if (browserVisibility.hidden()) return
      betting?.revealing(revealMs)
      timer = setTimeout(() => betting?.reveal(), revealMs)
    }
    const stop = browserVisibility.onChange(look)
    look()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [betting, phase, revealMs])
}
