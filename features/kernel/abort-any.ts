/**
 * Aborts with the first of the signals, as `AbortSignal.any` does, which Safari below 17.4 and Firefox 115 lack. Without it a signal
 * that never aborts keeps its listener until another one aborts: give a time limit along with it.
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
