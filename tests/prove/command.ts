import { spawn } from "node:child_process"
import type { Proof } from "./proof"

/** An npm script whose exit code is the verdict; its last words are the figure. */
export const command = (name: string, ...args: readonly string[]): Proof => ({
  name,
  run: judge([name, ...args].join(" "), "npm", "run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])),
})

/** The end-to-end tests that `npm test` leaves out. */
export const flows: Proof = {
  name: "flows",
  builtApp: true,
  run: judge("long end-to-end tests", "npx", "playwright", "test", "--grep=@long"),
}

function judge(text: string, program: string, ...args: readonly string[]): Proof["run"] {
  return async (report, say) => {
    const { code, lines } = await execute(program, args)
    if (code !== 0) for (const line of lines.slice(-40)) say(line)
    report({ text, held: code === 0, figure: lines.at(-1) ?? "no output" })
  }
}

function execute(program: string, args: readonly string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] })
    const chunks: Buffer[] = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.on("close", (code) => {
      const lines = Buffer.concat(chunks).toString().split("\n")
      resolve({ code: code ?? 1, lines: lines.filter((line) => line.trim() !== "") })
    })
  })
}
