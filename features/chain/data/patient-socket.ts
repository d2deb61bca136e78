interface CallingSocket {
  call(...request: unknown[]): Promise<unknown>
}

/** As long as the client waits before it opens a lost socket again. */
export const retryMs = 1_000

const isCalling = (socket: unknown): socket is CallingSocket =>
  typeof socket === "object" && socket !== null && typeof Reflect.get(socket, "call") === "function"

/**
 * Delays the failure of a request over a socket. The client of `@solana/web3.js` subscribes again as soon as a request has
 * failed, and over a socket that is closing a request fails at once, before the browser can report the closing: without a
 * delay the two repeat until the page has no memory left. Firefox closes the sockets of a page that is being left while its
 * scripts still run.
 */
export function delayFailures(socket: unknown): void {
  if (!isCalling(socket)) throw new Error("The chain client has no socket to call")
  const call = socket.call.bind(socket)
  socket.call = async (...request) => {
    try {
      return await call(...request)
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, retryMs))
      throw error
    }
  }
}
