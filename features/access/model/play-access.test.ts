import { expect, test, vi } from "vitest"
import { accessLifetimeMs, operatorFacts, type PlayAccess } from "#contract/play-access"
import { accessSentence, createPlayAccess } from "./play-access"

function store(answers: (PlayAccess | Error)[], gated = true) {
  let now = 1_000
  const ask = vi.fn(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next instanceof Error || next === undefined) throw next ?? new Error("No answer")
    return next
  })
  return {
    access: createPlayAccess({ gated: () => gated, ask, nowMs: () => now }),
    ask,
    pass: (ms: number) => (now += ms),
  }
}

test("without a gate nobody is asked", async () => {
  const { access, ask } = store([new Error("away")], false)
  expect(await access.refusal()).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test("an answer that allows play is good for ten minutes, and two presses ask once", async () => {
  const { access, ask, pass } = store([{ kind: "allowed" }])
  expect(await Promise.all([access.refusal(), access.refusal()])).toEqual([null, null])
  pass(accessLifetimeMs - 1)
  await access.refusal()
  expect(ask).toHaveBeenCalledTimes(1)
  pass(1)
  await access.refusal()
  expect(ask).toHaveBeenCalledTimes(2)
})

test("a clock that is put back keeps no answer alive", async () => {
  const { access, ask, pass } = store([{ kind: "allowed" }])
  await access.refusal()
  pass(-86_400_000)
  await access.refusal()
  expect(ask).toHaveBeenCalledTimes(2)
})

test("a refusal is shown, and asked again at the next press", async () => {
  const { access } = store([{ kind: "restricted-country" }, { kind: "allowed" }])
  expect(await access.refusal()).toMatch(/not offered in your country/)
  expect(access.state.refusal).toMatch(/not offered in your country/)
  expect(await access.refusal()).toBeNull()
  expect(access.state.refusal).toBeNull()
})

test("what cannot be asked is refused, and says that nothing was sent", async () => {
  const { access } = store([new Error("away")])
  expect(await access.refusal()).toMatch(/cannot be checked now.*Nothing was sent/)
})

test("a casino that is not set up names each kind of thing that is missing, and what still works", () => {
  const sentence = accessSentence({ kind: "not-set-up", missing: [...operatorFacts] })
  for (const word of ["name and address", "contact", "licence", "law", "countries", "visitor's country", "finished"])
    expect(sentence).toContain(word)
})
