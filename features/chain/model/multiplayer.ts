import type { AtSlot, ChainOptions, Prepared, SignatureStatus, SignedTransaction, Witness } from "./chain"

/** What a player stakes at a table. Amounts in the token's smallest unit. */
export type WagerRule =
  | { kind: "same"; amount: bigint }
  | { kind: "custom" }
  | { kind: "range"; min: bigint; max: bigint }

export interface MultiplayerPlayer {
  address: string
  /** The operator whose app this player used, which earns the creator fee. */
  creator: string
  wager: bigint
  /** Frozen when the player joined; taken from the pot when the game is drawn. */
  creatorFee: bigint
  gambaFee: bigint
  /** What is still to be paid to the player of a drawn game. */
  pendingPayout: bigint
  team: number
}

/** One game, decoded from its account. Times are seconds of the chain's clock. */
export interface MultiplayerGame {
  address: string
  /** Counts up with each game of the program. */
  gameId: bigint
  maker: string
  mint: string
  state: "waiting" | "playing" | "settled"
  wager: WagerRule
  maxPlayers: number
  winnersTarget: number
  createdAtSeconds: number
  /** From here on two players are enough, and joining and leaving are closed. */
  softEndSeconds: number
  /** The game is drawn now, with the players that it has. */
  hardEndSeconds: number
  players: readonly MultiplayerPlayer[]
  /** Places in `players`, in the order they were drawn; empty before the draw. */
  winners: readonly number[]
}

/** A game on a list. One that was drawn stays there after its account is gone. */
export interface ListedGame extends MultiplayerGame {
  closed: boolean
}

export interface MultiplayerOptions extends ChainOptions {
  /** The operator's share of each wager. */
  creatorFeeBps: number
}

export interface GamePlan {
  wager: WagerRule
  maxPlayers: number
  softSeconds: number
  hardSeconds: number
}

/** The result of a draw, decoded from its event on chain. */
export interface DrawResult {
  game: string
  gameId: bigint
  maker: string
  maxPlayers: number
  winnerIndexes: readonly number[]
  winnerWagers: readonly bigint[]
  payouts: readonly bigint[]
  totalWager: bigint
  signature: string
}

/** Multiplayer games as one wallet's play needs them. Every function rejects with `ChainError` and with nothing else. */
export interface Multiplayer {
  readonly address: string
  /** Every game there is with one winner, newest first. What cannot be read is left out. */
  readGames(): Promise<AtSlot<readonly MultiplayerGame[]>>
  /**
   * Reports the whole list, newest first, on each change; a game that was seen drawn stays on it after its account is
   * closed. Polls as well, so that updates continue when the socket is dead.
   */
  watchGames(onChange: (games: readonly ListedGame[]) => void, onTrouble: (error: unknown) => void): () => void
  /** The names players gave themselves, by address; empty once the game is closed. */
  readNames(game: string): Promise<ReadonlyMap<string, string>>
  /** Of a transaction in which players took part in the game; null where the node lists none. */
  findJoin(game: string): Promise<string | null>
  /** Reports each draw of the program as it happens. */
  watchDraws(onDraw: (result: DrawResult) => void): () => void
  /** The latest draws, newest first, searched in the program's recent transactions. */
  recentDraws(howMany: number): Promise<readonly DrawResult[]>
  /** Creates a game and joins it, in one transaction. */
  prepareCreate(plan: GamePlan, mint: string, wager: bigint, name: string): Promise<Prepared & { game: string }>
  prepareJoin(game: MultiplayerGame, wager: bigint, name: string): Promise<Prepared>
  /** Takes the whole wager back. */
  prepareLeave(game: MultiplayerGame): Promise<Prepared>
  /** Leaves and joins with another wager, in one transaction. */
  prepareEdit(game: MultiplayerGame, wager: bigint, name: string): Promise<Prepared>
  /** Loads ahead what the first of these would wait for. */
  prewarm(): Promise<void>
  sign(prepared: Prepared): Promise<SignedTransaction>
  send(transaction: SignedTransaction): Promise<void>
  signatureStatus(signature: string): Promise<SignatureStatus>
  /** What each of two nodes says of it, where there are two. */
  witnesses(transaction: SignedTransaction): Promise<readonly Witness[]>
}

/** All wagers together, before fees. */
export const potOf = ({ players }: Pick<MultiplayerGame, "players">) =>
  players.reduce((sum, { wager }) => sum + wager, 0n)

/** What the winners share: the pot less the fees that were frozen with each wager. */
export const prizeOf = ({ players }: Pick<MultiplayerGame, "players">) =>
  players.reduce((sum, { wager, creatorFee, gambaFee }) => sum + wager - creatorFee - gambaFee, 0n)

/** 0 to 1: the player's share of the pot, by which the program draws; 0 for a wallet that has not joined. */
export function chanceOf(game: Pick<MultiplayerGame, "players">, address: string): number {
  const pot = potOf(game)
  const own = game.players.find((player) => player.address === address)?.wager ?? 0n
  return pot === 0n ? 0 : Number((own * 1_000_000n) / pot) / 1_000_000
}

export type Phase = "open" | "locked" | "drawing" | "overdue" | "drawn"

/** What may still happen at a table at this moment of the chain's clock. */
export function phaseOf(game: MultiplayerGame, nowSeconds: number): Phase {
  if (game.state === "settled") return "drawn"
  if (nowSeconds >= game.hardEndSeconds + escapeSeconds) return "overdue"
  if (game.state === "playing" || nowSeconds >= game.hardEndSeconds) return "drawing"
  return nowSeconds >= game.softEndSeconds && game.players.length >= fewestPlayers ? "locked" : "open"
}

export const fewestPlayers = 2
/** If a game is never drawn, its players may reclaim their wagers this long after its hard end. */
const escapeSeconds = 300

/** Whether the wager fits the table's rule. */
export function allowsWager(rule: WagerRule, wager: bigint): boolean {
  if (rule.kind === "same") return wager === rule.amount
  if (rule.kind === "range") return wager >= rule.min && wager <= rule.max
  return wager > 0n
}
