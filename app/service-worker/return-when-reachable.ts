/**
 * The script of the offline page: says why the page did not come, and returns to it when the network does.
 * Stands on its own (no import, no name from outside): its text is inlined into the offline page.
 */
export function returnWhenReachable(page: Window, everyMs: number): void {
  const { document, navigator, location } = page
  const showReason = () => {
    document.documentElement.dataset.network = navigator.onLine ? "up" : "down"
    const heading = document.querySelector(`h1 [data-when="${navigator.onLine ? "up" : "down"}"]`)
    document.title = `${heading?.textContent} · DGHRT Casino`
  }
  const showTry = () => {
    const status = document.querySelector("[role=status]")
    if (status) status.textContent = `Last tried at ${new Date().toLocaleTimeString()}.`
  }
  const reload = () => location.reload()
  // The browser knows when the network is back, not when the site is: that is asked every few seconds.
  const ask = async () => {
    if (!navigator.onLine || document.hidden) return
    try {
      const { ok } = await page.fetch("/api/health", { cache: "no-store" })
      if (ok) return reload()
    } catch {
      // Not yet.
    }
    showTry()
  }
  showReason()
  showTry()
  document.querySelector("h1")?.focus()
  document.querySelector("button")?.addEventListener("click", reload)
  document.addEventListener("visibilitychange", ask)
  page.addEventListener("online", reload)
  page.addEventListener("offline", showReason)
  page.setInterval(ask, everyMs)
}
