import { ApiError } from "#features/kernel"

/** Why nothing came of what a wallet was asked to sign: the server's words, the player's own stop, or the wallet. */
export function signingProblem(error: unknown, nothing: "sent" | "changed"): string {
  if (error instanceof ApiError) return error.message
  if (error instanceof DOMException && error.name === "AbortError")
    return `You stopped waiting for the wallet. Nothing was ${nothing}, and we do not use a late answer.`
  return `The wallet did not sign. Nothing was ${nothing}. Some hardware wallets cannot sign messages.`
}
