import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { AtSign, Send } from "lucide-react"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import type { SharedResult } from "../model/card"
import { ShareDialog } from "./share-dialog"
import { ShareResultDialog } from "./share-result-dialog"

const marks = {
  x: <AtSign aria-hidden className="size-4.5" strokeWidth={1.75} />,
  telegram: <Send aria-hidden className="size-4.5" strokeWidth={1.75} />,
}
const shared: SharedResult = {
  result: {
    bet: { gameId: "mines", betArray: [40_400, 0], wager: 250_000_000n, metadata: "0:mines:5" },
    payout: 1_010_000_000n,
    multiplierBps: 40_400,
    jackpotPayout: 0n,
    signature: `5fQe${"x".repeat(80)}r8Wd`,
  },
  game: "Mines",
  token: { symbol: "SOL", decimals: 9 },
  origin: "https://dghrt.example",
}
const lost: SharedResult = { ...shared, result: { ...shared.result, payout: 0n, multiplierBps: 0, signature: null } }

/** Shares a result or a game as a link with a picture. */
const meta = { title: "Features/Share" } satisfies Meta
export default meta
type Story = StoryObj

const picture = () => screen.getByRole<HTMLCanvasElement>("img", { name: /^Mines/ })

/** How many colours stand on a line through the picture: one means that nothing was drawn. */
function coloursAcross({ width, height }: HTMLCanvasElement, pen: CanvasRenderingContext2D | null) {
  const line = pen?.getImageData(0, Math.floor(height / 2), width, 1).data ?? []
  return new Set(Array.from({ length: width }, (_, x) => line.slice(x * 4, x * 4 + 3).join())).size
}

export const Result: Story = {
  tags: ["matrix"],
  render: () => (
    <Dialog defaultOpen>
      <ShareResultDialog shared={shared} art="mines" marks={marks} />
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole("dialog", { name: "Share Result" })
    await waitFor(() => expect(coloursAcross(picture(), picture().getContext("2d"))).toBeGreaterThan(100))
    await expect(picture()).not.toHaveAccessibleName(/SOL/)
    await userEvent.click(screen.getByRole("switch", { name: "Show amounts" }))
    await waitFor(() => expect(picture()).toHaveAccessibleName(/\+0\.7600 SOL/))
    const file = await new Promise<Blob | null>((resolve) => picture().toBlob(resolve))
    await expect(file?.type).toBe("image/png")
  },
}
export const ResultOnAPhone: Story = { ...Result, globals: { viewport: { value: "mobile" } } }
/** Nothing of a loss is dressed up as a win. */
export const Loss: Story = {
  render: () => (
    <Dialog defaultOpen>
      <ShareResultDialog shared={lost} art="mines" marks={marks} />
    </Dialog>
  ),
}
/** A browser that draws nothing loses the picture alone: it is said, and the link is there. */
export const PictureFails: Story = {
  render: Loss.render,
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply(drawing, canvas: HTMLCanvasElement, asked) {
        // One pixel reads a colour.
        if (canvas.width > 1) throw new Error("No canvas")
        return Reflect.apply(drawing, canvas, asked)
      },
    })
    return () => Object.assign(HTMLCanvasElement.prototype, { getContext })
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Save image" }))
    await waitFor(() => expect(screen.getByText(/could not make the picture/)).toBeVisible())
    await expect(screen.getByRole("textbox", { name: "Link to the game" })).toBeVisible()
  },
}
export const Game: Story = {
  render: () => (
    <Dialog defaultOpen>
      <ShareDialog game="Dice" link="https://dghrt.example/dice" marks={marks} />
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText("Share this game with your friends!")).toBeVisible())
    await expect(screen.getByRole("textbox", { name: "Link to the game" })).toHaveValue("https://dghrt.example/dice")
    const post = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /^Share on X/ }).href)
    await expect(post.searchParams.get("text")).toMatch(/^I just played Dice/)
  },
}
/** Where copying is not allowed, the link is selected. */
export const CopyingIsNotAllowed: Story = {
  render: Game.render,
  beforeEach: () => {
    const { clipboard } = navigator
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true })
    return () => Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true })
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Copy link" }))
    await waitFor(() => expect(screen.getByText(/Copying is not allowed here/)).toBeInTheDocument())
  },
}
