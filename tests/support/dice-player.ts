import type { Player, SettledEvent } from "../e2e/casino"
import type { BuiltCasino } from "./built-casino"

type Ending = "announced" | "refused"

interface Heard {
  announcedRolls: number[]
  /** How often the page said that a bet was not made and nothing was paid. */
  refusals: number
}

const anyAnswerMs = 90_000

/** A player in a browser of its own, whose page lists every announced roll in order. */
export class DicePlayer {
  readonly endings: Ending[] = []

  private constructor(readonly player: Player) {}

  static async take({ newPlayer }: BuiltCasino): Promise<DicePlayer> {
    const player = await newPlayer({ reducedMotion: "reduce" })
    await player.context.addInitScript(listen)
    await player.openGame()
    return new DicePlayer(player)
  }

  /** Plays one bet to its result, or to the message that none was placed. @throws when neither comes. */
  async roll(): Promise<Ending> {
    const before = await this.heard()
    await this.player.roll().click({ timeout: anyAnswerMs })
    const answer = await this.player.page.waitForFunction(
      (before) => {
        const { announcedRolls, refusals } = window as unknown as Heard // put there by `listen`
        if (announcedRolls.length > before.announcedRolls.length) return "announced" as const
        return refusals > before.refusals ? ("refused" as const) : null
      },
      before,
      { timeout: anyAnswerMs },
    )
    const ending = (await answer.jsonValue()) ?? "refused"
    this.endings.push(ending)
    return ending
  }

  async announced(): Promise<readonly number[]> {
    return (await this.heard()).announcedRolls
  }

  /** Oldest first. */
  async settled(): Promise<SettledEvent[]> {
    return (await this.player.settledOnChain()).sort((a, b) => a.nonce - b.nonce)
  }

  /** Nonces in this browser's history, newest first. */
  async noncesInHistory(): Promise<number[]> {
    const key = `dghrt-round-${await this.player.address()}`
    const text = await this.player.page.evaluate((key) => localStorage.getItem(key), key)
    const { history }: { history: { nonce: number }[] } = JSON.parse(text ?? '{"history":[]}')
    return history.map(({ nonce }) => nonce)
  }

  leave = () => this.player.context.close()

  private heard(): Promise<Heard> {
    return this.player.page.evaluate(() => {
      const { announcedRolls, refusals } = window as unknown as Heard // put there by `listen`
      return { announcedRolls, refusals }
    })
  }
}

/** Runs in the page. Between two announcements of the same roll the status is empty, so both are counted. */
function listen() {
  const heard: Heard = Object.assign(window, { announcedRolls: [], refusals: 0 })
  const says = (role: string, words: RegExp) =>
    Array.from(document.querySelectorAll(`[role=${role}]`), ({ textContent }) => textContent ?? "").find((text) =>
      words.test(text),
    )
  let announced: string | undefined
  let refused = false
  new MutationObserver(() => {
    const roll = says("status", /^Rolled \d+\./)
    if (roll !== undefined && roll !== announced)
      heard.announcedRolls.push(Number.parseInt(roll.slice("Rolled ".length), 10))
    announced = roll
    const refusal = says("alert", /No money has moved/) !== undefined
    if (refusal && !refused) heard.refusals += 1
    refused = refusal
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
