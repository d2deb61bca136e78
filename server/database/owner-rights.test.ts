import pg from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { openSharedStorage, type SharedStorage } from "../testing/storage"
import { checkDatabase } from "./check-database"
import { isDatabaseAway } from "./database-away"
import { openDatabase } from "./open-database"
import { DatabaseOfAnother } from "./owner-rights"

/** Each character that an address, a shell or a file of settings reads as its own. */
const password = "p#a$s@s/w?o:r%d&"
const user = "plain"

let storage: SharedStorage
let superuser: pg.Client
/** The address without the password: the driver takes it from PGPASSWORD. */
let bare: URL
beforeAll(async () => {
  storage = await openSharedStorage("PostgreSQL")
  const address = "url" in storage.place ? storage.place.url : ""
  superuser = new pg.Client({ connectionString: address })
  await superuser.connect()
  await superuser.query(`create role ${user} login password '${password}'`)
  bare = new URL(address)
  bare.username = user
  bare.password = ""
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await superuser.query(`drop owned by ${user}`)
  await superuser.query(`alter database "${bare.pathname.slice(1)}" owner to casino; drop role ${user}`)
  await superuser.end()
  await storage.close()
})

test("a user that does not own its database reads what a superuser types, and opens it then, with every character in a password", async () => {
  vi.stubEnv("PGPASSWORD", password)
  const check = () => checkDatabase({ DATABASE_URL: bare.href, DATA_DIR: ".data" })
  const refused = await openDatabase({ url: bare.href }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DatabaseOfAnother)
  // Calls answer 503, and the database is opened again later.
  expect(isDatabaseAway(refused)).toBe(true)
  const [{ level, mend } = { level: "", mend: "" }] = await check()
  expect([level, String(refused)]).toEqual(["error", expect.stringContaining(mend ?? "no cure")])

  await superuser.query(/: (alter .*)$/.exec(mend ?? "")?.[1] ?? "")
  await (await openDatabase({ url: bare.href })).close()
  expect((await check()).map(({ level }) => level)).toEqual(["ok"])

  vi.stubEnv("PGPASSWORD", "")
  const encoded = `${bare.protocol}//${user}:${encodeURIComponent(password)}@${bare.host}${bare.pathname}`
  await (await openDatabase({ url: encoded })).close()
})

test("tables of another user are named, with the restore that mends them", async () => {
  vi.stubEnv("PGPASSWORD", password)
  await superuser.query("create table left_over (id int)")
  await expect(openDatabase({ url: bare.href })).rejects.toThrow("--no-owner --role=plain")
  await superuser.query("drop table left_over")
})
