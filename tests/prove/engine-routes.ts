import { spawn } from "node:child_process"
import { once } from "node:events"
import { engineNames } from "../engines/engine"
import type { Proof } from "./proof"

/** Every route of the built app in Firefox and WebKit, without an error or a refusal of the content policy. */
export const engineRoutes: Proof = {
  name: "engine-routes",
  builtApp: true,
  async run(report, say) {
    for (const name of engineNames) {
      const args = ["--import", "tsx", "--conditions=source", "tests/engines/main.ts", name, "--routes"]
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
      const chunks: Buffer[] = []
      child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
      const [code] = await once(child, "close")
      const lines = Buffer.concat(chunks).toString().trim().split("\n")
      for (const line of lines) say(line)
      const figure = lines.at(-1) ?? "no output"
      report({ text: `every route in ${name}`, held: code === 0 && /^[1-9]\d* passed, 0 failed$/.test(figure), figure })
    }
  },
}
