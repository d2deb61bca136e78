import * as v from "valibot"
import { ApiError, postJson, type RequestOptions } from "#features/kernel"
import type { RpcEndpoint } from "../model/endpoints"
import type { RpcHealth } from "../model/status"

const reply = v.object({ result: v.literal("ok") })
const timeoutMs = 8_000

/** Asks every node for its health. The ping is the round trip of the first that is healthy, in the order of the list. */
export async function readRpc(
  endpoints: readonly RpcEndpoint[],
  options: Pick<RequestOptions, "fetch" | "signal"> = {},
): Promise<RpcHealth> {
  const pings = await Promise.all(
    endpoints.map(async ({ url }) => {
      const startMs = performance.now()
      const body = { jsonrpc: "2.0", id: 1, method: "getHealth" }
      try {
        await postJson(url, body, reply, { timeoutMs, ...options })
        return Math.max(1, Math.round(performance.now() - startMs))
      } catch (error) {
        // A node that is behind answers with an error, which also counts as unhealthy.
        if (error instanceof ApiError) return null
        throw error
      }
    }),
  )
  const pingMs = pings.find((ping) => ping !== null) ?? null
  return { isHealthy: pingMs !== null, pingMs }
}
