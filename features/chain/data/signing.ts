import "./node-globals"
import { whenIdle } from "@dghrt/kernel/when-idle"
import { PublicKey } from "@solana/web3.js"
import { readTokenAccount } from "../decode/token-account"
import type { ChainOptions, Instruction, PlayRequest, Signer } from "../model/chain"
import type { ChainConfig } from "../model/chain-config"
import { ChainError } from "../model/chain-error"
import { addressesFor, playerAddress, tokenAddress } from "../read/addresses"
import type { ChainNode } from "../read/chain-node"
import { commitmentAssertion } from "../read/commitment-assertion"
import { nodeOf } from "../read/node"
import type { Signing } from "../read/signing"
import { connect } from "./connect"
import { clientFor, type GambaInstructions, instructionsOf, loadLookupTable, withoutPaid } from "./gamba"
import { createTransactions } from "./transactions"

interface SigningPorts {
  node: ChainNode
  signer: Signer
  creator: string
  /** Called for the first instruction: the program's whole interface is laid out then. */
  instructions: () => GambaInstructions
}

/** Over nodes of our choice. */
export function createOwnSigning(config: ChainConfig, signer: Signer, options?: ChainOptions): Signing {
  const user = new PublicKey(signer.publicKey)
  const instructions = () => instructionsOf(clientFor(connect(config), user), user)
  return createSigning({ node: nodeOf(config), signer, creator: config.creator, instructions }, options)
}

/** Every instruction of the program is built by the published client; what it gets wrong is mended in `gamba.ts`. */
export function createSigning(ports: SigningPorts, options: ChainOptions = {}): Signing {
  const { node, signer } = ports
  const creator = new PublicKey(ports.creator)
  const user = new PublicKey(signer.publicKey).toBase58()
  const addresses = addressesFor(user, ports.creator)
  const transactions = createTransactions(node, signer, options)
  let instructions: GambaInstructions | null = null
  const gamba = () => (instructions ??= ports.instructions())

  async function playInstruction(play: PlayRequest, extra: readonly Instruction[]) {
    const { pool, terms } = addresses.of(play.token)
    const table = await loadLookupTable(node.readAccounts, pool)
    const shares = extra.flatMap(({ accounts }) =>
      accounts.flatMap(({ address, writable }) => (writable ? [address] : [])),
    )
    const [, , , creatorAccount] = terms
    const paid = [ports.creator, creatorAccount, ...shares]
    return {
      instruction: await gamba().play(play, new PublicKey(pool), creator),
      assertion: commitmentAssertion(addresses.game, play.hashedSeed ?? ""),
      tables: table ? [withoutPaid(table, paid)] : [],
    }
  }

  return {
    async prepareAccount() {
      const { openAccount } = gamba()
      return transactions.prepare([await openAccount()], [])
    },
    async prepareClaim(mint) {
      const { claim } = gamba()
      const [account = null] = await node.readAccounts([tokenAddress(mint, playerAddress(user))])
      const prepared = transactions.returnsFunds(await transactions.prepare([await claim(new PublicKey(mint))], []))
      return Object.assign(prepared, { held: readTokenAccount(account)?.amount ?? 0n })
    },
    async prepareClose() {
      const { closeAccount } = gamba()
      return transactions.returnsFunds(await transactions.prepare([await closeAccount()], []))
    },
    async prewarm(token) {
      await loadLookupTable(node.readAccounts, addresses.of(token).pool)
      await whenIdle()
      gamba()
    },
    async preparePlay(play, extra) {
      const { instruction, assertion, tables } = await playInstruction(play, extra)
      const bare = [instruction, ...transactions.fromOutside(extra)]
      const asserted = [...transactions.fromOutside([assertion]), ...bare]
      // Without the pool's lookup table the assertion may be what is too much.
      const assertsCommitment = play.hashedSeed !== undefined && transactions.fits(asserted, tables)
      const prepared = await transactions.prepare(
        assertsCommitment ? asserted : bare,
        tables,
        play.priorityFeeLamports ?? 0n,
      )
      return Object.assign(prepared, { assertsCommitment })
    },
    prepareInstructions: async (given) => transactions.prepare(transactions.fromOutside(given), []),
    prepareReturn: async (given) =>
      transactions.returnsFunds(await transactions.prepare(transactions.fromOutside(given), [])),
    async fits(play, extra) {
      try {
        const { instruction, assertion, tables } = await playInstruction(play, extra)
        return transactions.fits([instruction, ...transactions.fromOutside([assertion, ...extra])], tables)
      } catch (error) {
        // Too many outcomes for any transaction: the instruction cannot be built.
        if (error instanceof ChainError && error.kind === "transaction-too-large") return false
        throw error
      }
    },
    sign: transactions.sign,
  }
}
