import type { ApiProcess } from "../support/api-process"
import { type ChatEntry, Chatters, chatOf } from "../support/chatters"

export interface TalkedAcross {
  acknowledged: number
  /** How often a message was refused because the database did not take it in time; each was sent again. */
  refusals: number
  /** Acknowledged messages that a process never gave, for each process. */
  lost: number[]
  /** Messages that a process gave twice under different ids, as a refused one that is stored all the same, or with an id that it had given to another text. */
  doubled: number
  /** Messages that a process gave after a newer one. */
  reordered: number
}

const lookMs = 150

/** Posts to each of these processes in turn, while every one of them is polled; all of them share a database. */
export async function talkAcross(
  processes: readonly Pick<ApiProcess, "url">[],
  { messages, perSecond, firstAddress = 0 }: { messages: number; perSecond: number; firstAddress?: number },
): Promise<TalkedAcross> {
  const urls = processes.map(({ url }) => url)
  // The cooldown is three seconds: nobody is asked to speak again before.
  const chatters = await Chatters.signIn(urls[0] ?? "", Math.ceil(perSecond * 4), firstAddress)
  const acknowledged: string[] = []
  const watched = urls.map(watch)
  let refusals = 0
  const sending: Promise<void>[] = []
  for (let message = 0; message < messages; message++) {
    const text = `across ${firstAddress + message}`
    const url = urls[message % urls.length] ?? ""
    sending.push(
      chatters.sayUntilTaken(url, text).then((outcome) => {
        refusals += outcome.refusals
        if (outcome.said !== "unknown" && outcome.said.status === 201) acknowledged.push(text)
      }),
    )
    await pause(1_000 / perSecond)
  }
  await Promise.all(sending)
  await pause(1_500)
  const seen = await Promise.all(watched.map((watching) => watching.stop()))
  return {
    acknowledged: acknowledged.length,
    refusals,
    lost: seen.map(({ texts }) => acknowledged.filter((text) => !texts.has(text)).length),
    doubled: seen.reduce((sum, { doubled }) => sum + doubled, 0),
    reordered: seen.reduce((sum, { reordered }) => sum + reordered, 0),
  }
}

function watch(url: string) {
  const idOf = new Map<string, number>()
  let newest = 0
  let doubled = 0
  let reordered = 0
  let stopped = false
  const take = ({ id, text }: ChatEntry) => {
    const known = idOf.get(text)
    if (known === id) return
    if (known !== undefined) doubled += 1
    idOf.set(text, id)
    if (id < newest) reordered += 1
    newest = Math.max(newest, id)
  }
  const run = async () => {
    while (!stopped) {
      for (const entry of await chatOf(url)) take(entry)
      await pause(lookMs)
    }
    for (const entry of await chatOf(url)) take(entry)
  }
  const running = run()
  return {
    async stop() {
      stopped = true
      await running
      return { texts: new Set(idOf.keys()), doubled, reordered }
    },
  }
}

export interface LimitsAcross {
  /** Of simultaneous messages of one wallet, one to each process: how many were accepted in each attempt. */
  acceptedAtOnce: number[]
  /** Of `asked` challenges for one network address, spread over the processes. */
  challenges: { asked: number; given: number }
}

/** Sends what a limit forbids to several processes at the same time. */
export async function strainLimits(processes: readonly Pick<ApiProcess, "url">[]): Promise<LimitsAcross> {
  const urls = processes.map(({ url }) => url)
  const attempts = 5
  // Addresses of their own: an address may bring three new writers an hour.
  const chatters = await Chatters.signIn(urls[0] ?? "", attempts, 50_000)
  const acceptedAtOnce: number[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const said = await chatters.sayAtOnce(urls, `at once ${attempt}`)
    acceptedAtOnce.push(said.filter((one) => one !== "unknown" && one.status === 201).length)
  }
  const asked = 60
  const headers = { "x-forwarded-for": "10.5.0.1" }
  const wallet = "So11111111111111111111111111111111111111112"
  const replies = await Promise.all(
    Array.from({ length: asked }, (_, index) =>
      fetch(`${urls[index % urls.length]}/api/session/challenge?wallet=${wallet}`, { headers }),
    ),
  )
  return { acceptedAtOnce, challenges: { asked, given: replies.filter(({ ok }) => ok).length } }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
