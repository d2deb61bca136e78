import type { Browser, Page } from "@playwright/test"
import { Connection, Keypair, PublicKey } from "@solana/web3.js"
import { expect, test } from "./casino"
import { long } from "./long"
import type { StackProcess } from "./stack"

const recordBytes = 40

/** The chain without the app. */
function chainOf(stack: StackProcess) {
  const { rpcUrl, wsUrl } = stack.addresses
  const connection = new Connection(rpcUrl, { commitment: "confirmed", wsEndpoint: wsUrl })
  const program = new PublicKey("RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH")
  return {
    /** Whom each record names. */
    async referrers(): Promise<string[]> {
      const found = await connection.getProgramAccounts(program, { filters: [{ dataSize: recordBytes }] })
      return found.map(({ account }) => new PublicKey(account.data.subarray(8)).toBase58())
    },
    /** What the newest transaction of a wallet brought it, and the programs that took part. */
    async newest(wallet: string) {
      const [info] = await connection.getSignaturesForAddress(new PublicKey(wallet), { limit: 1 })
      if (!info) throw new Error("The wallet has no transaction")
      const found = await connection.getTransaction(info.signature, { maxSupportedTransactionVersion: 0 })
      const keys = found?.transaction.message.staticAccountKeys.map((key) => key.toBase58()) ?? []
      const index = keys.indexOf(wallet)
      const { preBalances = [], postBalances = [], logMessages = [] } = found?.meta ?? {}
      return {
        lamports: (postBalances[index] ?? 0) - (preBalances[index] ?? 0),
        logs: (logMessages ?? []).join("\n"),
      }
    },
  }
}

/** A second person in a browser of their own, whose wallet connects by itself. */
async function newPerson(browser: Browser, stack: StackProcess) {
  const wallet = Keypair.generate()
  const context = await browser.newContext({ baseURL: stack.addresses.url })
  await context.addInitScript(
    (secret) => {
      if (location.protocol === "about:") return
      localStorage.user ??= '{"newcomer":false,"autoAdapt":false}'
      localStorage["dghrt-local-wallet"] ??= JSON.stringify(secret)
      localStorage.walletName ??= JSON.stringify("Local Wallet")
      const accepted = { version: "2026-11-27", acceptedAtMs: 1_793_000_000_000, minimumAge: 18 }
      localStorage["dghrt-terms-acceptance"] ??= JSON.stringify(accepted)
    },
    Buffer.from(wallet.secretKey.slice(0, 32)).toString("hex"),
  )
  return { address: wallet.publicKey.toBase58(), page: await context.newPage(), context }
}

const invitation = (page: Page) => page.getByRole("region", { name: "Invitation" })

async function expectInLeaders(page: Page, earned: string) {
  await page.getByRole("button", { name: "View Leaderboard" }).click()
  const leaders = page.getByRole("dialog", { name: "Referral Champions" })
  await expect(leaders.getByRole("row").filter({ hasText: "You" })).toContainText(earned)
}

async function removeReferrer(page: Page, wallet: string) {
  await page.goto(`/${wallet}/profile`)
  const connection = page.getByRole("region", { name: "Referral Connection" })
  await expect(connection).toContainText("Referred by")
  await connection.getByRole("button", { name: "Remove Referrer" }).click()
  await expect(connection).toContainText("No active referral connection")
}

test("an invited player's first bet records the referrer and pays the share; the figures follow, and it can be removed", async ({
  player,
  browser,
}) => {
  test.slow()
  const { stack, page } = player
  const chain = chainOf(stack)
  const referrer = await newPerson(browser, stack)
  await player.give(referrer.address)

  await page.goto(`/?ref=${referrer.address}`)
  await expect(invitation(page)).toContainText(`You were invited by ${referrer.address.slice(0, 4)}`)
  await expect(page).toHaveURL((url) => url.search === "")
  await invitation(page).getByRole("button", { name: "Accept" }).click()
  await expect(invitation(page)).toHaveCount(0)

  await player.walkTo("Dice")
  await player.start()
  await player.rollOnce()
  const first = await chain.newest(referrer.address)
  expect(first.lamports).toBe(250_000)
  expect(first.logs).toContain("Instruction: PlayGame")
  // Beside a hundred outcomes and the assertion the record has no room: it went ahead.
  expect(await chain.referrers()).toContain(referrer.address)

  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
  const second = await chain.newest(referrer.address)
  expect(second.lamports).toBe(250_000)
  expect(second.logs).not.toContain("ConfigReferAccount")

  await expect(async () => {
    await referrer.page.goto("/profile")
    const dashboard = referrer.page.getByRole("region", { name: "Referral Dashboard" })
    await expect(dashboard.getByRole("definition").first()).toHaveText("1", { timeout: 10_000 })
    await expect(dashboard).toContainText("0.0005 SOL")
    await expect(dashboard.getByRole("list", { name: "Recent Referrals" })).toContainText("2 games")
  }).toPass({ timeout: 100_000 })
  await expectInLeaders(referrer.page, "0.0005")

  const wallet = await player.address()
  await removeReferrer(page, wallet)
  expect(await chain.referrers()).not.toContain(referrer.address)
  await page.goto(`/game/${wallet}/dice`)
  await player.start()
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(3)
  expect((await chain.newest(referrer.address)).logs).toBe(second.logs)
  await expect(async () => {
    await referrer.page.goto("/profile")
    const dashboard = referrer.page.getByRole("region", { name: "Referral Dashboard" })
    await expect(dashboard).toContainText("and 1 former", { timeout: 10_000 })
    await expect(dashboard).toContainText("0.0005 SOL")
  }).toPass({ timeout: 100_000 })
  await expectInLeaders(referrer.page, "0.0005")
  await referrer.context.close()
})

test("a wallet cannot accept its own link", { tag: long }, async ({ browser, stack }) => {
  const { page, address, context } = await newPerson(browser, stack)
  await page.goto(`/?ref=${address}`)
  await expect(page.getByText("This is your own link", { exact: true })).toBeVisible()
  await expect(invitation(page)).toHaveCount(0)
  await context.close()
})
