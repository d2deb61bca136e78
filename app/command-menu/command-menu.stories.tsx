import { Dialog, DialogContent } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { catalogue } from "#features/games"
import { settings } from "#features/settings"
import { flags } from "../navigation/flags"
import { navigationItems } from "../navigation/items"
import { CommandMenuView } from "./command-menu-view"
import { type CommandContext, commandsFor } from "./commands"
import { ShortcutsView } from "./shortcuts-view"

const creator = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"
const wallet = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const go = fn()
const context: CommandContext = {
  games: catalogue,
  navigation: navigationItems({ address: wallet, owners: [creator], flags }),
  address: wallet,
  gameWallet: wallet,
  creator,
  leaderboard: true,
  settings: settings.state,
  go,
  follow: fn(),
  open: fn(),
  copyAddress: fn(),
  disconnect: fn(),
  chooseTheme: fn(),
  change: fn(),
}

const meta = {
  title: "App/Shell/Command menu",
  component: CommandMenuView,
  args: { commands: commandsFor(context), mac: false, onClose: fn(), onSearchElsewhere: fn() },
  render: (args) => (
    <Dialog open>
      <DialogContent
        bare
        title="Command menu"
        size="xl"
        className="max-md:h-dvh max-md:max-h-none! max-md:rounded-none! md:mt-33 md:max-h-[calc(100dvh-9.5rem)]! md:self-start"
      >
        <CommandMenuView {...args} />
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof CommandMenuView>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole("combobox", { name: "Search games, pages and actions" })
const active = async () => {
  const id = (await field()).getAttribute("aria-activedescendant")
  return document.getElementById(id ?? "")
}

/** Opened: the field has focus, everything is listed, the first line is meant. */
export const Opened: Story = {
  tags: ["matrix"],
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    for (const name of ["Games", "Go to", "Actions"])
      await expect(screen.getByRole("group", { name })).toBeInTheDocument()
    await expect(await active()).toHaveTextContent("Dice")
  },
}

/** Letters are marked where they were found; games that are closed are listed and say why. */
export const Searching: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), "pl")
    const race = screen.getByRole("option", { name: /Plinko Race/ })
    await expect(race).toHaveAttribute("aria-disabled", "true")
    await expect(race).toHaveTextContent("Maintenance")
    await expect(race.querySelector("mark")).toHaveTextContent("Pl")
    await userEvent.click(race)
    await expect(go).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
  beforeEach: () => void go.mockClear(),
}

/** Arrow keys move and wrap round, Enter runs what is meant. */
export const ByKeyboard: Story = {
  beforeEach: () => void go.mockClear(),
  play: async () => {
    const input = await field()
    await userEvent.type(input, "help and")
    await expect(await active()).toHaveTextContent("Help and rules")
    await userEvent.clear(input)
    await userEvent.keyboard("{ArrowUp}")
    const last = screen.getAllByRole("option").at(-1)
    await expect(await active()).toBe(last)
    await userEvent.keyboard("{ArrowDown}")
    await expect(await active()).toHaveTextContent("Dice")
    await userEvent.keyboard("{Enter}")
    await expect(go).toHaveBeenCalledWith(`/game/${wallet}/dice`)
    await expect(input).toHaveFocus()
  },
}

/** Nothing answers: it says so and offers the Explorer, by pointer and by Enter. */
export const NothingFound: Story = {
  play: async ({ args }) => {
    const input = await field()
    await userEvent.type(input, "zzzz")
    const dialog = await screen.findByRole("dialog", { name: "Command menu" })
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Nothing found")
    await userEvent.keyboard("{Enter}")
    await expect(args.onSearchElsewhere).toHaveBeenCalledWith("zzzz")
    await userEvent.click(screen.getByRole("button", { name: "Search the Explorer" }))
    await expect(args.onSearchElsewhere).toHaveBeenCalledTimes(2)
  },
}

/** Four hundred characters, markup and letters that turn the line round stay text and keep the panel's size. */
export const HostileText: Story = {
  play: async () => {
    const input = await field()
    await userEvent.click(input)
    const dialog = await screen.findByRole("dialog", { name: "Command menu" })
    // Themes with a thick frame are wider than their content.
    const { scrollWidth } = dialog
    await userEvent.paste(`\u202e<img src=x onerror=alert(1)>${"W".repeat(400)}`)
    const said = await screen.findByText("Nothing found", { selector: "p:not([role])" })
    await waitFor(() => expect(said).toBeVisible())
    await expect(dialog.querySelector("img")).toBeNull()
    await expect(dialog.scrollWidth).toBe(scrollWidth)
  },
}

/** Every shortcut, with the keys as this system prints them. */
export const Shortcuts: Story = {
  render: () => (
    <Dialog open>
      <DialogContent title="Keyboard shortcuts" description="Letter shortcuts are off while you type.">
        <ShortcutsView mac={false} />
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" })
    await expect(within(dialog).getByText("Command menu").closest("dt")?.parentElement).toHaveTextContent("CtrlK")
    await expect(within(dialog).getByText("Help and rules").closest("dt")?.parentElement).toHaveTextContent("GthenR")
    const letters = within(dialog).getByRole("switch", { name: "Letter shortcuts" })
    await expect(letters).toBeChecked()
    await userEvent.click(letters)
    await expect(settings.state.user.letterShortcuts).toBe(false)
    await userEvent.click(letters)
    await expect(settings.state.user.letterShortcuts).toBe(true)
  },
}
