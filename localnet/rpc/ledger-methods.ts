import { feeLamports } from "../bank/fees"
import { slotsPerEpoch } from "../bank/slots"
import { parseWire } from "../bank/wire"
import { apiVersion, type Method, type Methods, withContext } from "./method"
import { checkContext } from "./params"
import { invalidParams, RpcError } from "./rpc-error"

/** Every slot has a block here, so the block height is the slot. */
const currentSlot: Method = (params, { bank }) => {
  checkContext(params.fields(0), bank.slots.current())
  return bank.slots.current()
}

export const ledgerMethods: Methods = {
  getSlot: currentSlot,
  getBlockHeight: currentSlot,
  getHealth: () => "ok",
  getVersion: () => ({ "solana-core": apiVersion, "feature-set": 0 }),
  getGenesisHash: (_, { bank }) => bank.genesisHash,
  getFirstAvailableBlock: () => 0,
  getTransactionCount: (_, { bank }) => bank.history.count,

  getLatestBlockhash(params, { bank }) {
    const slot = bank.slots.current()
    checkContext(params.fields(0), slot)
    return withContext(bank, {
      blockhash: bank.slots.blockhash(slot),
      lastValidBlockHeight: bank.slots.lastValidHeight(slot),
    })
  },

  isBlockhashValid(params, { bank }) {
    const blockhash = params.address(0)
    checkContext(params.fields(1), bank.slots.current())
    return withContext(bank, bank.slots.isLive(blockhash))
  },

  getEpochInfo(_, { bank }) {
    const slot = bank.slots.current()
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
    checkContext(params.fields(1), bank.slots.current())
    const wire = readMessage(message)
    return withContext(bank, bank.slots.isLive(wire.blockhash) ? Number(feeLamports(wire)) : null)
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
