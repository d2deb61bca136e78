import { createServer } from "node:net"

/**
 * @typedef {{ variable: string, usual: number, what: string }} Wanted
 * @typedef {Wanted & { port: number, free: number }} Taken
 */

/** @type {(port: number, host: string) => Promise<boolean>} */
const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 has no such address that could be taken.
    server.once("error", (error) => resolve(!("code" in error && error.code === "EADDRINUSE")))
    server.listen({ port, host }, () => server.close(() => resolve(true)))
  })

/** @param {number} port */
const isFree = async (port) => (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"))

/**
 * Those of the wanted ports on which another program listens, each with a free one above all of them. One that is 0 or no number is not
 * looked at: the settings say so.
 * @param {readonly Wanted[]} wanted
 * @param {NodeJS.ProcessEnv} environment
 */
export async function takenPorts(wanted, environment) {
  const ports = wanted.map((each) => ({ ...each, port: Number(environment[each.variable] || each.usual) }))
  let next = Math.max(...ports.map(({ port }) => port || 0)) + 1
  /** @type {Taken[]} */
  const taken = []
  for (const each of ports) {
    if (!(each.port > 0 && each.port < 65_536) || (await isFree(each.port))) continue
    while (next < 65_536 && !(await isFree(next))) next += 1
    taken.push({ ...each, free: next })
    next += 1
  }
  return taken
}

/**
 * What is taken, and the line that starts on other ports.
 * @param {readonly Taken[]} taken
 * @param {string} command
 */
export const takenText = (taken, command) =>
  [
    ...taken.map(
      ({ port, what, variable }) => `Port ${port}, wanted for ${what} (${variable}), is taken by another program.`,
    ),
    "Stop what uses them, or start on other ports:",
    "",
    `  ${taken.map(({ variable, free }) => `${variable}=${free}`).join(" ")} ${command}`,
    "",
  ].join("\n")
