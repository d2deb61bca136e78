import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { openStorage } from "../../server/testing/storage"
import { type ApiProcess, startApi } from "../support/api-process"
import { pause } from "../support/chain-player"
import { Chatters, chatOf } from "../support/chatters"
import type { Claim, Proof } from "./proof"

const everyMs = 100
const writers = 60

/** The program of this tree beside a later one, whose tables have one more column, while players read and write. */
export const upgrade: Proof = {
  name: "upgrade",
  proves:
    "this program and a later one beside it on one database, under traffic: no call fails, unless the later one says so",
  minutes: 1,
  occupies: "server",
  async run(report) {
    execFileSync("npm", ["run", "build:server"], { stdio: "ignore" })
    mkdirSync("dist", { recursive: true })
    const folder = mkdtempSync("dist/upgrade-")
    try {
      await sideBySide(folder, report)
      await apart(folder, report)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

type Report = (claim: Claim) => void

async function sideBySide(folder: string, report: Report) {
  const { place, close } = await openStorage("PostgreSQL")
  const old = await startApi({ place })
  const traffic = await Traffic.begin(old)
  const later = await startApi({ place, program: laterProgram(folder, "readable") })
  traffic.servers.push(later)
  await pause(3_000)
  // As a proxy does, which sends nothing more to a process before it is stopped.
  traffic.servers.splice(0, 1)
  await pause(1_000)
  await old.stop()
  const again = await startApi({ place })
  traffic.servers.push(again)
  await pause(3_000)
  const { failures, calls, said } = await traffic.end()
  report({
    text: "a later program starts, and this one starts again beside it: no call fails",
    held: failures.length === 0 && calls > 100,
    figure: `${calls} calls, ${failures.length} failed ${failures.slice(0, 3).join(", ")}`,
  })
  // The other one hears of a message a moment later.
  await pause(1_000)
  const [one, other] = [await textsOf(again), await textsOf(later)]
  report({
    text: "both give each message that was taken, in one order",
    held: one.join() === said.join() && other.join() === said.join(),
    figure: `${one.length} and ${other.length} messages of ${said.length}, without ${said.filter((text) => !one.includes(text)).join() || "none"}`,
  })
  await Promise.all([again.stop(), later.stop()])
  await close()
}

async function apart(folder: string, report: Report) {
  const { place, close } = await openStorage("PostgreSQL")
  const later = await startApi({ place, program: laterProgram(folder, "changed") })
  const answer = await startApi({ place }).then(
    async (api) => {
      const { status } = await fetch(`${api.url}/api/chat/chat`)
      await api.stop()
      return `it starts, and the chat answers ${status}`
    },
    (error: Error) => error.message,
  )
  report({
    text: "a later program that changed a table is not joined by this one",
    held: answer.includes("newer than this program"),
    figure: answer,
  })
  await later.stop()
  await close()
}

const textsOf = async ({ url }: ApiProcess) => (await chatOf(url)).map(({ text }) => text)

/** The bundle of this tree with one more migration, which names the programs that can read it or does not. */
function laterProgram(folder: string, kind: "readable" | "changed"): string {
  const program = join(folder, kind)
  cpSync("dist/server", program, { recursive: true })
  const file = join(program, "migrations/meta/_journal.json")
  const journal = JSON.parse(readFileSync(file, "utf8"))
  const { idx, when } = journal.entries.at(-1)
  const entry = { idx: idx + 1, version: "7", when: when + 1, tag: "9999_later", breakpoints: true }
  journal.entries.push(kind === "readable" ? { ...entry, readableFrom: when } : entry)
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(program, "migrations/9999_later.sql"), 'ALTER TABLE "chat_messages" ADD COLUMN "later" text;')
  return join(program, "main.js")
}

/** Reads chat and closure, and writes to the chat, in turn at each of the servers that are named at that moment. */
class Traffic {
  readonly servers: ApiProcess[]
  readonly said: string[] = []
  private readonly failures: string[] = []
  private calls = 0
  private ended = false
  private readonly running: Promise<void>

  private constructor(
    first: ApiProcess,
    private readonly chatters: Chatters,
  ) {
    this.servers = [first]
    this.running = this.run()
  }

  static async begin(first: ApiProcess): Promise<Traffic> {
    return new Traffic(first, await Chatters.signIn(first.url, writers))
  }

  async end() {
    this.ended = true
    await this.running
    return { failures: this.failures, calls: this.calls, said: this.said }
  }

  private async run() {
    for (let turn = 0; !this.ended; turn++) {
      const { url } = this.servers[turn % this.servers.length] ?? { url: "" }
      for (const path of ["/api/chat/chat", "/api/admin/access-override"]) {
        const { status } = await fetch(`${url}${path}`)
        this.count(path, status === 200, status)
      }
      await pause(everyMs)
      // Each writer waits for its turn, because a wallet may not write again at once.
      if (turn % 4 > 0) continue
      const text = `message ${turn}`
      const said = await this.chatters.say(url, text)
      const status = said === "unknown" ? 0 : said.status
      if (status === 201) this.said.push(text)
      this.count("a message", status === 201, status)
    }
  }

  private count(what: string, held: boolean, status: number) {
    this.calls += 1
    if (!held) this.failures.push(`${what}: ${status}`)
  }
}
