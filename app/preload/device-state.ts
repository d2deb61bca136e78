import type { DeviceState } from "./preload-plan"

/** What the DOM types do not have: Chromium alone knows it. */
type Hints = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string }
  getBattery?: () => Promise<{ level: number; charging: boolean }>
}

/** What of this device speaks for or against loading ahead. */
export async function deviceState(browser: Hints = navigator): Promise<DeviceState> {
  // A browser that hides what it is may throw, or give nothing to wait for.
  const battery = await Promise.resolve()
    .then(() => browser.getBattery?.())
    .catch(() => undefined)
  return {
    online: browser.onLine !== false,
    visible: document.visibilityState === "visible",
    saveData: browser.connection?.saveData === true,
    effectiveType: browser.connection?.effectiveType,
    battery: battery?.level,
    charging: battery?.charging === true,
  }
}
