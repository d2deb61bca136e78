/**
 * Holds on to the browser's offer to install the app, which may come before the code that passes it on.
 * Stands on its own (no import, no name from outside): its text runs in the page before any of our code has come.
 */
export function holdInstallOffer(page: Window): void {
  page.addEventListener(
    "beforeinstallprompt",
    (event) => {
      event.preventDefault()
      page.earlyInstallOffer = event
    },
    { once: true },
  )
}
