import { whenIdle } from "#features/kernel"

/** Registers the worker that shows our offline page. Does nothing where the browser has no service workers. */
export async function registerServiceWorker(): Promise<void> {
  // The type does not say so, but it is missing on insecure origins and in some private windows.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  await whenIdle()
  await workers?.register("/sw.js")
}
