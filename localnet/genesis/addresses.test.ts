import { NATIVE_MINT } from "@solana/spl-token"
import { AddressLookupTableProgram } from "@solana/web3.js"
import { getPoolAddress } from "gamba-core-v2"
import { expect, test } from "vitest"
import { localnetAddresses } from "./addresses"
import { genesisSlot } from "./genesis"
import { localKeypair } from "./keys"

test("the written-down addresses are the ones genesis creates", () => {
  const usdcMint = localKeypair("usdc-mint").publicKey
  const authority = localKeypair("authority").publicKey
  const table = (recentSlot: number) =>
    AddressLookupTableProgram.createLookupTable({ authority, payer: authority, recentSlot })[1].toBase58()
  expect(localnetAddresses).toEqual({
    creator: localKeypair("creator").publicKey.toBase58(),
    rng: localKeypair("rng").publicKey.toBase58(),
    usdcMint: usdcMint.toBase58(),
    solPool: getPoolAddress(NATIVE_MINT).toBase58(),
    usdcPool: getPoolAddress(usdcMint).toBase58(),
    lookupTables: { sol: table(genesisSlot - 1), usdc: table(genesisSlot - 2) },
  })
})
