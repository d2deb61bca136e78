import { toChainError } from "../model/chain-error"

const fail = (error: unknown): never => {
  throw toChainError(error)
}

const guardedCall =
  (call: (...args: unknown[]) => unknown) =>
  (...args: unknown[]): unknown => {
    try {
      const answer = call(...args)
      return answer instanceof Promise ? answer.catch(fail) : answer
    } catch (error) {
      return fail(error)
    }
  }

/** The same functions; whatever one of them throws or rejects with becomes a `ChainError`, so that no caller needs to know its shape. */
export function guarded<T extends object>(calls: T): T {
  const members = Object.entries(calls)
  return {
    ...calls,
    ...Object.fromEntries(
      members.map(([name, member]) => [name, typeof member === "function" ? guardedCall(member) : member]),
    ),
  }
}
