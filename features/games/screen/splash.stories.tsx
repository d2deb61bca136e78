import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { diceRecord } from "../dice/record"
import { gameRecord } from "../kit/game-record"
import { OtherBetNotice } from "../page/other-bet-notice"
import { otherBetWords } from "../page/other-bet-words"
import { Splash } from "./splash"

const meta = {
  title: "Features/Games/Splash",
  component: Splash,
  args: { game: diceRecord, onStart: fn(), onBack: fn() },
} satisfies Meta<typeof Splash>
export default meta
type Story = StoryObj<typeof meta>

const called = (name: string, image: string) => ({
  ...gameRecord({ id: image, live: "online", name, description: "", background: "art-1" }),
})

export const Dice: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Ready to test your luck? Click start when you're ready to play!")).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Start Game" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onStart).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

const otherBet = (
  <OtherBetNotice
    words={otherBetWords({ gameId: "slots", token: "sol", phase: "unrevealed" }, { gameId: "dice", token: "sol" }, {}, [
      { mint: "sol", symbol: "SOL" },
    ])}
    link={(content) => <a href="#slots">{content}</a>}
    onDismiss={fn()}
    overPicture
  />
)

/** A bet in another game is named without moving the way in. */
export const OtherBet: Story = {
  args: { notice: otherBet },
  play: async ({ canvas, canvasElement }) => {
    const head = canvasElement.querySelector("[data-slot=splash]")?.getBoundingClientRect()
    const notice = canvas.getByRole("status").getBoundingClientRect()
    await expect(notice.top).toBeGreaterThan(head?.top ?? 0)
    await expect(notice.bottom).toBeLessThan(canvas.getByRole("heading", { name: "Dice" }).getBoundingClientRect().top)
  },
}
export const OtherBetOnAPhone: Story = { ...OtherBet, globals: { viewport: { value: "mobile" } } }
export const LongName: Story = { args: { game: called("Magic 8 Ball", "magic8ball") } }
export const WithoutAPicture: Story = { args: { game: called("Roulette", "roulette") } }
export const Mobile: Story = { globals: { viewport: { value: "mobile" } } }
