import { expect, test, vi } from "vitest"
import { ApiError } from "#features/kernel"
import { createSessionStore, type SessionPorts, sessionOf } from "./session-store"

const wallet = "P1ayer11111111111111111111111111111111111111"
const session = { wallet, name: "Fox", owner: false, expiresAtMs: 1 }
function store(about: Partial<SessionPorts> = {}) {
  const ports: SessionPorts = {
    signMessage: vi.fn(async () => new Uint8Array([1, 2])),
    canSign: () => true,
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

test("SessionStore asks another wallet while the first one never answers, and takes no late answer", async () => {
  const answers: ((signature: Uint8Array) => void)[] = []
  const signMessage = () => new Promise<Uint8Array>((resolve) => answers.push(resolve))
  const { state, signIn, ports } = store({ signMessage })
  const first = signIn("first")
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(state.signing).toBe("first")
  const second = signIn(wallet)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(state.signing).toBe(wallet)
  answers[0]?.(new Uint8Array([9]))
  await first
  expect(ports.openSession).not.toHaveBeenCalled()
  expect(state.signing).toBe(wallet)
  answers[1]?.(new Uint8Array([1, 2]))
  await second
  expect(state).toMatchObject({ status: "signed-in", signing: null })
})

test("SessionStore asks the same wallet anew once nobody waits for it any more", async () => {
  const signMessage = vi
    .fn<SessionPorts["signMessage"]>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValueOnce(new Uint8Array([1, 2]))
  const { state, signIn, stopWaiting } = store({ signMessage })
  void signIn(wallet)
  await vi.waitFor(() => expect(signMessage).toHaveBeenCalledOnce())
  stopWaiting()
  expect(state).toMatchObject({ signing: null, problem: null })
  await signIn(wallet)
  expect(state.status).toBe("signed-in")
})

test("SessionStore says before anything is asked that a wallet cannot sign messages, also for an owner's order", async () => {
  const { state, signIn, authorise, ports } = store({ canSign: () => false })
  await signIn(wallet)
  expect(state).toMatchObject({ status: "none", problem: expect.stringContaining("cannot sign messages") })
  await expect(authorise(wallet, "chat-delete:1")).rejects.toThrow("cannot sign messages")
  expect(ports.readChallenge).not.toHaveBeenCalled()
})

test.each([
  [
    "the player stops waiting",
    { signMessage: () => Promise.reject(new DOMException("Nobody waits for the wallet any more.", "AbortError")) },
    "You stopped waiting for the wallet. Nothing was sent, and we do not use a late answer.",
  ],
  [
    "the wallet refuses",
    { signMessage: () => Promise.reject(new Error("rejected")) },
    "The wallet did not sign. Nothing was sent. Some hardware wallets cannot sign messages.",
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
