import type { Server } from "node:http"

export type PortRole = "RPC" | "PubSub"

/** Something else already listens where the network was asked to. */
export class PortTaken extends Error {
  constructor(
    readonly port: number,
    readonly role: PortRole,
  ) {
    super(`Port ${port} for ${role} is taken. Stop what listens there, or choose another port.`)
  }
}

export const host = "127.0.0.1"

/** Resolves to the port once the server listens; port 0 takes a free one, a taken one is never moved. */
export function listen(server: Server, port: number, role: PortRole): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new PortTaken(port, role) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : port)
    })
  })
}

/** Open connections are cut: a stopped network must not look alive to its clients. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
