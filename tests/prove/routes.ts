import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Proof } from "./proof"

/** Every route in all thirteen themes under every axe rule, with its head and its links. */
export const routes: Proof = {
  name: "routes",
  builtApp: true,
  async run(report, say) {
    const child = spawn("npx", ["playwright", "test", "every-page"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ROUTE_THEMES: "all" },
    })
    const chunks: Buffer[] = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    const [code] = await once(child, "close")
    const lines = Buffer.concat(chunks).toString().split("\n")
    if (code !== 0) for (const line of lines.slice(0, 60)) say(line)
    report({
      text: "every route in thirteen themes: head, axe, links",
      held: code === 0,
      figure: lines.findLast((line) => line.trim() !== "")?.trim() ?? "no output",
    })
  },
}
