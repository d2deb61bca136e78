import { Keypair, type PublicKey } from "@solana/web3.js"
import { decodeGame, getGameAddress } from "gamba-core-v2"
import type { Control } from "../../engines/engine"
import { pause } from "../../support/chain-player"
import { faults } from "./faults"
import { type Flaw, Ledger } from "./ledger"
import { type PageState, readPage, setWallet } from "./page-script"
import { nameOf, type Possible, type Schedule } from "./phases"
import { type Lines, openLines } from "./player-lines"
import { actionOf, beforeBet, clickFailure, endRun, hangsMs, isRun, otherBoard, retry } from "./presses"
import { betsPerLeave, lineMs, longestBlankMs, lookMs, nothingMs, othersMs, reloadMs, stepMs, stuckMs } from "./times"
import type { PlayerWindow } from "./windows"
import type { World } from "./world"

export class ChaosPlayer {
  readonly ledger: Ledger
  readonly flaws: Flaw[] = []
  chunksAreGone = false
  bets = 0
  onFlaw: (flaw: Flaw) => void = () => undefined
  private game = ""
  private run = false
  private striking: Promise<unknown> = Promise.resolve()
  /** When the last fault of this player's own has ended. */
  private mendedAtMs = Date.now()
  private whenSent: (() => Promise<void>) | null = null
  private afterSent: (() => void) | null = null

  private constructor(
    readonly name: string,
    readonly window: PlayerWindow,
    readonly direct: boolean,
    private readonly world: World,
    private readonly wallet: Keypair,
    private readonly lines: Lines,
    private readonly gameAccount: PublicKey,
  ) {
    this.ledger = new Ledger(world.connection, wallet.publicKey)
  }

  /** With money and lines of its own; `direct` players ask the node, the others the server's gateway. */
  static async open(name: string, window: PlayerWindow, direct: boolean, world: World): Promise<ChaosPlayer> {
    const wallet = Keypair.generate()
    let player: ChaosPlayer | null = null
    const lines = await openLines(name, wallet, direct, world, {
      beforeSending: () => player?.whenSent?.(),
      afterSending: () => player?.afterSent?.(),
      chunksAreGone: () => player?.chunksAreGone ?? false,
    })
    await world.command("faucet", { wallet: wallet.publicKey.toBase58(), token: "SOL" })
    player = new ChaosPlayer(name, window, direct, world, wallet, lines, gameOf(wallet))
    await player.ledger.begin()
    return player
  }

  /** The line to the node: through the site's server for one that does not ask it directly. */
  get node() {
    return this.direct ? this.lines.node : this.lines.site
  }
  get api() {
    return this.lines.site
  }
  get socket() {
    return this.lines.socket
  }
  get address() {
    return `${this.lines.site.url}/game/${this.wallet.publicKey.toBase58()}/${this.game}`
  }

  /** Opens a game, and leaves the run of the one before it where it is. */
  async visit(game: string) {
    this.game = game
    this.run = false
    this.mendedAtMs = Date.now()
    await this.attempt(() => this.window.open(this.address))
  }

  async reopen(afterMs: number) {
    await this.attempt(() => this.window.closePage())
    await pause(afterMs)
    await this.attempt(() => this.window.open(this.address))
  }

