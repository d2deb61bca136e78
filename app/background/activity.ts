import { type ActivityStore, loadActivity } from "#features/diagnostics"
import { browserStorage, sessionStoragePort } from "#features/kernel"

let made: Promise<ActivityStore> | null = null

async function make(): Promise<ActivityStore> {
  const { createActivity } = await loadActivity()
  return createActivity({ local: browserStorage(), session: sessionStoragePort(), nowMs: () => Date.now() })
}

/** What this session and this device did; loaded when it is first asked for. */
export const activity = (): Promise<ActivityStore> => {
  made ??= make().catch((error) => {
    made = null
    throw error
  })
  return made
}
