import { expect, test } from "vitest"
import { agreementOf, solanaNodes } from "./nodes"

/** Who says the same as the first node, when every node says the same. */
async function inAgreement(...urls: string[]) {
  const [first, ...others] = solanaNodes(urls)
  if (!first) throw new Error("No node")
  const read = { signatures: [], transactions: [] }
  const steps = { forged: "reveal", failed: "payout" } as const
  return (await agreementOf({ first, others, before: [], read, factsOf: () => [], steps })).nodes
}

test.each([
  ["twice", "https://rpc.example", "https://RPC.example"],
  ["by another path or key", "https://rpc.example/v2/one", "https://rpc.example/v2/two?api-key=three"],
  ["with a name and a password, or a dot at its end", "https://ann:secret@rpc.example", "https://rpc.example."],
  ["over http and over https", "https://rpc.example", "http://rpc.example"],
  ["as localhost and 127.0.0.1", "http://localhost:8899", "http://127.0.0.1:8899/"],
  ["as IPv6's own machine", "http://[::1]:8899", "http://[::ffff:127.0.0.1]:8899"],
  ["as any address of this machine", "http://127.8.0.1:8899", "http://0.0.0.0:8899"],
])("a node that is named %s counts once", async (_, one, other) => {
  expect(await inAgreement(one, other)).toHaveLength(1)
})

test("a node that is named twice counts once, and the second node is asked", async () => {
  const urls = ["https://rpc.example/a", "https://rpc.example/b", "https://backup.example"]
  expect(await inAgreement(...urls)).toEqual(["rpc.example", "backup.example"])
})

test("two ports of one machine are two nodes", async () => {
  expect(await inAgreement("http://127.0.0.1:8899", "http://localhost:9899")).toEqual([
    "localhost:8899",
    "localhost:9899",
  ])
})
