import { whenIdle } from "#features/kernel"

/** Lets a reload without a network show our offline page. Where the browser has no service workers nothing happens. */
export async function registerServiceWorker(): Promise<void> {
  // Missing on insecure origins and in some private windows, whatever the type says.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  await whenIdle()
  await workers?.register("/sw.js")
}
