import { type ChildProcess, spawn } from "node:child_process"
import type { Proof, ProofOptions } from "./proof"

type Described = Pick<Proof, "name" | "proves" | "minutes">

/** An npm script whose exit code is the verdict; its last words are the figure. */
export const command = (about: Described, words: (options: ProofOptions) => readonly string[] = () => []): Proof => ({
  ...about,
  async run(report, say, options) {
    const args = words(options)
    const more = args.length > 0 ? ["--", ...args] : []
    await judge([about.name, ...args].join(" "), "npm", ["run", "--silent", about.name, ...more])(report, say, options)
  },
})

/** The end-to-end tests that `npm test` leaves out. */
export const flows: Proof = {
  name: "flows",
  proves: "the end-to-end tests that repeat a flow on another screen, in another game or with bad input",
  minutes: 12,
  builtApp: true,
  run: judge("long end-to-end tests", "npx", ["playwright", "test", "--grep=@long"]),
}

/** A project of the test runner that `npm test` leaves out; `paths` narrow it. */
export const testProject = (about: Described, project: string, ...paths: readonly string[]): Proof => ({
  ...about,
  run: judge(about.proves, "npx", ["vitest", "run", "--project", project, ...paths]),
})

function judge(text: string, program: string, args: readonly string[]): Proof["run"] {
  return async (report, say) => {
    const { code, lines } = await execute(program, args)
    if (code !== 0) for (const line of lines.slice(-40)) say(line)
    report({ text, held: code === 0, figure: lines.findLast((line) => /\d/.test(line))?.trim() ?? "no output" })
  }
}

function execute(program: string, args: readonly string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] })
    const release = endWithThisProcess(child)
    const chunks: Buffer[] = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.on("close", (code) => {
      release()
      const lines = Buffer.concat(chunks).toString().split("\n")
      resolve({ code: code ?? 1, lines: lines.filter((line) => line.trim() !== "") })
    })
  })
}

/** A run of proofs that is interrupted leaves no browser behind. */
function endWithThisProcess(child: ChildProcess): () => void {
  const end = () => child.kill()
  process.on("exit", end)
  return () => process.off("exit", end)
}
