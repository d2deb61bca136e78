import { Connection, PublicKey } from "@solana/web3.js"
import * as v from "valibot"
import { expect, test } from "vitest"
import { toChainError } from "../model/chain-error"
import { providedNode } from "./provided-node"

const context = { slot: 3 }
const account = { lamports: 5, owner: PublicKey.default.toBase58(), executable: false, data: ["AQI=", "base64"] }
const results: Readonly<Record<string, unknown>> = {
  getMultipleAccounts: { context, value: [account] },
  getEpochInfo: { absoluteSlot: 3, blockHeight: 2, epoch: 0, slotIndex: 0, slotsInEpoch: 1 },
  isBlockhashValid: { context, value: true },
  getSignatureStatuses: { context, value: [null] },
  getAccountInfo: { context, value: account },
}

interface Call {
  id: string
  method: string
  params: unknown[]
}

/** The connection of another app, whose requests take a way of its own. */
function theirs() {
  const asked: Call[] = []
  const connection = new Connection("http://node.test", {
    commitment: "finalized",
    async fetch(_, init) {
      const calls: Call | Call[] = JSON.parse(`${init?.body}`)
      const said = [calls].flat().map(({ id, method, params }) => {
        asked.push({ id, method, params })
        const result = results[method]
        return result === undefined
          ? { jsonrpc: "2.0", id, error: { code: 1, message: "no" } }
          : { jsonrpc: "2.0", id, result }
      })
      return Response.json(Array.isArray(calls) ? said : said[0])
    },
  })
  return { asked, node: providedNode(connection), connection }
}

test("their node is read with the connection's own commitment, and the same one for each chain over it", async () => {
  const { asked, node, connection } = theirs()
  const [read] = await node.readAccounts([PublicKey.default.toBase58()])
  expect(read).toEqual({ ...account, data: Uint8Array.of(1, 2) })
  expect(asked[0]?.params[1]).toEqual({ encoding: "base64", commitment: "finalized" })
  expect(providedNode(connection)).toBe(node)
  expect(node.isLive()).toBe(false)
})

test("several calls are one request, and an error is the node's", async () => {
  const { asked, node } = theirs()
  expect(await node.callEach("isBlockhashValid", [["a"], ["b"]], v.object({ value: v.boolean() }))).toHaveLength(2)
  expect(asked.map(({ params }) => params)).toEqual([["a"], ["b"]])
  const error = await node.call("getOther", [], v.unknown()).catch(toChainError)
  expect(error).toMatchObject({ kind: "network", code: "NodeError" })
})

test("it is the one witness of a transaction", async () => {
  const { node } = theirs()
  const question = { signature: "s", blockhash: "b", account: PublicKey.default.toBase58() }
  expect(await node.witnesses(question)).toEqual([
    {
      node: "http://node.test",
      ...{ blockHeight: 2, isBlockhashValid: true, status: "not-found" },
      account: { lamports: 5, data: "AQI=" },
    },
  ])
})
