import { randomBytes } from "node:crypto"
import { ComputeBudgetProgram } from "@solana/web3.js"
import { Bank } from "./bank/bank"
import type { CommitmentSlots } from "./bank/commitment"
import { Faucet } from "./faucet/faucet"
import { createFaucetRoute } from "./faucet/faucet-route"
import { createJackpotRoute } from "./faucet/jackpot-route"
import { localnetAddresses } from "./genesis/addresses"
import { configureMultiplayer, createGenesis, genesisSlot, installPrograms } from "./genesis/genesis"
import { inProcessConnection } from "./genesis/in-process-connection"
import { localKeypair } from "./genesis/keys"
import { oddTokenList, oddTokens } from "./genesis/odd-tokens"
import { type ProtocolSettings, protocolSettings, usualSettings } from "./genesis/protocol"
import { submit } from "./genesis/submit"
import { describeRefusal, describeTransaction } from "./log"
import { Settler } from "./multiplayer/settler"
import { createPubSubServer } from "./pubsub/server"
import { RngProvider } from "./rng/rng-provider"
import { SeedChain } from "./rng/seed-chain"
import { createDispatch } from "./rpc/dispatcher"
import { EndpointHealth, type EndpointMode } from "./rpc/endpoint-health"
import { createEndpointRoute } from "./rpc/endpoint-route"
import { closeServer, host, listen } from "./rpc/listen"
import { createRollbackRoute } from "./rpc/rollback-route"
import { createRpcServer } from "./rpc/server"
import { Autosave } from "./storage/autosave"
import { Storage } from "./storage/storage"

const historyLimit = 20_000
const saveAfterMs = 500
const advanceEveryMs = 50

