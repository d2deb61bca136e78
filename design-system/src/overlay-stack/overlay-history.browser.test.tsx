import "../../../.storybook/preview.css"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { overlays } from "../testing/overlays"
import { OverlayHistoryProvider } from "./overlay-history"

test.each(["Dialog", "Drawer", "DropdownMenu", "Select"] as const)(
  "%s is closed by the application's history, which learns of every other end",
  async (name) => {
    const release = vi.fn()
    const opened = vi.fn((_close: () => void) => release)
    const screen = await render(<OverlayHistoryProvider value={opened}>{overlays[name]}</OverlayHistoryProvider>)
    const trigger = screen.getByRole(name === "Select" ? "combobox" : "button", { name: "Open" }).element()
    const open = async () => {
      await userEvent.click(trigger)
      await expect.poll(() => trigger.getAttribute("data-state")).toBe("open")
    }
    await open()
    expect(opened).toHaveBeenCalledOnce()
    opened.mock.lastCall?.[0]()
    await expect.poll(() => trigger.getAttribute("data-state")).toBe("closed")
    expect(release).toHaveBeenCalledOnce()
    await open()
    await userEvent.keyboard("{Escape}")
    await expect.poll(() => trigger.getAttribute("data-state")).toBe("closed")
    expect([opened.mock.calls.length, release.mock.calls.length]).toEqual([2, 2])
  },
)
