import { feeLamports } from "../bank/fees"
import { slotsPerEpoch } from "../bank/slots"
import { parseWire } from "../bank/wire"
import { apiVersion, type Method, type Methods, withContext } from "./method"
import { readView } from "./params"
import { invalidParams, RpcError } from "./rpc-error"

/** Every slot has a block here, so the block height is the slot. */
const newestSlot: Method = (params, { bank }) => readView(params.fields(0), bank).slot

export const ledgerMethods: Methods = {
  getSlot: newestSlot,
  getBlockHeight: newestSlot,
  getHealth: () => "ok",
  getVersion: () => ({ "solana-core": apiVersion, "feature-set": 0 }),
  getGenesisHash: (_, { bank }) => bank.genesisHash,
  getFirstAvailableBlock: () => 0,
  getTransactionCount: (_, { bank }) => bank.history.count,

  getLatestBlockhash(params, { bank }) {
    const view = readView(params.fields(0), bank)
    const { slot } = view
    return withContext(view, {
      blockhash: bank.slots.blockhash(slot),
      lastValidBlockHeight: bank.slots.lastValidHeight(slot),
    })
  },

  isBlockhashValid(params, { bank }) {
    const blockhash = params.address(0)
    return withContext(readView(params.fields(1), bank), bank.slots.isLive(blockhash))
  },

  getEpochInfo(params, { bank }) {
    const { slot } = readView(params.fields(0), bank)
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: Math.floor(slot / slotsPerEpoch),
      slotIndex: slot % slotsPerEpoch,
      slotsInEpoch: slotsPerEpoch,
      transactionCount: bank.history.count,
    }
  },

  getBlockTime(params, { bank }) {
    const slot = params.wholeNumber(0)
    if (slot > bank.slots.current()) throw new RpcError(-32004, `Block not available for slot ${slot}`)
    return bank.slots.unixSecondsOf(slot)
  },

  getRecentPrioritizationFees: (_, { bank }) => [{ slot: bank.slots.current(), prioritizationFee: 0 }],

  getFeeForMessage(params, { bank }) {
    const message = Buffer.from(params.text(0), "base64")
    const view = readView(params.fields(1), bank)
    const wire = readMessage(message)
    return withContext(view, bank.slots.isLive(wire.blockhash) ? Number(feeLamports(wire)) : null)
  },
}

function readMessage(message: Uint8Array) {
  const signers = (message[0] ?? 0) < 0x80 ? message[0] : message[1]
  try {
    return parseWire(Buffer.concat([Buffer.from([signers ?? 0]), Buffer.alloc(64 * (signers ?? 0)), message]))
  } catch {
    throw invalidParams("Invalid params: failed to deserialize the message")
  }
}
