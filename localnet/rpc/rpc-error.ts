/** An answer the protocol has a code for. The codes and sentences are the ones a Solana node uses. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export const invalidParams = (reason: string) => new RpcError(-32602, reason)
export const parseError = () => new RpcError(-32700, "Parse error")
export const invalidRequest = () => new RpcError(-32600, "Invalid request")
export const methodNotFound = () => new RpcError(-32601, "Method not found")
