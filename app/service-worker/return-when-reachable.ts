/**
 * The script of the offline page: shows why the page could not be loaded, and reloads it when the site can be reached.
 * Self-contained (no imports, no names from outside): its source text is inlined into the offline page.
 */
export function returnWhenReachable(page: Window, pollMs: number): void {
  const { document, navigator, location } = page
  const showReason = () => {
    const network = navigator.onLine === false ? "down" : "up"
    document.documentElement.dataset.network = network
    const heading = document.querySelector(`h1 [data-when="${network}"]`)
    document.title = `${heading?.textContent} · DGHRT Casino`
  }
  const showTry = () => {
    const status = document.querySelector("[role=status]")
    if (status) status.textContent = `Last tried at ${new Date().toLocaleTimeString()}.`
  }
  const reload = () => location.reload()
  // The browser reports that the network is back, not that the site is: the health check is polled for that.
  const check = async () => {
    if (navigator.onLine === false || document.hidden) return
    try {
      const { ok } = await page.fetch("/api/health", { cache: "no-store" })
      if (ok) return reload()
    } catch {
      // Still unreachable; tried again with the next poll.
    }
    showTry()
  }
  showReason()
  showTry()
  document.querySelector("h1")?.focus()
  document.querySelector("button")?.addEventListener("click", reload)
  document.addEventListener("visibilitychange", check)
  page.addEventListener("online", reload)
  page.addEventListener("offline", showReason)
  page.setInterval(check, pollMs)
}
