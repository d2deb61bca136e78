import { wrapWallets } from "../../e2e/wallet-double"
import type { ResultWords } from "./screen-words"

/** What a page shows and has done, as its player reads it. */
export interface PageState {
  /** What this browser remembers of the wallet's bets, as JSON. */
  memory: string | null
  /** What the page warns of. */
  alert: string
  /** Errors that nothing handled. */
  errors: string[]
  /** What the page has reported of itself to its server. */
  reports: string[]
  /** Outcomes that were announced, in order. */
  said: string[]
  /** Stretches without any text, in milliseconds since 1970. */
  blanks: [fromMs: number, toMs: number][]
  /** How often the wallet was asked to sign. */
  asked: number
  /** The game's action can be pressed. */
  ready: boolean
  /** What the line of the last result and the recent results say of money; null while there is no line. */
  outcome: ResultWords | null
  /** What the dock says that an open run has brought; empty while there is none. */
  carried: string
  /** Messages that name a win or a jackpot, each once. */
  wins: string[]
  /** The figure of the header; empty while there is none. */
  balance: string
  /** The whole application gave up. */
  broken: boolean
}

interface Watched extends Pick<PageState, "errors" | "reports" | "said" | "blanks" | "wins"> {
  jumpMs: number
}

/** Runs before any script of the site: a returning player with this wallet, and a record of what the page says and breaks. */
function watchPage(secret: string) {
  const watched: Watched = { errors: [], reports: [], said: [], blanks: [], wins: [], jumpMs: 0 }
  Object.assign(window, { chaos: watched })
  const now = Date.now
  Date.now = () => now() + watched.jumpMs
  // A file that is on its way when the page is left does not arrive, and a frame reads a size that changed once more.
  const notice = "ResizeObserver loop completed with undelivered notifications."
  let leaving = false
  addEventListener("pagehide", () => {
    leaving = true
  })
  const note = (text: string) => {
    if (!leaving) watched.errors.push(text.slice(0, 600))
  }
  addEventListener("error", ({ message, error }) => {
    if (message && message !== notice) note(`${message} ${error instanceof Error ? error.stack : ""}`)
  })
  addEventListener("unhandledrejection", ({ reason }) =>
    note(`unhandled rejection: ${reason instanceof Error ? `${reason} ${reason.stack}` : reason}`),
  )
  const { fetch } = window
  window.fetch = (input, init) => {
    if (`${input}`.endsWith("/api/client-errors")) watched.reports.push(`${init?.body}`.slice(0, 1_000))
    return fetch(input, init)
  }
  const keep: Record<string, string> = {
    user: '{"newcomer":false,"autoAdapt":false,"perGameModePreferences":{"dice":"2D","flip":"2D","plinko":"2D"}}',
    "dghrt-terms-acceptance": '{"version":"2026-11-27","acceptedAtMs":1793000000000,"minimumAge":18}',
    "dghrt-local-wallet": JSON.stringify(secret),
    walletName: '"Local Wallet"',
    "dghrt-play-preferences": '{"volume":0,"wagers":{},"settings":{"blackjack":{"mode":"drawn"}}}',
  }
  for (const [key, value] of Object.entries(keep)) localStorage[key] ??= value
  // Sound, ambient motion and fine pictures cost this machine its processors; what is shown of a result stays the same.
  sessionStorage.degenCasinoGraphicsSettings ??= '{"quality":"low"}'
  document.documentElement.dataset.motion = "paused"
  let before = ""
  new MutationObserver(() => {
    const text = Array.from(document.querySelectorAll("[role=status]"), (one) => one.textContent?.trim() ?? "").join(
      "\n",
    )
    if (text !== before) watched.said.push(text)
    before = text
    for (const message of document.querySelectorAll("[data-slot=toast]")) {
      const title = message.querySelector("[data-part=title]")?.textContent ?? ""
      const words = message.querySelector("[data-part=detail]")?.textContent ?? ""
      if (/^(Big Win|Jackpot!)$/.test(title) && !watched.wins.includes(words)) watched.wins.push(words)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
  let blankSince: number | null = null
  setInterval(() => {
    const shown = [...document.querySelectorAll("main, [role=dialog], [role=alert]")].some(
      (part) => part.checkVisibility() && /\S/.test(part.textContent ?? ""),
    )
    const blank = document.readyState === "complete" && !shown
    if (blank) blankSince ??= now()
    else if (blankSince !== null) {
      watched.blanks.push([blankSince, now()])
      blankSince = null
    }
  }, 500)
}

export const pageScript = (secret: string) =>
  `globalThis.__name = (named) => named;(${watchPage})(${JSON.stringify(secret)});(${wrapWallets})()`

/** Runs in the page. */
export function readPage(wallet: string): PageState {
  const { chaos, hand } = window as unknown as { chaos: Watched; hand: { asked: number } } // put there by the script
  const action = document.querySelector<HTMLButtonElement>("[data-dock-action]")
  const line = document.querySelector("[data-slot=dock] [data-slot=outcome]")
  const wordsOf = (root: ParentNode | null, selector: string) => root?.querySelector(selector)?.textContent ?? ""
  return {
    memory: localStorage.getItem(`dghrt-round-${wallet}`),
    alert: Array.from(document.querySelectorAll("[data-slot=dock] [role=alert], main [role=alert]"), (one) =>
      (one.textContent ?? "").trim(),
    ).join("\n"),
    errors: chaos.errors,
    reports: chaos.reports,
    said: chaos.said,
    blanks: chaos.blanks,
    asked: hand.asked,
    ready:
      action !== null &&
      !action.disabled &&
      action.getAttribute("aria-disabled") !== "true" &&
      action.getAttribute("aria-busy") !== "true",
    outcome: line && {
      money: wordsOf(line, "[data-part=money]"),
      wallet: wordsOf(line, "[data-slot=wallet-change]"),
      recent: document.querySelector("[data-slot=recent-results] button")?.getAttribute("aria-label") ?? "",
    },
    carried: /\S+ SOL is already in your wallet/.exec(wordsOf(document, "[data-slot=dock]"))?.[0] ?? "",
    wins: chaos.wins,
    balance: wordsOf(document, "header [data-slot=balance-figure]"),
    broken: /Critical Application Error/.test(document.body.textContent ?? ""),
  }
}

/** Run in the page: what befalls its device. */
export const setWallet = (behavior: string) =>
  void Object.assign((window as unknown as { hand: object }).hand, { behavior })
export const jumpClock = (ms: number) =>
  void Object.assign((window as unknown as { chaos: object }).chaos, { jumpMs: ms })

export function fillStorage() {
  let text = "x".repeat(1 << 20)
  for (let index = 0; text.length > 0; index++) {
    try {
      localStorage.setItem(`chaos-${index}`, text)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      text = text.slice(0, text.length >> 1)
    }
  }
}

export function emptyStorage() {
  for (const key of Object.keys(localStorage)) if (key.startsWith("chaos-")) localStorage.removeItem(key)
}

/** What belongs to the site goes; the wallet is another program, and the answers to its first questions are given again. */
export function clearStorage() {
  const others = ["user", "dghrt-terms-acceptance", "dghrt-local-wallet", "walletName"]
  for (const key of Object.keys(localStorage)) if (!others.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}
