import { type ChildProcess, spawn } from "node:child_process"
import { createInterface } from "node:readline"

export interface CommandEnd {
  code: number
  /** Both streams, in the order in which they came. */
  output: string
}

const running = new Set<ChildProcess>()
/** As this process began: a build that runs in it declares it to be production, where npm installs no tools. */
const environment = { ...process.env }

/**
 * Runs a command to its end. When this process ends before, the command ends too, with every process that it started.
 * `onLine` hears what it prints to its standard output, line by line, as it comes.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
): Promise<CommandEnd> {
  endCommandsWithThisProcess()
  return new Promise((resolve) => {
    // A group of its own: npx and npm do not pass signals on to what they start.
    const child = spawn(program, args, {
      env: { ...environment, FORCE_COLOR: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    })
    running.add(child)
    const chunks: Buffer[] = []
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk))
    if (onLine) createInterface({ input: child.stdout }).on("line", onLine)
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk))
    const end = (code: number, output: string) => {
      running.delete(child)
      resolve({ code, output })
    }
    child.on("error", (error) => end(1, error.message))
    child.on("close", (code) => end(code ?? 1, Buffer.concat(chunks).toString()))
  })
}

let watching = false

function endCommandsWithThisProcess() {
  if (watching) return
  watching = true
  process.on("exit", () => {
    for (const { pid } of running) if (pid !== undefined) endGroup(pid)
  })
  process.once("SIGINT", () => process.exit(130))
  process.once("SIGTERM", () => process.exit(143))
}

function endGroup(pid: number) {
  try {
    process.kill(-pid, "SIGTERM")
  } catch (error) {
    // It ended by itself a moment ago.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}
