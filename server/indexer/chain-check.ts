import { type Pool, readGambaState, readPool } from "@dghrt/gamba/decode"
import { type Connection, PublicKey } from "@solana/web3.js"
import { getGambaStateAddress, getPoolAddress } from "gamba-core-v2"
import { checked, error, type Finding, fatal, ok, warning } from "../check-config/finding"
import type { AppConfig, TokenConfig } from "../contract/config"
import { fees, MAX_CREATOR_FEE_BPS } from "../contract/fees"
import { endpointsOf } from "../contract/rpc-endpoints"
import { multiplayer, ourPrograms } from "../rpc/methods"
import { fitsCluster } from "../rpc/nodes"
import { readingConnection } from "./play-chain"

const systemProgram = "11111111111111111111111111111111"
/** What a node may be ahead or behind of this machine, in milliseconds: blocks carry whole seconds, and arrive late. */
const clockWarningMs = 30_000
const clockErrorMs = 300_000
/** A mint's account: authority, supply, and then its decimals. */
const decimalsAt = 44

const within =
  (timeoutMs: number): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
const hostOf = (url: string) => new URL(url).host
const short = (amount: bigint, decimals: number) => (Number(amount) / 10 ** decimals).toLocaleString("en")

/** Which chain each node is on. A node that does not answer is no reason not to start; one of another chain is. */
export async function checkNodes(config: AppConfig, timeoutMs = 10_000): Promise<Finding[]> {
  return Promise.all(
    endpointsOf(config).map(async ({ rpcUrl }): Promise<Finding> => {
      const item = `node ${hostOf(rpcUrl)}`
      try {
        const genesis = await readingConnection(rpcUrl, within(timeoutMs)).getGenesisHash()
        if (fitsCluster(config.cluster, genesis)) return ok(item, `answers, and is on ${config.cluster}`)
        return fatal(
          item,
          `is on another chain than ${config.cluster}`,
          "Set SOLANA_CLUSTER, SOLANA_RPC_URL and SOLANA_FALLBACKS to one cluster.",
        )
      } catch (cause) {
        return error(
          item,
          cause instanceof Error ? cause.message : String(cause),
          "Check the address, its key and the provider's limits.",
        )
      }
    }),
  )
}

/** Whether the creator can be what it has to be: a wallet, whose owner can spend what it earns. */
export function checkCreator({ creator, tokens }: Pick<AppConfig, "creator" | "tokens">): Finding {
  const mend = "Set CREATOR_ADDRESS to the address of a wallet of yours."
  if (tokens.some(({ mint }) => mint === creator))
    return fatal("creator", "CREATOR_ADDRESS is the mint of a token", mend)
  if (!PublicKey.isOnCurve(creator))
    return fatal("creator", "CREATOR_ADDRESS is no wallet: it is an address that a program derived", mend)
  return ok("creator", creator)
}

/** What the chain says of the programs, the creator, the pools and the fees. */
export async function checkChain(config: AppConfig, nowMs = Date.now): Promise<Finding[]> {
  const connection = readingConnection(config.rpcUrl)
  const parts = await Promise.all([
    checked("programs", "Ask another node.", () => checkPrograms(connection)),
    checked("creator's account", "Ask another node.", () => checkCreatorAccount(connection, config)),
    checked("pools", "Ask another node.", () => checkPools(connection, config)),
    checked("clock", "Ask another node.", () => checkClock(connection, nowMs)),
  ])
  return parts.flat()
}

async function checkPrograms(connection: Connection): Promise<Finding[]> {
  const programs = [...ourPrograms]
  const accounts = await connection.getMultipleAccountsInfo(programs.map((program) => new PublicKey(program)))
  return programs.map((program, index) =>
    accounts[index]?.executable
      ? ok(`program ${program}`, "is there and executable")
      : (program === multiplayer ? warning : error)(
          `program ${program}`,
          "is not on this cluster",
          program === multiplayer
            ? "Leave plinkorace out of OPEN_GAMES."
            : "Bets cannot be placed here: check SOLANA_CLUSTER.",
        ),
  )
}

async function checkCreatorAccount(connection: Connection, { creator }: AppConfig): Promise<Finding[]> {
  const account = await connection.getAccountInfo(new PublicKey(creator))
  if (account === null)
    return [
      warning(
        "creator's account",
        "has never received SOL",
        "Send it some SOL: an account that does not exist cannot take small fees.",
      ),
    ]
  return account.owner.toBase58() === systemProgram && !account.executable
    ? [ok("creator's account", "is a wallet")]
    : [
        fatal(
          "creator's account",
          `belongs to the program ${account.owner.toBase58()}`,
          "Set CREATOR_ADDRESS to the address of a wallet of yours.",
        ),
      ]
}

