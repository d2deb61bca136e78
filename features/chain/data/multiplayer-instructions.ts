import { AnchorProvider } from "@coral-xyz/anchor"
import { createGameIx, deriveGamePdaFromSeed, joinGameIx, leaveGameIx } from "@gamba-labs/multiplayer-sdk"
import type { Connection, PublicKey } from "@solana/web3.js"
import type { GamePlan, WagerRule } from "../model/multiplayer"
import { encodeName } from "../model/player-name"

/** Players whose rent the creator of a game pays in advance; further players pay their own. */
const mostPrepared = 5

/**
 * The published client, with what it needs worked around in this one file:
 * - it takes amounts as JavaScript numbers, so those a double cannot hold are refused here;
 * - a seed it is given as -1 becomes another game's, and one of 2^53 or more throws: ours are drawn within;
 * - without a name it encodes a join that the program cannot read: 32 bytes always go in;
 * - it wants a wallet that can sign although it only builds instructions.
 */
export function multiplayerFor(connection: Connection, user: PublicKey, creator: PublicKey, creatorFeeBps: number) {
  const refuse = () => Promise.reject(new Error("Instructions are built here, not signed"))
  const provider = new AnchorProvider(connection, {
    publicKey: user,
    signTransaction: refuse,
    signAllTransactions: refuse,
  })
  return {
    async create({ wager, maxPlayers, softSeconds, hardSeconds }: GamePlan, mint: PublicKey) {
      const gameSeed = randomSeed()
      const instruction = await createGameIx(provider, {
        preAllocPlayers: Math.min(maxPlayers, mostPrepared),
        maxPlayers,
        numTeams: 0,
        winnersTarget: 1,
        payoutType: 0,
        ...wagerTerms(wager),
        softDuration: softSeconds,
        hardDuration: hardSeconds,
        gameSeed,
        accounts: { gameMaker: user, mint },
      })
      return { instruction, game: deriveGamePdaFromSeed(gameSeed) }
    },
    join: (game: PublicKey, mint: PublicKey, wager: bigint, name: string) =>
      joinGameIx(provider, {
        creatorFeeBps,
        wager: exact(wager),
        playerMeta: encodeName(name),
        accounts: { gameAccount: game, mint, playerAccount: user, creatorAddress: creator },
      }),
    leave: (game: PublicKey, mint: PublicKey) =>
      leaveGameIx(provider, { accounts: { gameAccount: game, mint, playerAccount: user } }),
  }
}

function wagerTerms(rule: WagerRule) {
  if (rule.kind === "same") return { wagerType: 0, wager: exact(rule.amount), minBet: 0, maxBet: 0 }
  if (rule.kind === "custom") return { wagerType: 1, wager: 0, minBet: 0, maxBet: 0 }
  return { wagerType: 2, wager: 0, minBet: exact(rule.min), maxBet: exact(rule.max) }
}

function exact(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError("The wager is larger than the client can carry")
  return number
}

/** 53 bits, so that two games hardly ever ask for one address. */
function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high >>> 11) * 2 ** 32 + low
}
