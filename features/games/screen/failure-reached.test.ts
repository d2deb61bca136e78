import { browser, eachTestInNewBrowser, network, pageIn, pass, testBet, until } from "@dghrt/betting/testing/vitest"
import { expect, test } from "vitest"
import { messageOf } from "#features/messages"
import { failureToast } from "../page/failure-toast"
import { betAnnouncer } from "../play/bet-announcer"
import { failureNotice } from "./failure"

// From the fault of a network, a wallet or a page to the words on the board and in the toast.

eachTestInNewBrowser(betAnnouncer)

/** What the player reads once the bet has failed. */
async function wordsOf(page: Awaited<ReturnType<typeof pageIn>>) {
  await until(page, "failed")
  const { round } = page.state()
  if (round.phase !== "failed") throw new Error("The bet has not failed")
  return { board: failureNotice(round), toast: failureToast(round), signature: round.signature }
}

/** What the player reads of a bet that fails on a page of its own. */
async function failedBet(afterMs = 0) {
  const page = browser.openPage()
  void page.play(testBet)
  await pass(afterMs)
  return wordsOf(page)
}

test("a bet that asserts nothing and never reaches the network has expired", async () => {
  network.openAccount()
  network.assertsCommitments = false
  network.dropsTransactions = true
  const { board, toast } = await failedBet(60_000)
  expect(toast).toMatchObject({ title: "Bet Expired", detail: expect.stringContaining("still in your wallet") })
  expect(board).toMatchObject({ title: expect.stringMatching(/^Bet Expired\. The bet did not reach/) })
})

test("a bet that asserts nothing and that the program rolls back has cost the network fee alone", async () => {
  network.openAccount()
  network.assertsCommitments = false
  network.refusesBets = true
  // No word of one node ends it earlier.
  const { toast } = await failedBet(60_000)
  expect(toast).toMatchObject({
    title: "Bet Refused",
    detail: expect.stringContaining("paid only the network fee"),
  })
})

test("a bet that is out of sight frees the wallet and says what that can cost", async () => {
  network.openAccount()
  network.dropsTransactions = true
  const { board, toast } = await failedBet()
  expect(toast).toMatchObject({ title: "Bet Out of Sight", detail: expect.stringContaining("only one of the two") })
  expect(board).toMatchObject({
    money: "We do not know yet whether your stake has left the wallet.",
    next: "You can play again.",
  })
})

test("a wallet that signs too late each time is a network issue, with nothing sent", async () => {
  network.openAccount()
  network.signingMs = 90_000
  const page = browser.openPage()
  void page.play(testBet)
  await pass(280_000)
  const { toast, board } = await wordsOf(page)
  expect(toast.title).toBe("Network Issue")
  expect(board.money).toBe("No money has moved.")
  expect(network.charged).toEqual([])
})

test("a wallet that is open for long is said to wait for the player", async () => {
  network.openAccount()
  network.signingMs = 8_000
  const page = await pageIn("signing")
  await pass(6_000)
  expect(page.state().round).toMatchObject({ notice: "Your wallet is waiting: sign the bet there, or decline it." })
})

test("a node that is gone before the signature is a network error", async () => {
  network.down = true
  const { toast, board } = await failedBet()
  expect(toast).toEqual({
    tone: "danger",
    title: "Network Error",
    detail: "Dice: We could not reach the network. Check your connection and try again.",
  })
  expect(board.next).toBe("Check your connection, then play again.")
})

test("a node that answers with an error of its own is not said to be out of reach", async () => {
  browser.loadChain = async () => {
    throw Object.assign(new Error("503: overloaded"), { name: "SolanaJSONRPCError" })
  }
  const { toast, board } = await failedBet()
  expect(toast).toEqual({
    tone: "danger",
    title: "RPC Error",
    detail: "Dice: The Solana nodes answer with an error. No bet was placed. Try again in a moment.",
  })
  expect(board.money).toBe("No money has moved.")
})

test("an account that the network does not open is said, and not a seed that nobody has committed to", async () => {
  network.dropsTransactions = true
  const { toast, board } = await failedBet(40_000)
  expect(toast).toMatchObject({
    title: "Account Setup Failed",
    detail: "Dice: We could not open your account. No bet was placed.",
  })
  expect(board.money).toBe("No money has moved.")
})

test("what is thrown and is no error is an unknown one", async () => {
  browser.loadChain = () => Promise.reject("odd")
  const { toast } = await failedBet()
  expect(toast).toMatchObject({ title: "Unknown Error", detail: "Dice: An unknown error occurred." })
})

test("a fault of the app itself is an application error, and nothing has moved", async () => {
  browser.loadChain = async () => {
    throw new TypeError("undefined is not a function")
  }
  const { toast, board } = await failedBet()
  expect(toast).toMatchObject({ title: "Application Error", detail: "Dice: Something went wrong. Please try again." })
  expect(board.next).toBe("Try again. If it happens again, reload the page.")
})

test("a second tab says where the first bet is under way", async () => {
  browser.locked = true
  expect((await failedBet()).board.title).toBe(
    "Playing Elsewhere. Another tab is playing a bet with this wallet. Finish it there.",
  )
})

test("a bet that a later page cannot watch suggests no second bet, and names its transaction", async () => {
  const first = await pageIn("confirming")
  browser.leave(first)
  browser.loadChain = async () => {
    throw new TypeError("Failed to fetch dynamically imported module")
  }
  const later = browser.openPage()
  later.open().catch(() => undefined)
  const { board, toast, signature } = await wordsOf(later)
  expect(board.title).toBe(
    "We Lost Sight of This Bet. We lost sight of this bet. It may have been placed. Reload before you bet again.",
  )
  expect(board.next).toContain("Betting stays off until this is settled.")
  expect(toast).toMatchObject({ title: "No Confirmation Yet", detail: "Dice: Check the transaction before you retry." })
  expect(signature).toBe("signed:play-1")
  expect(messageOf("TRANSACTION_TIMEOUT").linksTransaction).toBe(true)
})
