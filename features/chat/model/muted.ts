import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { type StoragePort, stored } from "#features/kernel"

const maxEntries = 200

/** Wallets whose messages this browser hides. */
export function createMuted(port?: StoragePort) {
  const list = v.pipe(v.array(v.pipe(v.string(), v.maxLength(44))), v.maxLength(maxEntries))
  const persisted = stored("dghrt-chat-muted", list, [], port)
  const state = proxy<{ wallets: string[] }>({ wallets: persisted.read() })
  persisted.onForeignChange((next) => {
    state.wallets = next
  })
  function write(wallets: string[]) {
    state.wallets = wallets
    persisted.write(wallets)
  }
  return {
    state,
    mute: (wallet: string) =>
      write([wallet, ...state.wallets.filter((other) => other !== wallet)].slice(0, maxEntries)),
    unmute: (wallet: string) => write(state.wallets.filter((other) => other !== wallet)),
    unmuteAll: () => write([]),
  }
}
export type Muted = ReturnType<typeof createMuted>
