import { proxy } from "valtio/vanilla"

/** Whether the owner has closed the casino. Open until the server says otherwise. */
export const access = proxy<{ closed: boolean }>({ closed: false })

/** Pages that stay reachable while the casino is closed. */
export const staysOpen = (path: string) => path === "/admin" || path.startsWith("/admin/")
