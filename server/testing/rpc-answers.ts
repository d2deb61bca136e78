import type { Gateway } from "../rpc/gateway"
import type { RpcAnswer } from "../rpc/upstream"

/** An answer as a node writes it. */
export const answerOf = (result: unknown): RpcAnswer => ({ result: JSON.stringify(result) })

/** A gateway whose results are read. */
export const reading =
  (gateway: Gateway) =>
  async (...asked: Parameters<Gateway>): Promise<unknown[]> =>
    (await gateway(...asked)).map((answer) =>
      "result" in answer ? { result: JSON.parse(answer.result) as unknown } : answer,
    )
