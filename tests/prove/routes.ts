import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Proof } from "./proof"
import { threeThemes } from "./three-themes"

/** Every route under every axe rule, with its head and its links. */
export const routes: Proof = {
  name: "routes",
  proves: "every route of the built app: head, links and axe",
  minutes: 3,
  builtApp: true,
  async run(report, say, { full }) {
    const child = spawn("npx", ["playwright", "test", "every-page"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ROUTE_THEMES: full ? "all" : threeThemes.join() },
    })
    const chunks: Buffer[] = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    const [code] = await once(child, "close")
    const lines = Buffer.concat(chunks).toString().split("\n")
    if (code !== 0) for (const line of lines.slice(0, 60)) say(line)
    report({
      text: `every route in ${full ? "thirteen" : "three"} themes: head, axe, links`,
      held: code === 0,
      figure: lines.findLast((line) => line.trim() !== "")?.trim() ?? "no output",
    })
  },
}
