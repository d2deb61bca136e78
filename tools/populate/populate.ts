import type { Connection } from "@solana/web3.js"
import type { Localnet } from "#localnet"
import { toBase58 } from "../../server/contract/base58"
import { ChainPlayer, pause } from "../../tests/support/chain-player"
import { connectionTo } from "../../tests/support/in-process"
import { chatMessages } from "./chat-messages"
import { sampleBets } from "./sample-bets"

export interface PopulateOptions {
  localnet: Localnet
  apiUrl: string
  /** What the chain goes back to afterwards. */
  settleDelayMs: number
  log: (line: string) => void
  wallets?: number
  rounds?: number
}

const fundsLamports = 200_000_000_000n
/** The chat takes one message in three seconds from one network address. */
const chatPauseMs = 3_200
const slotPollMs = 50

/**
 * Fills a local world, so that every list and chart has something to show: `rounds` plays of `wallets` players over all games,
 * settled without the usual delay, and a conversation in the chat.
 */
export async function populate({
  localnet,
  apiUrl,
  settleDelayMs,
  log,
  wallets = 20,
  rounds = 1_000,
}: PopulateOptions): Promise<void> {
  const connection = connectionTo(localnet)
  const players = Array.from(
    { length: wallets },
    (_, index) => new ChainPlayer(`populated-${index + 1}`, connection, localnet.addresses),
  )
  localnet.rng.setDelay(0)
  let played = 0
  try {
    log(`Playing ${rounds} rounds of ${wallets} wallets …`)
    const plays = () =>
      players.map(async (player, index) => {
        await player.open(fundsLamports)
        const own = Math.floor(rounds / wallets) + (index < rounds % wallets ? 1 : 0)
        const nonce = (await player.readGame())?.nonce.toNumber() ?? 0
        for (let round = 0; round < own; round++) {
          await nextSlot(connection)
          await playRound(player, index, round, nonce + round)
          played += 1
          if (played % 200 === 0) log(`${played} of ${rounds} rounds played`)
        }
      })
    // Together, so that a chat that fails early is reported below and does not end the process.
    const [messages] = await Promise.all([talk(players, apiUrl), ...plays()])
    log(`${messages} chat messages sent. The world is populated.`)
  } finally {
    localnet.rng.setDelay(settleDelayMs)
  }
}

/** A seed counts as committed only from the slot after its hash on, so each bet waits for one. */
async function nextSlot(connection: Connection) {
  const committed = await connection.getSlot("confirmed")
  while ((await connection.getSlot("confirmed")) <= committed) await pause(slotPollMs)
}

/** Wagers from a thousandth to a fifth of a SOL; the first players bet more, so that the leaderboard has a shape. */
async function playRound(player: ChainPlayer, index: number, round: number, nonce: number) {
  const sample = sampleBets[(index * 7 + round) % sampleBets.length]
  if (!sample) throw new Error("There is no sample bet.")
  const lamports = BigInt(1 + ((index * 13 + round * 29) % 100)) * (index < 5 ? 2_000_000n : 500_000n)
  const bet = await player.bet({ ...sample, lamports })
  await player.playToTheEnd(player.signInstruction(bet, await player.blockhash()), nonce)
}

/** Gives the number of messages that the server took. */
async function talk(players: readonly ChainPlayer[], apiUrl: string): Promise<number> {
  let sent = 0
  for (const [index, text] of chatMessages.entries()) {
    const player = players[index % players.length]
    if (!player) break
    const cookie = await signIn(player, apiUrl)
    const reply = await fetch(`${apiUrl}/api/chat/chat`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ text }),
    })
    if (reply.ok) sent += 1
    if (index < chatMessages.length - 1) await pause(chatPauseMs)
  }
  return sent
}

/** Signs the server's message as a wallet does, and gives the session's cookie. @throws when the server refuses. */
async function signIn(player: ChainPlayer, apiUrl: string): Promise<string> {
  const wallet = player.wallet.toBase58()
  const challenge = await fetch(`${apiUrl}/api/session/challenge?wallet=${wallet}`)
  const { message } = (await challenge.json()) as { message: string } // The contract of this very server.
  const signature = toBase58(player.signMessage(message))
  const session = await fetch(`${apiUrl}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ wallet, message, signature }),
  })
  const cookie = session.headers.get("set-cookie")?.split(";")[0]
  if (!cookie) throw new Error(`A populated wallet could not sign in: ${session.status}`)
  return cookie
}
