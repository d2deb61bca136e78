import { useBettingState } from "@dghrt/betting/react"
import { useState } from "react"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import type { WalletForGate } from "../kit/wallet-for-gate"
import type { BetRules } from "./bet-rules"
import type { FreeSession } from "./free-session"
import { useFreeSession, useFreeSessionOfWallet } from "./use-free-session"

const rules: BetRules = {
  confirm: () => Promise.resolve(true),
  policies: [],
  quoteBet: () => Promise.reject(new Error("Free play is not quoted")),
}
const bet = { gameId: "dice", betArray: [20_000, 0], wager: 1_000n, metadata: "0:dice:under-50" }

function Balance({ name, session }: { name: string; session: FreeSession }) {
  const balance = useBettingState(session, ({ facts }) => facts.balance)
  return (
    <p role="status" aria-label={name}>
      {`${balance}`}
    </p>
  )
}

function Header({ address }: { address: string }) {
  const session = useFreeSessionOfWallet(address)
  return session && <Balance name="header" session={session} />
}

function Page({ wallet }: { wallet: WalletForGate }) {
  const { session } = useFreeSession({ demo: true, wallet, visitorFreePlay: true })
  if (!session) return null
  async function play(playing: FreeSession) {
    await playing.place(bet, rules)
    playing.reveal()
  }
  return (
    <>
      <Balance name="page" session={session} />
      <button type="button" onClick={() => void play(session)}>
        Roll
      </button>
    </>
  )
}

function Tab() {
  const [address, setAddress] = useState<string | null>(null)
  const [open, setOpen] = useState(true)
  return (
    <>
      {address !== null && <Header address={address} />}
      {open && <Page wallet={address === null ? { status: "none" } : { status: "connected", address }} />}
      <button type="button" onClick={() => setAddress("wallet")}>
        Connect
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  )
}

test("a visitor's round goes on after a wallet connects, and the wallet takes it over when the page is left", async () => {
  const screen = await render(<Tab />)
  const balance = (name: string) => screen.getByRole("status", { name })
  const press = (name: string) => screen.getByRole("button", { name }).click()
  async function roll() {
    const before = balance("page").element().textContent ?? ""
    await press("Roll")
    await expect.element(balance("page")).not.toHaveTextContent(before)
    return balance("page").element().textContent ?? ""
  }
  await roll()
  await press("Connect")
  await expect.element(balance("header")).toBeVisible()
  const after = await roll()
  await expect.element(balance("header")).toHaveTextContent(after)

  await press("Leave")
  await expect.poll(() => localStorage.getItem("dghrt-free-play-wallet")).toContain('"nonce":2')
  expect(localStorage.getItem("dghrt-free-play-visitor")).toContain('"nonce":0')
  await expect.element(balance("header")).toHaveTextContent(after)
})
