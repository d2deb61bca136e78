/**
 * Resolves in a task of its own, so that a press or a frame that waits comes first. Chromium and Firefox keep the place
 * in line (`scheduler.yield`, 2024 and 2025); Safari has no such thing yet and goes through an ordinary message.
 */
export const yieldToMain = (): Promise<void> =>
  "scheduler" in globalThis && "yield" in scheduler ? scheduler.yield() : messageTask()

// A timer would wait at least 4 ms from its fifth turn on.
const messageTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
