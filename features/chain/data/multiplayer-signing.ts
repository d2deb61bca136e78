import "./node-globals"
import { toBase58 } from "@dghrt/kernel/base58"
import { PublicKey } from "@solana/web3.js"
import type { Signer } from "../model/chain"
import type { ChainConfig } from "../model/chain-config"
import type { MultiplayerOptions } from "../model/multiplayer"
import type { RaceSigning } from "../read/multiplayer"
import { nodeOf } from "../read/node"
import { connect } from "./connect"
import { multiplayerFor } from "./multiplayer-instructions"
import { createTransactions } from "./transactions"

/** The published client builds the instructions of races. */
export function createRaceSigning(config: ChainConfig, signer: Signer, options: MultiplayerOptions): RaceSigning {
  const user = new PublicKey(signer.publicKey)
  const build = multiplayerFor(connect(config), user, new PublicKey(config.creator), options.creatorFeeBps)
  const transactions = createTransactions(nodeOf(config), signer, options)
  return {
    prepareCreate: async (plan, mint, wager, name) => {
      const created = await build.create(plan, new PublicKey(mint))
      const join = await build.join(created.game, new PublicKey(mint), wager, name)
      return {
        ...(await transactions.prepare([created.instruction, join], [])),
        game: toBase58(created.game.toBytes()),
      }
    },
    prepareJoin: async ({ address, mint }, wager, name) =>
      transactions.prepare([await build.join(new PublicKey(address), new PublicKey(mint), wager, name)], []),
    prepareLeave: async ({ address, mint }) =>
      transactions.returnsFunds(
        await transactions.prepare([await build.leave(new PublicKey(address), new PublicKey(mint))], []),
      ),
    prepareEdit: async ({ address, mint }, wager, name) => {
      const [game, token] = [new PublicKey(address), new PublicKey(mint)]
      return transactions.prepare([await build.leave(game, token), await build.join(game, token, wager, name)], [])
    },
    // Loading it was all there is to do ahead.
    prewarm: async () => undefined,
    sign: transactions.sign,
  }
}
