import { expect, test } from "vitest"
import { catalogue } from "./catalogue"
import { dialogCode } from "./dialog-code"
import { messageOf } from "./message"

const entries = Object.entries(catalogue)

test("every entry says what happened in plain words, with one code of its own", () => {
  const byCode = new Map<string, string[]>()
  for (const [id, { code, title, text }] of entries) {
    expect(title, id).toMatch(/^[A-Z].{2,}/)
    expect(text.length, id).toBeGreaterThan(3)
    byCode.set(code, [...(byCode.get(code) ?? []), id])
  }
  // The same failure, once with more words or figures behind it.
  const shared = [...byCode.values()].filter((ids) => ids.length > 1)
  expect(shared).toEqual([
    ["TRANSACTION_FAILED", "TRANSACTION_FAILED_WITH"],
    ["MISSING_SOL", "MISSING_SOL_AT_BET"],
  ])
})

test.each([
  "25SS",
  "1JQO",
  "1K3I",
  "1K3Q",
  "1K2C",
  "1K3P",
  "1K3R",
  "1K2F",
  "1K2G",
  "1K3S",
  "1K3T",
  "1K3A",
  "1K3B",
  "1K3C",
  "1K3J",
  "1K3K",
  "1K3L",
  "1K3M",
  "1K3U",
  "1K3N",
  "1K3O",
  "RATE_LIMIT_EXCEEDED",
  "TIMEOUT_ERROR",
  "PERFORMANCE_DEGRADED",
  "WEBSOCKET_DISCONNECTED",
  "WEBSOCKET_FAILED",
  "SUBSCRIPTION_DROPPED",
  "CACHE_MISS",
  "CACHE_CORRUPTED",
  "STORAGE_ERROR",
  "SESSION_EXPIRED",
  "UNAUTHORIZED",
  "TOKEN_INVALID",
  "API_ERROR",
  "SERVICE_UNAVAILABLE",
  "INTEGRATION_FAILURE",
  "UNKNOWN",
])("code %s of the specification has an entry", (code) => {
  expect(entries.some(([, entry]) => entry.code === code)).toBe(true)
})

test("a text is filled in, and what comes from outside is cut and loses addresses and keys", () => {
  const complete = messageOf("GAME_COMPLETE", { game: "Dice", result: "Rolled 81." })
  expect(complete.text).toBe("Dice game completed successfully! Rolled 81.")
  const raw = `failed at https://rpc.example/?key=secret ${"5".repeat(64)} ${"x ".repeat(200)}`
  const { text } = messageOf("TRANSACTION_FAILED_WITH", { message: raw })
  expect(text).toMatch(/^Your transaction could not be completed\. Please try again\. \(failed at x x/)
  expect(text).not.toMatch(/https|secret|5555/)
  expect(text.length).toBeLessThan(210)
})

test("no message invites to a second bet while the first one may still execute", () => {
  const { action, text } = messageOf("TRANSACTION_TIMEOUT")
  expect(action).toBe("wait")
  expect(text).toBe("Check the transaction before you retry.")
})

test("dialog code follows from the text, in four characters", () => {
  expect(dialogCode("")).toBe("0000")
  expect(dialogCode("a")).toBe("002P")
  expect(dialogCode("Something went wrong")).toMatch(/^[0-9A-Z]{4}$/)
  expect(dialogCode("Something went wrong")).toBe(dialogCode("Something went wrong"))
})

test("the specification's texts stand in the catalogue word for word", () => {
  const texts = entries.map(([, { text }]) => text as string)
  for (const text of [
    "Your wallet has been connected successfully!",
    "Failed to connect to your wallet. Please try again.",
    "Please install a Solana wallet extension to continue.",
    "Please unlock your wallet to continue.",
    "Please connect your wallet to continue playing.",
    "{game} game completed successfully!",
    "Text copied to clipboard!",
    "Transactions will be faster but more expensive.",
    "Your transaction could not be completed. Please try again.",
    "You rejected the transaction in your wallet.",
    "You don't have enough tokens to place this bet.",
    "You need some tokens to play games. Add funds to your wallet first.",
    "Failed to open native browser. Opening in new tab.",
    "Insufficient funds. Please deposit more to continue.",
    "Test networks are disabled in constants",
  ])
    expect(texts.some((each) => each.startsWith(text))).toBe(true)
})
