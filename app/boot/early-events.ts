declare global {
  interface Window {
    /** Failures that no code has taken up yet; undefined once it has, and from then on none is held. */
    earlyFailures?: Event[] | undefined
  }
}

/**
 * Holds on to what a page may say before the code for it has come: the browser's offer to install the app, and failures
 * that nothing caught. That code is loaded when there is something to show, which for most visitors is never.
 * Stands on its own (no import, no name from outside): its text runs in the page before any of our code has come.
 */
export function holdEarlyEvents(page: Window): void {
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    page.earlyInstallOffer = event
  })
  page.earlyFailures = []
  // What fails over and over says nothing new.
  const hold = (event: Event) => {
    if (page.earlyFailures && page.earlyFailures.length < 20) page.earlyFailures.push(event)
  }
  page.addEventListener("error", hold)
  page.addEventListener("unhandledrejection", hold)
}
