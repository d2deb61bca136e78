import { and, eq, sql } from "drizzle-orm"
import * as v from "valibot"
import { type AccessOverride, accessOverride, defaultAccessOverride } from "../contract/access-override"
import type { DatabaseSource } from "../database/lazy-database"
import type { Answer, LiveAnswer } from "../database/live-answer"
import { auditLog } from "../database/schema"
import { contentEtag } from "../http/content-etag"
import type { Log } from "../log"
import { addWord, type ClosedWord, wordsIn } from "./closed-file"

const everyMs = 1_000
/** A database that is slower than this is answered for by the last known word. */
const patienceMs = 400

export interface ClosureOptions {
  /** DATA_DIR. */
  folder: string
  /** CASINO_CLOSED: closed for as long as it is set. */
  always: boolean
  database: DatabaseSource
  log: Pick<Log, "info" | "warn">
  pauseMs?: number
}

export interface Closure {
  /** Whether bets may be started, by everything that was known last. */
  isClosed: () => boolean
  /** False while neither the database nor the file has said whether an owner has closed the casino: it is open then. */
  isKnown: () => boolean
  /** The owners' answer, closed where the operator says so, and their last word while the database is away. */
  answer: LiveAnswer
}

/** What closes the casino beside an owner's wallet: a file that `npm run close` writes, which every process watches, and a setting. */
export function closureOf(
  owners: LiveAnswer,
  { folder, always, database, log, pauseMs = everyMs }: ClosureOptions,
): Closure {
  let words: ClosedWord[] = []
  let said: string | null = null
  let noted = 0
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const last = (by: ClosedWord["by"]) => words.findLast((word) => word.by === by)
  const operator = (): ClosedWord | undefined =>
    always ? { by: "operator", closed: true, atMs: 0 } : words.findLast((word) => word.by === "operator")
  /** By the newest word: the answer is made once. */
  const answers = new Map<ClosedWord | undefined, Answer>()
  const answerOf = (word: ClosedWord): Answer => {
    const key = always ? undefined : word
    const made = answers.get(key) ?? encoded(word)
    answers.set(key, made)
    return made
  }

  function look() {
    try {
      words = wordsIn(folder)
      answers.clear()
    } catch (error) {
      warn("The file that says whether the casino is closed cannot be read: what was known last counts", error)
    }
    const now =
      operator()?.closed === true
        ? "The operator has closed the casino: no bet is started here"
        : "The operator keeps the casino open"
    if (said !== null && said !== now) log.info(now)
    if (said === null && operator()?.closed) log.info(now)
    said = now
  }
  const warn = (text: string, error: unknown) => log.warn({ err: error }, text)

  /** Keeps what the owners said last, for a time without a database. */
  function keep({ bytes }: Answer) {
    const parsed = v.safeParse(accessOverride, JSON.parse(new TextDecoder().decode(bytes)))
    if (!parsed.success) return
    const { enabled: closed, accessMessage: message, changedAtMs } = parsed.output
    const before = last("owner")
    if (before && before.closed === closed && (!closed || before.message === message)) return
    const word: ClosedWord = { by: "owner", closed, atMs: changedAtMs ?? 0, ...(closed && { message }) }
    words.push(word)
    try {
      addWord(folder, word)
    } catch (error) {
      warn(
        "DATA_DIR cannot be written: a restart without a database would not know whether the casino is closed",
        error,
      )
    }
  }

  async function audit() {
    const own = words.filter((word) => word.by === "operator")
    if (own.length === noted) return
    const { db } = await database()
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('casino-closed-file'))`)
      for (const { closed, atMs } of own) {
        const action = closed ? "npm run close" : "npm run open"
        const line = and(eq(auditLog.wallet, "operator"), eq(auditLog.atMs, atMs), eq(auditLog.action, action))
        if ((await tx.$count(auditLog, line)) === 0)
          await tx.insert(auditLog).values({ wallet: "operator", atMs, action })
      }
    })
    noted = own.length
  }

  const run = async () => {
    look()
    try {
      keep(await owners.get())
      await audit()
    } catch {
      // The database is away, and each call that needs it logs that.
    }
    if (!ended) timer = setTimeout(() => void run(), pauseMs).unref()
  }
  look()
  timer = setTimeout(() => void run(), 0).unref()

  return {
    isClosed: () => operator()?.closed === true || last("owner")?.closed === true,
    isKnown: () => operator()?.closed === true || last("owner") !== undefined,
    answer: {
      ...owners,
      current() {
        const word = operator()
        return word?.closed ? answerOf(word) : owners.current()
      },
      async get() {
        const word = operator()
        if (word?.closed) return answerOf(word)
        const kept = last("owner")
        const asked = owners.get()
        return kept ? soon(asked, () => answerOf(kept)) : asked
      },
      close() {
        ended = true
        clearTimeout(timer)
        return owners.close()
      },
    },
  }
}

function encoded({ closed, atMs, message }: ClosedWord): Answer {
  const said = message === undefined ? {} : { accessMessage: message, offlineMessage: message }
  const content: AccessOverride = { ...defaultAccessOverride, ...said, enabled: closed, changedAtMs: atMs || null }
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  return { bytes, etag: contentEtag(bytes) }
}

/** The other one when it fails or takes longer. */
function soon(asked: Promise<Answer>, other: () => Answer): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(other()), patienceMs)
    asked.then(resolve, () => resolve(other())).finally(() => clearTimeout(timer))
  })
}
