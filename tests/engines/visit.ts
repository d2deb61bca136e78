import { Keypair } from "@solana/web3.js"
import * as v from "valibot"
import { translatePage } from "../../design-system/src/testing/translate-page"
import type { StackProcess } from "../e2e/stack"
import { type SettledEvent, settledOnChain } from "../support/settled-events"
import type { Control, Engine, Size } from "./engine"
import { isHydrated, seesPicture, seesText } from "./in-page-reads"
import { MissedPress } from "./press"
import type { Recorder } from "./recorder"

const indexed = v.object({ results: v.array(v.object({ signature: v.string() })) })
const patienceMs = 60_000
const stepMs = 60

export interface Check {
  name: string
  run(visit: Visit): Promise<void>
}

/** A player in one engine: presses, waits for what is seen, and compares it with the chain. */
export class Visit {
  /** The connected wallet's address, empty before. */
  wallet = ""

  constructor(
    readonly engine: Engine,
    readonly stack: StackProcess,
    readonly recorder: Recorder,
  ) {}

  /** Opens a page of the site and waits until it is hydrated. */
  async arrive(path: string) {
    await this.engine.open(this.recorder.relay.url + path)
    await this.until(`${path} is hydrated`, () => this.engine.evaluate(isHydrated))
  }

  async until<T>(what: string | (() => string), probe: () => Promise<T | false | null | undefined>): Promise<T> {
    const deadline = performance.now() + patienceMs
    for (;;) {
      const value = await probe()
      if (value) return value
      if (performance.now() > deadline) throw new Error(`Not seen: ${typeof what === "string" ? what : what()}`)
      await new Promise((resolve) => setTimeout(resolve, stepMs))
    }
  }

  /** The same in a phone's size. */
  async arriveOnPhone(path: string, size: Size) {
    await this.engine.phone(this.recorder.relay.url + path, size)
    await this.until(`${path} is hydrated on a phone`, () => this.engine.evaluate(isHydrated))
  }

  seesControl = (control: Control) => this.until(`${control.role} "${control.name}"`, () => this.engine.place(control))

  /** As a person does: once it no longer moves, and again only when the press has met something else. */
  async press(control: Control) {
    let before: string | null = null
    let missed = ""
    const what = () => `a press on ${control.role} "${control.name}"${missed && `; the last one met ${missed}`}`
    await this.until(what, async () => {
      const now = await this.engine.place(control)
      const still = now !== null && now === before
      before = now
      if (!still) return false
      try {
        await this.engine.click(control)
        return true
      } catch (error) {
        if (!(error instanceof MissedPress)) throw error
        missed = error.message
        return false
      }
    })
  }

  sees = (pattern: string, selector = "body") =>
    this.until(`"${pattern}" in ${selector}`, () => this.engine.evaluate(seesText, pattern, selector))

  async seesNot(pattern: string, selector = "body") {
    await this.until(
      `no "${pattern}" in ${selector}`,
      async () => !(await this.engine.evaluate(seesText, pattern, selector)),
    )
  }

  /** Closes the dialog that says this. It hears the key once the focus is inside. */
  async escape(pattern: string) {
    const dialog = "[role=dialog]"
    await this.until("the focus in the dialog", () =>
      this.engine.evaluate((selector) => document.activeElement?.closest(selector) != null, dialog),
    )
    await this.engine.press("Escape")
    await this.seesNot(pattern, dialog)
  }

  seesPicture = (pattern: RegExp) =>
    this.until(`picture ${pattern}`, () => this.engine.evaluate(seesPicture, pattern.source))

  async connect() {
    await this.press({ role: "button", name: "Connect Wallet", within: "header" })
    await this.press({ role: "button", name: "Local Wallet", within: "[role=dialog]" })
    await this.seesNot("Local Wallet", "[role=dialog]")
    const secret = await this.until("the wallet's key", () =>
      this.engine.evaluate(() => localStorage.getItem("dghrt-local-wallet")),
    )
    this.wallet = Keypair.fromSeed(Buffer.from(JSON.parse(secret), "hex")).publicKey.toBase58()
  }

  async takeTestSol() {
    await this.press({ role: "button", name: "", within: "header [data-focus-home]:has([aria-haspopup=menu])" })
    await this.press({ role: "menuitem", name: "Get test SOL" })
    await this.sees("10\\.0+ SOL", "header")
  }

  /** From now on the page is translated by its browser. */
  async translate() {
    await this.engine.evaluate(translatePage)
  }

  plays = async () => (await settledOnChain(this.stack.addresses, this.wallet)).length

  /** Of this wallet's plays, newest first, as the indexer knows them. */
  signatures = async (): Promise<string[]> => {
    const plays = `${this.stack.addresses.url}/api/events/settledGames?user=${this.wallet}`
    const found = await this.until("the play in the explorer", async () => {
      const { results } = v.parse(indexed, await (await fetch(plays)).json())
      return results.length === 0 ? null : results
    })
    return found.map(({ signature }) => signature)
  }

  /** The newest play once there are this many. */
  settled = (plays: number): Promise<SettledEvent> =>
    this.until(`play ${plays} on the chain`, async () => {
      const found = await settledOnChain(this.stack.addresses, this.wallet)
      return found.length >= plays ? found[0] : undefined
    })
}
