import type { Meta, StoryObj } from "@storybook/react-vite"
import { Wallet } from "lucide-react"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { Button } from "./button"

/**
 * One action. A view has at most one primary.
 *
 * **Do** say on the button what it does or pays.
 * **Don't** put two filled buttons side by side.
 * **Keyboard** Tab reaches it, Enter or Space presses it. While it loads it keeps the focus and ignores presses.
 * **Accessibility** A native button of type `button`. `loading` sets `aria-busy` and `aria-disabled`; an icon is decoration,
 * the words are the name.
 * **Parts** `button`.
 */
const meta = {
  title: "Components/Actions/Button",
  parameters: {
    example: `
import { Button, LinkButton } from "@dghrt/design-system"

export function Roll({ onRoll }: { onRoll: () => void }) {
  return (
    <>
      <Button variant="primary" size="xl" detail="Pays 0.5000 SOL" onClick={onRoll}>Roll</Button>
      <LinkButton href="/explorer">Explorer</LinkButton>
    </>
  )
}
`,
  },
  component: Button,
  args: { children: "Play Now", variant: "primary", onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const variants = ["primary", "secondary", "ghost", "danger"] as const
const sizes = ["sm", "md", "lg", "xl"] as const

export const Primary: Story = { tags: ["matrix"] }
export const WithIcon: Story = {
  args: { variant: "secondary", icon: <Wallet aria-hidden className="size-4.5" />, children: "Connect Wallet" },
}
export const GameAction: Story = { args: { size: "xl", children: "Roll", detail: "Pays 0.5000 SOL" }, tags: ["matrix"] }
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = { args: { asChild: true, children: <a href="#games">Browse games</a> } }

export const Loading: Story = {
  args: { loading: true, children: "Connect" },
  render: (args) => (
    <div className="grid w-fit justify-items-start gap-3">
      <Button {...args} />
      <Button {...args} loading={false} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [loading, resting] = canvas.getAllByRole("button", { name: "Connect" })
    await userEvent.click(loading as HTMLElement)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(loading).toHaveFocus()
    await expect(loading?.getBoundingClientRect().width).toBeCloseTo(resting?.getBoundingClientRect().width ?? 0, 0)
  },
}

export const EveryVariant: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} detail={size === "xl" ? "0.2500 SOL" : undefined}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} loading>
            Sending
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
    </div>
  ),
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("button", { name: "Play Now" }))
    await userEvent.keyboard("{Enter}")
    await userEvent.keyboard(" ")
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
