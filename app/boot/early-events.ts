declare global {
  interface Window {
    /** Failures from before `watchWindowFailures` has loaded; undefined from then on. */
    earlyFailures?: Event[] | undefined
  }
}

/**
 * Stores the events that fire before the code that handles them has loaded: the browser's offer to install the app, and
 * uncaught failures. That code is loaded when there is something to show, which for most visitors is never.
 * Self-contained (no imports, no names from outside): its source text is inlined into the page and runs before our code.
 */
export function holdEarlyEvents(page: Window): void {
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    page.earlyInstallOffer = event
  })
  page.earlyFailures = []
  // Repeated failures add nothing to the first ones.
  const maxFailures = 20
  const hold = (event: Event) => {
    if (page.earlyFailures && page.earlyFailures.length < maxFailures) page.earlyFailures.push(event)
  }
  page.addEventListener("error", hold)
  page.addEventListener("unhandledrejection", hold)
}
