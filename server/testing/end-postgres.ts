import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const fastShutdown = "SIGINT"

/** For the test runner: the PostgreSQL servers that its processes share have folders with one prefix, and end with the run. */
export default function setup() {
  const prefix = `casino-postgres-${process.pid}-`
  process.env.SHARED_POSTGRES = prefix
  return function teardown() {
    for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
      const folder = join(tmpdir(), name)
      const mark = join(folder, "data/postmaster.pid")
      if (existsSync(mark)) process.kill(Number(readFileSync(mark, "utf8").split("\n", 1)[0]), fastShutdown)
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
  }
}
