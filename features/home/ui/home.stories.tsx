import { Button } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps, ReactNode } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { catalogue } from "#features/games"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { ConnectedHome } from "./connected-home"
import { FreeBoard } from "./free-board"
import { VisitorHome } from "./visitor-home"

const jackpot = (
  <div>
    <p className="type-label text-text-muted">Current jackpot</p>
    <p className="type-display text-4xl text-accent">1,284.6172 SOL</p>
  </div>
)
const platform = (
  <p className="flex h-12 items-center px-1 text-sm text-text-muted md:h-10 md:px-5">Volume 1,284.6172 SOL</p>
)
const tallies: Readonly<Record<string, { gamesPlayed: number; wins: number; losses: number }>> = {
  mines: { gamesPlayed: 61, wins: 39, losses: 22 },
  dice: { gamesPlayed: 48, wins: 31, losses: 17 },
}

const meta = {
  title: "Features/Home/Home",
  component: ConnectedHome,
  args: {
    games: catalogue.map((game) => ({ ...game, built: true })),
    played: ["mines", "dice"],
    tallyOf: (id) => tallies[id] ?? { gamesPlayed: 0, wins: 0, losses: 0 },
    favourites: ["flip"],
    openGame: null,
    startClosed: false,
    tokenCount: 3,
    tab: "games",
    filter: "all",
    query: "",
    tapsInfo: false,
    onTab: fn(),
    onFilter: fn(),
    onQuery: fn(),
    onInfo: fn(),
    onFavourite: fn(),
    link: (game, content) => <a href={`#${game.id}`}>{content}</a>,
    jackpot,
    platform,
    referrals: null,
  },
} satisfies Meta<typeof ConnectedHome>
export default meta
type Story = StoryObj<typeof meta>

const visitor = fn()
const payoutLink = (content: ReactNode) => <a href="#payouts">{content}</a>
const visitorHome =
  (change: Partial<ComponentProps<typeof VisitorHome>> = {}) =>
  () => (
    <VisitorHome
      connecting={false}
      onConnect={visitor}
      payoutLink={payoutLink}
      explorerLink={<Button size="lg">Explorer</Button>}
      jackpot={jackpot}
      {...change}
    />
  )
