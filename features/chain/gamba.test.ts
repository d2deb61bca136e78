import { expect, test } from "vitest"
import { gamba } from "./gamba"
import { explorerUrl, proofRpcUrls, SOL } from "./index"

const casino = gamba({
  cluster: "localnet",
  rpcUrl: "http://127.0.0.1:1",
  wsUrl: "",
  creator: "11111111111111111111111111111111",
  creatorFeeBps: 50,
})
const signer = (fill: number) => ({
  address: `address of ${fill}`,
  publicKey: new Uint8Array(32).fill(fill),
  signTransaction: async (transaction: Uint8Array) => transaction,
})

test("a signer has one chain however often it is asked for, and another signer another one", async () => {
  const mine = signer(1)
  const [first, second, other] = await Promise.all([casino.load(mine), casino.load(mine), casino.load(signer(2))])
  expect(second).toBe(first)
  expect(first.address).toBe("address of 1")
  expect(other.address).toBe("address of 2")
})

test("a chain that could not be loaded is loaded again", async () => {
  const broken = { ...signer(1), publicKey: new Uint8Array(33).fill(1) }
  await expect(casino.load(broken)).rejects.toThrow("Invalid public key")
  broken.publicKey = new Uint8Array(32).fill(1)
  expect((await casino.load(broken)).address).toBe("address of 1")
})

test("whatever is asked of a node that is not there fails as a failure of the network", async () => {
  const chain = await casino.load(signer(1))
  const asked = [
    chain.readGame(),
    chain.readPool(SOL),
    chain.readBalance(SOL),
    chain.readHoldings(SOL),
    chain.recentUnitPrices(SOL),
    chain.readMoves(SOL),
    chain.prewarm(SOL),
    chain.prepareAccount(),
    chain.prepareClaim(SOL.mint),
    chain.prepareClose(),
    chain.prepareInstructions([]),
    chain.signatureStatus("1"),
    chain.blockHeight(),
    chain.findSettlement(1),
    chain.settlementAfter({ signature: "1", slot: 1 }),
    chain.referral.readReferrer(),
    chain.referral.whyUnpayable(SOL.poolAuthority, SOL, 1n),
    chain.referral.prepareRemoval(),
  ]
  const failures = await Promise.allSettled(asked)
  for (const failure of failures) expect(failure).toMatchObject({ status: "rejected", reason: { kind: "network" } })
})

test("a casino is a place for the explorer and the nodes of a proof", () => {
  expect(explorerUrl(casino, "1")).toContain("customUrl")
  expect(proofRpcUrls(casino)).toEqual(["http://127.0.0.1:1"])
})
