import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps } from "react"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { memoryStorage } from "#features/kernel"
import { recordAnnouncements } from "../../../design-system/src/testing/announcements"
import { shows } from "../../../design-system/src/testing/shows"
import { createStoryWalker } from "../../../design-system/src/testing/story-walker"
import { type ChosenLimits, limitsAt } from "../model/limits"
import { createOwnLimits, type OwnLimits, storedLimits, storedRecord } from "../model/own-limits"
import { LimitsDialog } from "./limits-dialog"
import { RealityCheck } from "./reality-check"
import { SessionBarView } from "./session-bar"

const SOL = 1_000_000_000n
const hourMs = 60 * 60 * 1000
const token = { mint: "sol", symbol: "SOL", decimals: 9 }
const usdc = { mint: "usdc", symbol: "USDC", decimals: 6 }
const none: ChosenLimits = { loss: null, wager: null, reminderMinutes: null, sessionMinutes: null }
const help = <a href="#help">Self-check and help lines</a>

function ownLimits(chosen: Partial<ChosenLimits> = {}, port = memoryStorage()): OwnLimits {
  const own = createOwnLimits({
    limits: storedLimits("story", port),
    record: storedRecord("story", port),
    lasts: true,
    nowMs: () => Date.now(),
  })
  own.choose(token.mint, { ...none, ...chosen })
  return own
}

/**
 * Limits that a player sets for one wallet in this browser: what may be lost in a day and bet at once, a reminder of the time,
 * an end for the day and a cool-off. A bar over the table shows the session, the reminder asks to look at its numbers.
 */
const meta = { title: "Features/Play limits" } satisfies Meta
export default meta
type Story = StoryObj

const dialog = (make: () => OwnLimits): Pick<Story, "loaders" | "render"> => ({
  loaders: [async () => ({ own: make() })],
  render: (_, { loaded }) => (
    <Dialog defaultOpen>
      <LimitsDialog own={loaded.own} token={token} help={help} />
    </Dialog>
  ),
})
const ownOf = (loaded: Record<string, unknown>) => (loaded as { own: OwnLimits }).own
const row = (name: string) => screen.getByRole("switch", { name })
const save = () => userEvent.click(screen.getByRole("button", { name: "Save limits" }))

/** Nothing is set; what is switched on needs an amount. */
export const NothingSet: Story = { ...dialog(ownLimits) }

/** Every limit is set, and some of the loss limit is used. */
export const AllSet: Story = {
  tags: ["matrix"],
  ...dialog(() => {
    const own = ownLimits({ loss: SOL, wager: SOL / 2n, reminderMinutes: 60, sessionMinutes: 180 })
    own.count({ key: "a", token: "sol", wager: 42n * 10_000_000n, spent: 42n * 10_000_000n, returned: 0n })
    return own
  }),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Per day from 00:00 UTC\. .* 0\.42 SOL used\.$/)).toBeVisible())
    await expect(screen.getByRole("combobox", { name: "Session limit" })).toHaveTextContent("3 hours")
  },
}
export const AllSetOnAPhone: Story = { ...AllSet, tags: [], globals: { viewport: { value: "mobile" } } }

/** Stricter at once, looser a day later, and each of them says so. */
export const LooserWaits: Story = {
  ...dialog(() => ownLimits({ loss: SOL, wager: SOL / 2n })),
  play: async ({ loaded }) => {
    const loss = await screen.findByRole("textbox", { name: "Loss limit" })
    await userEvent.clear(loss)
    await userEvent.type(loss, "2")
    const wager = screen.getByRole("textbox", { name: "Wager limit" })
    await userEvent.clear(wager)
    await userEvent.type(wager, "0.1")
    await save()
    const now = limitsAt(ownOf(loaded).state.limits, "sol", Date.now())
    await expect(now).toEqual({ ...none, loss: SOL, wager: SOL / 10n })
    await waitFor(() => expect(screen.getByText(/^2 SOL from /)).toBeVisible())
    await userEvent.click(row("Wager limit"))
    await save()
    await waitFor(() => expect(screen.getByText(/^No limit from /)).toBeVisible())
  },
}

/** Keys alone: what is refused, saved and started is announced once, and the focus is never lost. */
export const ByKeyboard: Story = {
  ...dialog(ownLimits),
  play: async ({ loaded }) => {
    await screen.findByRole("switch", { name: "Loss limit" })
    const heard = recordAnnouncements()
    const walker = createStoryWalker()
    await walker.goTo(/^switch "Loss limit"/)
    await walker.press(" ")
    await walker.goTo(/^button "Save limits"/)
    await walker.press("Enter")
    await waitFor(() => expect(heard.map(({ text }) => text)).toEqual(["Enter an amount above 0."]))
    const limits = () => limitsAt(ownOf(loaded).state.limits, "sol", Date.now())
    await expect(limits()).toEqual(none)
    await walker.goTo(/^textbox "Loss limit"/, { key: "Shift+Tab" })
    await userEvent.keyboard("{Control>}a{/Control}1.5")
    await walker.goTo(/^switch "Session reminder"/)
    await walker.press(" ")
    await walker.goTo(/^button "Save limits"/)
    await walker.press("Enter")
    await waitFor(() =>
      expect(heard.at(-1)?.text).toBe("Saved. Stricter limits apply now. Looser limits wait 24 hours."),
    )
    await expect(limits()).toEqual({ ...none, loss: (3n * SOL) / 2n, reminderMinutes: 60 })
    await walker.goTo(/^radio "24 hours"/)
    // Held until the focus has moved, as by a finger: an arrow key chooses what it moves to.
    await userEvent.keyboard("{ArrowRight>}")
    await waitFor(() => expect(walker.focused()).resolves.toBe('radio "7 days"'))
    await userEvent.keyboard("{/ArrowRight}")
    await walker.goTo(/^button "Start cool off"/)
    await walker.press("Enter")
    await waitFor(() => expect(walker.focused()).resolves.toBe('button "Cancel"'))
    await expect(heard.at(-1)?.text).toMatch(/^This wallet cannot play on this device until /)
    await walker.press("Enter")
    await expect(ownOf(loaded).state.limits.coolOffUntilMs).toBe(0)
    await waitFor(() => expect(walker.focused()).resolves.toBe('button "Start cool off"'))
    await walker.press("Enter")
    await walker.goTo(/^button "Cool off for 7 days"/)
    await walker.press("Enter")
    await waitFor(() => expect(heard.at(-1)?.text).toMatch(/^You are cooling off until /))
    await waitFor(() => expect(walker.focused()).resolves.toBe('button "Cool off longer"'))
    await expect(ownOf(loaded).state.limits.coolOffUntilMs).toBeGreaterThan(Date.now() + 167 * hourMs)
    const longer = screen.getByRole("button", { name: "Cool off longer" })
    await expect(longer).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(screen.getByRole("radio", { name: "30 days" }))
    await expect(longer).not.toHaveAttribute("aria-disabled")
  },
}

