import { logger } from "#features/kernel"

/** Chromium's name for requests to this device, newer than the types of the permissions. */
const permission = { name: "loopback-network" } as unknown as PermissionDescriptor

/** Null where the browser asks for no such permission. */
async function state(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query(permission)).state
  } catch {
    return null
  }
}

/**
 * A phone's wallet answers at a port of the phone, for which newer browsers want a permission that only a request asks for.
 * The adapter would ask in a window of its own, which lies under our dialog and cannot be pressed there.
 * @throws Error when the permission is not given.
 */
export async function askForLocalAccess(): Promise<void> {
  if ((await state()) === "prompt") {
    // Nothing needs to answer: the browser asks before it sends.
    await fetch("http://localhost/").catch((error) => logger.info("Nothing answers on this device", error))
  }
  if ((await state()) === "denied")
    throw new Error("This browser lets the page reach no wallet. Allow local network access in the site's settings.")
}
