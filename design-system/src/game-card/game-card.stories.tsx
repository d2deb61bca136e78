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
  { label: "Mode", value: "Singleplayer" },
  { label: "Graphics", value: "2D/3D" },
  { label: "Status", value: "Live", tone: "success" },
] as const
const info = (
  <IconButton label="About Mines" tipSide="none" onClick={openInfo}>
    <Info aria-hidden className="size-5" strokeWidth={1.75} />
  </IconButton>
)

/**
 * One game: its picture, three facts, one way in. The action is quiet until the card is pointed at or focused.
 *
 * **Do** make `link` a router link.
 * **Don't** add a second way in: the whole card is one link.
 * **Composition** `art` takes a `GameArt` or an `img`, `info` one small IconButton. `link` puts an anchor or a router
 * link around the content that it receives.
 * **Keyboard** Tab reaches the button in `info`, then the action. Enter follows the link. The button of a `closed` game
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
  args: { name: "Mines", art, graphics: "2D | 3D", cells, link: (content) => <a href="#mines">{content}</a>, info },
} satisfies Meta<typeof GameCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playable: Story = { tags: ["matrix"] }
export const Featured: Story = {
  args: { featured: true },
  play: async ({ canvas }) => {
    const inkOf = (element: Element | null) => element && getComputedStyle(element).color
    const star = canvas.getByText("Featured").parentElement
    await expect(inkOf(star)).not.toBe(inkOf(canvas.getByText("2D | 3D")))
  },
}
/** Picture and words side by side, with what distinguishes the game. */
export const Landscape: Story = {
  tags: ["matrix"],
  args: { layout: "landscape", featured: true, facts: ["Up to 25x", "RTP 99.99% before fees"] },
  decorators: [(Story) => <div className="w-108 max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Up to 25x")).toBeVisible()
    const { width, height } = canvas.getByRole("article", { name: "Mines" }).getBoundingClientRect()
    await expect(width).toBeGreaterThan(height)
    for (const cell of canvas.getAllByRole("definition"))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  },
}
/** Where there is no room for both side by side, the picture is above. */
export const LandscapeInANarrowPlace: Story = {
  args: Landscape.args ?? {},
  decorators: [(Story) => <div className="w-75 max-w-full">{Story()}</div>],
}
export const PlayedBefore: Story = {
  args: {
    cells: [
      { label: "PLAYED", value: "142" },
      { label: "WINS", value: "89", tone: "success" },
      { label: "LOSSES", value: "53" },
    ],
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
    await expect(canvas.getByRole("button", { name: "Coming Soon" })).toHaveAttribute("aria-disabled", "true")
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
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(openInfo).toHaveBeenCalled()
    await tabTo(canvas.getByRole("link", { name: "Play Now Mines" }))
  },
}
