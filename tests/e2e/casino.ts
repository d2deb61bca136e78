import { type BrowserContext, test as base, expect, type Page } from "@playwright/test"
import { Keypair } from "@solana/web3.js"
import { callsIn } from "../support/rpc-calls"
import { type SettledEvent, settledOnChain } from "../support/settled-events"
import { alive, dismissMessage } from "./shell"
import { defaultSite, type SiteOptions, StackProcess } from "./stack"

export { expect } from "@playwright/test"
export type { SettledEvent } from "../support/settled-events"

/**
 * A returning player: saw the welcome and accepted the terms. Automatic quality is off, because its toast on a busy
 * machine would cover what a test looks at.
 */
const returning = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === "about:") return
    localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
    const accepted = { version: "2026-11-27", acceptedAtMs: 1_793_000_000_000, minimumAge: 18 }
    localStorage["dghrt-terms-acceptance"] ??= JSON.stringify(accepted)
  })

/** Once per browser, so that a later disconnect is not undone by a reload. */
function rememberWallet(secret: string) {
  if (location.protocol === "about:" || "e2e-returning-player" in localStorage) return
  Object.assign(localStorage, {
    "e2e-returning-player": "yes",
    "dghrt-local-wallet": JSON.stringify(secret),
    walletName: JSON.stringify("Local Wallet"),
  })
}

/** For specs about motion; all others prefer reduced motion. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const

/** Games marked Coming Soon that some tests open. One list for all specs, so that they share one server. */
export const comingSoonGames = "crash,hilo,plinkorace"

/**
 * Each worker runs one casino for all its tests; each test is a new browser and so a new wallet. A test with options of
 * `SiteOptions` gets a server with them over the same chain.
 */
export const test = base.extend<
  SiteOptions & { stack: StackProcess; player: Player; newcomer: boolean; serviceWorker: boolean },
  { stackProcess: StackProcess }
>({
  freePlay: [defaultSite.freePlay, { option: true }],
  indexerUrl: [defaultSite.indexerUrl, { option: true }],
  owners: [defaultSite.owners, { option: true }],
  openGames: [defaultSite.openGames, { option: true }],
  /** Starts with empty storage instead of a returning player's. */
  newcomer: [false, { option: true }],
  /** Whether the browser has service workers. With one, some requests do not come to a test's `page.route`. */
  serviceWorker: [false, { option: true }],
  context: async ({ context, newcomer, serviceWorker }, use) => {
    if (!newcomer) await returning(context)
    if (!serviceWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"))
    await use(context)
  },
  stackProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      // A test that looks at the wait for a result holds results back.
      const stack = await StackProcess.start({ settleDelayMs: 150 })
      await use(stack)
      await stack.stop()
    },
    { scope: "worker", timeout: 180_000 },
  ],
  /** The casino with the options of the test. */
  stack: async ({ stackProcess, openGames, freePlay, indexerUrl, owners }, use) => {
    await stackProcess.show({ openGames, freePlay, indexerUrl, owners })
    await use(stackProcess)
  },
  baseURL: async ({ stack }, use) => use(stack.addresses.url),
  player: async ({ page, context, stack }, use) => {
    await stack.send("releaseResults")
    await use(new Player(page, context, stack))
  },
})

export interface GatewayCall {
  method: string
  params: unknown[]
  atMs: number
}

