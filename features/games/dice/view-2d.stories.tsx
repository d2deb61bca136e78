import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { DiceView2d } from "./view-2d"

const meta = {
  title: "Features/Games/Dice in 2D",
  component: DiceView2d,
  args: {
    scene: { phase: "idle", settings: { mode: "under", value: 50 } },
    locked: false,
    onChange: fn(),
  },
  render: function Held(args) {
    const [settings, setSettings] = useState(args.scene.settings)
    return (
      <DiceView2d
        {...args}
        scene={{ ...args.scene, settings }}
        onChange={(next) => {
          setSettings(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DiceView2d>
export default meta
type Story = StoryObj<typeof meta>

const under = { mode: "under", value: 50 } as const

export const Idle: Story = { tags: ["matrix"] }
export const Rolling: Story = { args: { locked: true, scene: { phase: "rolling", settings: under } } }
export const Revealing: Story = {
  args: { locked: true, scene: { phase: "revealing", settings: under, roll: 37, multiplierBps: 20_000 } },
}
export const Won: Story = { args: { scene: { phase: "settled", settings: under, roll: 37, multiplierBps: 20_000 } } }
export const LostByOne: Story = { args: { scene: { phase: "settled", settings: under, roll: 50, multiplierBps: 0 } } }
export const Over: Story = { args: { scene: { phase: "idle", settings: { mode: "over", value: 75 } } } }
export const Between: Story = {
  args: {
    scene: { phase: "settled", settings: { mode: "between", from: 40, to: 65 }, roll: 61, multiplierBps: 40_000 },
  },
}
export const Outside: Story = { args: { scene: { phase: "idle", settings: { mode: "outside", from: 30, to: 70 } } } }

export const ChangingTheMode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Between" }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: "between", from: 25, to: 75 })
    await expect(canvas.getByRole("slider", { name: "Start of the range" })).toHaveAttribute(
      "aria-valuetext",
      "Between 25 and 74, 50 percent chance, pays 2x",
    )
  },
}

export const MovingByKey: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole("slider", { name: "Target" }).focus()
    await userEvent.keyboard("{End}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: "under", value: 95 })
    await userEvent.keyboard("{Home}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: "under", value: 1 })
  },
}
