import { proxy } from "valtio/vanilla"

/** The server names a closed casino in the page itself, so that it is never drawn open. */
const isServedClosed = () =>
  typeof document !== "undefined" && document.querySelector('meta[name="casino-closed"]') !== null

/** Whether the owner has closed the casino. Open until the server says otherwise. */
export const access = proxy<{ closed: boolean }>({ closed: isServedClosed() })
