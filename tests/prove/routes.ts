import { runCommand } from "../../tools/run-command"
import type { Proof } from "./proof"
import { threeThemes } from "./three-themes"

/** Every route under every axe rule, with its head and its links. */
export const routes: Proof = {
  name: "routes",
  proves: "every route of the built app: head, links and axe",
  minutes: 2,
  occupies: "browser",
  builtApp: true,
  async run(report, say, { full }) {
    const themes = full ? "all" : threeThemes.join()
    const { code, output } = await runCommand("npx", ["playwright", "test", "every-page"], { ROUTE_THEMES: themes })
    const lines = output.split("\n")
    if (code !== 0) for (const line of lines.slice(0, 60)) say(line)
    report({
      text: `every route in ${full ? "thirteen" : "three"} themes: head, axe, links`,
      held: code === 0,
      figure: lines.findLast((line) => line.trim() !== "")?.trim() ?? "no output",
    })
  },
}
