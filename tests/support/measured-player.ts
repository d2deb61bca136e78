import type { AppConfig } from "#contract/config"
import type { Localnet } from "#localnet"
import { policies } from "../../app/play/policies"
import { quoteBet } from "../../app/play/quote-bet"
import { createPlaySession } from "../../features/games/session/play-session"
import type { Bet, BetRules } from "../../features/games/testing/index"
import { coinBet, give, SOL } from "./chain-round"
import { keySigner } from "./key-signer"
import { type NodeCall, namePurposes, recordNodeCalls } from "./rpc-calls"
import { sol } from "./sol"

const rules: BetRules = { confirm: async () => true, policies, quoteBet }
/** From the network's start to the end of a bet, on a busy machine. */
const patienceMs = 20_000
/** The session reads its figures again 1, 4 and 10 seconds after it was opened. */
const openingMs = 10_500
const keyMs = 100
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let made = 0

/** A new wallet's session, as the app has it on a game page, with every call that it makes of the node. */
export async function openMeasuredPlayer(network: Localnet) {
  const { rpcUrl, wsUrl, addresses } = network
  const faucetUrl = `${rpcUrl}/faucet`
  const config: AppConfig = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol], faucetUrl }
  const secret = new Uint8Array(32).fill(142)
  new DataView(secret.buffer).setUint32(0, ++made)
  const signer = keySigner(secret)
  await give(config, signer.address, "SOL")
  const recorder = recordNodeCalls(rpcUrl)
  const session = createPlaySession(config, signer, sol)
  if (!session.program) throw new Error("The session has no program")
  const chain = await session.program.chain()
  namePurposes(chain, () => `while ${session.round.state.round.phase}`)

  const during = async (work: () => Promise<void>): Promise<NodeCall[]> => {
    const before = recorder.calls.length
    await work()
    return recorder.calls.slice(before)
  }
  const typed = (wager: bigint): Bet => ({ ...coinBet, wager })

  return {
    session,
    during,
    /** Opens the session, and ends when its figures have been read for the last time before the usual interval. */
    opening: () =>
      during(async () => {
        session.open()
        void session.quote(coinBet, quoteBet)
        await pause(openingMs)
      }),
    bet: () =>
      during(async () => {
        await session.place(coinBet, rules)
        const { round } = session.round.state
        if (round.phase !== "settled") throw new Error(`The bet is ${round.phase}`)
        session.round.revealed()
      }),
    /** "0.2375" in the field of the amount. The text "0." is worth what "0" is, so that it asks nothing. */
    typing: () =>
      during(async () => {
        const texts = [0n, null, SOL / 5n, (SOL * 23n) / 100n, (SOL * 237n) / 1_000n, (SOL * 2_375n) / 10_000n]
        for (const wager of texts) {
          if (wager !== null) void session.quote(typed(wager), quoteBet)
          await pause(keyMs)
        }
        await pause(5 * keyMs)
      }),
    idle: (ms: number) => during(() => pause(ms).then(() => undefined)),
    /** Opens the round and its socket without the readings that a session repeats, so that a count is the bet's own. */
    async openQuietly() {
      await session.round.open()
      await chain.prewarm(sol)
      await session.quote(coinBet, quoteBet)
      const begun = performance.now()
      while (!chain.isLive()) {
        if (performance.now() - begun > patienceMs) throw new Error("The socket did not open")
        await pause(20)
      }
    },
    close() {
      session.close()
      recorder.stop()
    },
  }
}
