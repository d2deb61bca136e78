import { afterEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { settings } from "#features/settings"
import { useShortcuts } from "./use-shortcuts"

const [mute, command] = [vi.fn(), vi.fn()]

function Page() {
  useShortcuts({ "game-mute": mute, command })
  return (
    <>
      <button type="button">Roll</button>
      <input aria-label="Message" />
      <div role="dialog" aria-label="Rules">
        <button type="button">Close</button>
      </div>
    </>
  )
}

afterEach(() => {
  settings.change({ letterShortcuts: true })
  mute.mockClear()
  command.mockClear()
})

async function pressAt(role: "button" | "textbox", name: string, keys: string) {
  const screen = await render(<Page />)
  screen.getByRole(role, { name }).element().focus()
  await userEvent.keyboard(keys)
}

test("a letter runs the shortcut of the screen, once while it is held down", async () => {
  await pressAt("button", "Roll", "{m>5/}")
  expect(mute).toHaveBeenCalledOnce()
})

test("letters that are dictated run nothing once letter shortcuts are off, and Ctrl K still does", async () => {
  settings.change({ letterShortcuts: false })
  await pressAt("button", "Roll", "mute the game")
  expect(mute).not.toHaveBeenCalled()
  await userEvent.keyboard("{Control>}k{/Control}")
  expect(command).toHaveBeenCalledOnce()
})

test.each([
  ["textbox", "Message"],
  ["button", "Close"],
] as const)("a letter means nothing while the focus is in a field or a dialog (%s)", async (role, name) => {
  await pressAt(role, name, "m")
  expect(mute).not.toHaveBeenCalled()
})

test("a letter means nothing on a page without its target", async () => {
  const screen = await render(<Page />)
  await screen.unmount()
  await userEvent.keyboard("m")
  expect(mute).not.toHaveBeenCalled()
})
