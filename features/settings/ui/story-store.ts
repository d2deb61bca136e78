import { memoryStorage } from "#features/kernel"
import type { Device } from "../model/before-paint"
import { createSettings, type SettingsState, unknownDevice } from "../model/settings-store"

export interface StorySettings {
  user?: Partial<SettingsState["user"]>
  graphics?: Partial<SettingsState["graphics"]>
  colorScheme?: SettingsState["colorScheme"]
  device?: Partial<Device>
  lasts?: boolean
}

/** A browser of a story's own: it keeps nothing and leaves the page's attributes alone. */
export function storySettings({ user, graphics, colorScheme, device, lasts = true }: StorySettings = {}) {
  const store = createSettings({
    local: memoryStorage(),
    session: memoryStorage(),
    lasts: () => lasts,
    device: () => ({ ...unknownDevice, ...device }),
    root: () => ({ dataset: {} }),
    nowMs: () => 0,
  })
  store.restore()
  if (user) store.change(user)
  // A story may start where only the page itself can bring the settings.
  if (user) Object.assign(store.state.user, user)
  if (graphics) store.changeGraphics(graphics)
  if (colorScheme) store.chooseTheme(colorScheme)
  return store
}
