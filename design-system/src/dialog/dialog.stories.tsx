import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { GameArt } from "../art/game-art"
import { Badge } from "../badge/badge"
import { Button } from "../button/button"
import { Heart } from "../heart/heart"
import { Input } from "../input/input"
import { recordAnnouncements } from "../testing/announcements"
import { expectRing, tabTo } from "../testing/focus-ring"
import { createStoryWalker } from "../testing/story-walker"
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "./dialog"

const sizes = ["md", "lg", "xl", "2xl", "wide"] as const

/**
 * A question or a task that takes the whole attention; a sheet at the foot of a phone.
 *
 * **Do** name it by what is decided, and keep the safe action near.
 * **Don't** open a dialog over a dialog: the overlay stack closes the first.
 * **Composition** `Dialog` holds a `DialogTrigger` and a `DialogContent`. The trigger, and a `DialogClose` anywhere in
 * the content, go with `asChild` around one button of yours.
 * **Keyboard** Enter or Space on the trigger opens the dialog and focuses it, or a field with `autoFocus` in it; Tab
 * and Shift+Tab stay inside. Escape closes it and gives the focus back to the trigger.
 * **Accessibility** A modal `dialog` named by `title` and described by `description`; the page behind it is hidden from
 * screen readers. `media` is decoration. `bare` has no close button: put a `DialogClose` into the content. Without a
 * trigger the focus goes back to what had it before.
 * **Parts** `dialog` (the panel), `dialog-media`, `dialog-trigger`, `dialog-close`.
 */
const meta = {
  title: "Components/Overlays/Dialog",
  parameters: {
    names: "Dialog, DialogContent, DialogTrigger, DialogClose",
    example: `
import { Button, Dialog, DialogContent, DialogTrigger } from "@dghrt/design-system"

export function Rules() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Rules</Button>
      </DialogTrigger>
      <DialogContent title="How to play" description="One roll decides.">
        <p>Roll under your number.</p>
      </DialogContent>
    </Dialog>
  )
}
`,
  },
  component: DialogContent,
  subcomponents: { Dialog },
  args: {
    title: "Client seed",
    description: "Your words are mixed into every result.",
    children: (
      <div className="grid gap-4">
        <Input label="Seed" defaultValue="seven blue doors" />
        <DialogClose asChild>
          <Button variant="primary" size="lg">
            Save
          </Button>
        </DialogClose>
      </div>
    ),
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <Button>Change seed</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ["matrix"] }
export const Bare: Story = {
  args: { bare: true, description: undefined, children: <p className="p-6">Only what the content draws.</p> },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Client seed" })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
  },
}
export const WithoutDescription: Story = { args: { description: undefined } }
const points = ["Your wallet is your account", "Results are fixed before you click", "Start with 5,000 DGHRT"]
const answers = (
  <div className="flex gap-2">
    <Button variant="primary" size="lg" className="flex-1">
      Play Now
    </Button>
    <DialogClose asChild>
      <Button size="lg">Not now</Button>
    </DialogClose>
  </div>
)
export const PictureOnTop: Story = {
  args: {
    title: "Plinko",
    description: "Drop the ball, let the pegs argue.",
    mark: (
      <Badge tone="success" dot>
        Live
      </Badge>
    ),
    media: <GameArt game="plinko" className="h-58 w-full" />,
    children: answers,
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Plinko" })
    await waitFor(() => expect(dialog).toBeVisible())
    await tabTo(screen.getByRole("button", { name: "Close" }))
    const media = dialog.querySelector<HTMLElement>("[data-slot=dialog-media]")
    await expect(media?.offsetWidth).toBe(dialog.clientWidth)
  },
}
export const PictureBeside: Story = {
  args: {
    size: "2xl",
    title: "Welcome to DGHRT",
    description: "Three things to know before your first bet.",
    mediaSide: "start",
    media: (
      <div className="grid size-full min-h-40 place-items-center bg-[radial-gradient(circle,var(--art-sky-hi),var(--art-sky-lo))]">
        <Heart className="w-40 max-md:w-24" />
      </div>
    ),
    children: (
      <div className="grid gap-4">
        <ul className="ruled border-hair border-t">
          {points.map((point) => (
            <li key={point} className="py-3 font-semibold text-sm">
              {point}
            </li>
          ))}
        </ul>
        {answers}
      </div>
    ),
  },
}
export const PictureOnPhone: Story = { ...PictureBeside, globals: { viewport: { value: "mobile" } } }
export const LongText: Story = {
  args: {
    title: "Terms of Service",
    description: undefined,
    children: (
      <div className="grid gap-4">
        {Array.from(
          { length: 20 },
          (_, index) => `Paragraph ${index + 1} of a text that is longer than the panel.`,
        ).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Terms of Service" })
    const heading = screen.getByRole("heading", { name: "Terms of Service" })
    const close = screen.getByRole("button", { name: "Close" })
    screen.getByText(/^Paragraph 20 /).scrollIntoView()
    const top = () => dialog.getBoundingClientRect().top
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThan(top()))
    await expect(close.getBoundingClientRect().top).toBeGreaterThan(top())
  },
}
const closed: Story = {
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Change seed</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
}
/** It is read out because it takes the focus: a live region would say it a second time. */
export const NothingAnnounced: Story = {
  ...closed,
  play: async () => {
    const heard = recordAnnouncements()
    const walker = createStoryWalker()
    await walker.goTo(/^button "Change seed"/)
    await walker.press("Enter")
    await waitFor(() => expect(walker.focused()).resolves.toMatch(/^dialog "Client seed"/))
    await walker.goTo(/^textbox "Seed"/)
    await walker.press("Escape")
    await waitFor(() => expect(walker.focused()).resolves.toMatch(/^button "Change seed"/))
    await expect(heard).toEqual([])
  },
}
export const EverySize: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {sizes.map((size) => (
        <Dialog key={size}>
          <DialogTrigger asChild>
            <Button>{size}</Button>
          </DialogTrigger>
          <DialogContent {...args} size={size} />
        </Dialog>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "xl" }))
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible())
  },
}
export const ByKeyboard: Story = {
  ...closed,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Change seed" })
    await tabTo(opener)
    await userEvent.keyboard(" ")
    const dialog = await screen.findByRole("dialog", { name: "Client seed" })
    await expect(dialog).toHaveAccessibleDescription("Your words are mixed into every result.")
    await tabTo(screen.getByRole("button", { name: "Close" }))
    await tabTo(screen.getByRole("textbox", { name: "Seed" }))
    await tabTo(screen.getByRole("button", { name: "Save" }))
    await tabTo(screen.getByRole("button", { name: "Close" }))
    await userEvent.tab({ shift: true })
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expectRing(opener))
  },
}
