import { useSyncExternalStore } from "react"

declare global {
  interface Window {
    /** The offer that came before this code did; the head script holds on to it. */
    earlyInstallOffer?: Event | undefined
  }
}

/** Not part of the DOM types yet. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => "prompt" in event

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

function change(next: InstallPromptEvent | null) {
  offer = next
  for (const listener of listeners) listener()
}

function receive(event: Event) {
  if (!isInstallPrompt(event)) return
  // Else a phone's browser shows a bar of its own.
  event.preventDefault()
  window.earlyInstallOffer = undefined
  change(event)
}

const withdraw = () => change(null)

/** The browser's offer to install the app, for all places that pass it on; null where it makes none. */
export const installOffer = {
  get: (): InstallPromptEvent | null => offer,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  withdraw,
  /** Receives the offer until the function that it returns is called. */
  listen(): () => void {
    if (window.earlyInstallOffer) receive(window.earlyInstallOffer)
    addEventListener("beforeinstallprompt", receive)
    addEventListener("appinstalled", withdraw)
    return () => {
      removeEventListener("beforeinstallprompt", receive)
      removeEventListener("appinstalled", withdraw)
      withdraw()
    }
  },
}

export const useInstallOffer = () => useSyncExternalStore(installOffer.subscribe, installOffer.get, () => null)
