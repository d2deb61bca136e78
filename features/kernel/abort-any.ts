/**
 * `AbortSignal.any`, also in Safari below 17.4 and in Firefox 115. There the listeners stay until one of the signals aborts, so one of
 * them must be a time limit.
 */
export function abortAny(signals: AbortSignal[]): AbortSignal {
  if ("any" in AbortSignal) return AbortSignal.any(signals)
  const first = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason)
    signal.addEventListener("abort", () => first.abort(signal.reason), { signal: first.signal })
  }
  return first.signal
}
