import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { loadavg } from "node:os"
import { openStorage } from "../../server/testing/storage"
import type { Polled } from "../load/pollers"
import { strainLimits, talkAcross } from "../load/processes"
import type { Throughput } from "../load/throughput"
import { type ApiProcess, forkOn, startApi } from "../support/api-process"
import { Chatters, chatOf } from "../support/chatters"
import type { Claim, Proof } from "./proof"

const serverCore = 0
const clientCore = 1
const clients = 2_000
const pollEveryMs = 2_000
const pollSeconds = 20
const postsPerSecond = 20
const slowestP99Ms = 50
const leastShareOfHello = 0.7
const rounds = 3

/**
 * The server under load, with PostgreSQL: clients on one core, the server on another, beside a server that only says hello.
 * Where a machine is shared, the hello's own figure says what was possible at that moment.
 */
export const load: Proof = {
  name: "load",
  async run(report, say) {
    say(
      `load of the machine before: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(" ")}`,
    )
    const storage = await openStorage("PostgreSQL")
    const hello = forkOn(serverCore, "tests/load/hello.ts", [])
    const [{ ready: helloUrl }] = await once(hello, "message")
    const start = (core?: number) =>
      startApi({ place: storage.place, environment: { METRICS: "on" }, ...(core !== undefined && { core }) })
    try {
      const api = await start(serverCore)
      await seedChat(api.url)
      for (const claim of await throughput(api.url, helloUrl, say)) report(claim)
      for (const claim of await polling(api.url, helloUrl)) report(claim)
      const others = await Promise.all([start(), start()])
      for (const claim of await across([api, ...others])) report(claim)
      await Promise.all([api, ...others].map((one) => one.stop()))
    } finally {
      hello.disconnect()
      await storage.close()
      say(
        `load of the machine after: ${loadavg()
          .map((load) => load.toFixed(1))
          .join(" ")}`,
      )
    }
  },
}

/** The answer of a chat that is as long as it gets. */
async function seedChat(url: string) {
  const chatters = await Chatters.signIn(url, 50)
  for (let message = 0; message < 50; message++) await chatters.say(url, `message ${message} ${"text ".repeat(10)}`)
}

/** Every route in turn with the hello before and after it: what else runs on the machine hits both. */
async function throughput(url: string, helloUrl: string, say: (line: string) => void): Promise<Claim[]> {
  const etagOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get("etag") ?? ""
  const chat = "/api/chat/chat"
  const override = "/api/admin/access-override"
  const shared = [
    { what: "an unchanged chat, by 304", path: chat, etag: await etagOf(chat) },
    { what: "the chat, from the shared answer", path: chat },
    { what: "an unchanged access override, by 304", path: override, etag: await etagOf(override) },
  ]
  const claims: Claim[] = []
  for (const { what, path, etag } of shared) {
    const shares: number[] = []
    const perSecond: number[] = []
    let errors = 0
    for (let round = 0; round < rounds; round++) {
      const before = await answered(helloUrl)
      const own = await answered(`${url}${path}`, etag)
      const after = await answered(helloUrl)
      shares.push(own.perSecond / ((before.perSecond + after.perSecond) / 2))
      perSecond.push(own.perSecond)
      errors += own.errors
    }
    const share = median(shares)
    claims.push({
      text: what,
      held: errors === 0 && share >= leastShareOfHello,
      figure: `${share.toFixed(2)} of the hello's rate (${Math.round(median(perSecond))}/s; ${shares.map((one) => one.toFixed(2)).join(", ")}), ${errors} errors`,
    })
  }
  for (const path of ["/api/session", "/api/ready", "/api/referral/leaders"]) {
    const { perSecond, statuses } = await answered(`${url}${path}`)
    say(`${path}, which asks the database: ${Math.round(perSecond)}/s ${JSON.stringify(statuses)}`)
  }
  return claims
}

async function answered(url: string, etag?: string): Promise<Throughput> {
  return resultOf(forkOn(clientCore, "tests/load/throughput.ts", [url, "3", ...(etag === undefined ? [] : [etag])]))
}