/** A player in a browser. Finds elements by their accessible names. */
export class Player {
  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly stack: StackProcess,
  ) {}

  roll = () => this.page.getByRole("button", { name: /^Roll/ })
  bet = () => this.page.getByRole("textbox", { name: "Bet amount" })
  /** The spoken outcome of the last roll. */
  announcement = () => this.page.getByRole("status").filter({ hasText: /^Rolled \d+\./ })
  balance = () => this.page.getByRole("group", { name: "SOL balance" })

  /** `messageStays`: leaves the message about it where it is. */
  async connect({ messageStays = false } = {}) {
    // The prerendered page is visible before it is hydrated.
    await alive(this.page)
    await this.page.getByRole("banner").getByRole("button", { name: "Connect Wallet" }).click()
    const choice = this.page.getByRole("dialog", { name: "Connect Wallet" })
    await choice.getByRole("button", { name: /Local Wallet/ }).click()
    // Closing returns the focus, which would close a menu that was opened too early.
    await expect(choice).toBeHidden()
    // The welcome dialog of a new player hides the header from the accessibility tree.
    await expect(this.walletMenu({ includeHidden: true })).toBeVisible()
    if (!messageStays) await dismissMessage(this.page, "Wallet Connected")
  }

  walletMenu = (options?: { includeHidden: true }) =>
    this.page.getByRole("banner", options).getByRole("button", { name: /\w{4}\.\.\.\w{4}|^Connected/, ...options })

  async fund() {
    await this.walletMenu().click()
    await this.page.getByRole("menuitem", { name: "Get test SOL", exact: true }).click()
    await expect(this.balance()).toContainText("10")
    await dismissMessage(this.page, "Test funds sent")
  }

  /** From the home page to a game's splash, as a new player gets there. */
  async walkTo(game: string) {
    await returning(this.context)
    await this.page.goto("/")
    await this.connect()
    await this.fund()
    await this.page
      .getByRole("link", { name: `Play Now ${game}` })
      .first()
      .click()
  }

  /** Opens a game as a returning player: the wallet is known and connects by itself. */
  async openGame({ funded = true, game = "dice" } = {}) {
    const wallet = Keypair.generate()
    const address = wallet.publicKey.toBase58()
    await returning(this.context)
    await this.context.addInitScript(rememberWallet, Buffer.from(wallet.secretKey.slice(0, 32)).toString("hex"))
    if (funded) await this.give(address)
    await this.page.goto(`/game/${address}/${game}`)
    await this.start()
    // The balance is the last value that the game page loads.
    await expect(this.balance()).toContainText(funded ? "10" : "0")
  }

  /** Opens what has no button of its own beside the board. */
  async openMore(name: string) {
    await this.page.getByRole("button", { name: "More controls" }).press("Enter")
    await this.page.getByRole("dialog", { name: "More controls" }).getByRole("button", { name }).press("Enter")
  }

  /** What the faucet's button gives. */
  async give(wallet: string) {
    const body = JSON.stringify({ wallet, token: "SOL" })
    const { ok, status } = await fetch(this.stack.addresses.faucetUrl, { method: "POST", body })
    if (!ok) throw new Error(`The faucet answered ${status}`)
  }

  /** From a game's splash to its board. */
  async start() {
    await this.page.getByRole("button", { name: "Start Game" }).click()
    await expect(this.page.locator("[data-slot=dock]")).toBeVisible()
  }

  /** Presses Roll and hears the result. */
  async rollOnce() {
    await this.roll().click()
    await expect(this.announcement()).toBeVisible()
  }

  /** Stakes as much as every limit allows. */
  async betMax() {
    await this.page.getByRole("button", { name: "Set bet amount" }).click()
    const dialog = this.page.getByRole("dialog", { name: "Set Bet Amount" })
    await dialog.getByRole("button", { name: "Max bet" }).click()
    await dialog.getByRole("button", { name: "Confirm" }).click()
    await expect(dialog).toBeHidden()
  }

  /**
   * From now on game pages are configured as outside the local network: the chain is asked through the server's gateway, without a
   * socket. Gives the JSON-RPC calls as they are made, each with its time.
   */
  async throughGateway(): Promise<GatewayCall[]> {
    const calls: GatewayCall[] = []
    this.page.on("request", (request) => {
      if (new URL(request.url()).pathname !== "/api/rpc") return
      const asked = request.postDataJSON()
      for (const { method, params } of Array.isArray(asked) ? asked : [asked])
        calls.push({ method, params, atMs: Date.now() })
    })
    await this.page.route(/\/game\//, async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/"rpcUrl":"[^"]+"/, '"rpcUrl":"/api/rpc"')
        .replace(/"wsUrl":"[^"]+"/, '"wsUrl":""')
      await route.fulfill({ response, body: html })
    })
    return calls
  }

  /** The JSON-RPC methods that this page asks the node for from now on, each item of a batch. */
  nodeCalls(): string[] {
    const methods: string[] = []
    this.page.on("request", (request) => {
      if (!request.url().startsWith(this.stack.addresses.rpcUrl) || request.method() !== "POST") return
      for (const { method } of callsIn(request.postData())) methods.push(method)
    })
    return methods
  }

  async address(): Promise<string> {
    return new URL(this.page.url()).pathname.split("/")[2] ?? ""
  }

  /** All settled bets of this wallet, newest first, read from the chain without the app. */
  async settledOnChain(): Promise<SettledEvent[]> {
    return settledOnChain(this.stack.addresses, await this.address())
  }

  async expectRoll(event: SettledEvent | undefined) {
    await expect(this.announcement()).toContainText(`Rolled ${event?.resultIndex}.`)
  }
}
