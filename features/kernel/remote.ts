import { type ApiError, toApiError } from "./http"

/** What a view receives of something read from outside; a missing state is a type error. */
export type Remote<T> =
  | { status: "loading" }
  | { status: "failed"; error: ApiError; retry: () => void }
  | { status: "ready"; value: T; stale: boolean }

/** What `useSWR` answers, as far as it is shown. */
export interface SwrLike<T> {
  data: T | undefined
  error: unknown
  isValidating: boolean
  mutate: () => unknown
}

/** For what is said of this very moment, such as "Online": a failed refresh is a failure, and what was so before is not shown. */
export function toCurrentRemote<T>(answer: SwrLike<T>): Remote<T> {
  const { error, mutate } = answer
  return error === undefined
    ? toRemote(answer)
    : { status: "failed", error: toApiError(error), retry: () => void mutate() }
}

/** Old data beats an error message: a failed refresh leaves the value on screen, marked stale. */
export function toRemote<T>({ data, error, isValidating, mutate }: SwrLike<T>): Remote<T> {
  if (data !== undefined) return { status: "ready", value: data, stale: error !== undefined || isValidating }
  if (error !== undefined) return { status: "failed", error: toApiError(error), retry: () => void mutate() }
  return { status: "loading" }
}
