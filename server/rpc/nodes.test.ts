import { expect, test } from "vitest"
import { createLog } from "../log"
import { startNode } from "../testing/node"
import { nodesOf } from "./nodes"

const post = { method: "POST", headers: { "content-type": "application/json" } }
const slotRequest = { ...post, body: '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[]}' }
const other = "2".repeat(43)

test("a node of another chain than the first is asked for nothing but its chain, and is named in the log", async () => {
  const own = await startNode({ getSlot: () => 1 })
  const foreign = await startNode({ getSlot: () => 2 }, other)
  const right = await startNode({ getSlot: () => 3 })
  const lines: string[] = []
  const fallbacks = [foreign.endpoint, right.endpoint]
  const nodes = nodesOf({ ...own.endpoint, fallbacks }, createLog({ write: (line) => lines.push(line) }))
  const slot = async () => JSON.parse(await (await nodes.fetch("", slotRequest)).text()).result
  try {
    expect(await slot()).toBe(1)
    expect(own.asked).toEqual(["getGenesisHash", "getSlot"])
    own.close()
    expect(await slot()).toBe(3)
    expect(await slot()).toBe(3)
    expect(new Set(foreign.asked)).toEqual(new Set(["getGenesisHash"]))
    // Each node is asked for its chain once, however often it is read.
    expect(right.asked).toEqual(["getGenesisHash", "getSlot", "getSlot"])
    expect(lines.join()).toContain(`${new URL(foreign.endpoint.rpcUrl).host} is left`)
    expect(lines.join()).toContain("on another chain")
    await expect(nodes.fetchFrom(foreign.endpoint, slotRequest)).rejects.toThrow("on another chain")
  } finally {
    for (const node of [foreign, right]) node.close()
  }
})

test("a single node of another cluster than the configured one is not read", async () => {
  const local = await startNode({ getSlot: () => 1 })
  const nodes = nodesOf({ ...local.endpoint, cluster: "mainnet-beta" }, createLog({ level: "silent" }))
  try {
    await expect(nodes.fetch("", slotRequest)).rejects.toThrow("on another chain")
    expect(local.asked).toEqual(["getGenesisHash"])
  } finally {
    local.close()
  }
})
