import type { SentMemory } from "@dghrt/betting"
import { beforeEach, expect, test, vi } from "vitest"
import { ChainError, type SignatureStatus } from "#features/chain"
import { logger } from "#features/kernel"
import { putRace, resumeRace, type Step } from "./put-race"

const prepared = { wire: new Uint8Array(1), lastValidBlockHeight: 9, game: "race" }
const noAnswer = new ChainError("network", "The Solana node did not answer. Check your connection and try again.")
const notFound: SignatureStatus = { status: "not-found", atSlot: 1 }
const landed: SignatureStatus = { status: "landed", slot: 2 }

beforeEach(() => {
  vi.spyOn(logger, "warn").mockImplementation(() => undefined)
})

/** Puts a race on a chain whose requests after the signature answer as given; the last status is repeated. */
async function put(
  statuses: readonly (SignatureStatus | Error)[],
  sends: readonly (Error | null)[] = [],
  { aliveForMs = 0, nodes = 1 } = {},
) {
  let nowMs = 0
  let asked = 0
  let sent = 0
  const steps: Step[] = []
  const onSigned = vi.fn()
  const by = {
    prepare: vi.fn(async () => prepared),
    sign: async () => ({ ...prepared, signature: "signature" }),
    async send() {
      const failure = sends[sent]
      sent += 1
      if (failure) throw failure
    },
    async signatureStatus() {
      const answer = statuses[Math.min(asked, statuses.length - 1)] ?? notFound
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    witnesses: async () =>
      Array.from({ length: nodes }, (_, node) => ({
        ...{ node: `${node}`, blockHeight: Math.floor(nowMs / 400), isBlockhashValid: nowMs < aliveForMs, game: null },
        status: statuses.at(-1) instanceof Error ? ("not-found" as const) : (statuses.at(-1) as SignatureStatus).status,
      })),
  }
  const clock = {
    now: () => nowMs,
    sleep: async (ms: number) => {
      nowMs += ms
    },
  }
  let kept: ReturnType<SentMemory["read"]> = null
  const store = { read: () => kept, write: (race: typeof kept) => (kept = race) }
  const putting = { onStep: (step: Step) => steps.push(step), clock, sent: store }
  const given = await putRace(Promise.resolve(by), (client) => client.prepare(), { ...putting, onSigned })
  return { given, steps, last: steps.at(-1), sent, by, onSigned, nowMs, store }
}

test("a race that landed is there, although a status request failed after it was sent", async () => {
  const { given, steps, by, onSigned } = await put([notFound, noAnswer, landed])
  expect(given).toBe(prepared)
  expect(steps.map(({ phase }) => phase)).toEqual(["signing", "sending", "idle"])
  expect(onSigned.mock.calls).toEqual([[prepared, "signature"]])
  expect(by.prepare).toHaveBeenCalledTimes(1)
})

test("a page that was reloaded ends what the one before it sent, before it offers another race", async () => {
  const first = await put([landed])
  expect(first.store.read()).toBeNull()
  let left: ReturnType<SentMemory["read"]> = null
  const never = { ...first.by, send: () => new Promise<never>(() => undefined) }
  void putRace(Promise.resolve(never), () => first.by.prepare(), {
    onStep: () => undefined,
    sent: { read: () => left, write: (race) => (left = race) },
  })
  await vi.waitFor(() => expect(left).toMatchObject({ signature: "signature", wire: [0] }))
  const steps: string[] = []
  const sent = { read: () => left, write: (race: typeof left) => (left = race) }
  await resumeRace(Promise.resolve(first.by), { onStep: ({ phase }) => steps.push(phase), sent })
  expect([steps, left]).toEqual([["sending", "idle"], null])
})

test("a race that landed is there, although the reply to sending it was lost", async () => {
  const { given, last } = await put([landed], [noAnswer])
  expect([given, last]).toEqual([prepared, { phase: "idle" }])
})

test("the same transaction is sent again every two seconds until it has landed", async () => {
  const { given, sent, nowMs } = await put([...Array.from({ length: 12 }, () => notFound), landed])
  expect(given).toBe(prepared)
  expect([sent, nowMs]).toEqual([3, 4_800])
})

test("a race that is never confirmed fails with words that warn of doing it again", async () => {
  const { given, last } = await put([noAnswer])
  expect(given).toBeNull()
  expect(last).toEqual({
    phase: "failed",
    message: "The transaction was not confirmed in time. Check your wallet before you try again.",
  })
})

test.each([
  ["at once where two nodes say so", 2, 0],
  ["after two minutes where one node alone says so", 1, 120_000],
])("a race that the program refused in the end fails %s", async (_, nodes, atLeastMs) => {
  const { given, last, nowMs } = await put([{ status: "failed", reason: "GameFull" }], [], { nodes })
  expect(given).toBeNull()
  expect(nowMs).toBeGreaterThanOrEqual(atLeastMs)
  expect(nowMs).toBeLessThan(atLeastMs + 8_000)
  expect(last).toMatchObject({ phase: "failed", message: "The transaction failed. Only its network fee was paid." })
})

test.each([
  ["that is dead, says a node at once", { aliveForMs: 0 }, 120_000],
  ["that is dead, say two nodes at once", { aliveForMs: 0, nodes: 2 }, 72_000],
  ["that can land for five minutes", { aliveForMs: 300_000 }, 300_000],
])("a race %s is given up no earlier than the nodes' words are judged", async (_, nodes, atLeastMs) => {
  const { given, nowMs } = await put([notFound], [], nodes)
  expect(given).toBeNull()
  expect(nowMs).toBeGreaterThanOrEqual(atLeastMs)
  expect(nowMs).toBeLessThan(atLeastMs + 8_000)
})