/** A browser that keeps nothing is no place for limits, and they are not promised. */
export const NotKept: Story = {
  ...dialog(() => {
    const port = memoryStorage()
    port.setItem = () => {
      throw new Error("full")
    }
    return ownLimits({ wager: SOL }, port)
  }),
  play: shows(/^This browser does not save data/),
}

const totals = { plays: 41, wins: 22, wagered: 13n * 250_000_000n, spent: 3_280_000_000n, returned: 2_860_000_000n }
const onLimits = fn()

const bar = (loss: bigint | null, spent = totals.spent): Pick<Story, "render"> => ({
  render: () => (
    <div className="max-w-260">
      <SessionBarView
        lengthMs={hourMs + 4 * 60_000}
        totals={{ ...totals, spent }}
        loss={loss === null ? null : { lost: loss, limit: SOL }}
        token={token}
        onLimits={onLimits}
      />
    </div>
  ),
})

export const Bar: Story = {
  tags: ["matrix"],
  ...bar(42n * 10_000_000n),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−0.4200", { exact: false })).toBeVisible()
    await expect(canvas.getByRole("progressbar", { name: "Loss limit" })).toHaveAttribute(
      "aria-valuetext",
      "0.42 / 1 SOL",
    )
    await userEvent.click(canvas.getByRole("button", { name: "Limits" }))
    await expect(onLimits).toHaveBeenCalledOnce()
  },
}
export const BarAtTheLimit: Story = bar(SOL)
export const BarWithoutLossLimit: Story = bar(null, 0n)
export const BarOnAPhone: Story = { ...bar(SOL / 2n), globals: { viewport: { value: "mobile" } } }

const answers = { onBreak: fn(), onContinue: fn(), onLimits: fn() }
const nowMs = new Date(2026, 10, 26, 14, 2).getTime()
const session = { startedAtMs: nowMs - hourMs, seenAtMs: nowMs, answeredAtMs: nowMs - hourMs, totals: { sol: totals } }

const reminder =
  (change: Partial<ComponentProps<typeof RealityCheck>> = {}) =>
  () => (
    <Dialog defaultOpen>
      <RealityCheck
        session={session}
        reminderMinutes={60}
        nowMs={nowMs}
        tokens={[token, usdc]}
        help={<a href="#help">Get help</a>}
        {...answers}
        {...change}
      />
    </Dialog>
  )
export const Reminder: Story = {
  tags: ["matrix"],
  render: reminder(),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "You have been playing for 1 hour" })
    await waitFor(() => expect(within(dialog).getByText("41 plays, 22 wins")).toBeVisible())
    await expect(within(dialog).getByText("−0.4200", { exact: false })).toBeVisible()
    await expect(within(dialog).queryByText("USDC", { exact: false })).toBeNull()
  },
}

/** Keys alone: the focus stays in the reminder, which is read out because it takes it, until one of its buttons answers. */
export const ReminderByKeyboard: Story = {
  ...Reminder,
  tags: [],
  play: async () => {
    const heard = recordAnnouncements()
    const walker = createStoryWalker()
    await waitFor(() => expect(walker.focused()).resolves.toMatch(/^dialog "You have been playing for 1 hour"/))
    await walker.press("Escape")
    // One that closes is drawn for a moment more.
    await expect(screen.getByRole("dialog")).toHaveAttribute("data-state", "open")
    await walker.goTo(/^button "Take a break"/)
    await walker.goTo(/^button "Set a limit"/)
    await walker.goTo(/^link "Get help"/)
    await walker.goTo(/^button "Keep playing"/)
    await walker.press("Enter")
    await expect(answers.onContinue).toHaveBeenCalledOnce()
    await expect(answers.onBreak).not.toHaveBeenCalled()
    await expect(heard).toEqual([])
  },
}

/** Plays in two tokens are two lines: their sums would mean nothing. */
export const ReminderOfTwoTokensOnAPhone: Story = {
  render: reminder({
    session: { ...session, totals: { sol: totals, usdc: { ...totals, spent: 12_000_000n } } },
    reminderMinutes: 15,
  }),
  globals: { viewport: { value: "mobile" } },
}
