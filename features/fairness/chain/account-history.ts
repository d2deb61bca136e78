import * as v from "valibot"
import type { RpcCall } from "./json-rpc"
import { commitment } from "./nodes"

const history = v.array(v.object({ signature: v.string(), slot: v.number(), err: v.unknown() }))
type Listed = v.InferOutput<typeof history>
/** Signatures of one page, which is the most that a node gives. */
const pageSize = 1_000

/** One page of an account's transactions, newest first, failed ones included. */
async function pageOf(call: RpcCall, account: string, range: { before?: string; until?: string }): Promise<Listed> {
  const found = await call("getSignaturesForAddress", [account, { ...range, limit: pageSize, commitment }])
  const parsed = v.safeParse(history, found)
  if (!parsed.success) throw new Error(`The node's answer about account ${account} has an unknown shape`)
  return parsed.output
}

const executed = (page: Listed) => page.filter(({ err }) => err === null)

/** Executed transactions of the account right before `signature`, newest first. */
export const pageBefore = async (call: RpcCall, account: string, signature: string): Promise<Listed> =>
  executed(await pageOf(call, account, { before: signature }))

/** The account's executed transactions, newest first, page by page; those after `until` only, where it is given. */
export async function* pagesOf(call: RpcCall, account: string, until?: string) {
  const after = until === undefined ? {} : { until }
  for (let before: string | undefined; ; ) {
    const page = await pageOf(call, account, { ...after, ...(before !== undefined && { before }) })
    yield executed(page)
    before = page.at(-1)?.signature
    if (page.length < pageSize || before === undefined) return
  }
}
