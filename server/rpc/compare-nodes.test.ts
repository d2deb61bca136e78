import { expect, test } from "vitest"
import { silentLog } from "../log"
import { startNode, type TestNode } from "../testing/node"
import { compareNodes } from "./compare-nodes"
import { nodesOf } from "./nodes"

const nowSeconds = Math.floor(Date.now() / 1_000)
/** A node whose newest block is this one; blocks are 0.4 seconds apart. */
const nodeAt = (slot: number) =>
  startNode({
    getLatestBlockhash: () => ({ context: { slot }, value: { blockhash: "1".repeat(32), lastValidBlockHeight: slot } }),
    getSlot: () => slot,
    getBlockTime: ([asked]) => Math.floor(nowSeconds - (10_000 - Number(asked)) * 0.4),
  })
const hostOf = ({ rpcUrl }: { rpcUrl: string }) => new URL(rpcUrl).host

async function chosenOf(own: TestNode, peer: TestNode) {
  const nodes = nodesOf({ ...own.endpoint, fallbacks: [peer.endpoint] }, silentLog)
  const comparing = compareNodes(nodes, 50)
  return { nodes, end: () => [comparing, own, peer].forEach((each) => void each.close()) }
}

test("a node 5,000 slots behind its peer is left; one that is as far is not, and neither is the last that answers", async () => {
  const [behind, level, ahead] = [await nodeAt(5_000), await nodeAt(9_990), await nodeAt(10_000)]
  const { nodes, end } = await chosenOf(behind, ahead)
  await expect.poll(() => hostOf(nodes.current())).toBe(hostOf(ahead.endpoint))
  end()

  const peer = await nodeAt(10_000)
  const same = await chosenOf(level, peer)
  await expect.poll(() => peer.asked.length).toBeGreaterThan(3)
  expect(hostOf(same.nodes.current())).toBe(hostOf(level.endpoint))
  same.end()

  const [halted, away] = [await nodeAt(5_000), await nodeAt(10_000)]
  away.close()
  const last = await chosenOf(halted, away)
  await expect.poll(() => halted.asked.length).toBeGreaterThan(3)
  expect(hostOf(last.nodes.current())).toBe(hostOf(halted.endpoint))
  last.end()
})