export interface LocalnetOptions {
  /** 0 takes a free port. */
  rpcPort: number
  /** 0 takes a free port. Clients without another setting expect it one above the RPC port. */
  wsPort: number
  /** Keeps the chain there; without it the chain ends with the process. */
  dataDir?: string
  /** Begins a new chain in `dataDir`. */
  reset?: boolean
  /** Further endpoints over the same chain, on free ports; none by default. */
  extraEndpoints?: number
  /** Adds tokens with 0 and 18 decimals, without a name, without a pool and with frozen accounts to a new chain. */
  oddTokens?: boolean
  /** Between a bet and its result; 400 by default. */
  settleDelayMs?: number
  /** Between the draw of a multiplayer game and its payout; 15,000 by default. */
  multiplayerHoldMs?: number
  /** After how many slots a block is confirmed and finalized; by default everything is final at once. */
  commitmentSlots?: CommitmentSlots
  /** Makes the results of a new chain repeatable, for tests. */
  rngSeed?: string
  /** Receives a line for what fails in the background, such as a bet whose result cannot be sent. */
  log?: (line: string) => void
  /** Receives a line for each transaction, also for one that was refused. */
  logTransaction?: (line: string) => void
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

export interface Localnet {
  rpcUrl: string
  wsUrl: string
  /** The further endpoints, in the order in which a client should ask them. */
  fallbacks: readonly { rpcUrl: string; wsUrl: string }[]
  /** Makes an endpoint answer as a bad node does; 0 is the first one. */
  setEndpoint: (index: number, mode: EndpointMode, slots?: number) => void
  /**
   * Takes the blocks of the last slots back; with `again`, their transactions land once more where they still can. Returns the
   * signatures of what was taken back. For a chain with `commitmentSlots` that is not saved.
   *
   * @throws RangeError when one of the slots is final.
   */
  rollBack: (slots: number, again: boolean) => string[]
  /** Opens or closes every pool for bets, or changes what they take, as the protocol's authority does. */
  setProtocol: (settings: Partial<ProtocolSettings>) => Promise<void>
  addresses: typeof localnetAddresses
  /** Those that were asked for. */
  oddTokens: typeof oddTokenList
  rng: Pick<RngProvider, "setDelay" | "pause" | "resume" | "letWinJackpot">
  multiplayer: Pick<Settler, "setHold" | "pause" | "resume" | "pending">
  /** Answers a JSON-RPC body without a socket, for measuring the chain alone; null when there is nothing to say. */
  request: (body: string) => string | null
  stats: () => { slot: number; transactions: number; subscriptions: number }
  close: () => Promise<void>
}

export async function bootLocalnet(options: LocalnetOptions): Promise<Localnet> {
  const log = options.log ?? (() => undefined)
  const now = options.now ?? Date.now
  const { commitmentSlots } = options
  if (commitmentSlots && options.dataDir !== undefined)
    throw new RangeError("A chain that is saved cannot be rolled back: leave out dataDir")
  const storage = options.dataDir === undefined ? null : new Storage(options.dataDir, historyLimit)
  if (options.reset) storage?.reset()
  const saved = storage?.restore() ?? null
  const genesisHash = saved?.chain.genesisHash ?? randomBytes(32)
  const bank = new Bank({
    now,
    genesisHash,
    historyLimit,
    ...(saved ? { saved: saved.chain.bank } : { firstSlot: genesisSlot }),
  })
  for (const record of saved?.records ?? []) bank.history.add(record)
  installPrograms(bank)

  const dispatch = createDispatch({
    bank,
    airdrop: (address, lamports): string => faucet.giveSol(address, lamports),
    onRefused: (wire, error, logs) => options.logTransaction?.(describeRefusal(wire, error, logs)),
  })
  const connection = inProcessConnection(dispatch)
  const faucet = new Faucet(bank, connection)
  if (!saved) await createGenesis(bank, connection, options)
  configureMultiplayer(bank)
  if (commitmentSlots) bank.delayCommitment(commitmentSlots)
  const advancing = commitmentSlots && setInterval(() => bank.advance(), advanceEveryMs)
  const rollBack = (slots: number, again: boolean) => bank.rollBack(slots, again).map(({ signature }) => signature)

  const seeds = saved ? new SeedChain(saved.chain.seeds) : SeedChain.begin(options.rngSeed)
  const rng = new RngProvider({
    bank,
    seeds,
    log,
    secretKey: localKeypair("rng").secretKey,
    settleDelayMs: options.settleDelayMs ?? 400,
  })
  const multiplayer = new Settler({
    bank,
    log,
    secretKey: localKeypair("rng").secretKey,
    feeVault: localKeypair("multiplayer-fees").publicKey.toBase58(),
    holdMs: options.multiplayerHoldMs ?? 15_000,
  })
  const setEndpoint: Localnet["setEndpoint"] = (index, mode, slots) => {
    const endpoint = endpoints[index]
    if (!endpoint) throw new RangeError(`There is no endpoint ${index}`)
    endpoint.health.set(mode, slots)
    if (!endpoint.health.servesSockets) endpoint.pubsub.disconnect()
  }
  const endpoints = Array.from({ length: 1 + (options.extraEndpoints ?? 0) }, () => {
    const health = new EndpointHealth(dispatch)
    const rpc = createRpcServer({
      endpoint: health,
      commands: {
        "/faucet": createFaucetRoute(faucet, now, options.oddTokens ? oddTokens.map(({ id }) => id) : []),
        "/jackpot": createJackpotRoute((wallet) => rng.letWinJackpot(wallet)),
        "/endpoint": createEndpointRoute(setEndpoint),
        "/rollback": createRollbackRoute(rollBack),
      },
      onError: (error) => log(`A command failed: ${String(error)}`),
    })
    const pubsub = createPubSubServer(bank, () => health.servesSockets)
    pubsub.acceptFrom(rpc)
    return { health, rpc, pubsub }
  })
  // Only the first endpoint has ports from the settings; the ports behind it are free ones.
  const openPorts = async () => {
    const opened: { rpcUrl: string; wsUrl: string }[] = []
    for (const [index, { rpc, pubsub }] of endpoints.entries()) {
      const [rpcPort, wsPort] = index === 0 ? [options.rpcPort, options.wsPort] : [0, 0]
      opened.push({
        rpcUrl: `http://${host}:${await listen(rpc, rpcPort, "RPC")}`,
        wsUrl: `ws://${host}:${await listen(pubsub.server, wsPort, "PubSub")}`,
      })
    }
    return opened
  }
  const stopServing = async () => {
    clearInterval(advancing)
    rng.close()
    multiplayer.close()
    for (const { pubsub } of endpoints) pubsub.stop()
    await Promise.all(endpoints.flatMap(({ rpc, pubsub }) => [closeServer(rpc), closeServer(pubsub.server)]))
  }
  const [first, ...fallbacks] = await openPorts().catch(async (error) => {
    await stopServing()
    throw error
  })

  if (!first) throw new Error("The network opened no endpoint")
  const save = async () => storage?.save(bank, { genesisHash, seeds: seeds.save() })
  const autosave = new Autosave(save, saveAfterMs, (error) => log(`The chain could not be saved: ${String(error)}`))
  bank.onTransaction((record) => {
    autosave.changed()
    if (options.logTransaction) options.logTransaction(describeTransaction(record))
  })
  rng.resume()
  multiplayer.resume()
  let closed: Promise<void> | null = null
  let settingsChanged = 0
  return {
    ...first,
    fallbacks,
    setEndpoint,
    rollBack,
    async setProtocol(settings) {
      // Two equal transactions within one slot would be one; an unused compute limit makes each its own.
      const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 + settingsChanged++ })
      await submit(
        connection,
        [limit, await protocolSettings(connection, { ...usualSettings, ...settings })],
        [localKeypair("authority")],
      )
    },
    addresses: localnetAddresses,
    oddTokens: options.oddTokens ? oddTokenList : [],
    rng,
    multiplayer,
    request: dispatch,
    stats: () => ({
      slot: bank.slots.current(),
      transactions: bank.history.count,
      subscriptions: endpoints.reduce((sum, { pubsub }) => sum + pubsub.subscriptionCount, 0),
    }),
    // A second close must not write over what another network has saved since.
    close: () => {
      closed ??= stopServing().then(() => autosave.close())
      return closed
    },
  }
}
