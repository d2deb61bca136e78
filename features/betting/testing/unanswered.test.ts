import { describe, expect, test } from "vitest"
import { ChainError } from "../model/chain-error"
import type { Prepared, SignedTransaction } from "../ports/bet-chain"
import { browser, eachTestInNewBrowser, network, pass, playInto, until } from "./test-browser"

eachTestInNewBrowser()

/** A wallet that answers the first question about a bet only when the test says so, and the app's way to stop waiting for it. */
function silentWallet() {
  let stop: () => void = () => undefined
  let asked: Prepared | null = null
  browser.loadChain = async () => {
    const honest = network.chain()
    return {
      ...honest,
      sign: (prepared) =>
        asked !== null || new TextDecoder().decode(prepared.wire) === "account"
          ? honest.sign(prepared)
          : new Promise<SignedTransaction>((_, reject) => {
              asked = prepared
              const cause = new DOMException("The player stopped waiting", "AbortError")
              stop = () => reject(new ChainError("wallet-failed", "Not signed", undefined, { cause }))
            }),
    }
  }
  return {
    stop: () => stop(),
    /** Signs the bet after all, and sends it by itself. */
    async send() {
      if (asked === null) throw new Error("The wallet was not asked")
      const chain = network.chain()
      network.signingMs = 0
      const [signed] = await Promise.all([chain.sign(asked), pass(10)])
      await Promise.all([chain.send(signed), pass(10)])
    },
  }
}

async function waiting() {
  network.openAccount()
  const wallet = silentWallet()
  const page = browser.openPage()
  void page.open()
  await pass(50)
  await playInto(page, "signing")
  return { wallet, page }
}

describe("a wallet that does not answer", () => {
  test("is waited for no longer once the player stops: no money has moved, and the next bet is taken", async () => {
    const { wallet, page } = await waiting()
    wallet.stop()
    await until(page, "failed")
    expect(page.state().round).toMatchObject({ messageId: "WALLET_WAIT_STOPPED", moneyMoved: "no" })
    await playInto(page, "settled")
    expect(network.charged).toEqual(["signed:play-2"])
  })

  test("and sends the bet after all takes one stake of two", async () => {
    const { wallet, page } = await waiting()
    wallet.stop()
    await until(page, "failed")
    network.signingMs = 1_000
    await playInto(page, "signing")
    await wallet.send()
    await until(page, "failed")
    expect(network.charged).toEqual(["signed:play-1"])
    // What the wallet sent is found by the account alone, and is shown.
    await until(page, "settled")
    expect(page.state().round).toMatchObject({ result: { clientSeed: "client-1", signature: null } })
  })

  test("and sends the bet after the next one has used its seed takes no second stake", async () => {
    const { wallet, page } = await waiting()
    wallet.stop()
    await until(page, "failed")
    await playInto(page, "settled")
    page.reveal()
    await wallet.send()
    await pass(20_000)
    expect(network.charged).toEqual(["signed:play-2"])
    await playInto(page, "settled")
    expect(network.charged).toHaveLength(2)
  })

  test("keeps no other page from betting once its own is closed, and cannot take a second stake there either", async () => {
    const { wallet, page } = await waiting()
    page.close()
    await pass(10)
    const next = browser.openPage()
    network.assertsCommitments = false
    await playInto(next, "failed")
    expect(next.state().round).toMatchObject({ messageId: "EARLIER_BET_OPEN" })
    network.assertsCommitments = true
    await playInto(next, "settled")
    next.reveal()
    await wallet.send()
    expect(network.charged).toHaveLength(1)
  })
})