async function checkPools(connection: Connection, config: AppConfig): Promise<Finding[]> {
  const { tokens } = config
  const pools = tokens.map(({ mint, poolAuthority }) =>
    getPoolAddress(new PublicKey(mint), new PublicKey(poolAuthority)),
  )
  const mints = tokens.map(({ mint }) => new PublicKey(mint))
  const [stateAccount, ...accounts] = await connection.getMultipleAccountsInfo([
    getGambaStateAddress(),
    ...pools,
    ...mints,
  ])
  const state = readGambaState(stateAccount)
  if (!state)
    return [error("program's state", "is not on this cluster", "Bets cannot be placed here: check SOLANA_CLUSTER.")]
  const own = fees.platformBps + fees.creatorBps
  const most = Math.min(MAX_CREATOR_FEE_BPS, Number(state.maxCreatorFeeBps))
  return [
    state.playsAllowed
      ? ok("program's state", "allows play")
      : warning(
          "program's state",
          "allows no play at present",
          "Nothing here can be done: Gamba has paused its program.",
        ),
    checkProvider(config, state.providers),
    own > most
      ? error(
          "fees",
          `the platform's ${own / 100} % is above the ${most / 100} % that the program allows`,
          "Lower the rates in server/contract/fees.ts.",
        )
      : ok("fees", `the platform takes ${own / 100} %`),
    ...tokens.flatMap((token, index) => [
      checkPool(token, readPool(accounts[index])),
      checkDecimals(token, accounts[tokens.length + index]?.data),
    ]),
  ]
}

/** Whether proofs of bets name a known provider: the keys that the program accepts, beside those that the operator names. */
function checkProvider({ cluster, providers = [] }: AppConfig, accepted: readonly string[]): Finding {
  const item = "provider's key"
  const keys = accepted.filter((key) => key !== PublicKey.default.toBase58())
  const mend = "Compare the key with the one that the provider publishes, and set PROVIDER_KEYS to it."
  // The verifier knows the key of the local network.
  if (providers.length === 0 && cluster !== "localnet")
    return warning(item, `${keys.join(", ")} is named nowhere: every proof reads "unknown provider"`, mend)
  const unknown = providers.length === 0 ? [] : keys.filter((key) => !providers.includes(key))
  return unknown.length === 0
    ? ok(item, keys.join(", "))
    : error(item, `the program accepts ${unknown.join(", ")}, which PROVIDER_KEYS does not name`, mend)
}

function checkPool({ symbol, decimals }: TokenConfig, pool: Pool | null): Finding {
  const item = `${symbol} pool`
  if (!pool) return error(item, "does not exist", "Take the token out, or create its pool.")
  return pool.liquidity > 0n
    ? ok(item, `holds ${short(pool.liquidity, decimals)} ${symbol}`)
    : error(item, "holds nothing to pay from", "Deposit liquidity, or wait until somebody does.")
}

function checkDecimals({ symbol, decimals }: TokenConfig, data: Uint8Array | undefined): Finding {
  const item = `${symbol} mint`
  const stated = data?.[decimalsAt]
  if (stated === undefined) return error(item, "is no mint on this cluster", "Set USDC_MINT to the cluster's own.")
  return stated === decimals
    ? ok(item, `has ${decimals} decimals`)
    : fatal(
        item,
        `has ${stated} decimals, and the configuration says ${decimals}`,
        "Amounts would be wrong by powers of ten: correct the mint.",
      )
}

async function checkClock(connection: Connection, nowMs: () => number): Promise<Finding[]> {
  const slot = await connection.getSlot("confirmed")
  const atSeconds = await connection.getBlockTime(slot)
  if (atSeconds === null) return [warning("clock", "could not be compared: the newest block has no time", "Ask again.")]
  const apartMs = Math.abs(nowMs() - atSeconds * 1_000)
  const says = `this machine and the newest block are ${Math.round(apartMs / 1_000)} s apart`
  const mend = "Keep the machine's clock by NTP, or choose a node that is not behind."
  if (apartMs > clockErrorMs) return [error("clock", says, mend)]
  return [apartMs > clockWarningMs ? warning("clock", says, mend) : ok("clock", says)]
}
