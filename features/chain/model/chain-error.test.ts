import { logger } from "@dghrt/kernel/logger"
import { Connection, PublicKey } from "@solana/web3.js"
import { describe, expect, test } from "vitest"
import { ChainError, errorFromLogs, errorFromWallet, toChainError } from "./chain-error"

const anchor = (code: string) => [
  "Program Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18 invoke [1]",
  `Program log: AnchorError occurred. Error Code: ${code}. Error Number: 6003. Error Message: ${code}.`,
]

describe("a failed simulation", () => {
  test.each([
    ["NotReadyToPlay", "still being settled"],
    ["MaxPayoutExceeded", "more than the pool can pay"],
    ["WagerTooSmall", "minimum wager"],
    ["PlayerAdvantage", "outside the allowed range"],
    ["SomethingNew", "No bet was placed"],
  ])("by the program's %s says why", (code, words) => {
    expect(errorFromLogs(anchor(code))).toMatchObject({
      kind: "program-refused",
      code,
      message: expect.stringContaining(words),
    })
  })

  test.each([
    "Transfer: insufficient lamports 12, need 100",
    "Program log: Error: insufficient funds",
    "Attempt to debit an account but found no record of a prior credit",
  ])("for want of money (%s) says so", (line) => {
    expect(errorFromLogs(["Program x invoke [1]", line]).kind).toBe("insufficient-funds")
  })

  test("of an unknown kind promises that nothing was sent", () => {
    expect(errorFromLogs([])).toMatchObject({
      kind: "simulation-failed",
      message: expect.stringContaining("nothing was sent"),
    })
  })
})

test.each([
  new TypeError("fetch failed: secret.internal"),
  new DOMException("secret", "TimeoutError"),
  new SyntaxError("Unexpected token '<', secret"),
  Object.assign(new Error("secret: -32005"), { name: "SolanaJSONRPCError" }),
])("a node that does not answer, or not as it should, is a network error with its cause: %s", (cause) => {
  const error = toChainError(cause)
  expect(error).toMatchObject({ kind: "network", cause })
  expect(error.message).not.toContain("secret")
})

test("a reply of another shape is a network error, also where a built app has shortened the names of its classes", async () => {
  const result = { context: { slot: 1 }, value: [{ lamports: 1 }] }
  const fetch = async (_: unknown, init?: RequestInit) =>
    Response.json({ jsonrpc: "2.0", id: JSON.parse(`${init?.body}`).id, result })
  const connection = new Connection("http://localhost:1", { fetch })
  const cause = await connection.getMultipleAccountsInfo([PublicKey.default]).catch((error: Error) => error)
  expect(toChainError(Object.assign(cause, { name: "gi" }))).toMatchObject({ kind: "network", cause })
})

test("a transaction that the node does not take is a word of the node, in a built app too", async () => {
  const error = { code: -32_031, message: "It is not known yet whether this bet continues an open game." }
  const fetch = async (_: unknown, init?: RequestInit) =>
    Response.json({ jsonrpc: "2.0", id: JSON.parse(`${init?.body}`).id, error })
  const connection = new Connection("http://localhost:1", { fetch })
  const cause = await connection
    .sendRawTransaction(new Uint8Array(), { skipPreflight: true })
    .catch((thrown: Error) => thrown)
  expect(toChainError(cause)).toMatchObject({ kind: "network", code: "NodeError", cause })
})

test.each([
  ["503: overloaded", "NodeError", /^The Solana node answered with an error/],
  ["The Solana node does not answer at the moment.", undefined, /^The Solana node did not answer/],
])(
  "an error that a node answers with is no silence, but for the gateway's word of one: %s",
  (words, code, sentence) => {
    const error = toChainError(Object.assign(new Error(words), { name: "SolanaJSONRPCError" }))
    expect(error).toMatchObject({ kind: "network", message: expect.stringMatching(sentence) })
    expect(error.code).toBe(code)
  },
)

test.each(["Failed to fetch dynamically imported module: secret.internal", "Importing a module script failed."])(
  "a library that does not load names the app, not the node: %s",
  (message) => {
    const error = toChainError(new TypeError(message))
    expect(error.kind).toBe("code-missing")
    expect(error.message).toMatch(/^A part of this app did not load.*reload the page/)
  },
)

test.each([new TypeError("x is undefined"), new RangeError("secret"), "secret", undefined])(
  "an exception that no code foresaw is unexpected, keeps its cause and is logged: %s",
  (cause) => {
    const error = toChainError(cause)
    expect(error).toMatchObject({ kind: "unexpected", cause })
    expect(error.message).not.toMatch(/secret|node/)
    expect(logger.entries().at(-1)).toMatchObject({ level: "error", detail: cause })
  },
)

test("a chain error stays what it is", () => {
  const own = new ChainError("insufficient-funds", "no")
  expect(toChainError(own)).toBe(own)
})

describe("a wallet that does not sign", () => {
  test.each([
    new Error("NOT_CONNECTED"),
    Object.assign(new Error(""), { name: "WalletNotConnectedError" }),
    { code: 4100, message: "The requested method and/or account has not been authorized by the user." },
    "Wallet not connected",
  ])("is no longer connected: %s", (error) => expect(errorFromWallet(error).kind).toBe("not-connected"))

  test.each([
    new Error("User rejected the request."),
    new Error("Plugin Closed"),
    { code: 4001 },
    { name: "WalletSignTransactionError", message: "Transaction cancelled" },
  ])("was rejected by the player: %s", (error) => expect(errorFromWallet(error).kind).toBe("rejected-by-wallet"))

  test.each([
    [undefined, ""],
    [null, ""],
    [7, ""],
    ["Device is busy", "Device is busy"],
    [new Error("Blockhash not found"), "Blockhash not found"],
  ])("failed, and what it said is passed on: %s", (error, words) => {
    expect(errorFromWallet(error)).toMatchObject({ kind: "wallet-failed", code: words })
  })
})
