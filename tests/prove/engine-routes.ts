import { runCommand } from "../../tools/run-command"
import { engineNames } from "../engines/engine"
import type { Proof } from "./proof"

/** The whole walk, every route of the built app, each game on a phone and every control of three pages, in Firefox of home and of a phone too, in Firefox and WebKit. */
export const engineRoutes: Proof = {
  name: "engine-routes",
  proves:
    "every route of the built app and every game in Firefox and WebKit, wide and on a phone, a translated page and every control of three pages, in Firefox of home and of a phone too: no error, no refusal of the content policy",
  minutes: 16,
  occupies: "browser",
  builtApp: true,
  async run(report, say) {
    for (const name of engineNames) {
      const args = ["--import", "tsx", "--conditions=source", "tests/engines/main.ts", name, "--whole"]
      const { code, output } = await runCommand(process.execPath, args)
      const lines = output.trim().split("\n")
      for (const line of lines) say(line)
      const figure = lines.at(-1) ?? "no output"
      report({
        text: `every route and game in ${name}`,
        held: code === 0 && /^[1-9]\d* passed, 0 failed$/.test(figure),
        figure,
      })
    }
  },
}
