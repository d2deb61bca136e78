/** A hardware wallet, or one on a phone, takes its time: nothing ends by itself. */
const slowMs = 15_000

/** The requests that wait for the wallet; `onSlow` hears whether one of them has waited for long. */
export function createWalletWaits(onSlow: (slow: boolean) => void) {
  const waits = new Set<{ slow: boolean; end: () => void }>()
  const say = () => onSlow([...waits].some(({ slow }) => slow))
  return {
    /** The answer to a request; an AbortError once nobody waits for it any more, and what comes later is thrown away. */
    async answer<T>(request: Promise<T>): Promise<T> {
      let end: () => void = () => undefined
      const ended = new Promise<never>((_, reject) => {
        end = () => reject(new DOMException("Nobody waits for the wallet any more.", "AbortError"))
      })
      const wait = { slow: false, end }
      waits.add(wait)
      const timer = setTimeout(() => {
        wait.slow = true
        say()
      }, slowMs)
      try {
        return await Promise.race([request, ended])
      } finally {
        clearTimeout(timer)
        waits.delete(wait)
        say()
      }
    },
    end() {
      for (const { end } of waits) end()
    },
  }
}
