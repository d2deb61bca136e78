interface RouterHistory {
  history: { canGoBack(): boolean; back(): void }
  navigate(to: { to: "/" }): unknown
}

/** One step back; a page that was opened by its address leads home. */
export function goBack(router: RouterHistory): void {
  if (router.history.canGoBack()) router.history.back()
  else void router.navigate({ to: "/" })
}
