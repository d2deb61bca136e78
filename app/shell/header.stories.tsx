import { Amount, TokenCoin } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { no, shows } from "../../design-system/src/testing/shows"
import { ConnectButton } from "./account"
import { HeaderView } from "./header-view"
import { JackpotView } from "./jackpot-view"
import { player, StoryFrame } from "./testing/story-frame"
import { ConnectedBalance, WalletChip } from "./wallet-chip"

const balance = (
  <span className="flex h-11 items-center gap-2.5 rounded-btn px-2.5 font-[650] well">
    <TokenCoin symbol="SOL" />
    <Amount value={12_482_100_000n} decimals={9} symbol="SOL" digits={4} />
  </span>
)

const meta = {
  title: "App/Shell/Header",
  component: HeaderView,
  args: {
    connected: true,
    leaderboard: true,
    unread: 12,
    jackpot: <JackpotView amount={1_284_617_200_000n} decimals={9} symbol="SOL" />,
    balance,
    account: <WalletChip address={player} />,
    ticker: <p className="flex h-full items-center text-[0.8125rem] text-text-muted">Prices pass here</p>,
    onMenu: fn(),
    onSettings: fn(),
    onTheme: fn(),
    onChat: fn(),
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <div className="-m-6 min-h-40">
          <Story />
        </div>
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof HeaderView>
export default meta
type Story = StoryObj<typeof meta>

export const Connected: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: "DGHRT Casino, home" })).toHaveAttribute("href", "/")
    await expect(canvas.getByRole("link", { name: /Jackpot.*1,284/ })).toHaveAttribute("href", "/jackpot")
    for (const [name, called] of [
      ["Theme", args.onTheme],
      ["Settings", args.onSettings],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }))
      await expect(called).toHaveBeenCalledOnce()
    }
  },
}
export const Visitor: Story = {
  args: { connected: false, account: <ConnectButton connecting={false} onConnect={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Connect Wallet" })).toBeVisible()
    for (const name of [/Jackpot/, /Bonus/, /Leaderboard/]) {
      await expect(canvas.queryByRole("link", { name })).toBeNull()
    }
    await expect(canvas.queryByRole("button", { name: "Theme" })).toBeNull()
  },
}
export const Connecting: Story = {
  args: { connected: false, account: <ConnectButton connecting onConnect={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Connecting..." })).toHaveAttribute("aria-busy", "true")
  },
}
export const EmptyJackpot: Story = {
  args: { jackpot: <JackpotView amount={0n} decimals={9} symbol="SOL" /> },
  play: shows(no(["link", /Jackpot/])),
}
export const JackpotOfOneUnit: Story = {
  args: { jackpot: <JackpotView amount={1n} decimals={9} symbol="SOL" /> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: /^Jackpot <0\.0001/ })).toHaveAttribute("href", "/jackpot"),
}
export const WithoutRanking: Story = { args: { leaderboard: false }, play: shows(no(["link", "Leaderboard"])) }
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const MobileLayout: Story = {
  globals: { viewport: { value: "mobile" }, layout: "degen-mobile" },
  args: {
    account: <WalletChip address={player} balance={<ConnectedBalance balance={{ amount: "1.2", symbol: "SOL" }} />} />,
  },
  play: async ({ canvas, canvasElement, args }) => {
    const names = within(canvasElement)
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-label"))
    await expect(names).toEqual(["DGHRT Casino, home", "Bonus", "Leaderboard"])
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }))
    await expect(args.onMenu).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Chat 12 unread" }))
    await expect(args.onChat).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("button", { name: "Connected, 1.2 SOL" })).toBeVisible()
    await expect(canvas.getByText("1.2", { selector: "[aria-hidden] > span" })).toBeVisible()
  },
}
