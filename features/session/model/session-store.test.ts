import { expect, test, vi } from "vitest"
import { ApiError } from "#features/kernel"
import { createSessionStore, type SessionPorts, sessionOf } from "./session-store"

const wallet = "P1ayer11111111111111111111111111111111111111"
const session = { wallet, name: "Fox", owner: false, expiresAtMs: 1 }
function store(about: Partial<SessionPorts> = {}) {
  const ports: SessionPorts = {
    signMessage: vi.fn(async () => new Uint8Array([1, 2])),
    readChallenge: vi.fn(async () => ({ message: "sign me", expiresAtMs: 1 })),
    readSession: vi.fn(async () => ({ session: null })),
    openSession: vi.fn(async () => ({ session })),
    closeSession: vi.fn(async () => ({ session: null })),
    ...about,
  }
  return { ports, ...createSessionStore(ports) }
}

test("SessionStore signs the server's message and holds the session of that wallet only", async () => {
  const { state, signIn, ports } = store()
  await signIn(wallet)
  expect(ports.openSession).toHaveBeenCalledWith({ wallet, message: "sign me", signature: "5T" })
  expect(sessionOf(state, wallet)).toEqual(session)
  expect(sessionOf(state, "another")).toBeNull()
})

test("SessionStore asks the wallet once, however often signing in is pressed", async () => {
  const { signIn, ports } = store()
  await Promise.all([signIn(wallet), signIn(wallet)])
  expect(ports.signMessage).toHaveBeenCalledOnce()
})

test.each([
  [
    "the wallet refuses",
    { signMessage: () => Promise.reject(new Error("rejected")) },
    "The wallet did not sign. Nothing was sent.",
  ],
  ["the server refuses", { openSession: () => Promise.reject(new ApiError("refused", "Expired.", 401)) }, "Expired."],
] as const)("SessionStore says why when %s, and lets the player try again", async (_, about, problem) => {
  const { state, signIn } = store(about)
  await signIn(wallet)
  expect(state).toMatchObject({ status: "none", problem })
})

test("SessionStore reads the session once, and again after a failure", async () => {
  const readSession = vi.fn().mockRejectedValueOnce(new ApiError("offline", "gone")).mockResolvedValue({ session })
  const { load, state } = store({ readSession })
  await load()
  expect(state.status).toBe("none")
  await Promise.all([load(), load()])
  expect(state.status).toBe("signed-in")
  expect(readSession).toHaveBeenCalledTimes(2)
})

test("SessionStore signs out here, or in every browser of the wallet", async () => {
  const { state, signIn, signOut, ports } = store()
  await signIn(wallet)
  await signOut("here")
  await signOut("everywhere")
  expect(ports.closeSession).toHaveBeenNthCalledWith(1, false)
  expect(ports.closeSession).toHaveBeenNthCalledWith(2, true)
  expect(state).toMatchObject({ status: "none", session: null })
})
