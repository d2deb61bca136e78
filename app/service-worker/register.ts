import * as v from "valibot"
import { servedBuild, whenIdle } from "#features/kernel"
import { workerMessage } from "./messages"
import { reloadDue } from "./reload-due"

/** Registers the worker that shows our offline page. Does nothing where the browser has no service workers. */
export async function registerServiceWorker(): Promise<void> {
  // The type does not say so, but it is missing on insecure origins and in some private windows.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  await whenIdle()
  workers?.addEventListener("message", ({ data }) => takeMessage(data))
  await workers?.register("/sw.js")
}

function takeMessage(data: unknown) {
  const parsed = v.safeParse(workerMessage, data)
  if (!parsed.success) return
  if (parsed.output.type === "VERSION") servedBuild.note(parsed.output.build)
  else reloadDue.set()
}
