type Start = "/" | "/explorer"

interface RouterHistory {
  history: { canGoBack(): boolean; back(): void }
  navigate(to: { to: Start }): unknown
}

/** One step back; a page that was opened by its address leads to the start of the site, or of its part of it. */
export function goBack(router: RouterHistory, start: Start = "/"): void {
  if (router.history.canGoBack()) router.history.back()
  else void router.navigate({ to: start })
}