  /** Does nothing in a page that is on its way out. */
  inPage = <Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args) =>
    this.attempt(() => this.window.evaluate(run, ...args))

  setWallet = (behavior: "signs" | "hesitates" | "declines") => this.inPage(setWallet, behavior)

  get walletAddress() {
    return this.wallet.publicKey.toBase58()
  }

  /** One bet with one fault. */
  async bet(schedule: Schedule) {
    const pair = schedule.next({ tabs: this.window.tabs !== null, direct: this.direct }, this.run)
    const before = await this.nonce()
    const known = this.ledger.results
    const words = `${this.name} ${this.window.engine} ${this.game}, ${nameOf(pair)}, bet ${this.bets}`
    this.bets += 1
    const begun = await this.playInto(pair)
    // A fault that could not be made, in a page that was being replaced for example, has not happened.
    const made = await this.striking.then(() => true).catch(() => false)
    if (!begun.struck || !made) schedule.giveBack(pair)
    this.mendedAtMs = Date.now()
    await this.setWallet(pair.fault === "wallet rejects" ? "declines" : "signs")
    if (!begun.pressed)
      await this.note(words, `stuck: its action could not be pressed: ${this.lastLook}, ${await this.stateWords()}`)
    const problem = await this.untilEnded(before, known)
    await this.setWallet("signs")
    if (problem !== null) await this.note(words, problem)
    await this.judgePage(words)
    await this.ledger.judgeBet(
      before,
      known,
      () => this.nonce(),
      (text) => this.note(words, text),
    )
    const last = this.ledger.newest
    this.run = isRun(this.game) && this.ledger.results > known && last !== null && last.payout > 0n
    if (this.run && this.bets % betsPerLeave === 0) await this.leaveRun()
  }

  /** Keeps what a run has brought, and reads what its line says of the whole run. */
  private async leaveRun() {
    await this.attempt(() => this.window.click(endRun))
    await this.soon(async () => {
      const state = await this.state()
      if (state) this.ledger.read(state, this.game)
      return state !== null && state.outcome !== null
    }, lineMs)
    this.run = false
  }

  private async playInto(pair: Possible): Promise<{ struck: boolean; pressed: boolean }> {
    const strike = () => {
      this.striking = faults[pair.fault]?.strike(this, this.world) ?? Promise.resolve()
      // It is awaited after the press; a failure must not end this process before that.
      this.striking.catch(() => undefined)
    }
    switch (pair.phase) {
      case "before press":
      case "run open":
        strike()
        await pause(300)
        return { struck: true, pressed: await this.press() }
      case "approving": {
        const asked = (await this.state())?.asked ?? 0
        if (!(await this.press("hesitates"))) return { struck: false, pressed: false }
        const struck = await this.soon(async () => ((await this.state())?.asked ?? 0) > asked)
        if (struck) strike()
        if (pair.fault.startsWith("wallet")) await this.striking
        else await pause(700)
        if (pair.fault !== "wallet rejects") await this.setWallet("signs")
        return { struck, pressed: true }
      }
      case "sent":
      case "waiting for result": {
        const met = new Promise<void>((resolve) => {
          const once = () => {
            this.whenSent = null
            this.afterSent = null
            strike()
            resolve()
          }
          if (pair.phase === "sent") this.whenSent = async () => once()
          else this.afterSent = once
        })
        const pressed = await this.press()
        const struck = await Promise.race([met.then(() => true), pause(15_000).then(() => false)])
        this.whenSent = null
        this.afterSent = null
        return { struck, pressed }
      }
      case "reveal": {
        const known = this.ledger.results
        const pressed = await this.press()
        let struck = false
        await this.soon(async () => {
          struck = pressed && (await this.meetsReveal())
          return struck || this.ledger.results > known
        })
        if (struck) strike()
        return { struck, pressed }
      }
    }
  }

  /** What is about to be shown is noted: a fault may take this browser's record of it away. */
  private async meetsReveal(): Promise<boolean> {
    const state = await this.state()
    if (state) this.ledger.read(state, this.game)
    return this.ledger.unrevealed(state)
  }

  /** Waits until the game's action can be pressed, from a page that may be anywhere. */
  private async press(behavior?: "hesitates"): Promise<boolean> {
    const action = actionOf(this.game)
    for (;;) {
      const state = await this.state()
      if (await this.pressFirst(beforeBet)) this.lastLook = "something else had to be pressed first"
      else if (await this.pressFirst([otherBoard])) await this.seeOtherBoard()
      else if (state?.ready && (await this.attempt(() => this.window.has(action))) === true) {
        if (behavior) await this.setWallet(behavior)
        const failure = await clickFailure(this.window, action)
        if (failure === null) return true
        // The page may have taken it all the same.
        await pause(1_000)
        if ((await this.state())?.ready === false) return true
        this.lastLook = failure
      } else this.lastLook = (await this.pressFirst([retry])) ? "it was tried again" : "there was nothing to press"
      await this.reloadErrorPage(state)
      if (Date.now() - this.calmSince() > stuckMs) return false
      await pause(lookMs)
    }
  }

  private async seeOtherBoard() {
    this.lastLook = "another game's result had to be seen first"
    await this.soon(async () => {
      const state = await this.state()
      if (state) this.ledger.read(state, this.game)
      if (state && !state.ready) await this.proceed()
      return state !== null && !this.ledger.isUnderWay(state)
    })
    await this.attempt(() => this.window.open(this.address))
  }

  private lastLook = ""

  /** What a browser shows in place of a site that did not answer says nothing and tries nothing: its user loads it again. */
  private async reloadErrorPage(state: PageState | null) {
    if (state) this.lastStateAtMs = Date.now()
    if (Date.now() - this.lastStateAtMs < reloadMs) return
    this.lastStateAtMs = Date.now()
    await this.attempt(() => this.window.open(this.address))
  }
  private lastStateAtMs = Date.now()

  /** What a player presses before the next bet: past the splash of a page that was opened again, and past a run that is over. */
  async proceed(): Promise<boolean> {
    return this.pressFirst([...beforeBet, retry])
  }

  private async pressFirst(controls: readonly Control[]): Promise<boolean> {
    for (const control of controls) {
      if ((await this.attempt(() => this.window.has(control))) !== true) continue
      await this.attempt(() => this.window.click(control))
      return true
    }
    return false
  }

  private pressedAtMs = 0
  private calmSince() {
    const own = Math.max(this.mendedAtMs, this.pressedAtMs)
    return Math.max(own, Math.min(this.world.mendedAtMs, own + othersMs))
  }

  private async untilEnded(before: number, known: number): Promise<string | null> {
    this.pressedAtMs = Date.now()
    let quietSinceMs: number | null = null
    /** Before that, what the page says is about the bet before. */
    let taken = false
    for (;;) {
      const state = await this.state()
      if (state) {
        this.ledger.read(state, this.game)
        const done = state.ready && !this.ledger.isUnderWay(state)
        if (done && this.ledger.results > known) return null
        taken ||= !done
        const refused = taken && /No money has moved/.test(state.alert)
        const nothing = done && (await this.nonce()) === before
        quietSinceMs = nothing ? (quietSinceMs ?? Date.now()) : null
        if (nothing && (refused || Date.now() - (quietSinceMs ?? 0) > nothingMs)) return null
        if (!state.ready) await this.proceed()
      }
      await this.reloadErrorPage(state)
      if (Date.now() - this.calmSince() > stuckMs) return `stuck: ${await this.stateWords()}`
      await pause(lookMs)
    }
  }

  judgeBalance = () =>
    this.ledger.judgeBalance(this.state, (what) => this.note(`${this.name} ${this.window.engine}`, what))

  private async judgePage(words: string) {
    const state = await this.state()
    if (!state) return
    for (const error of new Set(state.errors)) await this.note(words, `unhandled: ${error}`)
    for (const report of new Set(state.reports))
      if (report.includes("unexpected exception")) await this.note(words, `unexpected: ${report}`)
    if (state.broken) await this.note(words, "the application gave up")
    for (const [from, to] of state.blanks)
      if (to - Math.max(from, this.calmSince()) > longestBlankMs) await this.note(words, `blank for ${to - from} ms`)
    await this.inPage(() => {
      const { chaos } = window as unknown as { chaos: PageState }
      chaos.errors.length = 0
      chaos.reports.length = 0
      chaos.blanks.length = 0
    })
  }

  async note(where: string, what: string) {
    const picture = await this.attempt(() => this.window.screenshot())
    const flaw = { where, what, ...(typeof picture === "string" && { picture }) }
    this.flaws.push(flaw)
    this.onFlaw(flaw)
  }

  state = () => this.attempt(() => this.window.evaluate(readPage, this.walletAddress))

  private async stateWords() {
    const state = await this.state()
    return state ? JSON.stringify({ ...state, memory: state.memory?.slice(0, 300) }) : "no page"
  }

  /** Null where the page has gone meanwhile; that is what some faults do. */
  async attempt<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      // A window that hangs answers nothing; the caller looks again.
      const value = await Promise.race([act(), pause(hangsMs).then(() => null)])
      return value
    } catch {
      return null
    }
  }

  private async soon(look: () => Promise<boolean>, withinMs = 15_000): Promise<boolean> {
    const deadline = Date.now() + withinMs
    while (Date.now() < deadline) {
      if (await look()) return true
      await pause(stepMs)
    }
    return false
  }

  private async nonce(): Promise<number> {
    return decodeGame(await this.world.connection.getAccountInfo(this.gameAccount))?.nonce.toNumber() ?? 0
  }

  async leave() {
    await this.attempt(() => this.window.close())
    const { site, node, second, socket } = this.lines
    for (const line of [site, node, second, socket]) await line.close()
  }
}

const gameOf = (wallet: Keypair) => getGameAddress(wallet.publicKey)