async function polling(url: string, helloUrl: string): Promise<Claim[]> {
  const chat = `${url}/api/chat/chat`
  const text = (posts: number) => `${clients} clients that poll every ${pollEveryMs / 1_000} s with ${posts} posts/s`
  const hello = await poll(helloUrl)
  // On a machine with other work even the hello waits for the processor.
  const limitMs = Math.max(slowestP99Ms, hello.p99Ms * 1.2)
  const figure = ({ polls, unchanged, changed, errors, p50Ms, p99Ms, maxMs }: Polled) =>
    `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms (hello ${hello.p99Ms.toFixed(1)} ms), max ${maxMs.toFixed(0)} ms; ${polls} polls, ${unchanged} unchanged, ${changed} changed, ${errors} errors`

  const quietReads = await readsOf(url)
  const quiet = await poll(chat)
  const readsWhenQuiet = (await readsOf(url)) - quietReads
  const chatters = await Chatters.signIn(url, postsPerSecond * 4)
  const busyReads = await readsOf(url)
  const posting = startPosting(url, chatters)
  const busy = await poll(chat)
  const posts = await posting.stop()
  const readsWhenBusy = (await readsOf(url)) - busyReads
  return [
    { text: text(0), held: quiet.errors === 0 && quiet.changed === 0 && quiet.p99Ms <= limitMs, figure: figure(quiet) },
    {
      // The database is asked once in 30 seconds in any case, should a notification have been lost.
      text: "unchanged polls ask the database for nothing",
      held: readsWhenQuiet <= 2,
      figure: `${readsWhenQuiet} reads for ${quiet.polls} polls`,
    },
    { text: text(postsPerSecond), held: busy.errors === 0 && busy.p99Ms <= limitMs, figure: figure(busy) },
    {
      text: "each change is read and serialised once",
      held: readsWhenBusy <= posts.accepted + 2 && posts.accepted >= 0.8 * posts.sent,
      figure: `${readsWhenBusy} reads for ${posts.accepted} accepted of ${posts.sent} posts and ${busy.polls} polls`,
    },
  ]
}

const poll = (url: string): Promise<Polled> =>
  resultOf(forkOn(clientCore, "tests/load/pollers.ts", [url, clients, pollEveryMs, pollSeconds].map(String)))

function startPosting(url: string, chatters: Chatters) {
  const counts = { sent: 0, accepted: 0 }
  const sending: Promise<void>[] = []
  const timer = setInterval(() => {
    counts.sent += 1
    sending.push(
      chatters.say(url, `post ${counts.sent}`).then((said) => {
        if (said !== "unknown" && said.status === 201) counts.accepted += 1
      }),
    )
  }, 1_000 / postsPerSecond)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(sending)
      return counts
    },
  }
}

/** How often this process has asked the database for the chat. */
async function readsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text()
  return Number(/^casino_polled_answer_reads_total\{answer="chat"\} (\d+)$/m.exec(text)?.[1])
}

async function across(processes: readonly ApiProcess[]): Promise<Claim[]> {
  const talked = await talkAcross(processes, { messages: 400, perSecond: postsPerSecond })
  const stored = await Promise.all(processes.map(async ({ url }) => (await chatOf(url)).map(({ id }) => id).join()))
  const limits = await strainLimits(processes)
  return [
    {
      text: `${processes.length} processes on one database lose, double and reorder no message`,
      held:
        talked.acknowledged > 0 &&
        talked.lost.every((lost) => lost === 0) &&
        talked.doubled + talked.reordered === 0 &&
        new Set(stored).size === 1,
      figure: `${talked.acknowledged} acknowledged, ${talked.lost.join("/")} lost, ${talked.doubled} doubled, ${talked.reordered} reordered`,
    },
    {
      text: "limits hold across processes",
      held: limits.acceptedAtOnce.every((accepted) => accepted === 1) && limits.challenges.given === 30,
      figure: `of a wallet's simultaneous messages ${limits.acceptedAtOnce.join(", ")} accepted; ${limits.challenges.given} of ${limits.challenges.asked} challenges given`,
    },
  ]
}

/** The first object that a script of `tests/load` reports; it ends by itself. */
async function resultOf<T>(child: ChildProcess): Promise<T> {
  for (;;) {
    const [message] = await Promise.race([once(child, "message"), once(child, "exit").then(() => [null])])
    if (message === null) throw new Error("A load script ended without a result.")
    if (typeof message === "object") return message
  }
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