export const Visitor: Story = {
  tags: ["matrix"],
  render: visitorHome(),
  play: shows(
    press("Connect Wallet", () => visitor),
    /You must be 18 or of legal age where you live, whichever is higher\..*online gambling is legal.*Play responsibly/,
  ),
}
export const VisitorWithFreePlay: Story = {
  render: visitorHome({
    freePlay: {
      action: <Button size="lg">Play for free</Button>,
      board: <FreeBoard games={catalogue} link={(game, content) => <a href={`#${game.id}`}>{content}</a>} />,
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Play for free" })).toBeVisible()
    const board = within(canvas.getByRole("region", { name: "Free play" }))
    await expect(board.getByRole("article", { name: "Dice" })).toBeVisible()
    await expect(board.queryByRole("article", { name: "Crash" })).toBeNull()
    await expect(board.queryByRole("article", { name: "Plinko Race" })).toBeNull()
  },
}
export const VisitorConnecting: Story = {
  render: visitorHome({ connecting: true, explorerLink: null }),
  play: shows(["button", /Connecting/], no("No Registration")),
}

export const Player: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("tab")).toBeNull()
    const again = within(canvas.getByRole("region", { name: "Play Again" }))
    await expect(again.getAllByRole("article").map(({ ariaLabel }) => ariaLabel)).toEqual(["Mines", "Dice"])
    for (const [name, filter] of [
      ["Live", "live"],
      ["Multiplayer", "multiplayer"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }))
      await expect(args.onFilter).toHaveBeenLastCalledWith(filter)
    }
    const board = within(canvas.getByRole("region", { name: "All Games" }))
    await userEvent.click(board.getByRole("button", { name: "About Dice" }))
    await expect(args.onInfo).toHaveBeenCalledWith("dice")
    await userEvent.click(board.getByRole("button", { name: "Add Dice to favourites" }))
    await expect(args.onFavourite).toHaveBeenCalledWith("dice")
    const plinko = within(board.getByRole("article", { name: "Plinko" }))
    await expect(plinko.getByText("Up to 21x")).toBeVisible()
    await expect(plinko.getByRole("link", { name: "Play Now Plinko" })).toHaveAttribute("href", "#plinko")
  },
}
/** A filter without games has words of its own. */
export const FilterWithoutGames: Story = { args: { filter: "multiplayer" }, play: shows("No games found") }
export const OpenRun: Story = {
  args: { openGame: "hilo", startClosed: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Continue HiLo" })).toHaveAttribute("href", "#hilo"),
}
/** Under a limit, a cool-off or in a closed casino the hero offers no game. */
export const UnderALimit: Story = {
  args: { startClosed: true },
  play: async ({ canvasElement }) => {
    const hero = canvasElement.querySelector<HTMLElement>("[data-slot=hero]")
    await expect(hero && within(hero).queryAllByRole("link")).toEqual([])
  },
}
export const PlayAgainBeforeTheFirstBet: Story = {
  args: { played: ["mines", "flip"] },
  play: async ({ canvas }) => {
    const again = within(canvas.getByRole("region", { name: "Play Again" }))
    await expect(within(again.getByRole("article", { name: "Mines" })).getByText("61")).toBeVisible()
    const flip = within(again.getByRole("article", { name: "Flip" }))
    await expect(flip.getByText("Solo")).toBeVisible()
    await expect(flip.queryByText("LOSSES")).toBeNull()
  },
}
export const PlayAgainBeforeTheFirstBetOnPhone: Story = {
  ...PlayAgainBeforeTheFirstBet,
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const again = within(canvas.getByRole("region", { name: "Play Again" }))
    await expect(again.getByText("61 played")).toBeVisible()
    await expect(again.getByText("Solo")).toBeVisible()
    await expect(again.queryByText("0 played")).toBeNull()
  },
}
export const TiltKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard("d")
    await expect(canvas.getByText("Card tilt moderate, 6 degrees")).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("searchbox"))
    await userEvent.keyboard("d")
    await expect(canvas.queryByText(/exaggerated/)).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard("d")
    await expect(canvas.getByText("Card tilt exaggerated, 12 degrees")).toBeInTheDocument()
  },
}
export const NewPlayer: Story = { args: { played: [], favourites: [] }, play: shows(no(["region", "Play Again"])) }
export const Searching: Story = {
  args: { query: "plinko" },
  play: async ({ canvas }) =>
    expect(within(canvas.getByRole("region", { name: "Found" })).getByRole("status")).toHaveTextContent("2 games"),
}
export const NothingFound: Story = { args: { query: "roulette" } }
export const WithReferralLeaders: Story = {
  args: { referrals: <p>Leaders</p> },
  play: shows(press(["tab", "Referral Leaders"], (args) => args.onTab, "referrals")),
}
export const PhoneSearch: Story = {
  args: { referrals: <p>Leaders</p> },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole("searchbox")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Search games" }))
    await expect(canvas.getByRole("searchbox", { name: "Search games" })).toHaveFocus()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await userEvent.keyboard("d")
    await expect(args.onQuery).toHaveBeenCalledWith("d")
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Search games" })).toBeVisible()
  },
}
export const Phone: Story = {
  args: { tapsInfo: true },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement, args }) => {
    const centre = (name: string) => {
      const card = within(canvas.getByRole("region", { name })).getAllByRole("article")[0]
      const { left, top, width, height } = card?.getBoundingClientRect() ?? new DOMRect()
      return canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 3)
    }
    for (const [shelf, game] of [
      ["Play Again", "mines"],
      ["All Games", "dice"],
    ] as const) {
      canvas.getByRole("region", { name: shelf }).scrollIntoView({ block: "center" })
      const target = centre(shelf)
      await expect(target).not.toBeNull()
      if (target) await userEvent.click(target)
      await expect(args.onInfo).toHaveBeenLastCalledWith(game)
    }
  },
}
