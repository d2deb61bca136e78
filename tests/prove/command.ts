import { stripVTControlCharacters } from "node:util"
import { runCommand } from "../../tools/run-command"
import type { Proof, ProofOptions } from "./proof"

type Described = Pick<Proof, "name" | "proves" | "minutes" | "occupies">

/** An npm script, by default of the proof's name, whose exit code is the verdict; its last words are the figure. */
export const command = (
  about: Described,
  words: (options: ProofOptions) => readonly string[] = () => [],
  script = about.name,
): Proof => ({
  ...about,
  async run(report, say, options) {
    const args = words(options)
    const more = args.length > 0 ? ["--", ...args] : []
    await judge([script, ...args].join(" "), "npm", ["run", "--silent", script, ...more])(report, say, options)
  },
})

/** The end-to-end tests that `npm test` leaves out. */
export const flows: Proof = {
  name: "flows",
  proves: "the end-to-end tests that repeat a flow on another screen, in another game or with bad input",
  minutes: 13,
  occupies: "machine",
  builtApp: true,
  run: judge("long end-to-end tests", "npx", ["playwright", "test", "--grep=@long", "--grep-invert=controls.spec"]),
}

export const controls: Proof = {
  name: "controls",
  proves:
    "every control of every page, and of every game during, after and before a bet, pressed by mouse, finger and key on a desktop and two phones: no error, no blank page, none wider than its screen",
  minutes: 30,
  occupies: "machine",
  builtApp: true,
  run: judge("every control pressed", "npx", ["playwright", "test", "controls"]),
}

/** A project of the test runner that `npm test` leaves out; `paths` narrow it. */
export const testProject = (about: Described, project: string, ...paths: readonly string[]): Proof => ({
  ...about,
  run: judge(about.proves, "npx", ["vitest", "run", "--project", project, ...paths]),
})

function judge(text: string, program: string, args: readonly string[]): Proof["run"] {
  return async (report, say) => {
    const { code, output } = await runCommand(program, args)
    const lines = stripVTControlCharacters(output)
      .split("\n")
      .filter((line) => line.trim() !== "")
    if (code !== 0) for (const line of lines.slice(-40)) say(line)
    report({ text, held: code === 0, figure: figureOf(lines) })
  }
}

/** The last line that counts what passed, else the last one with a number. */
const figureOf = (lines: readonly string[]): string =>
  (lines.findLast((line) => /\d+ passed/.test(line)) ?? lines.findLast((line) => /\d/.test(line)))?.trim() ??
  "no output"
