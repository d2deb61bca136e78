import { drawnIndex, hashSeed } from "@dghrt/fairness"
import type { AppConfig, TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import { type Chain, loadChain } from "#features/chain"
import { memoryStorage, stored } from "#features/kernel"
import type { Localnet } from "#localnet"
import { policies } from "../../app/play/policies"
import { quoteBet } from "../../app/play/quote-bet"
import {
  type Bet,
  type BetRules,
  betAnnouncer,
  createBetting,
  emptyMemory,
  roundMemory,
} from "../../features/games/testing/index"
import { coinBet, give, SOL } from "./chain-round"
import { keySigner } from "./key-signer"
import { type NodeCall, namePurposes, recordNodeCalls } from "./rpc-calls"
import { sol } from "./sol"
import { steadyClock } from "./steady-clock"

const rules: BetRules = { confirm: async () => true, policies, quoteBet }
/** The session reads its figures again 1, 4 and 10 seconds after it was opened. */
const openingMs = 10_500
const keyMs = 100

let made = 0

/** A new wallet's session with the chain and the rules of the app, and a steady clock, with every call that it makes of the node. */
export async function openMeasuredPlayer(network: Localnet) {
  const { rpcUrl, wsUrl, addresses } = network
  const faucetUrl = `${rpcUrl}/faucet`
  const config: AppConfig = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol], faucetUrl }
  const secret = new Uint8Array(32).fill(142)
  new DataView(secret.buffer).setUint32(0, ++made)
  const signer = keySigner(secret)
  await give(config, signer.address, "SOL")
  const recorder = recordNodeCalls(rpcUrl)
  const chain = await loadChain(config, signer)
  const clock = steadyClock()
  const session = createBetting<Chain, TokenConfig>({
    address: signer.address,
    token: sol,
    chain: async () => chain,
    memory: stored("round", roundMemory, emptyMemory, memoryStorage()),
    clock,
    announcer: betAnnouncer,
    lock: async () => () => undefined,
    proof: { hashSeed, drawnIndex },
    clientSeed: () => `measured ${made}`,
    visibility: { hidden: () => false, onChange: () => () => undefined },
    maxCreatorFeeBps: MAX_CREATOR_FEE_BPS,
  })
  namePurposes(chain, () => `while ${session.state().round.phase}`)

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
        void session.price(coinBet, quoteBet)
        await clock.sleep(openingMs)
      }),
    bet: () =>
      during(async () => {
        await session.place(coinBet, rules)
        const { phase } = session.state().round
        if (phase !== "settled") throw new Error(`The bet is ${phase}`)
        session.reveal()
      }),
    /** "0.2375" in the field of the amount. The text "0." is worth what "0" is, so that it asks nothing. */
    typing: () =>
      during(async () => {
        const texts = [0n, null, SOL / 5n, (SOL * 23n) / 100n, (SOL * 237n) / 1_000n, (SOL * 2_375n) / 10_000n]
        const quoted: Promise<void>[] = []
        for (const wager of texts) {
          if (wager !== null) quoted.push(session.price(typed(wager), quoteBet))
          await clock.sleep(keyMs)
        }
        await Promise.all(quoted)
      }),
    idle: (ms: number) => during(() => clock.sleep(ms)),
    close() {
      session.close()
      clock.stop()
      recorder.stop()
    },
  }
}
