import { logger } from "#features/kernel"
import { missingCode } from "#features/lazy-parts"

export interface WindowFailure {
  /** An exception that nothing caught, or a promise that nothing waited for. */
  kind: "error" | "rejection"
  cause: unknown
}

/** A boundary or handler that shows the failure itself has logged it by then. */
const boundaryMs = 500

const isObserverNoise = (message: string) => message.startsWith("ResizeObserver loop")
const isOfExtension = (cause: unknown) => cause instanceof Error && /-extension:\/\//.test(cause.stack ?? "")
/** Cancelled by a navigation or by a newer request. */
const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === "AbortError"

/** Browsers hide the details of errors in scripts of other origins, and those are not ours to report. */
const isForeign = ({ filename, error }: ErrorEvent) =>
  filename === "" ? error === null : new URL(filename, location.href).origin !== location.origin

/** Log entries about this exception: more than one when a boundary or a handler reported it too, and so shows it. */
const timesLogged = (cause: unknown) => logger.entries().filter(({ detail }) => detail === cause).length

/**
 * Records exceptions that nothing caught where "Copy details for support" reads, and reports those that no part of the
 * page shows already.
 */
export function watchWindowFailures(report: (failure: WindowFailure) => void): () => void {
  function take(failure: WindowFailure, message: string) {
    const { cause } = failure
    if (isOfExtension(cause) || isCancelled(cause)) return
    logger.error(message, cause)
    setTimeout(() => {
      // The part whose file is missing shows that itself.
      if (timesLogged(cause) === 1 && !missingCode(cause)) report(failure)
    }, boundaryMs)
  }
  function takeError(event: ErrorEvent) {
    if (isForeign(event) || isObserverNoise(event.message)) return
    take({ kind: "error", cause: event.error ?? new Error(event.message) }, "An exception was not caught")
  }
  const takeRejection = ({ reason }: PromiseRejectionEvent) =>
    take({ kind: "rejection", cause: reason }, "A promise failed and nothing waited for it")
  for (const event of window.earlyFailures ?? []) {
    if (event instanceof ErrorEvent) takeError(event)
    else if (event instanceof PromiseRejectionEvent) takeRejection(event)
  }
  window.earlyFailures = undefined
  addEventListener("error", takeError)
  addEventListener("unhandledrejection", takeRejection)
  return () => {
    removeEventListener("error", takeError)
    removeEventListener("unhandledrejection", takeRejection)
  }
}
