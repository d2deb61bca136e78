import type { PendingRound } from "./model/pending"
import type { GameAccount, SignedTransaction, Witness } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** Why a signed transaction took no stake. */
export type Verdict = "expired" | "rolled-back" | "cancelled"

/** What the nodes say together about a transaction that is out of sight. */
export interface Judgement {
  /** Null while they do not agree, or while it is too early. */
  verdict: Verdict | null
  /** How many different nodes said so. */
  nodes: number
  /** No node takes the transaction any more. */
  isDead: boolean
}

/** Two nodes need no longer than a blockhash lives; one alone could be a liar, so that time speaks beside it. */
const [twoNodesMs, oneNodeMs] = [60_000, 120_000]
/** Above the node's own first height: more than a blockhash lives. */
const deadAfterBlocks = 170
export const slotMs = 400
/** A height may rise by as many blocks more than the time that has passed allows. */
const slackBlocks = 150
/** After a longer pause the page slept: what was read before it says nothing about the time since. */
const longestPauseMs = 20_000
/** Where one node alone decides nothing, another one may be back after a minute. */
const [leastPauseMs, pauseOfOneMs] = [5_000, 60_000]

type Subject = Pick<PendingRound, "nonce" | "clientSeed" | "assertsCommitment"> | null
interface Judged {
  chain: { witnesses(transaction: SignedTransaction): Promise<readonly Witness[]> }
  clock: Clock
  /** Milliseconds since the signature. */
  waitedMs(): number
  /** The bet, where the transaction is one. */
  bet: Subject
}
export interface Judge {
  /** Asks the nodes, at most every five seconds. @throws ChainError when none answers. */
  ask(): Promise<Judgement>
  last(): Judgement
}

const undecided: Judgement = { verdict: null, nodes: 0, isDead: false }

/** Judges by what each node says of itself, and never by a height that another one named. */
export function createJudge(transaction: SignedTransaction, { chain, clock, waitedMs, bet }: Judged): Judge {
  const first = new Map<string, { height: number; atMs: number }>()
  let last = undecided
  let asked: Stamp | null = null

  function isDead({ node, blockHeight, isBlockhashValid }: Witness): boolean {
    const known = first.get(node) ?? { height: blockHeight, atMs: waitedMs() }
    first.set(node, known)
    const risen = blockHeight - known.height
    const possible = (waitedMs() - known.atMs) / slotMs + slackBlocks
    return !isBlockhashValid && risen >= deadAfterBlocks && risen <= possible
  }

  return {
    last: () => last,
    async ask() {
      const pauseMs = bet?.assertsCommitment && last.nodes === 1 ? pauseOfOneMs : leastPauseMs
      if (asked && sinceMs(asked, clock) < pauseMs) return last
      if (asked && sinceMs(asked, clock) > longestPauseMs) first.clear()
      asked = stampOf(clock)
      const said = await chain.witnesses(transaction)
      // Each is noted, whatever another one says.
      const dead = said.filter(isDead)
      const allDead = said.length > 0 && dead.length === said.length
      const isTime = waitedMs() >= (said.length > 1 ? twoNodesMs : oneNodeMs)
      last = { verdict: verdictOf(said, allDead && isTime, bet), nodes: said.length, isDead: allDead }
      return last
    },
  }
}

function verdictOf(said: readonly Witness[], isOver: boolean, bet: Subject): Verdict | null {
  const all = (test: (witness: Witness) => boolean) => said.length > 0 && said.every(test)
  if (all(({ status }) => status === "failed")) return said.length > 1 || isOver ? "rolled-back" : null
  if (!isOver) return null
  if (all(({ status, game }) => status === "not-found" && !isOpen(game, bet))) return "expired"
  const isTakenBack = ({ status, game }: Witness) =>
    status === "landed" && game !== null && game.nonce === bet?.nonce && game.status !== "result-requested"
  return all(isTakenBack) ? "cancelled" : null
}

/** The account shows that the bet was taken. */
const isOpen = (game: GameAccount | null, bet: Subject) =>
  bet !== null && game !== null && game.clientSeed === bet.clientSeed && game.nonce >= bet.nonce

/** A moment by each clock that there is. */
export interface Stamp {
  atMs: number
  wallMs: number
  serverMs: number | null
}

export const stampOf = (clock: Clock): Stamp => ({
  atMs: clock.now(),
  wallMs: Date.now(),
  serverMs: clock.serverMs?.() ?? null,
})

/** By the larger of both clocks: the page's own stands still while a device sleeps, the other may be set. */
const sinceMs = ({ atMs, wallMs }: Stamp, clock: Clock) => Math.max(clock.now() - atMs, Date.now() - wallMs)

/** By the page's own clock; a sleep counts as far as the server's time agrees with the device's. */
export function agreedSinceMs({ atMs, wallMs, serverMs }: Stamp, clock: Clock): number {
  const server = clock.serverMs?.() ?? null
  const agreed = server === null || serverMs === null ? 0 : Math.min(server - serverMs, Date.now() - wallMs)
  return Math.max(clock.now() - atMs, agreed)
}
