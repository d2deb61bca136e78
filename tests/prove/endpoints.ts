import { fork } from "node:child_process"
import { once } from "node:events"
import type { Claim, Proof } from "./proof"

/**
 * The first endpoint dies before, during or after a signature: play goes on, nothing is lost and nothing is charged twice. In a
 * process of its own, because the sockets of dead endpoints try for ever and say so.
 */
export const endpoints = (runs: number): Proof => ({
  name: "endpoints",
  proves: "an endpoint that dies before, during or after a signature, and a socket that dies alone",
  minutes: 2,
  occupies: "server",
  async run(report) {
    const child = fork("tests/prove/endpoints-process.ts", [`${runs}`], {
      execArgv: ["--import", "tsx", "--conditions=source"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    })
    let said = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-2_000)
    })
    child.on("message", (claim: Claim) => report(claim))
    const [code] = await once(child, "exit")
    if (code !== 0) throw new Error(`The process that tries endpoints ended with code ${code}: ${said}`)
  },
})
