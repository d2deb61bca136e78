import type { Player, SettledEvent } from "../e2e/casino"
import type { BuiltCasino } from "./built-casino"

type Ending = "told" | "refused"

interface Heard {
  toldRolls: number[]
  /** How often the page said that a bet was not made and nothing was paid. */
  refusals: number
}

const anyAnswerMs = 90_000

/** A player in a browser of its own, whose page keeps a list of every roll it was told, in the order of telling. */
export class DiceSeat {
  readonly endings: Ending[] = []

  private constructor(readonly player: Player) {}

  static async take({ newPlayer }: BuiltCasino): Promise<DiceSeat> {
    const player = await newPlayer({ reducedMotion: "reduce" })
    await player.context.addInitScript(listen)
    await player.openGame()
    return new DiceSeat(player)
  }

  /** Plays one bet to its result, or to the word that none was made. Rejects when neither comes. */
  async roll(): Promise<Ending> {
    const before = await this.heard()
    await this.player.roll().click({ timeout: anyAnswerMs })
    const answer = await this.player.page.waitForFunction(
      (before) => {
        const { toldRolls, refusals } = window as unknown as Heard // put there by `listen`
        if (toldRolls.length > before.toldRolls.length) return "told" as const
        return refusals > before.refusals ? ("refused" as const) : null
      },
      before,
      { timeout: anyAnswerMs },
    )
    const ending = (await answer.jsonValue()) ?? "refused"
    this.endings.push(ending)
    return ending
  }

  async told(): Promise<readonly number[]> {
    return (await this.heard()).toldRolls
  }

  /** Oldest first. */
  async settled(): Promise<SettledEvent[]> {
    return (await this.player.settledOnChain()).sort((a, b) => a.nonce - b.nonce)
  }

  /** The plays this browser remembers as shown, newest first. */
  async remembered(): Promise<number[]> {
    const key = `dghrt-round-${await this.player.address()}`
    const text = await this.player.page.evaluate((key) => localStorage.getItem(key), key)
    const { history }: { history: { nonce: number }[] } = JSON.parse(text ?? '{"history":[]}')
    return history.map(({ nonce }) => nonce)
  }

  leave = () => this.player.context.close()

  private heard(): Promise<Heard> {
    return this.player.page.evaluate(() => {
      const { toldRolls, refusals } = window as unknown as Heard // put there by `listen`
      return { toldRolls, refusals }
    })
  }
}

/** Runs in the page. Two tellings of one roll have a silence between them, so both are heard. */
function listen() {
  const heard: Heard = Object.assign(window, { toldRolls: [], refusals: 0 })
  const says = (role: string, words: RegExp) =>
    Array.from(document.querySelectorAll(`[role=${role}]`), ({ textContent }) => textContent ?? "").find((text) =>
      words.test(text),
    )
  let told: string | undefined
  let refused = false
  new MutationObserver(() => {
    const roll = says("status", /^Rolled \d+\./)
    if (roll !== undefined && roll !== told) heard.toldRolls.push(Number.parseInt(roll.slice("Rolled ".length), 10))
    told = roll
    const refusal = says("alert", /No money has moved/) !== undefined
    if (refusal && !refused) heard.refusals += 1
    refused = refusal
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
