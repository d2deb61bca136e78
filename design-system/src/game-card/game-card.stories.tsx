import type { Meta, StoryObj } from "@storybook/react-vite"
import { Info } from "lucide-react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { GameArt } from "../art/game-art"
import { Heart } from "../heart/heart"
import { IconButton } from "../icon-button/icon-button"
import { tabTo } from "../testing/focus-ring"
import { GameCard } from "./game-card"

const openInfo = fn()
const art = (
  <div className="grid size-full place-items-center bg-[radial-gradient(circle,var(--art-sky-hi),var(--art-sky-lo))]">
    <Heart className="w-28" />
  </div>
)
const cells = [
  { label: "Mode", value: "Solo" },
  { label: "Graphics", value: "2D/3D" },
  { label: "Status", value: "Live", tone: "success" },
] as const
const info = (
  <IconButton label="About Mines" tipSide="none" onClick={openInfo}>
    <Info aria-hidden className="size-5" strokeWidth={1.75} />
  </IconButton>
)

/**
 * One game: its picture, its name, one quiet line. The whole card is the way in.
 *
 * **Do** make `link` a router link.
 * **Don't** nest buttons in the link: `info` stands beside it.
 * **Composition** `art` takes a `GameArt` or an `img`, `info` small IconButtons on the picture. `link` puts an anchor or
 * a router link around the content that it receives. Put cards into a grid: each is as wide as its place.
 * **Keyboard** Tab reaches the link, then the buttons in `info`. Enter follows the link. The button of a `closed` game
 * takes the focus and does nothing.
 * **Accessibility** An `article` named after the game, which is also its level 3 heading. The action is read as
 * `playLabel` and the name: "Play Now Mines". Picture and dots are decoration; the star is read as `featuredLabel`. The
 * card does not tilt under reduced motion. In forced colors mode the badges have an edge.
 * **Parts** `game-card` (the card; `className` goes to the box around it).
 */
const meta = {
  title: "Casino/Cards/Game card",
  parameters: {
    example: `
import { GameArt, GameCard } from "@dghrt/design-system"

export const Dice = () => (
  <GameCard
    name="Dice"
    art={<GameArt game="dice" />}
    cells={[{ label: "Mode", value: "Single" }]}
    link={(content) => <a href="/dice">{content}</a>}
  />
)
`,
  },
  component: GameCard,
  args: { name: "Mines", art, cells, fact: "Up to 25x", link: (content) => <a href="#mines">{content}</a>, info },
  decorators: [(Story) => <div className="grid w-64 max-w-full">{Story()}</div>],
} satisfies Meta<typeof GameCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playable: Story = { tags: ["matrix"] }
export const Featured: Story = {
  args: { featured: true },
  play: async ({ canvas }) => {
    const inkOf = (element: Element | null) => element && getComputedStyle(element).color
    const star = canvas.getByText("Featured").parentElement
    await expect(inkOf(star)).not.toBe(inkOf(canvas.getByText("Up to 25x")))
  },
}
/** Two cards of a phone side by side. The name in the widest letters, and the longest line, are in one line each. */
export const OnAPhone: Story = {
  args: {
    name: "Magic 8 Ball",
    onTap: openInfo,
    cells: [cells[0], { label: "Graphics", value: "2D" }, { label: "Status", value: "Coming Soon", tone: "warning" }],
  },
  decorators: [(Story) => <div className="grid w-44">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const element of [canvas.getByRole("heading"), ...canvas.getAllByRole("definition")])
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    await expect(canvas.queryByRole("link")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "About Magic 8 Ball" }))
    await expect(openInfo).toHaveBeenCalled()
  },
}
export const ComingSoon: Story = {
  args: {
    closed: "Coming Soon",
    cells: [cells[0], cells[1], { label: "Status", value: "Coming Soon", tone: "warning" }],
  },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole("definition"))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    await expect(canvas.queryByRole("link")).toBeNull()
    await expect(canvas.getByRole("button", { name: "Coming Soon Mines" })).toHaveAttribute("aria-disabled", "true")
  },
}
export const Maintenance: Story = {
  args: {
    closed: "Under Maintenance",
    dimmed: true,
    featured: true,
    cells: [cells[0], cells[1], { label: "Status", value: "Maintenance", tone: "danger" }],
  },
}
/** An emoji takes the place of a picture that loads neither as it is nor as WebP. */
export const MissingPicture: Story = {
  args: { game: "mines", art: <img src="/no-such-picture.png" alt="" /> },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText("💣")).toBeVisible())
    await expect(canvasElement.querySelector("img")).toBeNull()
  },
}
/** Players who save data get one flat shape. */
export const SavingData: Story = { args: { art: <GameArt game="mines" detail="flat" /> } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole("link", { name: "Play Now Mines" }))
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(openInfo).toHaveBeenCalled()
  },
}
