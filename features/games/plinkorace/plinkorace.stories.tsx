import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentProps, useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { sampleBoard } from "../testing/sample-board"
import { RaceView } from "./race-view"
import { sampleNameOf, sampleRace } from "./sample-race"

const SOL = 1_000_000_000n
const open = sampleRace({ address: "open", players: 4 })
const ranged = sampleRace({ address: "ranged", players: 2, wager: { kind: "range", min: SOL / 10n, max: 5n * SOL } })
const over = sampleRace({ address: "over", winner: 2 })
const own = open.players[1]?.address ?? ""

/** Tab reaches each race's button; Enter selects it, and the filled button of the dock does what can be done there. */
const meta = {
  title: "Features/Games/Plinko Race",
  component: RaceView,
  parameters: { layout: "fullscreen" },
  args: {
    context: sampleBoard({ wager: SOL }),
    races: [open, ranged, over],
    trouble: null,
    onRetry: fn(),
    selected: null,
    onSelect: fn(),
    own: "another player",
    nameOf: sampleNameOf,
    nowSeconds: 22,
    step: { phase: "idle" },
    name: "",
    onNameChange: fn(),
    onJoin: fn(),
    onLeave: fn(),
    onEdit: fn(),
    onCreate: fn(),
  },
  render: function Held(args) {
    const [selected, setSelected] = useState(args.selected)
    const [wager, setWager] = useState(args.context.wager)
    const select: ComponentProps<typeof RaceView>["onSelect"] = (address) => {
      setSelected(address)
      args.onSelect(address)
    }
    return (
      <RaceView
        {...args}
        context={{ ...args.context, wager, onWagerChange: setWager }}
        selected={selected}
        onSelect={select}
      />
    )
  },
} satisfies Meta<typeof RaceView>
export default meta
type Story = StoryObj<typeof meta>

export const Lobby: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getAllByRole("button", { name: /^Select QuietWhale2204's race, 4 of 6/ })[0] ?? document.body,
    )
    await userEvent.click(canvas.getByRole("button", { name: /^Join race/ }))
    await expect(args.onJoin).toHaveBeenCalledWith(open)
  },
}
/** A busy evening: the list scrolls within the board, and any of it can be chosen. */
export const FiftyRaces: Story = {
  args: {
    races: Array.from({ length: 50 }, (_, index) => sampleRace({ address: `race ${index}`, players: index % 5 })),
  },
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole("button", { name: /^Select / })
    await expect(rows).toHaveLength(50)
    rows.at(-1)?.focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onSelect).toHaveBeenLastCalledWith("race 49")
    await expect(canvas.getByRole("button", { name: /^Selected / })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Join race/ })).not.toHaveAttribute("aria-disabled", "true")
  },
}
export const ChoosingTheToken: Story = {
  args: {
    context: sampleBoard({
      wager: SOL,
      money: {
        tokens: [
          { mint: "sol", symbol: "SOL" },
          { mint: "usdc", symbol: "USDC" },
        ],
        onTokenChange: fn(),
      },
    }),
  },
  play: shows(press(["radio", "USDC"], (args) => args.context.money.onTokenChange, "usdc")),
}
export const Loading: Story = { args: { races: null } }
export const NotLoaded: Story = {
  args: { races: null, trouble: "The Solana node did not answer." },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const NobodyThere: Story = {
  args: { races: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create" }))
    const create = await waitFor(() => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Create race")
      if (!button) throw new Error("The dialog is not there yet")
      return button
    })
    await userEvent.click(create)
    await expect(args.onCreate).toHaveBeenCalledWith({
      wager: { kind: "same", amount: SOL },
      maxPlayers: 10,
      softSeconds: 60,
      hardSeconds: 180,
    })
  },
}
export const BetDoesNotFit: Story = {
  args: { selected: "ranged", context: sampleBoard({ wager: 9n * SOL }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Join race/ })).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.getByText("This race takes 0.1000 to 5.0000 SOL.")).toBeVisible()
  },
}
const coolingOff = sampleBoard({ startRefusal: "You are cooling off until 14:00." })
/** A limit of the player, or a closed casino: nothing is joined or created. */
export const CoolingOff: Story = {
  args: { selected: "open", context: coolingOff },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Join race/ })).toHaveAttribute("aria-disabled", "true")
    await expect(canvas.queryByRole("button", { name: /^Create/ })).toBeNull()
    await expect(canvas.getByText("You are cooling off until 14:00.")).toBeVisible()
  },
}
/** The same in the lobby of a race that was joined: the place can be left with its bet. */
export const CoolingOffInTheLobby: Story = {
  args: { selected: "open", own, context: coolingOff },
  play: shows(press("Leave race", (args) => args.onLeave)),
}
export const ChangingTheBet: Story = {
  args: { selected: "open", own, context: sampleBoard({ wager: 2n * SOL }) },
}
export const Joined: Story = { args: { selected: "open", own } }
export const Locked: Story = { args: { selected: "open", own, nowSeconds: 65 } }
export const Signing: Story = { args: { selected: "open", step: { phase: "signing" } } }
export const Refused: Story = {
  args: { selected: "open", step: { phase: "failed", message: "This game is full." } },
}
export const Replaying: Story = { args: { selected: "over", own } }
export const ReplaySkipped: Story = {
  args: { selected: "over", own },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("winner already drawn")).toBeVisible()
    const skip = canvas.queryByRole("button", { name: "Skip replay" })
    if (skip) await userEvent.click(skip)
    await expect(canvas.getByRole("button", { name: "Back to lobby" })).toBeVisible()
    await expect(canvas.getAllByText(/^Race settled\. Winner LuckyOrchid\. You finished /)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Back to lobby" }))
    await expect(canvas.getByRole("heading", { name: "Open races" })).toBeVisible()
  },
}
export const Won: Story = { args: { selected: "over", own: over.players[2]?.address ?? "" } }
export const Mobile: Story = {
  globals: { viewport: { value: "mobile" } },
  args: { races: [{ ...sampleRace({ address: "alone", players: 1 }), maxPlayers: 10 }, open] },
  play: async ({ canvas }) => {
    const seats = document.createRange()
    seats.selectNodeContents(canvas.getByText("1 of 10"))
    const next = canvas.getByText(/^ends in .* unless another player joins$/)
    await expect(seats.getBoundingClientRect().right).toBeLessThanOrEqual(next.getBoundingClientRect().left)
  },
}
/** Drawn while the player was elsewhere: said until it is dismissed, and listed under the races. */
export const DrawnWhileAway: Story = {
  args: {
    races: [open],
    ownRaces: [
      {
        ...{ game: "away", mint: "sol", signature: "5".repeat(88), joinedAtMs: 0, seen: false },
        result: { winner: "SirLimit", outcome: "lost", wager: SOL / 2n, prize: 3n * SOL, place: 2 },
      },
      {
        ...{ game: "before", mint: "sol", signature: "6".repeat(88), joinedAtMs: 0, seen: true },
        result: { winner: "QuietWhale2204", outcome: "won", wager: SOL, prize: 4n * SOL, place: 0 },
      },
    ],
    onSeen: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("A race of yours was drawn")).toBeVisible()
    await expect(canvas.getAllByText(/You finished third/)).toHaveLength(2)
    await expect(canvas.getByText(/drawn while you used another browser are not known here/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "explorer" })).toHaveAttribute("href", "/explorer")
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await expect(args.onSeen).toHaveBeenCalledWith("5".repeat(88))
  },
}
