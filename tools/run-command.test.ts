import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { runCommand } from "./run-command"

test("a command's exit code and both of its streams are returned", async () => {
  expect(await runCommand("sh", ["-c", "echo out; echo problem >&2; exit 3"])).toEqual({
    code: 3,
    output: "out\nproblem\n",
  })
})

test("a program that does not exist is a failure that names it", async () => {
  const { code, output } = await runCommand("no-such-program", [])
  expect(code).toBe(1)
  expect(output).toContain("no-such-program")
})

test("a command has the environment that this process began with, whatever a build has set in it since", async () => {
  vi.stubEnv("NODE_ENV", "production")
  const { output } = await runCommand("sh", ["-c", "echo $NODE_ENV"])
  vi.unstubAllEnvs()
  expect(output).toBe("test\n")
})

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test("a run that is interrupted leaves no process of its commands behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "interrupted-"))
  const pidFile = join(folder, "pid")
  const script = `import("${join(import.meta.dirname, "run-command.ts")}").then(({ runCommand }) => runCommand("sh", ["-c", "sleep 60 & echo $! > ${pidFile}; wait"]))`
  const run = spawn(process.execPath, ["--import", "tsx", "-e", script])
  const pid = () => {
    try {
      return Number(readFileSync(pidFile, "utf8"))
    } catch {
      return 0
    }
  }
  await expect.poll(pid, { timeout: 45_000 }).toBeGreaterThan(0)
  const grandchild = pid()
  const ended = once(run, "exit")
  run.kill("SIGTERM")
  expect((await ended)[0]).toBe(143)
  await expect.poll(() => isAlive(grandchild), { timeout: 30_000 }).toBe(false)
  rmSync(folder, { recursive: true })
}, 120_000)
